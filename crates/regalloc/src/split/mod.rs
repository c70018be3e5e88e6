//! Live-range splitting around regions: a register that no physical register is free for everywhere is divided into a part
//! that has one where it is free and wanted, and a rest.
//!
//! For a physical register, the blocks that access the value are looked at: whether something else has the register there, and
//! where the value is accessed before, between and after. If what they cost is not too much already, those that the value
//! only crosses follow. The constraints are settled for all borders of blocks at once ([`placement`]); where both sides of
//! a border ([`bundles`]) are in the register nothing is moved. The physical register with the lowest frequency of moves is
//! taken, if that is below what spilling costs.
//!
//! ```text
//!   %1 = ...            %2 = ...
//!   loop: use %1        loop: use %2          %2 has a register here
//!   call                %3 = COPY %2; call    %3 goes to the stack
//!   use %1              %2 = COPY %3; use %2
//! ```
//!
//! The rest is a register too, which is allocated or spilled later; copies to and from a register on the stack become its
//! stores and loads. A value with one definition is copied to the rest at the definition, if that runs less than the
//! places where it leaves the register.
//!
//! A landing pad is reached from within the call, so that moves at the end of such a block stand before the call's range begins.
//!
//! This is the region splitting of LLVM's greedy allocator with one candidate at a time. Cost for each candidate: blocks that the
//! value lives in; what is known of the register there is remembered ([`occupancy`](crate::occupancy)).

mod apply;
mod bundles;
mod placement;
mod plan;

use bundles::Bundles;
pub use plan::Plan;

use crate::allocation::Allocation;
use mir::{Function, Inst, Isa, Reg};
use plan::{Regions, Scratch};

/// How many times a variable may be divided, counted along the way to the input.
const MAX_DEPTH: u8 = 3;

/// Blocks times candidates that are looked at for one register.
const BUDGET: usize = 1 << 15;

/// What dividing registers of a function needs from one to the next.
#[derive(Debug)]
pub struct Splitter {
    bundles: Bundles,
    scratch: Scratch,
    /// By block: where moves at its end stand, [`LiveBlock::last`](plan::LiveBlock::last).
    ends: Vec<Option<Inst>>,
}

impl Splitter {
    /// O(instructions) in functions with exceptions, O(blocks) else.
    pub fn new(isa: &Isa<'_>, func: &Function) -> Splitter {
        let bundles = Bundles::new(func);
        let scratch = Scratch::new(bundles.len());
        let mut ends = vec![None; func.num_blocks()];
        let is_terminator = |&inst: &Inst| isa.desc(func.opcode(inst)).is_terminator();
        for block in func.blocks() {
            let first_terminator = || func.block_insts_back(block).take_while(is_terminator).last();
            ends[block.as_u32() as usize] = func.call_range(block).or_else(first_terminator);
        }
        Splitter { bundles, scratch, ends }
    }
}

impl Allocation<'_> {
    /// Divides a register. The part in a register comes first, the rest second; `None` if nothing is gained.
    pub fn split(&mut self, splitter: &mut Splitter, reg: Reg) -> Option<Vec<Reg>> {
        // Funclets have registers of their own: what lives into one is on the stack.
        if self.func.has_funclets || self.state(reg).splits >= MAX_DEPTH || self.state(reg).run_of.is_some() {
            return None;
        }
        let blocks = self.blocks_of(reg, &splitter.ends);
        if blocks.len() < 2 {
            return None;
        }
        let order = self.registers.order(self.class(reg));
        let limit = (BUDGET / blocks.len()).clamp(1, order.len().max(1));
        self.split_budget = self.split_budget.checked_sub(limit * blocks.len())?;
        let Splitter { bundles, scratch, .. } = splitter;
        let regions = Regions::new(bundles, blocks, scratch);
        let base = self.spill_cost(reg, &regions.blocks);
        let (mut best, mut most): (Option<Plan>, f32) = (None, base * 0.98);
        for &physical in order.iter().take(limit) {
            if let Some(plan) = self.plan(&regions, (reg, physical), most, scratch) {
                most = plan.cost;
                best = Some(plan);
            }
        }
        self.apply(reg, &regions.blocks, &best?)
    }
}
