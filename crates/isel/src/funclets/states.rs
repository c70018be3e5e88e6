//! States: numbers for what has to be done if an exception comes out of a call.
//!
//! States form a tree. The one of a call is the innermost pad that its exceptions come to; the parent of a state is what is done
//! after that, -1 for nothing. A `try` takes the states from `low` to `high` for what is in it, and those up to `catch_high` for
//! its handlers; so a state is numbered after those that contain it, and before those that it contains. A handler begins in
//! a state of its own, in which nothing is done but what surrounds the `try`.
//!
//! `__C_specific_handler` knows no states: its table repeats for a range of code what the states from there to the root say.
//!
//! Nothing here recurses: what is left to do is a stack of steps. O(instructions).

use super::{Colors, Personality, filter, is_pad, parent};
use ir::{Block, Function, Inst, InstView, Opcode, Scope, Value};
use support::hash::FxHashMap;

/// What is done when a state is left because of an exception.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Nothing,
    /// The funclet with this first block runs.
    Cleanup(Block),
    /// Control goes to the handler if the filter, a function, says so; always if there is none.
    Except {
        filter: Option<Value>,
        handler: Block,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The one after it; -1 for none.
    pub to: i32,
    pub action: Action,
}

/// A `try` and its handlers, each by its first block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    pub low: i32,
    pub high: i32,
    pub catch_high: i32,
    pub handlers: Vec<Block>,
}

/// The states of a function.
#[derive(Clone, Debug, Default)]
pub struct States {
    pub all: Vec<State>,
    /// Those that contain others come first.
    pub tries: Vec<Try>,
    /// In which a handler begins, by its first block.
    pub bases: FxHashMap<Block, i32>,
    /// Of every `invoke`.
    pub invokes: FxHashMap<Inst, i32>,
    pads: FxHashMap<Inst, i32>,
}

/// A pad that has no place among states, and why.
pub type Misplaced = (Inst, &'static str);

impl States {
    /// Each block has one color.
    pub fn new(
        scope: Scope<'_>,
        func: &Function,
        personality: Personality,
        colors: &Colors,
    ) -> Result<States, Misplaced> {
        let tree = Tree::new(func);
        let mut steps = Vec::new();
        let tops = tree.pads.iter().filter(|&&pad| {
            func.opcode(pad) != Opcode::CatchPad
                && parent(func, pad).is_none()
                && tree.unwind(func, pad).is_none()
        });
        steps.extend(tops.rev().map(|&pad| Step::Pad { pad, parent: -1 }));
        let mut this = States::default();
        while let Some(step) = steps.pop() {
            this.step(scope, (func, &tree, personality), step, &mut steps)?;
        }
        this.number_invokes(func, &tree, colors)?;
        Ok(this)
    }

    fn add(&mut self, to: i32, action: Action) -> i32 {
        self.all.push(State { to, action });
        self.last()
    }

    fn last(&self) -> i32 {
        self.all.len() as i32 - 1
    }

    fn step(
        &mut self,
        scope: Scope<'_>,
        (func, tree, personality): (&Function, &Tree, Personality),
        step: Step,
        steps: &mut Vec<Step>,
    ) -> Result<(), Misplaced> {
        match step {
            Step::Pad { pad, .. } if self.pads.contains_key(&pad) => {}
            Step::Pad { pad, parent } => match (func.view(pad), personality) {
                (InstView::CatchSwitch { .. }, Personality::Cxx) => {
                    let low = self.add(parent, Action::Nothing);
                    self.pads.insert(pad, low);
                    steps.push(Step::Handlers { switch: pad, low, parent });
                    tree.push_inner(func, pad, low, steps);
                }
                (InstView::CatchSwitch { handlers, parent: outside, .. }, Personality::Specific) => {
                    if outside.as_inst().is_some() {
                        return Err((pad, "exceptions that are caught within a cleanup"));
                    }
                    let &[handler] = handlers else { return Err((pad, "several handlers of '__try'")) };
                    let handler = handler.as_block().ok_or((pad, "a handler that is no block"))?;
                    let filter = filter(scope, func, handler);
                    let state = self.add(parent, Action::Except { filter, handler });
                    self.pads.insert(pad, state);
                    tree.push_inner(func, pad, state, steps);
                }
                _ => {
                    if !tree.children(pad).is_empty() {
                        return Err((pad, "exceptions that are caught within a cleanup"));
                    }
                    let block = func.block_of(pad).ok_or((pad, "a pad in no block"))?;
                    let state = self.add(parent, Action::Cleanup(block));
                    self.pads.insert(pad, state);
                    tree.push_inner(func, pad, state, steps);
                }
            },
            Step::Handlers { switch, low, parent } => {
                let InstView::CatchSwitch { handlers, unwind, .. } = func.view(switch) else { return Ok(()) };
                let handlers: Vec<Block> = handlers.iter().filter_map(|handler| handler.as_block()).collect();
                let base = self.add(parent, Action::Nothing);
                steps.push(Step::End { index: self.tries.len() });
                let mut inner = Vec::new();
                for &handler in &handlers {
                    self.bases.insert(handler, base);
                    let pad = super::pad(func, handler).ok_or((switch, "a handler without its pad"))?;
                    self.pads.insert(pad, base);
                    let is_inside = |&&child: &&Inst| {
                        let goes_to = tree.unwind(func, child);
                        goes_to.is_none() || goes_to == unwind
                    };
                    inner.extend(tree.children(pad).iter().filter(is_inside).copied());
                }
                steps.extend(inner.into_iter().rev().map(|pad| Step::Pad { pad, parent: base }));
                self.tries.push(Try { low, high: base - 1, catch_high: base, handlers });
            }
            Step::End { index } => self.tries[index].catch_high = self.last(),
        }
        Ok(())
    }

    fn number_invokes(&mut self, func: &Function, tree: &Tree, colors: &Colors) -> Result<(), Misplaced> {
        for block in func.blocks() {
            let Some(inst) = func.terminator(block) else { continue };
            let InstView::Invoke { unwind, .. } = func.view(inst) else { continue };
            let color = colors.get(&block).and_then(|all| all.first().copied());
            let own = color.and_then(|color| super::pad(func, color));
            // What leaves a handler by the way that the handler itself has is in the handler's state.
            let leaves_handler = own.and_then(|pad| {
                let switch = parent(func, pad).filter(|_| func.opcode(pad) == Opcode::CatchPad)?;
                (tree.unwind(func, switch) == Some(unwind)).then_some(color?)
            });
            let state = match leaves_handler.and_then(|handler| self.bases.get(&handler)) {
                Some(&base) => Some(base),
                None => super::pad(func, unwind).and_then(|pad| self.pads.get(&pad).copied()),
            };
            let state = state.ok_or((inst, "an exception that goes to a pad out of its turn"))?;
            self.invokes.insert(inst, state);
        }
        Ok(())
    }
}

/// What is left to be numbered.
enum Step {
    /// A pad whose state comes before this one.
    Pad { pad: Inst, parent: i32 },
    /// The handlers of a `catchswitch`, once what is tried has its numbers.
    Handlers { switch: Inst, low: i32, parent: i32 },
    /// The end of the handlers of a `try`.
    End { index: usize },
}

/// How pads are in each other and lead to each other.
#[derive(Default)]
struct Tree {
    /// In the order of the function.
    pads: Vec<Inst>,
    children: FxHashMap<Inst, Vec<Inst>>,
    /// Where a cleanup goes on by unwinding.
    unwind_of_cleanup: FxHashMap<Inst, Block>,
    /// By block: the pads that unwind to it.
    from: FxHashMap<Block, Vec<Inst>>,
}

impl Tree {
    fn new(func: &Function) -> Tree {
        let mut this = Tree::default();
        for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
            if is_pad(func.opcode(inst)) {
                this.pads.push(inst);
                if let Some(parent) = parent(func, inst) {
                    this.children.entry(parent).or_default().push(inst);
                }
            }
            let (pad, unwind) = match func.view(inst) {
                InstView::CatchSwitch { unwind, .. } => (Some(inst), unwind),
                InstView::CleanupRet { pad, unwind } => (pad.as_inst(), unwind),
                _ => continue,
            };
            let (Some(pad), Some(unwind)) = (pad, unwind) else { continue };
            if func.opcode(pad) == Opcode::CleanupPad {
                this.unwind_of_cleanup.insert(pad, unwind);
            }
            let from = this.from.entry(unwind).or_default();
            if !from.contains(&pad) {
                from.push(pad);
            }
        }
        this
    }

    fn children(&self, pad: Inst) -> &[Inst] {
        self.children.get(&pad).map_or(&[], Vec::as_slice)
    }

    /// Where exceptions go on that come out of a pad; `None` for the caller.
    fn unwind(&self, func: &Function, pad: Inst) -> Option<Block> {
        match func.view(pad) {
            InstView::CatchSwitch { unwind, .. } => unwind,
            _ => self.unwind_of_cleanup.get(&pad).copied(),
        }
    }

    /// The pads next to this one that are done before it.
    fn push_inner(&self, func: &Function, pad: Inst, state: i32, steps: &mut Vec<Step>) {
        let from = func.block_of(pad).and_then(|block| self.from.get(&block));
        let beside = |&&other: &&Inst| parent(func, other) == parent(func, pad);
        let inner = from.into_iter().flatten().filter(beside);
        let first = steps.len();
        steps.extend(inner.map(|&pad| Step::Pad { pad, parent: state }));
        steps[first..].reverse();
    }
}
