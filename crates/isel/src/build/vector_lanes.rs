//! Intrinsics that move lanes of vectors of a fixed length about, or say which of them are meant: reversed, interleaved,
//! parts and joints; masks of a loop's last turn; loads and stores of the lanes that are on, without gaps.

use super::{Builder, Scalars};
use crate::call::access;
use crate::dag::Value;
use crate::lowering::{Result, Unsupported};
use ir::Inst;
use mir::MemOperand;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

impl Builder<'_, '_> {
    /// `None` if the name is that of no such intrinsic.
    pub(super) fn lane_intrinsic(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[ir::Value],
    ) -> Result<Option<Scalars>> {
        let Some(rest) = name.strip_prefix("llvm.") else { return Ok(None) };
        let rest = rest.strip_prefix("experimental.").unwrap_or(rest);
        let is = |stem: &str| rest.strip_prefix(stem).is_some_and(|types| types.starts_with('.'));
        let one = |value: Value| Ok(Some(Scalars::from_elem(value, 1)));
        let splices =
            ["vector.splice", "vector.splice.left", "vector.splice.right"].iter().any(|stem| is(stem));
        if is("vector.reverse") || splices || is("vector.insert") || is("vector.extract") {
            let ty = self.state.value_type(self.result_type(inst))?;
            let mut lanes = self.all_elements(&args[..1])?;
            if is("vector.reverse") {
                lanes.reverse();
            } else {
                let last = args.last().and_then(|&arg| self.state.constant_int(arg));
                let last = last.ok_or_else(|| Unsupported::new(format!("'{name}' by a variable number")))?;
                let count = ty.lanes() as usize;
                if is("vector.extract") {
                    lanes = lanes.into_iter().skip(last.max(0) as usize).take(count).collect();
                } else if is("vector.insert") {
                    let part = self.all_elements(&args[1..2])?;
                    let into = lanes.iter_mut().skip(last.max(0) as usize);
                    into.zip(part).for_each(|(lane, new)| *lane = new);
                } else {
                    // From the end of the first vector if to the right, or negative.
                    let first = match last {
                        _ if is("vector.splice.right") => count as i64 - last,
                        ..0 => count as i64 + crate::dag::sign_extend(last, 32),
                        _ => last,
                    };
                    lanes.extend(self.all_elements(&args[1..2])?);
                    lanes = lanes.into_iter().skip(first.max(0) as usize).take(count).collect();
                }
            }
            lanes.resize(ty.lanes() as usize, self.dag.undef(ty.element()));
            return one(self.vector_of(ty, &lanes));
        }
        if let Some(factor) = factor(rest, "vector.interleave") {
            let ty = self.state.value_type(self.result_type(inst))?;
            let lanes = self.all_elements(args)?;
            let each = lanes.len() / factor;
            let order = (0..lanes.len()).map(|i| lanes[i % factor * each + i / factor]);
            let order: Vec<Value> = order.collect();
            return one(self.vector_of(ty, &order));
        }
        if let Some(factor) = factor(rest, "vector.deinterleave") {
            let lanes = self.all_elements(args)?;
            let mut out = Scalars::new();
            for (i, (ty, _)) in self.result_scalars(inst)?.into_iter().enumerate() {
                let own: Vec<Value> = lanes.iter().skip(i).step_by(factor).copied().collect();
                out.push(self.vector_of(ty, &own));
            }
            return Ok(Some(out));
        }
        if is("stepvector") {
            let ty = self.state.value_type(self.result_type(inst))?;
            let lanes: Vec<Value> =
                (0..ty.lanes()).map(|i| self.dag.constant(i.into(), ty.element())).collect();
            return one(self.vector_of(ty, &lanes));
        }
        if is("get.active.lane.mask") {
            return one(self.lanes_below(inst, args)?);
        }
        if is("get.vector.length") {
            return self.vector_length(args).map(Some);
        }
        if is("cttz.elts") {
            return one(self.first_lane_on(inst, args[0])?);
        }
        if is("masked.expandload") || is("masked.compressstore") {
            return self.without_gaps(inst, args).map(Some);
        }
        if is("vector.partial.reduce.add") {
            return one(self.partial_sums(args)?);
        }
        Ok(None)
    }

    fn all_elements(&mut self, vectors: &[ir::Value]) -> Result<Vec<Value>> {
        let mut out = Vec::new();
        for &vector in vectors {
            let vector = self.scalar(vector)?;
            out.extend(self.elements(vector));
        }
        Ok(out)
    }

    /// Lane `i` is on if `base + i`, which does not wrap, is below the limit.
    fn lanes_below(&mut self, inst: Inst, args: &[ir::Value]) -> Result<Value> {
        let ty = self.state.value_type(self.result_type(inst))?;
        let (base, limit) = (self.scalar(args[0])?, self.scalar(args[1])?);
        let int = self.dag.type_of(base);
        // So many lanes are left.
        let left = self.dag.value(NodeOp::SUB, int, &[limit, base]);
        let some = self.dag.setcc(ValueType::I1, base, limit, CondCode::ULT);
        let mut lanes = Vec::new();
        for lane in 0..ty.lanes() {
            let number = self.dag.constant(lane.into(), int);
            let below = self.dag.setcc(ValueType::I1, number, left, CondCode::ULT);
            lanes.push(self.dag.value(NodeOp::AND, ValueType::I1, &[some, below]));
        }
        Ok(self.vector_of(ty, &lanes))
    }

    /// As many as are left, at most as many as the vector has.
    fn vector_length(&mut self, args: &[ir::Value]) -> Result<Scalars> {
        let lanes = args.get(1).and_then(|&arg| self.state.constant_int(arg)).unwrap_or(0);
        if args.get(2).and_then(|&arg| self.state.constant_int(arg)) != Some(0) {
            return Err(Unsupported::new("scalable vectors"));
        }
        let left = self.scalar(args[0])?;
        let ty = self.dag.type_of(left);
        let most = self.dag.constant(lanes, ty);
        let least = self.dag.value(NodeOp::UMIN, ty, &[left, most]);
        Ok(Scalars::from_elem(self.resize(least, ValueType::I32), 1))
    }

    /// The number of the first lane that is not zero.
    fn first_lane_on(&mut self, inst: Inst, vector: ir::Value) -> Result<Value> {
        let ty = self.state.value_type(self.result_type(inst))?;
        let vector = self.scalar(vector)?;
        let shape = self.dag.type_of(vector);
        let mut found = self.dag.constant(shape.lanes().into(), ty);
        let zero = self.dag.constant(0, shape.element());
        for lane in (0..shape.lanes()).rev() {
            let element = self.element(vector, lane);
            let on = self.dag.setcc(ValueType::I1, element, zero, CondCode::NE);
            let number = self.dag.constant(lane.into(), ty);
            found = self.dag.value(NodeOp::SELECT, ty, &[on, number, found]);
        }
        Ok(found)
    }

    /// Lanes that are on are next to each other in memory; those that are off are accessed at a harmless place.
    fn without_gaps(&mut self, inst: Inst, args: &[ir::Value]) -> Result<Scalars> {
        let &[a, b, c] = args else { return Err(Unsupported::new("a vector access of this form")) };
        let loads = self.state.scope.type_of(a) != self.state.scope.type_of(c)
            && self.state.scope.env.types.is_ptr(self.state.scope.type_of(a));
        let (pointer, mask, vector) = if loads { (a, b, c) } else { (b, c, a) };
        let (mut place, mask, vector) = (self.scalar(pointer)?, self.scalar(mask)?, self.scalar(vector)?);
        let (shape, pointer) = (self.dag.type_of(vector), self.pointer_type());
        let element = shape.element();
        let harmless = self.harmless_place(element);
        let bytes = self.dag.constant((element.bits() / 8).max(1) as i64, pointer);
        let zero = self.dag.constant(0, pointer);
        let mem = MemOperand { align_log2: 0, ..access(element) };
        let mut out = Vec::new();
        for lane in 0..shape.lanes() {
            let (on, own) = (self.element(mask, lane), self.element(vector, lane));
            let at = self.dag.value(NodeOp::SELECT, pointer, &[on, place, harmless]);
            let chain = self.ordered_chain();
            if loads {
                let load = self.dag.load(element, chain, at, MemOperand { is_load: true, ..mem });
                self.loads.push(Value::new(load, 1));
                out.push(self.dag.value(NodeOp::SELECT, element, &[on, load.into(), own]));
            } else {
                self.chain = self.dag.store(chain, own, at, MemOperand { is_store: true, ..mem });
            }
            let step = self.dag.value(NodeOp::SELECT, pointer, &[on, bytes, zero]);
            place = self.dag.value(NodeOp::ADD, pointer, &[place, step]);
        }
        if !loads {
            return Ok(Scalars::new());
        }
        let ty = self.state.value_type(self.result_type(inst))?;
        Ok(Scalars::from_elem(self.vector_of(ty, &out), 1))
    }

    /// Adds the lanes of a long vector to those of a short one, in any order.
    fn partial_sums(&mut self, args: &[ir::Value]) -> Result<Value> {
        let &[short, long] = args else { return Err(Unsupported::new("sums of this form")) };
        let short = self.scalar(short)?;
        let ty = self.dag.type_of(short);
        let mut sums = self.elements(short);
        let count = sums.len().max(1);
        for (i, lane) in self.all_elements(&[long])?.into_iter().enumerate() {
            sums[i % count] = self.dag.value(NodeOp::ADD, ty.element(), &[sums[i % count], lane]);
        }
        Ok(self.vector_of(ty, &sums))
    }
}

/// The number at the end of a name.
fn factor(name: &str, stem: &str) -> Option<usize> {
    let number = name.strip_prefix(stem)?.split('.').next()?;
    number.parse().ok().filter(|n| (2..=8).contains(n))
}
