//! Several conditions at once, on machines that compare if a condition holds.
//!
//! ```text
//! t5: i32 = select_if 0, 1, a, b, eq              t9: glue = compare a, b
//! t6: i32 = select_if 0, 1, c, d, lt        →     t10: glue = compare_if c, d, flags of ge, eq, t9
//! t7: i32 = and t5, t6                            t7: i32 = select_on_flags 0, 1, lt, t10
//! ```
//!
//! A truth value is a comparison that chooses between 1 and 0, or what this makes: flags that tell by one condition whether all
//! or some of several hold. To flags, another comparison is added: for a conjunction it is made if the condition of the flags
//! holds, and else the flags become such that its own does not; for a disjunction it is made if that does not hold, and else
//! its own holds. Whoever branches or chooses by such a truth value does so by its flags. Flags are made once for each user,
//! so that nothing has to come between. Linear in the comparisons.

use super::Machine;
use super::frame::opposite_number;
use isel::dag::Parts;
use isel::{Dag, Node, Value};
use smallvec::SmallVec;
use tables::nodes::NodeOp;
use tables::selection::CondCode;
use tables::value_type::ValueType;

/// Comparisons of one chain.
const MAX_COMPARISONS: usize = 8;

/// Flags, and the condition by which they tell.
pub(super) struct Flags {
    pub(super) glue: Value,
    pub(super) number: i64,
}

impl Machine {
    /// The number of the opposite of a condition, of a comparison of numbers of a type.
    fn opposite_condition(&self, number: i64, ty: ValueType) -> Option<i64> {
        let table = if ty.is_float() { &self.float_conditions } else { &self.conditions };
        let of_sums = self.carry_conditions.iter().position(|&known| known == number && !ty.is_float());
        if let Some(place) = of_sums {
            return self.carry_conditions.get(place ^ 1).copied();
        }
        opposite_number(table, number, !ty.is_float())
    }

    /// What is compared last, which says of what numbers a condition of the flags is one.
    fn compared_type(&self, dag: &Dag, glue: Value) -> Option<ValueType> {
        dag.operands(glue.node).first().map(|&lhs| dag.type_of(lhs))
    }

    /// A choice between 1 and 0: what stands behind the two.
    fn truth_operands<'d>(&self, dag: &'d Dag, value: Value, op: NodeOp) -> Option<&'d [Value]> {
        let (&[otherwise, then], rest) = dag.operands(value.node).split_first_chunk::<2>()?;
        let is_truth = dag.op(value.node) == op
            && dag.as_constant(otherwise) == Some(0)
            && dag.as_constant(then) == Some(1);
        is_truth.then_some(rest)
    }

    /// The flags of a truth value, made again.
    pub(super) fn flags_of(&self, dag: &mut Dag, value: Value) -> Option<Flags> {
        if self.facts.compare_if == NodeOp::ENTRY_TOKEN {
            return None;
        }
        if let Some(&[number, glue]) = self.truth_operands(dag, value, self.facts.select_on_flags) {
            let number = dag.as_constant(number)?;
            let mut chain: SmallVec<[Node; MAX_COMPARISONS]> = SmallVec::new();
            let mut next = Some(glue);
            while let Some(glue) = next {
                chain.push(glue.node);
                next = dag.glue_operand(glue.node);
            }
            let mut made: Option<Value> = None;
            for &node in chain.iter().rev() {
                let mut operands: SmallVec<[Value; 5]> = dag.operands(node).iter().copied().collect();
                if let (Some(last), Some(glue)) = (operands.last_mut(), made) {
                    *last = glue;
                }
                made = Some(dag.make(Parts::new(dag.op(node), &[ValueType::GLUE], &operands)).into());
            }
            return Some(Flags { glue: made.filter(|_| chain.len() < MAX_COMPARISONS)?, number });
        }
        let &[lhs, rhs, number] = self.truth_operands(dag, value, self.facts.select_if)? else { return None };
        let number = dag.as_constant(number)?;
        let glue = dag.make(Parts::new(self.facts.compare, &[ValueType::GLUE], &[lhs, rhs])).into();
        Some(Flags { glue, number })
    }

    /// The flags of what is compared with zero, by a condition under which they do not tell that it is zero.
    pub(super) fn flags_tested(
        &self,
        dag: &mut Dag,
        (lhs, rhs): (Value, Value),
        code: CondCode,
    ) -> Option<Flags> {
        let is_chain = self.facts.compare_if != NodeOp::ENTRY_TOKEN
            && dag.as_constant(rhs) == Some(0)
            && self.truth_operands(dag, lhs, self.facts.select_on_flags).is_some();
        if !is_chain || !matches!(code, CondCode::EQ | CondCode::NE) {
            return None;
        }
        let flags = self.flags_of(dag, lhs)?;
        if code == CondCode::NE {
            return Some(flags);
        }
        let number = self.opposite_condition(flags.number, self.compared_type(dag, flags.glue)?)?;
        Some(Flags { number, ..flags })
    }

    /// What a truth value that is compared with zero is a comparison of, with the number of the condition.
    pub(super) fn compared_again(
        &self,
        dag: &Dag,
        (lhs, rhs): (Value, Value),
        code: CondCode,
    ) -> Option<(Value, Value, i64)> {
        let is_asked = dag.as_constant(rhs) == Some(0) && matches!(code, CondCode::EQ | CondCode::NE);
        let &[a, b, number] = self.truth_operands(dag, lhs, self.facts.select_if).filter(|_| is_asked)?
        else {
            return None;
        };
        let number = dag.as_constant(number)?;
        let opposite = || self.opposite_condition(number, dag.type_of(a));
        Some((a, b, if code == CondCode::NE { number } else { opposite()? }))
    }

    /// A conjunction or disjunction of two truth values, as another one.
    pub(super) fn joined_truths(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        let (op, ty) = (dag.op(node), dag.type_of(node.into()));
        let &[a, b] = dag.operands(node) else { return None };
        if self.facts.compare_if == NodeOp::ENTRY_TOKEN || ty.is_vector() {
            return None;
        }
        // It is 0 or 1 already.
        let is_truth = |value| {
            let ops = [self.facts.select_if, self.facts.select_on_flags];
            ops.into_iter().any(|op| self.truth_operands(dag, value, op).is_some())
        };
        if op == NodeOp::AND && dag.as_constant(b) == Some(1) && is_truth(a) {
            return Some(a);
        }
        // The other one is a comparison.
        let is_comparison = |value| self.truth_operands(dag, value, self.facts.select_if).is_some();
        let (first, second) = if is_comparison(b) { (a, b) } else { (b, a) };
        let &[lhs, rhs, number] = self.truth_operands(dag, second, self.facts.select_if)? else {
            return None;
        };
        let (own, compared) = (dag.as_constant(number)?, dag.type_of(lhs));
        if let Some(value) = self.tested_together(dag, (op, ty), first, (lhs, rhs, own)) {
            return Some(value);
        }
        let opposite = self.opposite_condition(own, compared)?;
        let flags = self.flags_of(dag, first)?;
        let (asked, given) = match op {
            NodeOp::AND => (flags.number, opposite),
            NodeOp::OR => (self.opposite_condition(flags.number, self.compared_type(dag, flags.glue)?)?, own),
            _ => return None,
        };
        let table = if compared.is_float() { &self.float_conditions } else { &self.conditions };
        let given = table.iter().find(|known| known.number == given)?.flags;
        let given = dag.target_constant(given.into(), ValueType::I32);
        let asked = dag.target_constant(asked, ValueType::int(8));
        let operands = [lhs, rhs, given, asked, flags.glue];
        let glue = dag.make(Parts::new(self.facts.compare_if, &[ValueType::GLUE], &operands)).into();
        let (one, zero) = (dag.constant(1, ty), dag.constant(0, ty));
        Some(self.chosen_by_flags(dag, &Flags { glue, number: own }, (one, zero)))
    }

    /// Two numbers of which both are zero, or of which one is not: what one test of the bits of both tells.
    fn tested_together(
        &self,
        dag: &mut Dag,
        (op, ty): (NodeOp, ValueType),
        first: Value,
        (b, zero, number): (Value, Value, i64),
    ) -> Option<Value> {
        let &[a, other, own] = self.truth_operands(dag, first, self.facts.select_if)? else { return None };
        let code = if op == NodeOp::AND { CondCode::EQ } else { CondCode::NE };
        let (wanted, _) = self.condition(code, false)?;
        let are_tests = [other, zero].iter().all(|&v| dag.as_constant(v) == Some(0))
            && number == wanted
            && dag.as_constant(own) == Some(wanted);
        let compared = dag.type_of(b);
        if !are_tests || dag.type_of(a) != compared || !compared.is_scalar_int() {
            return None;
        }
        let both = dag.value(NodeOp::OR, compared, &[a, b]);
        let (one, none) = (dag.constant(1, ty), dag.constant(0, ty));
        Some(dag.value(self.facts.select_if, ty, &[none, one, both, zero, own]))
    }

    /// The opposite of a truth value.
    pub(super) fn inverted_truth(&self, dag: &mut Dag, node: Node) -> Option<Value> {
        let &[truth, one] = dag.operands(node) else { return None };
        let ty = dag.type_of(truth);
        if ty.is_vector() || dag.as_constant(one) != Some(1) {
            return None;
        }
        let zero = dag.constant(0, ty);
        if let Some((a, b, number)) = self.compared_again(dag, (truth, zero), CondCode::EQ) {
            let number = dag.target_constant(number, ValueType::int(8));
            return Some(dag.value(self.facts.select_if, ty, &[zero, one, a, b, number]));
        }
        let flags = self.flags_tested(dag, (truth, zero), CondCode::EQ)?;
        Some(self.chosen_by_flags(dag, &flags, (one, zero)))
    }

    /// The first value if the condition of the flags holds.
    pub(super) fn chosen_by_flags(
        &self,
        dag: &mut Dag,
        flags: &Flags,
        (then, otherwise): (Value, Value),
    ) -> Value {
        let ty = dag.type_of(then);
        let number = dag.target_constant(flags.number, ValueType::int(8));
        dag.value(self.facts.select_on_flags, ty, &[otherwise, then, number, flags.glue])
    }

    pub(super) fn branch_by_flags(&self, dag: &mut Dag, flags: &Flags, chain: Value, to: Value) -> Value {
        let number = dag.target_constant(flags.number, ValueType::int(8));
        let operands = [chain, to, number, flags.glue];
        dag.value(self.facts.branch_on_flags, ValueType::OTHER, &operands)
    }
}
