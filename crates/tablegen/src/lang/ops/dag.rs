//! Operators on dags. An absent name is `?`.

use super::Fold;
use crate::lang::context::{Context, Result};
use crate::lang::record::RecordId;
use crate::lang::token::Op;
use crate::lang::types::Type;
use crate::lang::value::{Value, View};

/// A dag's parts, copied.
struct Parts {
    op: Value,
    op_name: Value,
    args: Vec<Value>,
    names: Vec<Value>,
}

impl Context {
    fn dag_parts(&self, v: Value) -> Option<Parts> {
        match self.values.view(v) {
            View::Dag(dag) => Some(Parts {
                op: dag.op,
                op_name: dag.op_name,
                args: dag.args.to_vec(),
                names: dag.names.to_vec(),
            }),
            _ => None,
        }
    }

    pub(super) fn fold_get_dag_op(&mut self, dag: Value, ty: Type, fold: Fold) -> Result<Option<Value>> {
        let View::Dag(parts) = self.values.view(dag) else { return Ok(None) };
        let op = parts.op;
        let op_ty = self.values.ty(op);
        if op_ty != Type::NONE && self.is_a(op_ty, ty) {
            return Ok(Some(op));
        }
        let whole = self.values.unary(Op::GetDagOp, dag, ty);
        let message = format!(
            "Expected type '{}', got '{}' in: {}",
            self.type_text(ty),
            self.type_text(op_ty),
            self.value_text(whole)
        );
        Err(self.fold_error(fold.record, message))
    }

    pub(super) fn fold_get_dag_op_name(&mut self, dag: Value) -> Option<Value> {
        match self.values.view(dag) {
            View::Dag(parts) => Some(parts.op_name),
            _ => None,
        }
    }

    pub(super) fn fold_con(&mut self, lhs: Value, rhs: Value) -> Result<Option<Value>> {
        let (Some(a), Some(b)) = (self.dag_parts(lhs), self.dag_parts(rhs)) else { return Ok(None) };
        let is_known = |op: Value| op == Value::UNSET || matches!(self.values.view(op), View::Def(_));
        if !is_known(a.op) || !is_known(b.op) {
            return Ok(None);
        }
        if a.op != Value::UNSET && b.op != Value::UNSET && a.op != b.op {
            let message = format!(
                "Concatenated Dag operators do not match: '{}' vs. '{}'",
                self.value_text(lhs),
                self.value_text(rhs)
            );
            return Err(self.error(self.current_loc, message));
        }
        let first = |x: Value, y: Value| if x == Value::UNSET { y } else { x };
        let args = [a.args, b.args].concat();
        self.check_size(args.len() as u64)?;
        let names = [a.names, b.names].concat();
        Ok(Some(self.values.dag(first(a.op, b.op), first(a.op_name, b.op_name), &args, &names)))
    }

    /// The position of an argument given by index or name. `op` is the operator that asks.
    fn dag_arg_position(
        &mut self,
        op: Op,
        dag: &Parts,
        key: Value,
        record: Option<RecordId>,
    ) -> Result<Option<usize>> {
        let problem = match self.values.view(key) {
            View::Int(index) if index < 0 => format!("index {index} is negative"),
            View::Int(index) if index >= dag.args.len() as i64 => {
                format!("index {index} is out of range (dag has {} arguments)", dag.args.len())
            }
            View::Int(index) => return Ok(Some(index as usize)),
            View::Str(string, _) => {
                let is_wanted = |&name: &Value| self.as_str(name) == Some(string);
                match dag.names.iter().position(is_wanted) {
                    Some(position) => return Ok(Some(position)),
                    None => format!("key '{}' is not found", self.text(string)),
                }
            }
            _ => return Ok(None),
        };
        Err(self.fold_error(record, format!("!{} {problem}", op.name())))
    }

    pub(super) fn fold_get_dag_arg(
        &mut self,
        dag: Value,
        key: Value,
        ty: Type,
        record: Option<RecordId>,
    ) -> Result<Option<Value>> {
        let Some(parts) = self.dag_parts(dag) else { return Ok(None) };
        let Some(position) = self.dag_arg_position(Op::GetDagArg, &parts, key, record)? else {
            return Ok(None);
        };
        let arg = parts.args[position];
        let arg_ty = self.values.ty(arg);
        let fits = arg_ty == Type::NONE || self.is_convertible(arg_ty, ty);
        Ok(Some(if fits { arg } else { Value::UNSET }))
    }

    pub(super) fn fold_get_dag_name(
        &mut self,
        dag: Value,
        index: Value,
        record: Option<RecordId>,
    ) -> Result<Option<Value>> {
        let (View::Dag(parts), View::Int(index)) = (self.values.view(dag), self.values.view(index)) else {
            return Ok(None);
        };
        match usize::try_from(index).ok().and_then(|index| parts.names.get(index)) {
            Some(&name) => Ok(Some(name)),
            None => {
                let last = parts.args.len() as i64 - 1;
                let message = format!("!getdagname index is out of range 0...{last}: {index}");
                Err(self.fold_error(record, message))
            }
        }
    }

    pub(super) fn fold_set_dag_op(&mut self, dag: Value, op: Value) -> Option<Value> {
        let parts = self.dag_parts(dag)?;
        let View::Def(_) = self.values.view(op) else { return None };
        Some(self.values.dag(op, Value::UNSET, &parts.args, &parts.names))
    }

    pub(super) fn fold_set_dag_op_name(&mut self, dag: Value, name: Value) -> Option<Value> {
        let parts = self.dag_parts(dag)?;
        let string = self.as_str(name)?;
        let name = self.values.string(string, false);
        Some(self.values.dag(parts.op, name, &parts.args, &parts.names))
    }

    pub(super) fn fold_set_dag_part(
        &mut self,
        op: Op,
        [dag, key, new]: [Value; 3],
        record: Option<RecordId>,
    ) -> Result<Option<Value>> {
        let Some(mut parts) = self.dag_parts(dag) else { return Ok(None) };
        let Some(position) = self.dag_arg_position(op, &parts, key, record)? else { return Ok(None) };
        if op == Op::SetDagArg {
            parts.args[position] = new;
        } else {
            let name = self.as_str(new);
            parts.names[position] = name.map_or(Value::UNSET, |name| self.values.string(name, false));
        }
        Ok(Some(self.values.dag(parts.op, parts.op_name, &parts.args, &parts.names)))
    }

    /// `!dag(op, children, names)`
    pub(super) fn fold_dag(&mut self, op: Value, children: Value, names: Value) -> Option<Value> {
        let list = |v: Value| match self.values.view(v) {
            View::List(elements) => Some(Some(elements.to_vec())),
            View::Unset => Some(None),
            _ => None,
        };
        let (children, names) = match (list(children)?, list(names)?) {
            (Some(children), Some(names)) if children.len() == names.len() => (children, names),
            (Some(children), None) => {
                let names = vec![Value::UNSET; children.len()];
                (children, names)
            }
            (None, Some(names)) => (vec![Value::UNSET; names.len()], names),
            _ => return None,
        };
        if !names.iter().all(|&name| name == Value::UNSET || self.as_str(name).is_some()) {
            return None;
        }
        Some(self.values.dag(op, Value::UNSET, &children, &names))
    }

    /// `!foreach` over a dag: the operator and each argument, with dags among the arguments walked likewise.
    pub(super) fn foreach_dag(
        &mut self,
        variable: Value,
        dag: Value,
        body: Value,
        record: Option<RecordId>,
    ) -> Result<Value> {
        let Some(mut parts) = self.dag_parts(dag) else { return Ok(dag) };
        let op = self.apply(variable, parts.op, body, record)?;
        for arg in &mut parts.args {
            *arg = match self.values.view(*arg) {
                View::Dag(_) => self.foreach_dag(variable, *arg, body, record)?,
                _ => self.apply(variable, *arg, body, record)?,
            };
        }
        Ok(self.values.dag(op, parts.op_name, &parts.args, &parts.names))
    }
}
