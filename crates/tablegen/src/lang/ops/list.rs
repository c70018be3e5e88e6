//! Operators on lists, and the loops `!foreach`, `!filter`, `!foldl`.

use super::Fold;
use crate::lang::context::{Context, Result};
use crate::lang::record::RecordId;
use crate::lang::resolve::MapLookup;
use crate::lang::token::Op;
use crate::lang::types::Type;
use crate::lang::value::{Value, View};
use smallvec::SmallVec;

impl Context {
    fn is_list(&self, v: Value) -> bool {
        matches!(self.values.view(v), View::List(_))
    }

    /// The elements of a list literal, copied.
    fn elements(&self, v: Value) -> Option<Vec<Value>> {
        match self.values.view(v) {
            View::List(elements) => Some(elements.to_vec()),
            _ => None,
        }
    }

    pub(super) fn fold_head_tail(&mut self, op: Op, list: Value, fold: Fold) -> Result<Option<Value>> {
        let Some(elements) = self.elements(list) else { return Ok(None) };
        match elements.split_first() {
            None => Err(self.fold_error(fold.record, format!("!{} of an empty list", op.name()))),
            Some((&head, _)) if op == Op::Head => Ok(Some(head)),
            Some((_, tail)) => {
                let ty = self.values.ty(list);
                Ok(Some(self.values.list(ty, tail)))
            }
        }
    }

    pub(super) fn fold_size(&mut self, op: Op, v: Value) -> Option<Value> {
        let size = match self.values.view(v) {
            View::List(elements) => elements.len(),
            View::Dag(dag) => dag.args.len(),
            View::Str(string, _) => self.strings.resolve(string).len(),
            _ => return None,
        };
        Some(self.values.int(if op == Op::Size { size as i64 } else { i64::from(size == 0) }))
    }

    pub(super) fn fold_flatten(&mut self, v: Value) -> Result<Option<Value>> {
        let Some(lists) = self.elements(v) else { return Ok(None) };
        let inner = self.types.element(self.values.ty(v)).unwrap_or(Type::ANY_RECORD);
        if self.types.element(inner).is_none() {
            return Ok(Some(v));
        }
        let mut flat = Vec::new();
        for list in lists {
            let View::List(elements) = self.values.view(list) else { return Ok(None) };
            flat.extend_from_slice(elements);
        }
        self.check_size(flat.len() as u64)?;
        Ok(Some(self.values.list(inner, &flat)))
    }

    pub(crate) fn fold_list_concat(&mut self, lhs: Value, rhs: Value) -> Result<Option<Value>> {
        let (View::List(a), View::List(b)) = (self.values.view(lhs), self.values.view(rhs)) else {
            return Ok(None);
        };
        let joined = [a, b].concat();
        self.check_size(joined.len() as u64)?;
        let ty = self.values.ty(lhs);
        Ok(Some(self.values.list(ty, &joined)))
    }

    pub(super) fn fold_list_splat(
        &mut self,
        element: Value,
        count: Value,
        record: Option<RecordId>,
    ) -> Result<Option<Value>> {
        let View::Int(count) = self.values.view(count) else { return Ok(None) };
        if element == Value::UNSET {
            return Ok(None);
        }
        if count < 0 {
            return Err(self.fold_error(record, format!("!listsplat count {count} is negative")));
        }
        self.check_size(count as u64)?;
        let element_ty = self.values.ty(element);
        let ty = self.types.list(element_ty);
        Ok(Some(self.values.list(ty, &vec![element; count as usize])))
    }

    pub(super) fn fold_list_remove(&mut self, lhs: Value, rhs: Value) -> Option<Value> {
        let (View::List(all), View::List(removed)) = (self.values.view(lhs), self.values.view(rhs)) else {
            return None;
        };
        let is_removed = |v: Value| removed.iter().any(|&r| self.compare(Op::Eq, v, r) == Some(true));
        let kept: Vec<Value> = all.iter().copied().filter(|&v| !is_removed(v)).collect();
        let ty = self.values.ty(lhs);
        Some(self.values.list(ty, &kept))
    }

    pub(super) fn fold_list_elem(&mut self, list: Value, index: Value) -> Option<Value> {
        let (View::List(elements), View::Int(index)) = (self.values.view(list), self.values.view(index))
        else {
            return None;
        };
        elements.get(usize::try_from(index).ok()?).copied()
    }

    pub(super) fn fold_list_slice(&mut self, list: Value, indices: Value) -> Option<Value> {
        let (View::List(elements), View::List(indices)) = (self.values.view(list), self.values.view(indices))
        else {
            return None;
        };
        let pick = |&index: &Value| match self.values.view(index) {
            View::Int(index) => elements.get(usize::try_from(index).ok()?).copied(),
            _ => None,
        };
        let picked: Vec<Value> = indices.iter().map(pick).collect::<Option<_>>()?;
        let ty = self.values.ty(list);
        Some(self.values.list(ty, &picked))
    }

    /// `start...end` inside brackets: both included, in either direction.
    pub(super) fn fold_range_closed(&mut self, start: Value, end: Value) -> Result<Option<Value>> {
        let (View::Int(start), View::Int(end)) = (self.values.view(start), self.values.view(end)) else {
            return Ok(None);
        };
        self.check_size(start.abs_diff(end).saturating_add(1))?;
        let ints: Vec<i64> =
            if start <= end { (start..=end).collect() } else { (end..=start).rev().collect() };
        Ok(Some(self.int_list(&ints)))
    }

    /// `!range(start, end, step)`: the end is not included.
    pub(super) fn fold_range(
        &mut self,
        [start, end, step]: [Value; 3],
        record: Option<RecordId>,
    ) -> Result<Option<Value>> {
        let (View::Int(start), View::Int(end), View::Int(step)) =
            (self.values.view(start), self.values.view(end), self.values.view(step))
        else {
            return Ok(None);
        };
        if step == 0 {
            return Err(self.fold_error(record, "Step of !range can't be 0"));
        }
        let forward = start < end && step > 0;
        let backward = start > end && step < 0;
        if !forward && !backward {
            return Ok(Some(self.int_list(&[])));
        }
        let count = start.abs_diff(end).div_ceil(step.unsigned_abs());
        self.check_size(count)?;
        let ints: Vec<i64> = (0..count as i64).map(|i| start.wrapping_add(i.wrapping_mul(step))).collect();
        Ok(Some(self.int_list(&ints)))
    }

    pub(crate) fn int_list(&mut self, ints: &[i64]) -> Value {
        let elements: Vec<Value> = ints.iter().map(|&int| self.values.int(int)).collect();
        let ty = self.types.list(Type::INT);
        self.values.list(ty, &elements)
    }

    /// `body` with `variable` standing for `item`.
    pub(super) fn apply(
        &mut self,
        variable: Value,
        item: Value,
        body: Value,
        record: Option<RecordId>,
    ) -> Result<Value> {
        let mut map = MapLookup::new(record);
        map.set(variable, item);
        self.resolve(body, &mut map)
    }

    pub(super) fn fold_foreach(
        &mut self,
        variable: Value,
        sequence: Value,
        body: Value,
        ty: Type,
        record: Option<RecordId>,
    ) -> Result<Option<Value>> {
        if let View::Dag(_) = self.values.view(sequence) {
            return self.foreach_dag(variable, sequence, body, record).map(Some);
        }
        if !self.is_list(sequence) {
            return Ok(None);
        }
        let mut results = SmallVec::<[Value; 16]>::new();
        for i in self.values.range(sequence) {
            let item = self.values.pooled(i);
            results.push(self.apply(variable, item, body, record)?);
        }
        Ok(Some(self.values.list(ty, &results)))
    }

    pub(super) fn fold_filter(
        &mut self,
        variable: Value,
        list: Value,
        predicate: Value,
        ty: Type,
        record: Option<RecordId>,
    ) -> Result<Option<Value>> {
        if !self.is_list(list) {
            return Ok(None);
        }
        let mut kept = SmallVec::<[Value; 16]>::new();
        for i in self.values.range(list) {
            let item = self.values.pooled(i);
            let included = self.apply(variable, item, predicate, record)?;
            match self.as_int(included) {
                None => return Ok(None),
                Some(0) => {}
                Some(_) => kept.push(item),
            }
        }
        Ok(Some(self.values.list(ty, &kept)))
    }

    /// `!foldl(start, list, accumulator, element, body)`
    pub fn fold_op(&mut self, operands: [Value; 5], ty: Type, record: Option<RecordId>) -> Result<Value> {
        let [start, list, accumulator, element, body] = operands;
        if !self.is_list(list) {
            return Ok(self.values.fold(operands, ty));
        }
        let mut result = start;
        for i in self.values.range(list) {
            let item = self.values.pooled(i);
            let mut map = MapLookup::new(record);
            map.set(accumulator, result);
            map.set(element, item);
            result = self.resolve(body, &mut map)?;
        }
        Ok(result)
    }
}
