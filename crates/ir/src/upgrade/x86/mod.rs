//! Intrinsics of x86 that LLVM has given up, as what they mean in IR today.
//!
//! ```text
//! %r = call <4 x float> @llvm.x86.avx512.mask.add.ps.128(%a, %b, %c, i8 %m)
//!
//! %m8 = bitcast i8 %m to <8 x i1>
//! %m4 = shufflevector %m8, %m8, <0, 1, 2, 3>
//! %s = fadd <4 x float> %a, %b
//! %r = select <4 x i1> %m4, %s, %c
//! ```
//!
//! `ROWS` says of names, or of what they begin with, which operation they are and how a mask comes in ([`Shape`]). What is not
//! in a name is in the types of the call: widths, numbers of elements. A call whose arguments are not what its name promises is
//! left alone, so a wrong program meets the error for intrinsics that do not exist.
//!
//! # Cost
//! A walk through the table for each declaration that begins with `llvm.x86.`, and the new instructions of each call.

mod fused;
mod lanes;
mod operations;
mod rows;

use super::calls::{constant_int, remove_call};
use crate::builder::Builder;
use crate::function::Function;
use crate::global::{FunctionHeader, GlobalData, GlobalKind};
use crate::inst::{InstFlags, Opcode};
use crate::intrinsics::Intrinsic;
use crate::module::Env;
use crate::types::{Type, TypeData};
use crate::value::{Inst, Value};
pub(super) use rows::Recipe;

/// How the operation and the mask of an intrinsic are among its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// There is no mask.
    Plain,
    /// Last are what is taken where the mask has zeros, and the mask.
    Masked,
    /// As `Masked` after so many operands, or with a rounding mode behind.
    Rounded(usize),
    /// The mask is last, and where it has zeros, an argument stays.
    Kept(usize),
    /// The mask is last, and where it has zeros, there are zeros.
    Zeroed,
    /// The result is a mask as an integer; the last argument, a mask of what counts.
    Bits,
    /// The result is a mask as an integer.
    AllBits,
}

/// The recipe for an intrinsic of this name and type, if there is one.
pub(super) fn recipe(env: &Env, name: &[u8], fn_ty: Type) -> Option<Recipe> {
    let name = std::str::from_utf8(name.strip_prefix(b"llvm.x86.")?).ok()?;
    let (ret, params, _) = env.types.signature(fn_ty)?;
    rows::find(name).or_else(|| rows::changed(name, &env.types, params, ret))
}

/// What an intrinsic of another type is called, so that the name is free.
pub(super) const OLD: &[u8] = b".old";

/// Lets instructions take the place of a call.
pub(super) fn upgrade_call(env: &mut Env, func: &mut Function, call: Inst, recipe: Recipe) {
    if func.opcode(call) != Opcode::Call {
        return;
    }
    let (ty, num_args) = (func.inst(call).ty, func.call_info(call).num_args as usize);
    let (args, loc) = (func.operands(call)[..num_args].to_vec(), func.debug_loc(call));
    let first = func.num_insts();
    let callee = func.operands(call).last().and_then(|c| c.as_global());
    let name = callee.map_or(String::new(), |c| String::from_utf8_lossy(&env.globals[c].name).into_owned());
    let name = name.strip_prefix("llvm.x86.").unwrap_or_default().trim_end_matches(".old").to_owned();
    let mut b = Builder::new(env, func);
    b.position_before(call);
    b.set_debug_loc(loc);
    let mut cx = Cx { b, ty, name };
    let made = cx.shaped(recipe, &args);
    let fits = cx.b.finish().is_ok();
    let made = made.filter(|&value| {
        fits && (ty == Type::VOID || crate::module::Scope::new(env, func).type_of(value) == ty)
    });
    let Some(value) = made else {
        // Nobody uses what has been made so far.
        let added: Vec<Inst> = (first..func.num_insts()).map(support::entity::Entity::new).collect();
        added.into_iter().rev().for_each(|inst| func.remove_inst(inst));
        return;
    };
    if ty == Type::VOID {
        return remove_call(func, call);
    }
    // The call becomes the last of the new instructions, so its users and its name stay.
    let list = func.make_operands(&[value]);
    let mut data = crate::inst::InstData::new(Opcode::BitCast, ty, list);
    if let Some(last) = value.as_inst().filter(|last| func.prev_inst(call) == Some(*last)) {
        let of = func.inst(last);
        data = crate::inst::InstData::new(of.opcode, of.ty, of.operands)
            .with_sub(of.sub)
            .with_flags(of.flags)
            .with_aux(of.aux);
        func.remove_inst(last);
    }
    func.clear_attachments(call);
    func.define_inst(call, data);
}

/// What is made before one call.
struct Cx<'a> {
    b: Builder<'a>,
    /// The type of its result.
    ty: Type,
    /// The name of what it calls, without `llvm.x86.`.
    name: String,
}

impl Cx<'_> {
    fn shaped(&mut self, recipe: Recipe, args: &[Value]) -> Option<Value> {
        let Recipe { shape, op, .. } = recipe;
        let ty = self.ty;
        match shape {
            Shape::Plain => self.operation(op, args, ty, None),
            Shape::Masked => {
                let [operands @ .., other, mask] = args else { return None };
                let value = self.operation(op, operands, ty, None)?;
                self.selected(*mask, value, *other)
            }
            Shape::Rounded(count) => {
                let (rounding, rest) = match args.len() == count + 3 {
                    true => (self.constant(args[count + 2]), &args[..count + 2]),
                    false => (None, args),
                };
                if rest.len() != count + 2 || args.len() > rest.len() && rounding.is_none() {
                    return None;
                }
                // 4 is the mode that is set, which is what operations of the IR have.
                let value = self.operation(op, &rest[..count], ty, rounding.filter(|&r| r != 4))?;
                self.selected(rest[count + 1], value, rest[count])
            }
            Shape::Kept(at) => {
                let (mask, operands) = args.split_last()?;
                let value = self.operation(op, operands, ty, None)?;
                let kept = self.bits_as(*operands.get(at)?, ty);
                self.selected(*mask, value, kept)
            }
            Shape::Zeroed => {
                let (mask, operands) = args.split_last()?;
                let value = self.operation(op, operands, ty, None)?;
                let zero = self.b.null(ty);
                self.selected(*mask, value, zero)
            }
            Shape::Bits => {
                let (mask, operands) = args.split_last()?;
                let truths = self.truths_like(*operands.first()?)?;
                let truths = self.operation(op, operands, truths, None)?;
                self.as_bits(truths, Some(*mask))
            }
            Shape::AllBits => {
                let truths = self.truths_like(*args.first()?)?;
                let truths = self.operation(op, args, truths, None)?;
                self.as_bits(truths, None)
            }
        }
    }

    // Types and constants.

    fn type_of(&self, value: Value) -> Type {
        self.b.type_of(value)
    }

    fn types(&mut self) -> &mut crate::types::TypeTable {
        &mut self.b.env().types
    }

    /// The number of elements of a vector.
    fn lanes(&mut self, ty: Type) -> Option<u32> {
        self.types().vector_shape(ty).filter(|(_, scalable)| !scalable).map(|(lanes, _)| lanes)
    }

    /// The width of an element, or of a number.
    fn width(&mut self, ty: Type) -> Option<u32> {
        let types = self.types();
        match types.get(types.scalar(ty)) {
            TypeData::Int(bits) => Some(*bits),
            TypeData::Half | TypeData::BFloat => Some(16),
            TypeData::Float => Some(32),
            TypeData::Double => Some(64),
            _ => None,
        }
    }

    fn vector(&mut self, elem: Type, lanes: u32) -> Type {
        self.types().vector(elem, lanes, false)
    }

    /// A vector of integers, of the same size as one.
    fn integers(&mut self, ty: Type, width: u32) -> Option<Type> {
        let bits = self.width(ty)? * self.lanes(ty).unwrap_or(1);
        let elem = self.types().int(width);
        bits.is_multiple_of(width).then(|| self.vector(elem, bits / width))
    }

    fn constant(&mut self, value: Value) -> Option<u64> {
        let (env, func) = self.b.parts();
        constant_int(env, func, value)
    }

    /// The same number in all elements, or the number.
    fn splat(&mut self, ty: Type, number: u64) -> Option<Value> {
        let elem = self.types().scalar(ty);
        let one = self.b.int(elem, number);
        match self.lanes(ty) {
            Some(lanes) => Some(self.b.aggregate(ty, &vec![one; lanes as usize])),
            None => Some(one),
        }
    }

    /// One value in so many elements.
    fn splat_value(&mut self, value: Value, lanes: u32) -> Option<Value> {
        let elem = self.type_of(value);
        let ty = self.vector(elem, lanes);
        let zero = self.b.int(Type::I32, 0);
        let poison = self.b.poison(ty);
        let first = self.b.insert_element(poison, value, zero);
        Some(self.b.shuffle_vector(first, poison, &vec![0; lanes as usize]))
    }

    /// The same bits as another type of that size.
    fn bits_as(&mut self, value: Value, ty: Type) -> Value {
        if self.type_of(value) == ty {
            value
        } else {
            self.b.cast(Opcode::BitCast, value, ty, InstFlags::NONE)
        }
    }

    // Masks.

    /// The lowest bits of an integer as truth values; `None` if all are ones, or a vector of them as it is.
    fn truths(&mut self, mask: Value, lanes: u32) -> Option<Value> {
        let ty = self.type_of(mask);
        if self.lanes(ty).is_some() {
            return Some(mask);
        }
        let bits = self.types().int_bits(ty)?;
        let all = self.vector(Type::I1, bits);
        let vector = self.bits_as(mask, all);
        if bits <= lanes {
            return Some(vector);
        }
        let order: Vec<i32> = (0..lanes as i32).collect();
        Some(self.b.shuffle_vector(vector, vector, &order))
    }

    /// The type of a mask for a vector.
    fn truths_like(&mut self, value: Value) -> Option<Type> {
        let own = self.type_of(value);
        let lanes = self.lanes(own)?;
        Some(self.vector(Type::I1, lanes))
    }

    fn is_all_ones(&mut self, mask: Value, lanes: u32) -> bool {
        let ones = u64::MAX >> (64 - lanes.clamp(1, 64));
        self.constant(mask).is_some_and(|bits| bits & ones == ones)
    }

    /// One value where a mask has ones, another elsewhere. A number has the lowest bit.
    fn selected(&mut self, mask: Value, yes: Value, no: Value) -> Option<Value> {
        let ty = self.type_of(yes);
        let lanes = self.lanes(ty).unwrap_or(1);
        if self.is_all_ones(mask, lanes) {
            return Some(yes);
        }
        let mut truths = self.truths(mask, lanes)?;
        if self.lanes(ty).is_none() {
            let zero = self.b.int(Type::I64, 0);
            truths = self.b.extract_element(truths, zero);
        }
        Some(self.b.select(truths, yes, no))
    }

    /// Truth values as an integer, of at least eight bits; only those that a mask lets through.
    fn as_bits(&mut self, truths: Value, mask: Option<Value>) -> Option<Value> {
        let ty = self.type_of(truths);
        let lanes = self.lanes(ty)?;
        let mut truths = truths;
        if let Some(mask) = mask.filter(|&mask| !self.is_all_ones(mask, lanes)) {
            let own = self.truths(mask, lanes)?;
            truths = self.b.binary(Opcode::And, truths, own, InstFlags::NONE);
        }
        if lanes < 8 {
            let zero = self.b.null(ty);
            let order: Vec<i32> = (0..8)
                .map(|i: i32| if i < lanes as i32 { i } else { lanes as i32 + i % lanes as i32 })
                .collect();
            truths = self.b.shuffle_vector(truths, zero, &order);
        }
        let result = self.types().int(lanes.max(8));
        Some(self.bits_as(truths, result))
    }

    // Calls.

    /// A call of an intrinsic of LLVM that is declared for the type of the first operand.
    fn generic(&mut self, name: &str, args: &[Value]) -> Option<Value> {
        let ty = self.type_of(*args.first()?);
        self.overloaded(name, &[ty], args)
    }

    fn overloaded(&mut self, name: &str, types: &[Type], args: &[Value]) -> Option<Value> {
        let intrinsic = Intrinsic::lookup(name.as_bytes())?;
        let callee = self.b.env().declare_intrinsic(intrinsic, types)?;
        let fn_ty = self.b.env().globals[callee].value_ty;
        Some(self.b.call(fn_ty, callee.into(), args))
    }

    /// A call of an intrinsic of the target.
    fn target(&mut self, name: &str, args: &[Value], ty: Type) -> Option<Value> {
        let params: Vec<Type> = args.iter().map(|&arg| self.type_of(arg)).collect();
        let env = self.b.env();
        let fn_ty = env.types.function(ty, &params, false);
        let name = format!("llvm.x86.{name}");
        let known = env.order.functions.iter().copied().find(|&f| *env.globals[f].name == *name.as_bytes());
        let callee = match known {
            Some(callee) if env.globals[callee].value_ty == fn_ty => callee,
            Some(_) => return None,
            None => {
                let pointer = env.types.ptr(env.data_layout.program_addr_space());
                let kind = GlobalKind::Function(Box::<FunctionHeader>::default());
                env.add_global(GlobalData::new(name.as_bytes(), fn_ty, pointer, kind))
            }
        };
        Some(self.b.call(fn_ty, callee.into(), args))
    }
}
