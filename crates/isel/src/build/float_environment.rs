//! The state of floating-point arithmetic: the rounding mode, the environment with its exceptions, and the modes that control
//! it (C23, 7.6 "Floating-point environment").
//!
//! The rounding mode is in instructions of the machine. Environment and modes are what the C library keeps in its `fenv_t` and
//! `femode_t`, so its functions read and write them, by way of memory; default states are what systems with ELF call
//! `FE_DFL_ENV` and `FE_DFL_MODE`, the address −1.

use super::{Builder, Scalars};
use crate::call;
use crate::dag::{Parts, Value};
use crate::lowering::{Action, Result, Unsupported};
use ir::Inst;
use ir::data_layout::Mangling;
use mir::MemOperand;
use tables::nodes::NodeOp;
use tables::value_type::ValueType;

/// Room for what the library writes, in bytes: no `fenv_t` is larger than x87's with MXCSR.
const LARGEST_STATE: u64 = 32;

/// No `fenv_t` is aligned to more bytes.
const MAX_ALIGN_LOG2: u8 = 4;

/// The library's function behind an intrinsic.
fn library_function(stem: &str) -> Option<&'static str> {
    Some(match stem {
        "get.fpenv" => "fegetenv",
        "set.fpenv" | "reset.fpenv" => "fesetenv",
        "get.fpmode" => "fegetmode",
        "set.fpmode" | "reset.fpmode" => "fesetmode",
        _ => return None,
    })
}

impl Builder<'_, '_> {
    /// `None` if the name is that of no such intrinsic.
    pub(super) fn environment_intrinsic(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let stem = name.strip_prefix("llvm.").unwrap_or_default();
        // The type is a suffix of the name.
        let stem = stem.rsplit_once(".i").map_or(stem, |(stem, _)| stem);
        let int = Some(ValueType::I32);
        let function = library_function(stem);
        match (stem.split_once('.').unwrap_or_default(), function, args) {
            (("get", "rounding"), _, []) => {
                let mode = self.rounding_mode();
                let mode = mode.ok_or_else(|| Unsupported::new(format!("intrinsic '{name}'")))?;
                return Ok(Some(Scalars::from_elem(mode, 1)));
            }
            (("set", "rounding"), _, &[mode]) => {
                if !self.has_rounding_modes(NodeOp::SET_ROUNDING) {
                    return Err(Unsupported::new(format!("intrinsic '{name}'")));
                }
                self.set_rounding_mode(mode)?;
            }
            (("get", _), Some(function), []) => {
                let ty = self.state.value_type(self.result_type(inst))?;
                let place = self.place_of_state(ty);
                self.library_effect(function, &[place], int)?;
                let chain = self.ordered_chain();
                let mem = MemOperand { is_load: true, ..access(ty) };
                let state = self.dag.load(ty, chain, place, mem);
                self.loads.push(Value::new(state, 1));
                return Ok(Some(Scalars::from_elem(state.into(), 1)));
            }
            (("set", _), Some(function), &[state]) => {
                let state = self.scalar(state)?;
                let ty = self.dag.type_of(state);
                let place = self.place_of_state(ty);
                let chain = self.ordered_chain();
                let mem = MemOperand { is_store: true, ..access(ty) };
                self.chain = self.dag.store(chain, state, place, mem);
                self.library_effect(function, &[place], int)?;
            }
            (("reset", _), Some(function), []) => {
                if self.state.scope.env.data_layout.mangling() != Mangling::Elf {
                    return Err(Unsupported::new(format!("intrinsic '{name}' outside ELF")));
                }
                let default = self.dag.constant(-1, self.pointer_type());
                self.library_effect(function, &[default], int)?;
            }
            _ => return Ok(None),
        }
        Ok(Some(Scalars::new()))
    }

    /// Memory for a state, which the library may write as a whole, though its type is a shorter one.
    fn place_of_state(&mut self, ty: ValueType) -> Value {
        let bytes = (ty.bits() / 8).next_power_of_two().max(LARGEST_STATE);
        let index = self.dag.shared.temporary(bytes, (bytes.ilog2() as u8).min(MAX_ALIGN_LOG2));
        self.frame_index(index)
    }

    fn has_rounding_modes(&self, op: NodeOp) -> bool {
        let (lowering, ty) = (self.state.lowering, self.pointer_type());
        let is_done = || {
            self.state.legality.is_covered(op, ty)
                || lowering.action(self.state.isa, op, ty) == Action::Custom
        };
        !lowering.facts().rounding_modes.is_empty() && is_done()
    }

    /// The rounding mode as C numbers it: always to nearest where numbers have no registers.
    fn rounding_mode(&mut self) -> Option<Value> {
        if !self.state.legality.is_legal_type(ValueType::F32) {
            return Some(self.dag.constant(1, ValueType::I32));
        }
        if !self.has_rounding_modes(NodeOp::GET_ROUNDING) {
            return None;
        }
        let (chain, pointer) = (self.ordered_chain(), self.pointer_type());
        let types = [pointer, ValueType::OTHER];
        let node = self.dag.make(Parts::new(NodeOp::GET_ROUNDING, &types, &[chain]));
        self.chain = Value::new(node, 1);
        let table = in_nibbles(&self.state.lowering.facts().rounding_modes);
        let mode = self.looked_up(table, node.into());
        Some(self.resize(mode, ValueType::I32))
    }

    fn set_rounding_mode(&mut self, mode: ir::Value) -> Result<()> {
        let modes = &self.state.lowering.facts().rounding_modes;
        let number =
            |wanted: usize| modes.iter().position(|&mode| usize::from(mode) == wanted).unwrap_or(0) as u8;
        let numbers: Vec<u8> = (0..modes.len()).map(number).collect();
        let (mode, pointer) = (self.scalar(mode)?, self.pointer_type());
        let mode = self.resize(mode, pointer);
        let number = self.looked_up(in_nibbles(&numbers), mode);
        let chain = self.ordered_chain();
        self.chain = self.dag.value(NodeOp::SET_ROUNDING, ValueType::OTHER, &[chain, number]);
        Ok(())
    }

    /// A number of three bits from a table in a constant.
    fn looked_up(&mut self, table: i64, index: Value) -> Value {
        let ty = self.pointer_type();
        let (two, table, low) =
            (self.dag.constant(2, ty), self.dag.constant(table, ty), self.dag.constant(7, ty));
        let amount = self.dag.value(NodeOp::SHL, ty, &[index, two]);
        let entry = self.dag.value(NodeOp::SRL, ty, &[table, amount]);
        self.dag.value(NodeOp::AND, ty, &[entry, low])
    }
}

/// An access to a state.
fn access(ty: ValueType) -> MemOperand {
    let access = call::access(ty);
    MemOperand { align_log2: access.align_log2.min(MAX_ALIGN_LOG2), ..access }
}

/// Numbers of four bits, the first one lowest.
fn in_nibbles(numbers: &[u8]) -> i64 {
    numbers.iter().rev().fold(0, |table, &number| table << 4 | i64::from(number))
}
