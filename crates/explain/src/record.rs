//! What is told of a run: functions, their stages, the lines of a stage.

use support::drawing::Drawing;

/// A run of the compiler.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// The file that was compiled.
    pub input: String,
    pub target: String,
    /// Other things worth knowing, by name.
    pub facts: Vec<(String, String)>,
    pub functions: Vec<FunctionRecord>,
}

/// What became of a function.
#[derive(Clone, Debug, Default)]
pub struct FunctionRecord {
    pub name: String,
    pub stages: Vec<Stage>,
    /// What virtual registers hold: `%4` and `%sum`.
    pub registers: Vec<(String, String)>,
}

/// What a stage is of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    #[default]
    Source,
    Graph,
    Machine,
    /// Live ranges and the registers that they got.
    Allocation,
    Assembly,
    Bytes,
}

impl Kind {
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Source => "source",
            Kind::Graph => "graph",
            Kind::Machine => "machine",
            Kind::Allocation => "allocation",
            Kind::Assembly => "assembly",
            Kind::Bytes => "bytes",
        }
    }
}

/// The function at one place on its way.
#[derive(Clone, Debug, Default)]
pub struct Stage {
    pub kind: Kind,
    /// As options call it; part of the page's address.
    pub id: String,
    pub title: String,
    /// Passes since the stage before that changed nothing.
    pub quiet: Vec<String>,
    pub sections: Vec<Section>,
    /// Control flow: the boxes are sections, by id.
    pub flow: Option<Drawing>,
    pub chart: Option<Chart>,
}

/// A block, or what stands before the first.
#[derive(Clone, Debug, Default)]
pub struct Section {
    pub id: String,
    pub title: String,
    pub lines: Vec<Line>,
    /// A selection graph: the boxes are nodes, by id.
    pub drawing: Option<Drawing>,
}

impl Section {
    /// Whether it says the same as another one.
    pub fn is_same(&self, other: &Section) -> bool {
        let keys = |s: &Section| s.lines.iter().map(|l| l.key).collect::<Vec<_>>();
        self.id == other.id && keys(self) == keys(other)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    /// Said beside it, less loudly.
    pub tail: String,
    /// See [`origin`].
    pub origin: u32,
    /// The same for what is the same in two stages of a kind: the number of an instruction; what a node does. 0 for none.
    pub key: u32,
}

impl Line {
    pub fn new(text: impl Into<String>, origin: u32, key: u32) -> Line {
        Line { text: text.into(), tail: String::new(), origin, key }
    }

    /// A line that is about nothing in particular.
    pub fn note(text: impl Into<String>) -> Line {
        Line::new(text, origin::NONE, 0)
    }
}

/// Numbers for what lines come from.
pub mod origin {
    pub const NONE: u32 = 0;
    /// The function itself: arguments and frame.
    pub const FUNCTION: u32 = 1;

    /// An instruction of the IR, by its number.
    pub const fn inst(number: u32) -> u32 {
        number.saturating_add(2)
    }
}

/// Live ranges, over the lines of the stage.
#[derive(Clone, Debug, Default)]
pub struct Chart {
    pub bars: Vec<Bar>,
}

/// The live range of a register. Places are quarters of lines: line `n` begins at `4 n`, reads until `4 n + 2` and writes
/// from there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bar {
    /// `%4`
    pub name: String,
    /// The register that it got; empty if none.
    pub register: String,
    pub class: String,
    /// Half-open.
    pub spans: Vec<(u32, u32)>,
    pub marks: Vec<(u32, Mark)>,
    /// It is kept on the stack.
    pub is_spilled: bool,
}

/// What an instruction does with a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Read,
    Write,
    Both,
}
