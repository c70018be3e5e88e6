//! Critical edge splitting for PHI elimination: edges from a block with several successors to one with several
//! predecessors.
//!
//! ```text
//! bb.0:                              bb.0:
//!   JCC %2, bb.2                       JCC' %2, bb.1
//!   JMP bb.1                         bb.3:
//! bb.1: (from bb.0)            →       %9 = COPY %2          what PHI elimination puts there
//!   ... %2 ...                         JMP bb.2
//! bb.2: (from bb.0, bb.1)            bb.1:
//!   %1 = PHI %2, bb.0, ...             ... %2 ...
//! ```
//!
//! Without the new block the copy would be made on the way to `bb.1` as well, where the value of `%2` is still wanted, so that
//! both take a register there. If coalescing removes the copy nothing is left in the new block, and the control flow
//! optimizer removes it again.
//!
//! An edge is split if a value that a PHI takes over it is used elsewhere, in a block that it need not have come through
//! before. Edges back to the beginning of a loop are not: the new block would be in the loop.
//!
//! O(operands · log): what PHIs and lists of predecessors say of split edges, of which a block may have thousands, is put right
//! once at the end; of a value with many users only some are looked at ([`MAX_USERS`]).
//!
//! # Requires, preserves
//! SSA form; jumps that can be told apart ([`branch_folder`](crate::branch_folder)).

use crate::branch_folder::{Stale, fold, is_unconditional, jumps, retarget, target, update_edges};
use crate::pass::Analyses;
use mir::target::Place;
use mir::{Block, Function, Inst, Isa, Operand, TargetInfo, opcode};
use support::hash::FxHashMap;

/// Blocks with uses of a value that are looked at; one that has more is taken to be used elsewhere.
const MAX_USERS: usize = 256;

/// Splits what is worth it. False if nothing is.
pub(crate) fn run(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    analyses: &mut Analyses,
) -> bool {
    let candidates = candidates(func);
    if candidates.is_empty() {
        return false;
    }
    let flow = analyses.flow(isa, func);
    let mut users: FxHashMap<usize, Vec<Block>> = candidates.iter().map(|c| (c.value, Vec::new())).collect();
    note_users(func, &mut users);
    let mut splits = Splits::default();
    let mut last = None;
    for candidate in candidates {
        let Candidate { from, to, value } = candidate;
        // Candidates of one edge follow each other only if one PHI after the other wants it.
        if last == Some((from, to)) {
            continue;
        }
        let is_back_edge = flow
            .loops
            .innermost(to)
            .is_some_and(|l| flow.loops.is_header(to) && flow.loops.contains(l, from));
        let users = &users[&value];
        let goes_on =
            users.len() > MAX_USERS || users.iter().any(|&user| !flow.dominators.dominates(user, from));
        if !is_back_edge && goes_on && split(isa, info, func, (from, to), &mut splits) {
            last = Some((from, to));
        }
    }
    let are_any = !splits.targets.is_empty();
    splits.finish(func);
    are_any
}

/// What has been split.
#[derive(Default)]
struct Splits {
    /// By edge: the block that is on it now.
    between: FxHashMap<(Block, Block), Block>,
    /// Where those edges lead to, each as often as it was met.
    targets: Vec<Block>,
    stale: Stale,
}

impl Splits {
    /// Puts right what blocks say of their predecessors.
    fn finish(mut self, func: &mut Function) {
        self.targets.sort_unstable();
        self.targets.dedup();
        for &to in &self.targets {
            for phi in phis(func, to).collect::<Vec<_>>() {
                for operand in func.operands_mut(phi) {
                    if let Operand::Block(block) = operand
                        && let Some(&between) = self.between.get(&(*block, to))
                    {
                        *block = between;
                    }
                }
            }
        }
        self.stale.update(func);
    }
}

/// A value that a PHI takes over a critical edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    from: Block,
    to: Block,
    /// Index of the virtual register.
    value: usize,
}

/// In the order of edges.
fn candidates(func: &Function) -> Vec<Candidate> {
    let mut found = Vec::new();
    for to in func.blocks().filter(|&b| func.block(b).predecessors.len() > 1 && !func.is_landing_pad(b)) {
        for phi in phis(func, to) {
            for pair in func.operands(phi).get(1..).unwrap_or_default().chunks_exact(2) {
                let (Some(value), Some(from)) = (pair[0].used(), pair[1].as_block()) else { continue };
                let is_critical =
                    func.block(from).successors.len() > 1 && func.leaves_before(from, to).is_none();
                found.extend(value.virtual_index().filter(|_| is_critical).map(|value| Candidate {
                    from,
                    to,
                    value,
                }));
            }
        }
    }
    found.sort_unstable();
    found
}

fn phis(func: &Function, block: Block) -> impl Iterator<Item = Inst> + '_ {
    func.block_insts(block).take_while(|&i| func.opcode(i) == opcode::PHI)
}

/// The blocks with uses of some registers, those in PHIs aside.
fn note_users(func: &Function, users: &mut FxHashMap<usize, Vec<Block>>) {
    for block in func.blocks() {
        for inst in func.block_insts(block).filter(|&i| func.opcode(i) != opcode::PHI) {
            for index in func.operands(inst).iter().filter_map(|o| o.used()?.virtual_index()) {
                if let Some(known) = users.get_mut(&index).filter(|known| known.last() != Some(&block)) {
                    known.push(block);
                }
            }
        }
    }
}

/// Puts a block on an edge; whether that can be done.
fn split(
    isa: &Isa<'_>,
    info: &dyn TargetInfo,
    func: &mut Function,
    (from, to): (Block, Block),
    splits: &mut Splits,
) -> bool {
    let leaving = jumps(isa, func, from);
    let terminators = func.block_insts_back(from).take_while(|&i| isa.desc(func.opcode(i)).is_terminator());
    let next = func.next_block(from);
    let falls_through = leaving.first().is_none_or(|&last| !is_unconditional(isa, func, last));
    let over_jump = leaving.iter().any(|&i| target(isa, func, i) == Some(to));
    if terminators.count() != leaving.len() || !(over_jump || (falls_through && next == Some(to))) {
        return false;
    }
    let between = func.insert_block_after(from);
    func.block_mut(between).source = None.into();
    if !info.insert_jump(isa, func, Place { block: between, before: None }, to) {
        func.remove_block(between);
        return false;
    }
    if let Some(next) = next.filter(|&next| falls_through && next != to) {
        info.insert_jump(isa, func, Place { block: from, before: None }, next);
    }
    for &jump in leaving.iter().filter(|&&i| target(isa, func, i) == Some(to)).collect::<Vec<_>>() {
        retarget(func, jump, between);
    }
    func.add_edge(between, to);
    func.move_share((from, to), (from, between));
    update_edges(isa, func, from, &mut splits.stale);
    // No block may go.
    fold(isa, info, func, from, (&|_| true, &mut splits.stale));
    splits.between.insert((from, to), between);
    splits.targets.push(to);
    true
}
