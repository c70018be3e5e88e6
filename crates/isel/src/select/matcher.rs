//! Runs the matchers of patterns; see [`tables::selection`] for what their steps mean.
//!
//! # Folding
//! A node with a chain may be matched below the root if its value has no other use, and if nothing that the instruction
//! reads, values or chains, depends on the node in another way: the instruction would have to come both before and after
//! it. A walk from those inputs towards their operands looks for such a path; node numbers are topological, so it stops at
//! numbers below the node, and after a bounded number of steps, when the pattern is given up.

use super::{Match, Selector, split_operands, value_operand};
use crate::dag::{Node, Payload, Value};
use crate::node_set::NodeSet;
use mir::MemRef;
use smallvec::{SmallVec, smallvec};
use tables::code::Reader;
use tables::nodes::NodeOp;
use tables::selection::{ComplexPattern, Extension, MatchOp, NodeTest, PROGRAMS, Pattern};

/// Nodes that the search for another path looks at.
const MAX_STEPS: usize = 256;
/// Chains that come together before an instruction that folds one of them.
const MAX_CHAINS: usize = 32;

/// What a matcher has collected.
#[derive(Default)]
struct State {
    slots: SmallVec<[Value; 6]>,
    mem: Option<MemRef>,
    /// Accesses of nodes below the root.
    folded_mem: Option<MemRef>,
    fixed_operands: usize,
    folded: SmallVec<[Node; 2]>,
}

impl Selector<'_, '_> {
    /// What a pattern matches at a node.
    pub(super) fn matches(&mut self, root: Node, pattern: Pattern) -> Option<Match> {
        let mut code = self.isa.target.image.program(PROGRAMS, pattern.matcher);
        let found = self.walk(root, pattern, &mut code);
        if found.is_none()
            && let Some(trace) = &mut self.trace
        {
            trace.fails(pattern.matcher as usize + code.position());
        }
        found
    }

    fn walk(&mut self, root: Node, pattern: Pattern, code: &mut Reader<'_>) -> Option<Match> {
        let mut stack: SmallVec<[Value; 8]> = smallvec![Value::from(root)];
        let mut state = State::default();
        loop {
            let value = *stack.last()?;
            let node = value.node;
            let holds = match MatchOp::from_number(code.byte().into()) {
                MatchOp::End => return self.finish(root, pattern, state),
                MatchOp::Child => {
                    let n = code.number() as usize;
                    if stack.len() == 1 {
                        state.fixed_operands = state.fixed_operands.max(n + 1);
                    }
                    stack.push(value_operand(self.dag, node, n)?);
                    true
                }
                MatchOp::Parent => {
                    stack.pop();
                    true
                }
                MatchOp::Node => {
                    let wanted = NodeOp(code.number() as u16);
                    // Only first results are matched inside of a pattern.
                    self.dag.op(node) == wanted && value.result == 0
                }
                MatchOp::Type => self.dag.type_of(value).to_raw() == code.number(),
                MatchOp::Slot => {
                    state.slots.push(value);
                    true
                }
                MatchOp::Same => state.slots.get(code.number() as usize) == Some(&value),
                MatchOp::Integer => self.dag.as_constant(value) == Some(code.signed()),
                MatchOp::Condition => match self.dag.payload(node) {
                    Payload::Cond(cond) => u64::from(cond.0) == code.number(),
                    _ => return None,
                },
                MatchOp::TypeLeaf => match self.dag.payload(node) {
                    Payload::Type(ty) => ty.to_raw() == code.number(),
                    _ => return None,
                },
                MatchOp::Immediate => {
                    let function = code.number() as u32;
                    let number = self.dag.as_constant(value)?;
                    self.isa.target.call(function, &[number], self.isa.subtarget) != 0
                }
                MatchOp::Test => {
                    let (test, number) = (NodeTest::from_number(code.number()), code.number());
                    self.test(node, test, number)
                }
                MatchOp::Complex => {
                    let (pattern, slot) = (code.number() as usize, code.number() as usize);
                    self.complex(pattern, slot, &mut state)?;
                    true
                }
                // What lies between would need its value, too, if it were made for another user.
                MatchOp::Chain if stack.len() > 1 => {
                    let between = &stack[1..stack.len() - 1];
                    between.iter().all(|&v| self.uses(v).count == 1) && self.fold(value, &mut state)
                }
                MatchOp::Memory if stack.len() == 1 => {
                    state.mem = self.dag.node(node).mem.get();
                    true
                }
                MatchOp::Memory => {
                    state.folded_mem = self.dag.node(node).mem.get();
                    true
                }
                MatchOp::Chain | MatchOp::Glue => true,
            };
            if !holds {
                return None;
            }
        }
    }

    fn complex(&mut self, pattern: usize, slot: usize, state: &mut State) -> Option<()> {
        let record = self.isa.target.image.records::<ComplexPattern>().get(pattern)?;
        let value = *state.slots.get(slot)?;
        let values = self.lowering.select_complex(self.isa, self.dag, record.function, value)?;
        state.slots.extend_from_slice(&values);
        (values.len() == usize::from(record.num_operands)).then_some(())
    }

    /// Notes a node below the root that has a place in the chain.
    fn fold(&mut self, value: Value, state: &mut State) -> bool {
        let is_ours = (value.node.as_u32() as usize) < self.choices.len();
        // Its memory may change under it, or be seen by others.
        let is_plain = self.dag.mem(value.node).is_none_or(|m| !m.is_volatile && m.ordering == 0);
        // An addressing mode may have found it through the node that is being matched.
        let uses = self.uses(value);
        let is_free = is_ours && is_plain && !uses.is_taken && uses.count == 1;
        if is_free && !state.folded.contains(&value.node) {
            state.folded.push(value.node);
        }
        is_free
    }

    /// All checks hold but for the order of side effects.
    fn finish(&mut self, root: Node, pattern: Pattern, state: State) -> Option<Match> {
        let State { slots, mem, folded_mem, fixed_operands, folded } = state;
        // One instruction has one memory operand, which is in one address space.
        let space = |mem: MemRef| self.dag.mems[mem].addr_space;
        if mem.zip(folded_mem).is_some_and(|(own, other)| space(own) != space(other)) {
            return None;
        }
        let (chain, operands, glue) = split_operands(self.dag, root);
        let first = usize::from(chain.is_some());
        let extra = first + fixed_operands.min(operands.len())..first + operands.len();
        let mut chains: SmallVec<[Value; 2]> =
            if folded.is_empty() { chain.into_iter().collect() } else { self.chains_around(root, &folded)? };
        if let Some(glue) = glue.filter(|_| chains.len() > 1) {
            // Nothing comes between the instruction and what it is glued to, not even where chains come together.
            chains.retain(|chain| {
                chain.node == glue.node || !self.depends_on([glue].into_iter(), &[chain.node], root)
            });
            if chains.len() > 1 {
                return None;
            }
        }
        if !folded.is_empty() {
            let used = self.isa.target.image.list(pattern.used_slots);
            let inputs = used
                .iter()
                .filter_map(|slot| slots.get(usize::from(slot)))
                .chain(operands.iter().skip(fixed_operands))
                .chain(&chains)
                .chain(&glue);
            if self.depends_on(inputs.copied(), &folded, root) {
                return None;
            }
        }
        let mem = self.joined_access(mem, folded_mem);
        Some(Match { pattern, slots, mem, extra, folded, chains, glue })
    }

    /// The chains that come into the root and the folded nodes from others.
    fn chains_around(&self, root: Node, folded: &[Node]) -> Option<SmallVec<[Value; 2]>> {
        let mut chains = SmallVec::new();
        let mut pending: SmallVec<[Value; 8]> =
            folded.iter().chain(&[root]).filter_map(|&n| self.dag.chain_operand(n)).collect();
        let mut steps = 0;
        while let Some(chain) = pending.pop() {
            steps += 1;
            if steps > MAX_CHAINS {
                return None;
            }
            if folded.contains(&chain.node) {
                continue;
            }
            let operands = self.dag.operands(chain.node);
            let joins = self.dag.op(chain.node) == NodeOp::TOKEN_FACTOR
                && operands.iter().any(|c| folded.contains(&c.node));
            if joins {
                pending.extend_from_slice(operands);
            } else if !chains.contains(&chain) {
                chains.push(chain);
            }
        }
        Some(chains)
    }

    /// Whether one of the inputs needs the root or one of these nodes, or it would take too long to find out. Who needs a
    /// node that has been folded needs all that the instruction needs which it was folded into.
    fn depends_on(&self, inputs: impl Iterator<Item = Value>, nodes: &[Node], root: Node) -> bool {
        let Some(lowest) = nodes.iter().min().copied() else { return false };
        // Operands have lower numbers than their users, unless the user is what something is folded into.
        let lowest = if self.has_folded { None } else { Some(lowest) };
        let mut pending: SmallVec<[Node; 16]> = inputs.map(|v| v.node).collect();
        let (mut seen, mut num_seen) = (NodeSet::new(self.dag.len()), 0);
        while let Some(node) = pending.pop() {
            if node == root || nodes.contains(&node) {
                return true;
            }
            if lowest.is_some_and(|lowest| node < lowest) || seen.contains(node) {
                continue;
            }
            seen.insert(node);
            num_seen += 1;
            if num_seen > MAX_STEPS {
                return true;
            }
            pending.extend(self.dag.operands(node).iter().map(|v| v.node));
            if let Some(Some(super::Choice::Folded(into))) = self.choices.get(node.as_u32() as usize) {
                pending.push(*into);
            }
        }
        false
    }

    /// One access for an instruction that reads memory and writes it again.
    fn joined_access(&mut self, root: Option<MemRef>, folded: Option<MemRef>) -> Option<MemRef> {
        let (Some(own), Some(other)) = (root, folded) else { return root.or(folded) };
        let joined = mir::MemOperand { is_load: true, ..self.dag.mems[own] };
        Some(if self.dag.mems[other].is_load { self.dag.mems.push(joined) } else { own })
    }

    fn test(&self, node: Node, test: NodeTest, number: u64) -> bool {
        let mem = self.dag.mem(node);
        let with = |f: &dyn Fn(&mir::MemOperand) -> bool| mem.is_some_and(f);
        let value_type = |m: &mir::MemOperand| match self.dag.op(node) {
            NodeOp::STORE | NodeOp::ATOMIC_STORE => {
                self.dag.operands(node).get(1).map_or(m.ty, |&v| self.dag.type_of(v))
            }
            _ => self.dag.types(node)[0],
        };
        match test {
            NodeTest::Never => false,
            NodeTest::Extension => with(&|m| m.extension == Extension::from_number(number)),
            NodeTest::Truncating => with(&|m| u64::from(m.ty != value_type(m)) == number),
            NodeTest::Indexed => number == 0,
            NodeTest::MemoryType => with(&|m| m.ty.to_raw() == number),
            NodeTest::MemoryElement => with(&|m| m.ty.element().to_raw() == number),
            NodeTest::Ordering => with(&|m| number >> m.ordering & 1 != 0),
            NodeTest::Uses => u64::from(self.uses(node.into()).count) == number,
            NodeTest::Flags => u64::from(self.dag.node(node).flags) & number == number,
            NodeTest::Alignment => with(&|m| 1 << m.align_log2 >= number),
            NodeTest::AddressSpace => with(&|m| m.addr_space < 64 && number >> m.addr_space & 1 != 0),
        }
    }
}
