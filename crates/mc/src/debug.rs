//! What assembly says about source lines and call frames: `.file`, `.loc`, `.cfi_*`, `.seh_*`.
//!
//! These are the values that the parser hands to a [`Streamer`](crate::Streamer); registers of call-frame instructions are
//! DWARF numbers.

use crate::context::Symbol;
use crate::inst::Reg;

/// `.file number "directory" "name"`
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileEntry {
    pub number: u32,
    pub directory: Option<Box<[u8]>>,
    pub name: Box<[u8]>,
    pub md5: Option<u128>,
    pub source: Option<Box<[u8]>>,
}

/// Bits of [`LineEntry::flags`].
pub mod line_flags {
    pub const IS_STMT: u8 = 1;
    pub const BASIC_BLOCK: u8 = 2;
    pub const PROLOGUE_END: u8 = 4;
    pub const EPILOGUE_BEGIN: u8 = 8;
}

/// `.loc file line column …`: the row that the next instruction starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineEntry {
    pub file: u32,
    pub line: u32,
    pub column: u32,
    pub flags: u8,
    /// `is_stmt` of the row before, which the text form leaves out when nothing changes.
    pub previous_is_stmt: bool,
    pub isa: u32,
    pub discriminator: u32,
}

/// `.pseudoprobe`: a place that a sampling profile is attached to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PseudoProbe {
    pub guid: u64,
    pub index: u64,
    pub kind: u64,
    pub attributes: u64,
    pub discriminator: u64,
    /// Functions it was inlined into, outermost first: GUID and the index of the call.
    pub inlined: Vec<(u64, u64)>,
}

/// A register of call-frame information, as a DWARF number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DwarfReg(pub u32);

/// A `.cfi_*` directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cfi {
    Sections {
        eh_frame: bool,
        debug_frame: bool,
        sframe: bool,
    },
    StartProc {
        simple: bool,
    },
    EndProc,
    DefCfa(DwarfReg, i64),
    DefCfaOffset(i64),
    AdjustCfaOffset(i64),
    DefCfaRegister(DwarfReg),
    Offset(DwarfReg, i64),
    RelOffset(DwarfReg, i64),
    ValOffset(DwarfReg, i64),
    Personality {
        encoding: u8,
        symbol: Symbol,
    },
    Lsda {
        encoding: u8,
        symbol: Symbol,
    },
    RememberState,
    RestoreState,
    SameValue(DwarfReg),
    Restore(DwarfReg),
    Undefined(DwarfReg),
    Register(DwarfReg, DwarfReg),
    Escape(Box<[u8]>),
    ReturnColumn(DwarfReg),
    SignalFrame,
    WindowSave,
    /// Register, offset, address space.
    DefAspaceCfa(DwarfReg, i64, i64),
    Label(Symbol),
    /// A directive without operands that only the target has: the number of its `FrameDirective` record.
    OfTarget(u8),
    /// What describes frames to Windows: see [`Seh`].
    Windows(Seh),
}

/// A `.seh_*` directive: what unwinders of Windows are told. Registers are those of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seh {
    Proc(Symbol),
    EndProc,
    /// A part of the procedure with a description of its own, which goes on with what holds around it.
    StartChained,
    EndChained,
    PushReg(Reg),
    StackAlloc(u32),
    /// The register is so many bytes above the stack pointer.
    SetFrame(Reg, u32),
    /// A register is saved so many bytes above the stack pointer.
    SaveReg(Reg, u32),
    SaveXmm(Reg, u32),
    /// The processor has pushed what it pushes at interrupts, with an error code or without.
    PushFrame {
        code: bool,
    },
    EndPrologue,
    StartEpilogue,
    EndEpilogue,
    /// The function that is asked while the frame is unwound, or while a handler is looked for.
    Handler {
        symbol: Symbol,
        unwind: bool,
        except: bool,
    },
    /// What follows is for the handler.
    HandlerData,
}
