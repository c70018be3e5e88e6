//! What passes over machine code ask of a machine that is the same for all its functions: a record that a target fills in once.

/// What the entries of a jump table are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JumpTableEntry {
    /// Addresses of blocks, of so many bytes.
    Address(u8),
    /// Distances of blocks from the start of the table, signed, of so many bytes.
    Distance(u8),
}

/// A function finds out where it is by a call of the next instruction, behind which there is a label.
#[derive(Clone, Debug)]
pub struct CodeBase {
    /// The pseudo-instruction for that, whose first part is the call.
    pub setup: u16,
    /// Flags of symbols that stand for the distance from the label, and those that the symbol has then.
    pub distances: Vec<(u8, u8)>,
}

/// How unwinders know frames.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FrameDescriptions {
    /// By the description's `CallFrames`, if it has any.
    #[default]
    CallFrames,
    /// By the tables of Windows.
    Windows,
    /// Not at all: code registers its handlers when it runs.
    None,
}

/// A call of any address by way of a register, which has the same length whatever the address is.
#[derive(Clone, Copy, Debug)]
pub struct PatchedCall {
    /// Puts an address into a register.
    pub load: u16,
    pub register: mc::Reg,
    /// Calls what the register says.
    pub call: u16,
    pub bytes: u8,
}

/// What is put in where functions that are traced are entered and left.
#[derive(Clone, Debug)]
pub struct Sleds {
    /// A jump past the rest, which has room for a call.
    pub skipped: Box<[u8]>,
    /// What stands behind a return, so that both have as much room; nothing if there is a jump before it, too.
    pub behind_return: Box<[u8]>,
}

/// A new window of registers, which functions begin with.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Has what the stack pointer has at entry.
    pub frame: mc::Reg,
    /// The register with the address to return to, as callers and as callees know it.
    pub link: (mc::Reg, mc::Reg),
}

/// What passes ask about a machine and no function changes. [`MachineFacts::default`] is a machine without any of it.
#[derive(Clone, Debug)]
pub struct MachineFacts {
    /// Registers that are not given out, though they may be named and their parts and wholes may be given out.
    pub avoided: Vec<mc::Reg>,
    /// Whether the last register that is saved is better at the stack pointer than below the one before it.
    pub saves_at_bottom: bool,
    /// Alignment of the stack pointer at calls, log2 of bytes.
    pub stack_align_log2: u8,
    /// Whether the stack pointer is aligned in functions that call no others, too.
    pub aligns_leaf_stack: bool,
    /// Whether conditional branches reach other functions, and unwinders do not mind.
    pub branches_leave: bool,
    /// Bytes that a call itself pushes: the stack pointer at entry is below that of the call by so many.
    pub pushed_by_call_bytes: u64,
    /// Whether frames have room for the arguments of all calls, so that calls leave the stack pointer alone.
    pub reserves_call_frames: bool,
    /// The pseudo-instructions that mark the stack of a call, which disappear once the frame is laid out; 0: there are none.
    pub call_frame_pseudos: [u16; 2],
    /// Alignment of functions, log2 of bytes.
    pub code_align_log2: u8,
    /// The same of functions that are to be short.
    pub short_code_align_log2: u8,
    /// Alignment of where loops begin, log2 of bytes; 0: they begin where the code before them ends.
    pub loop_align_log2: u8,
    /// Bytes of padding that this may cost at most, each time; 0: any number.
    pub loop_align_skip: u32,
    /// Distances of so many bytes from a register are not worse than shorter ones: frames of at most so many keep the order in
    /// which objects were made.
    pub short_distance_bytes: u64,
    /// Whether linkers may make code shorter, so that lengths are not known before.
    pub code_shrinks: bool,
    /// How far a jump reaches, if there may be functions that are longer.
    pub jump_range_bytes: Option<u64>,
    /// What the entries of jump tables are, which the code that reads them must agree with.
    pub jump_table_entry: JumpTableEntry,
    /// The instruction that does nothing.
    pub no_op: Option<mc::Inst>,
    /// Whether functions align the stack pointer as they are asked to, and use no more than what they are promised.
    pub aligns_as_asked: bool,
    /// Whether symbols that stand for numbers are known to be no places.
    pub has_absolute_symbols: bool,
    /// How code that may be replaced calls, where no-ops have one byte.
    pub patched_call: Option<PatchedCall>,
    /// How functions are traced, if they can be.
    pub sleds: Option<Sleds>,
    /// The instruction that allows indirect branches to arrive before it.
    pub branch_guard: Option<mc::Inst>,
    /// The flags of a symbol that stand for its place in the memory of a thread, in data.
    pub thread_place: Option<u8>,
    /// What stands before and after text in the second dialect of the target's assembly.
    pub second_dialect: [String; 2],
    /// The stack pointer is so many bytes below the stack.
    pub stack_bias: i64,
    /// Bytes at the bottom of every frame that belong to the callees, whatever arguments they have.
    pub least_call_bytes: u64,
    /// The specifier of a table's entry with an address, where there is no table but words that have names.
    pub address_word: Option<u8>,
    /// How functions find out where they are, if distances are counted from a label of their own.
    pub code_base: Option<CodeBase>,
    pub frames: FrameDescriptions,
    /// What unwinders are told where functions begin with a new window of registers.
    pub window: Option<Window>,
    /// Where a handler that is not a function finds the code of its exception, if handlers may be funclets.
    pub exception_code: Option<mc::Reg>,
    /// What CodeView, the debug information of Microsoft's tools, calls things of the machine, where objects may have it.
    pub codeview: Option<CodeViewNumbers>,
}

/// The numbers by which CodeView knows a machine.
#[derive(Clone, Debug)]
pub struct CodeViewNumbers {
    /// The kind of processor (`CV_CPU_TYPE_e`).
    pub processor: u16,
    /// Those of registers. What is asked for most comes first.
    pub registers: Vec<(mc::Reg, u16)>,
    /// The registers that frames are found from: stack pointer, frame pointer, base pointer.
    pub frame_registers: [u16; 3],
    /// The stack pointer, if code pushes arguments: what would be found from it is counted from the frame's address, which
    /// has a number of its own.
    pub moving_stack_pointer: Option<u16>,
}

impl CodeViewNumbers {
    pub fn register(&self, reg: mc::Reg) -> Option<u16> {
        self.registers.iter().find(|known| known.0 == reg).map(|known| known.1)
    }
}

impl Default for MachineFacts {
    fn default() -> MachineFacts {
        MachineFacts {
            avoided: Vec::new(),
            saves_at_bottom: false,
            stack_align_log2: 0,
            aligns_leaf_stack: true,
            branches_leave: false,
            pushed_by_call_bytes: 0,
            reserves_call_frames: true,
            call_frame_pseudos: [0; 2],
            code_align_log2: 0,
            loop_align_log2: 0,
            loop_align_skip: 0,
            short_distance_bytes: 128,
            short_code_align_log2: 0,
            code_shrinks: false,
            jump_range_bytes: None,
            jump_table_entry: JumpTableEntry::Distance(4),
            no_op: None,
            aligns_as_asked: false,
            has_absolute_symbols: false,
            patched_call: None,
            sleds: None,
            branch_guard: None,
            thread_place: None,
            codeview: None,
            second_dialect: Default::default(),
            stack_bias: 0,
            least_call_bytes: 0,
            address_word: None,
            code_base: None,
            frames: FrameDescriptions::CallFrames,
            window: None,
            exception_code: None,
        }
    }
}

impl MachineFacts {
    pub fn is_call_frame_pseudo(&self, opcode: u16) -> bool {
        let [setup, destroy] = self.call_frame_pseudos;
        opcode != 0 && (opcode == setup || opcode == destroy)
    }
}
