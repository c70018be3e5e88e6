//! The fast path: a few IR instructions at a time, from templates that the selection of a sample has left.
//!
//! Where compile time counts more than code (`-O0`), a block is not one graph. Every IR instruction is a *unit* of its own, or
//! with those before it that one machine instruction may do as well: a load that it extends, the address of its access. Values
//! are in virtual registers between units, so that what is made for a unit depends on its *signature* only: opcodes, flags,
//! types, and what each operand is (a register, a stack object, a global, a constant). The first unit of a signature
//! takes the road of all selection: a small graph goes through the steps, so patterns, legality, calling conventions and
//! the target's [`Lowering`](crate::Lowering) decide what becomes of it. The machine instructions that come out are kept as
//! a *template* with holes where the operands were; further units of that signature are copies with the holes filled. Nothing
//! here knows a target, and nothing has to be said twice: the table "signature → instructions" derives itself from the
//! description, lazily, for the signatures that a module has.
//!
//! ```text
//! %7 = add i32 %5, 12       signature: add i32, register GPR, number of class 3+    %t = ADDI @0, #1
//! %9 = add i32 %7, 13       the same                                            %t = ADDI %r, 13
//! ```
//!
//! # Parts
//! * [`use_counts`]: one pass over the function: which values are used, which addresses are only distances from a base.
//! * [`stencil_key`]: a unit, its operands and its signature. A constant distance is one with the access that it is the
//!   address of.
//! * [`together`]: which instructions are made with their user.
//! * [`known_objects`]: which loads are not needed.
//! * [`template`]: from machine instructions to a template and back.
//! * [`constant_classes`]: which constants share a template; [`attribute_classes`]: which lists of attributes do.
//! * [`aggregates`]: parts of aggregates, which need no graphs.
//! * [`accesses`]: units of loads, stores and addresses; [`calls`]: of calls and arguments.
//! * [`walk`]: goes through the function; [`make`]: makes what it finds.
//!
//! # What is not kept
//! A unit whose instructions depend on more than its signature is a graph every time: the beginnings of switches, what needs a
//! stack object of its own. Whether a unit is a graph or a copy makes no difference to the result, so the order in which
//! threads see functions makes none either. [`Fast::Graphs`] makes all of them graphs, for dumps; [`Fast::Checked`] makes
//! both and compares, where the verifier of machine code runs.
//!
//! # Cost
//! A copy takes O(operands of its instructions); a signature costs the graphs of one sample, or two or three where numbers
//! share a template, once per module: threads give each other what they have learned ([`Pools`]). Templates belong to a
//! [`Legality`](crate::Legality) and, where signatures name types or lists of attributes that only a module knows, to that
//! module; the others may be kept for modules to come.
//!
//! Sources: the road of LLVM's `FastISel` for what is worth folding; H. Xu and F. Kjolstad, "Copy-and-patch compilation"
//! (OOPSLA 2021) for stencils with holes.

mod accesses;
mod aggregates;
mod attribute_classes;
mod calls;
mod constant_classes;
mod known_objects;
mod make;
mod stencil_key;
mod template;
mod together;
mod use_counts;
mod walk;

pub(crate) use stencil_key::StencilKey;
pub(crate) use use_counts::Facts;
pub(crate) use walk::{prepare, select};

use crate::legality::Legality;
use attribute_classes::Purpose;
use hashbrown::HashTable;
use ir::Type;
use ir::attributes::{AttributeList, AttributeTable};
use std::sync::{Arc, Mutex, OnceLock};
use support::entity::Entity;
use template::Template;

/// Whether blocks are selected as a whole, or instruction by instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fast {
    /// Blocks are graphs.
    #[default]
    Off,
    /// Instructions are graphs.
    Graphs,
    /// Instructions are copies of templates where they can be.
    On,
    /// The same, and every copy is compared with the graph: a difference is an error.
    Checked,
}

/// How units were made (`-stats`).
#[derive(Clone, Debug, Default)]
pub struct Counters {
    /// IR instructions that were looked at.
    pub instructions: u64,
    /// Units that were copies of templates.
    pub copies: u64,
    /// Graphs that were made for templates.
    pub samples: u64,
    /// Units that were graphs, by opcode.
    pub graphs: Vec<(&'static str, u64)>,
}

impl Counters {
    fn note_graph(&mut self, opcode: &'static str) {
        match self.graphs.iter_mut().find(|(name, _)| *name == opcode) {
            Some((_, count)) => *count += 1,
            None => self.graphs.push((opcode, 1)),
        }
    }

    /// Adds up.
    pub fn append(&mut self, other: &Counters) {
        self.instructions += other.instructions;
        self.copies += other.copies;
        self.samples += other.samples;
        for &(name, count) in &other.graphs {
            match self.graphs.iter_mut().find(|(n, _)| *n == name) {
                Some((_, sum)) => *sum += count,
                None => self.graphs.push((name, count)),
            }
        }
    }
}

/// What is known of a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// Index of its template.
    Template(u32),
    /// Numbers matter: signatures with the numbers themselves tell more.
    Numbers,
    /// There is no template.
    Nothing,
}

/// The same, to be given to others.
#[derive(Clone, Debug)]
enum Learned {
    Template(Arc<Template>),
    Numbers,
    Nothing,
}

/// A signature in [`Shapes::words`], and what is known of it.
#[derive(Clone, Copy, Debug)]
struct Entry {
    start: u32,
    len: u32,
    hash: u64,
    known: Known,
}

/// Shapes, and what is known of them.
#[derive(Debug, Default)]
struct Shapes {
    words: Vec<u32>,
    index: HashTable<Entry>,
    templates: Vec<Arc<Template>>,
}

/// What becomes of a callee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum CalleeKind {
    #[default]
    Unknown,
    Function,
    Intrinsic,
    /// An intrinsic that depends on the function it is in.
    Bound,
    /// An intrinsic that says nothing to the machine.
    Ignored,
}

/// The templates that a thread knows, for one module; see the module text.
#[derive(Debug, Default)]
pub struct Templates {
    /// By legality: templates of functions with other features are others.
    sets: Vec<(u64, Set)>,
    pools: Pools,
    pub counters: Counters,
}

/// Where the threads that compile a module, and those that compile others for the same target, leave what they have learned.
/// A thread asks once for each signature that it meets, and keeps the answer: copies need no lock.
#[derive(Clone, Debug, Default)]
pub struct Pools {
    of_module: Arc<Pool>,
    /// For signatures that mean the same in all modules ([`StencilKey::names_module`]).
    general: Arc<Pool>,
}

impl Pools {
    /// For another module, with the same layout of data, that is compiled with the same options for the same target.
    #[must_use]
    pub fn for_another_module(&self) -> Pools {
        Pools { of_module: Arc::default(), general: Arc::clone(&self.general) }
    }
}

/// What has been learned, by legality.
#[derive(Debug, Default)]
struct Pool {
    all: Mutex<Vec<(u64, Shapes)>>,
    /// See [`attribute_classes::representatives`], by purpose.
    attributes: [OnceLock<Box<[AttributeList]>>; 2],
}

/// Templates for the functions of one legality.
#[derive(Debug, Default)]
struct Set {
    signatures: Shapes,
    /// By type: the class of the one register that holds a value of it, plus 2; 1 if it takes none or several.
    classes: Vec<u16>,
    /// By type: [`FunctionState::most_align_log2`](crate::build::FunctionState), plus 1; 0 if that is not known.
    aligns: Vec<u8>,
    /// By global.
    callees: Vec<CalleeKind>,
    /// Some of the signatures mean nothing in another module.
    names_module: bool,
}

impl Templates {
    /// Goes on with what is in these, and adds to them. O(what is known of the module before).
    pub(crate) fn begin_module(&mut self, pools: &Pools) {
        self.pools = pools.clone();
        self.sets.iter_mut().for_each(|(_, set)| set.forget_module());
    }

    /// Takes the templates of a legality out.
    fn take(&mut self, legality: &Legality<'_>) -> Set {
        let found = self.sets.iter_mut().find(|(id, _)| *id == legality.id());
        found.map(|(_, set)| std::mem::take(set)).unwrap_or_default()
    }

    /// Puts them back.
    fn put(&mut self, legality: &Legality<'_>, set: Set) {
        match self.sets.iter_mut().find(|(id, _)| *id == legality.id()) {
            Some((_, place)) => *place = set,
            None => self.sets.push((legality.id(), set)),
        }
    }
}

impl Pool {
    /// The list of attributes that stands for all that machine code does not tell from one.
    fn class_of(&self, table: &AttributeTable, list: AttributeList, purpose: Purpose) -> AttributeList {
        let classes = &self.attributes[purpose as usize];
        let classes = classes.get_or_init(|| attribute_classes::representatives(table, purpose));
        // A list that came later stands for itself.
        classes.get(list.as_u32() as usize).copied().unwrap_or(list)
    }

    /// Does something with the signatures of a legality. `None` if a thread has died with them.
    fn with<T>(&self, legality: &Legality<'_>, run: impl FnOnce(&mut Shapes) -> T) -> Option<T> {
        let mut all = self.all.lock().ok()?;
        let at = all.iter().position(|(id, _)| *id == legality.id()).unwrap_or_else(|| {
            all.push((legality.id(), Shapes::default()));
            all.len() - 1
        });
        Some(run(&mut all[at].1))
    }

    fn find(&self, legality: &Legality<'_>, signature: &[u32], hash: u64) -> Option<Learned> {
        self.with(legality, |signatures| {
            Some(match signatures.find(signature, hash)? {
                Known::Template(index) => {
                    Learned::Template(Arc::clone(&signatures.templates[index as usize]))
                }
                Known::Numbers => Learned::Numbers,
                Known::Nothing => Learned::Nothing,
            })
        })?
    }

    /// Adds what is known of a signature, unless another thread was faster.
    fn note(&self, legality: &Legality<'_>, signature: &[u32], hash: u64, learned: Learned) {
        self.with(legality, |signatures| {
            if signatures.find(signature, hash).is_none() {
                signatures.note(signature, hash, learned);
            }
        });
    }
}

impl Shapes {
    fn find(&self, signature: &[u32], hash: u64) -> Option<Known> {
        let is_same = |e: &Entry| {
            e.hash == hash && self.words[e.start as usize..(e.start + e.len) as usize] == *signature
        };
        self.index.find(hash, is_same).map(|e| e.known)
    }

    /// Adds a signature that is not there.
    fn note(&mut self, signature: &[u32], hash: u64, learned: Learned) -> Known {
        let known = match learned {
            Learned::Template(template) => {
                self.templates.push(template);
                Known::Template(self.templates.len() as u32 - 1)
            }
            Learned::Numbers => Known::Numbers,
            Learned::Nothing => Known::Nothing,
        };
        let entry = Entry { start: self.words.len() as u32, len: signature.len() as u32, hash, known };
        self.words.extend_from_slice(signature);
        self.index.insert_unique(hash, entry, |e| e.hash);
        known
    }
}

impl Set {
    fn forget_module(&mut self) {
        let Set { signatures, classes, aligns, callees, names_module } = self;
        if std::mem::take(names_module) {
            *signatures = Shapes::default();
        }
        classes.clear();
        aligns.clear();
        callees.clear();
    }

    fn class(&self, ty: Type) -> Option<u16> {
        self.classes.get(ty.index()).copied().filter(|&class| class != 0)
    }

    fn most_align_log2(&self, ty: Type) -> Option<u32> {
        self.aligns.get(ty.index()).and_then(|&log2| u32::from(log2).checked_sub(1))
    }

    fn note_most_align_log2(&mut self, ty: Type, log2: u32) {
        if self.aligns.len() <= ty.index() {
            self.aligns.resize(ty.index() + 1, 0);
        }
        self.aligns[ty.index()] = log2 as u8 + 1;
    }

    fn note_class(&mut self, ty: Type, class: u16) {
        if self.classes.len() <= ty.index() {
            self.classes.resize(ty.index() + 1, 0);
        }
        self.classes[ty.index()] = class;
    }
}

/// A hash of a signature.
fn hash_of(signature: &[u32]) -> u64 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut hash = signature.len() as u64;
    for pair in signature.chunks(2) {
        let word = u64::from(pair[0]) | u64::from(pair.get(1).copied().unwrap_or(0)) << 32;
        hash = (hash.rotate_left(5) ^ word).wrapping_mul(FACTOR);
    }
    // Tables look at the top bits and at the low ones.
    hash ^ hash >> 29
}
