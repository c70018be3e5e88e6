//! A target: its image, the Rust functions that the image names, and the processors it can be.

use crate::attributes::{AttributeSection, AttributeValue};
use crate::context::Context;
use crate::decode::Decoded;
use crate::disassembler::AddressRole;
use crate::encode::{EncodeError, Fixup, FixupKind};
use crate::expr::Specifier;
use crate::format::RelocationNumbers;
use crate::function::{Functions, Surroundings};
use crate::inst::{Inst, Operand, Reg};
use crate::parse::{Directive, DirectiveInput, FastStatement, OperandInput, ParsedOperand, StatementInput};
use crate::plan::{PiecePlan, Plan};
use crate::print::Printer;
use crate::rewrite::Expansion;
use smallvec::SmallVec;
use std::sync::OnceLock;
use support::chunked::Chunked;
use support::hash::FxHashMap;
use tables::expr::operand_kind;
use tables::image::{Image, Records};
use tables::inst_info::InstInfo;
use tables::instructions::{
    Architecture, Fixup as FixupRecord, Instruction, OperandType, Target as TargetFacts, target_flags,
};
use tables::object::{Abi, CallFrames, HeaderFlag, ObjectVariant};
use tables::registers::{DwarfNumber, Register, RegisterClass};
use tables::subtarget::{Feature, Mode, Predicate, PredicateSet, Processor};

/// A hook on numbers.
pub type NumberHook = fn(&[i64]) -> i64;

/// A hook on instructions.
pub type InstHook = fn(&dyn InstView, &Subtarget) -> bool;

/// An instruction as predicates see it, whatever layer it belongs to.
pub trait InstView {
    fn opcode(&self) -> u16;
    fn num_operands(&self) -> usize;
    /// What an operand is ([`operand_kind`]), and its register or constant (0 for others).
    fn operand(&self, index: usize) -> (i64, i64);
}

impl InstView for Inst {
    fn opcode(&self) -> u16 {
        self.opcode
    }
    fn num_operands(&self) -> usize {
        self.operands.len()
    }
    fn operand(&self, index: usize) -> (i64, i64) {
        match self.operands.get(index) {
            None => (operand_kind::NONE, 0),
            Some(Operand::Reg(reg)) => (operand_kind::REGISTER, reg.0.into()),
            Some(Operand::Imm(imm)) => (operand_kind::IMMEDIATE, *imm),
            Some(Operand::Expr(_)) => (operand_kind::SYMBOL, 0),
        }
    }
}

/// An instruction to be encoded.
#[derive(Clone, Copy)]
pub struct EncodeInput<'a> {
    pub target: &'a Target,
    pub subtarget: &'a Subtarget,
    pub cx: &'a Context,
    pub inst: &'a Inst,
}

/// A place whose relocation the target's code is to choose.
#[derive(Clone, Copy, Debug)]
pub struct RelocationQuery<'a> {
    pub target: &'a Target,
    /// That of the object as a whole.
    pub subtarget: &'a Subtarget,
    pub kind: FixupKind,
    pub pc_relative: bool,
    pub specifier: Specifier,
    /// What is added, with what the instruction has behind the place.
    pub addend: i64,
    /// Whose numbers the answer is to be in.
    pub numbers: RelocationNumbers,
    /// Linkers may be told that they can rewrite the instruction.
    pub may_rewrite: bool,
}

/// The relocation chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RelocationAnswer {
    pub number: u32,
    /// It must name the symbol, not its section.
    pub needs_symbol: bool,
    /// The same, for symbols of sections whose pieces the linker merges.
    pub needs_merged_symbol: bool,
    /// The symbol is thread-local.
    pub thread_local: bool,
}

/// What an instruction is where branches are kept off boundaries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BranchFacts {
    /// A branch with one of these conditions may be executed as one with it: a bit for each group of conditions.
    pub fuses_with: u8,
    /// The group of its own condition.
    pub condition: u8,
    /// It belongs to the instruction behind it.
    pub is_prefix: bool,
    /// Nothing happens between it and the instruction behind it.
    pub holds_next: bool,
}

/// What a description cannot say: functions of the target's own code, found by the names in its image. Every method has a
/// default, so a target without code needs none of them.
pub trait Hooks: Send + Sync + std::fmt::Debug {
    /// A function on numbers: operand predicates, transforms, encodings.
    fn function(&self, _name: &str) -> Option<NumberHook> {
        None
    }

    /// A function on instructions: predicates of the description that are code.
    fn inst_function(&self, _name: &str) -> Option<InstHook> {
        None
    }

    /// Prints an operand with the method `name`; `false` if there is no such method.
    fn print_operand(
        &self,
        _name: &str,
        _printer: &Printer<'_>,
        _inst: &Inst,
        _operand: usize,
        _out: &mut String,
    ) -> bool {
        false
    }

    /// Prints what stands before the mnemonic of an instruction that has [flags](Inst::flags) or TSFlags.
    fn print_flags(&self, _printer: &Printer<'_>, _inst: &Inst, _out: &mut String) {}

    /// What is worth remarking on an instruction, behind its text: numbers in another notation.
    fn remarks(&self, _printer: &Printer<'_>, _inst: &Inst) -> Vec<String> {
        Vec::new()
    }

    /// The address of the memory that an instruction refers to by the distance from its end, which is at `end`.
    fn memory_address(&self, _target: &Target, _inst: &Inst, _end: u64) -> Option<u64> {
        None
    }

    /// Decodes the instruction at the start of `bytes`, if the target has a decoder of its own: one whose instructions have
    /// no fixed places for opcode and operands. An error is the number of bytes that were looked at.
    fn decode(
        &self,
        _target: &Target,
        _subtarget: &Subtarget,
        _bytes: &[u8],
    ) -> Option<Result<Decoded, usize>> {
        None
    }

    /// What an instruction is where branches are kept off boundaries; `None` if no code of the subtarget is padded for that.
    fn branch_facts(&self, _target: &Target, _subtarget: &Subtarget, _inst: &Inst) -> Option<BranchFacts> {
        None
    }

    /// The relocation of a fixup whose record leaves it to the target, or of a number in data for which there is no record.
    fn relocation(&self, _wanted: &RelocationQuery<'_>) -> Option<RelocationAnswer> {
        None
    }

    /// Parses an operand with the method `name`; `None` if what comes is no such operand. What the input gave out is taken
    /// back then.
    fn parse_operand(
        &self,
        _name: &str,
        _input: &mut OperandInput<'_, '_, '_>,
    ) -> Option<SmallVec<[Operand; 2]>> {
        None
    }

    /// Reads and emits the statement of an instruction, for targets that read operands first; `None`: the tables say what to
    /// read. The mnemonic is empty where a statement begins with `{`.
    fn statement(&self, _mnemonic: &[u8], _input: &mut StatementInput<'_, '_, '_>) -> Option<Directive<()>> {
        None
    }

    /// Whether a mnemonic, in lower case, may begin statements that [`Hooks::fast_statement`] reads: whether nothing but its
    /// operands decides what it means.
    fn is_plain(&self, _mnemonic: &str) -> bool {
        false
    }

    /// Reads the statement of an instruction, if it is as compilers write them; false if it is not, and then
    /// [`Hooks::statement`] begins anew.
    fn fast_statement(&self, _input: &mut FastStatement<'_, '_, '_>, _inst: &mut Inst) -> bool {
        false
    }

    /// The number of the test, below 64, that an operand class names as its parser, for operands that were read first.
    fn operand_test(&self, _name: &str) -> Option<u16> {
        None
    }

    /// The tests that a composite operand which was read first passes, as bits by their numbers.
    fn tests_passed(&self, _target: &Target, _subtarget: &Subtarget, _operand: &ParsedOperand) -> u64 {
        0
    }

    /// Appends the operands that an operand is which passed a test.
    fn append_operand(&self, _test: u16, _operand: &ParsedOperand, _out: &mut SmallVec<[Operand; 6]>) {}

    /// How many bytes the encoding itself says that the instruction at the start of `bytes` has, whether or not there is
    /// one; `None` if it does not say.
    fn encoded_size(&self, _bytes: &[u8]) -> Option<usize> {
        None
    }

    /// What the instruction `name` does with addresses.
    fn address_role(&self, _name: &str) -> AddressRole {
        AddressRole::None
    }

    /// Features that an object file says its code was made for, in the form of `-mattr`. `section` finds the contents of
    /// sections.
    fn object_features<'a>(&self, _flags: u32, _section: &dyn Fn(&str) -> Option<&'a [u8]>) -> String {
        String::new()
    }

    /// A directive of the target's own (with its dot, in lower case); `None` if it is none.
    fn directive(&self, _name: &str, _input: &mut DirectiveInput<'_, '_, '_>) -> Option<Directive<()>> {
        None
    }

    /// What the build attributes of an object say if nothing in the source does.
    fn default_attributes(&self, _target: &Target, _subtarget: &Subtarget) -> Vec<(u32, AttributeValue)> {
        Vec::new()
    }

    /// Where build attributes are put, if the target has any.
    fn attribute_section(&self) -> Option<AttributeSection> {
        None
    }

    /// Appends the bytes of an instruction, and its fixups with offsets from its first byte, if the target has an encoder of
    /// its own.
    fn encode(
        &self,
        _input: &EncodeInput<'_>,
        _out: &mut Vec<u8>,
        _fixups: &mut Vec<Fixup>,
    ) -> Option<Result<(), EncodeError>> {
        None
    }

    /// Whether a short form has an encoding as its flags ask for one.
    fn may_be_short(&self, _: &Target, _short: &Inst) -> bool {
        true
    }

    /// The register that unwinders of Windows have under a number: a general one, or a vector register.
    fn numbered_register(&self, _: &Target, _number: u64, _is_vector: bool) -> Option<Reg> {
        None
    }

    /// How unwinders leave a procedure with these call-frame instructions, as a compact unwind encoding of Mach-O; `None` if no
    /// encoding says that.
    fn compact_unwind(&self, _: &Subtarget, _instructions: &[&crate::debug::Cfi]) -> Option<u32> {
        None
    }

    /// What a pseudo-instruction stands for, by the function `name`; `false` if there is no such function.
    fn expand(&self, _name: &str, _inst: &Inst, _expansion: &mut Expansion<'_>) -> bool {
        false
    }
}

/// The hooks of a target that has no code of its own.
#[derive(Clone, Copy, Debug)]
pub struct NoHooks;

impl Hooks for NoHooks {}

/// A target, compiled in or loaded.
#[derive(Debug)]
pub struct Target {
    pub image: Image,
    pub hooks: Box<dyn Hooks>,
    functions: Functions,
    /// By opcode: what there is to know for each instruction, once it was asked for.
    plans: Chunked<OnceLock<Box<Plan>>>,
    /// By class: how its registers are found by their encodings.
    class_decoders: Chunked<OnceLock<ClassDecoder>>,
    /// By class: the members as a bit set of so many words.
    class_members: Vec<u64>,
    class_words: usize,
    pub facts: TargetFacts,
    // Records that are looked at for every instruction, read once.
    instructions: Chunked<Instruction>,
    operand_types: Vec<OperandType>,
    fixups: Vec<FixupRecord>,
    registers: Vec<Register>,
    /// By register: the name in assembly and the plain one, with their prefix.
    register_names: Chunked<[Box<str>; 2]>,
    features: OnceLock<FxHashMap<Box<str>, u16>>,
    registers_by_name: OnceLock<FxHashMap<Box<str>, u16>>,
}

/// The image names something that the target's code does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingHook(pub String);

impl std::fmt::Display for MissingHook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the target's code has no function '{}', which its description uses", self.0)
    }
}

impl std::error::Error for MissingHook {}

impl Target {
    /// The machine that the architecture of a triple means; the first one if nothing is said.
    pub fn architecture(&self, name: &str) -> Option<Architecture> {
        let is_meant = |a: &Architecture| name.is_empty() || self.image.string(a.name) == name;
        self.image.records::<Architecture>().iter().find(is_meant)
    }

    /// Whether the target has machines with the other order of bytes, and this is now one of them.
    pub fn set_little_endian(&mut self) -> bool {
        let has_both = self.image.records::<Architecture>().iter().any(|a| a.little_endian != 0);
        if has_both {
            self.facts.flags &= !target_flags::BIG_ENDIAN;
        }
        has_both
    }

    /// Opens a target. O(registers + functions + members of register classes); what is known of instructions and names is
    /// read when asked for.
    pub fn new(image: Image, hooks: Box<dyn Hooks>) -> Result<Target, MissingHook> {
        let functions = Functions::new(&image, &*hooks)?;
        let classes = image.records::<RegisterClass>();
        let num_registers = image.records::<Register>().len();
        let class_words = num_registers.div_ceil(64);
        let mut class_members = vec![0; classes.len() * class_words];
        for (class, members) in classes.iter().zip(class_members.chunks_mut(class_words.max(1))) {
            for (i, bits) in image.list(class.member_bits).iter().enumerate() {
                if let Some(word) = members.get_mut(i / 4) {
                    *word |= u64::from(bits) << (i % 4 * 16);
                }
            }
        }
        Ok(Target {
            facts: image.records().get(0).unwrap_or_default(),
            instructions: Chunked::new(image.records::<Instruction>().len()),
            operand_types: image.records().iter().collect(),
            fixups: image.records().iter().collect(),
            registers: image.records().iter().collect(),
            register_names: Chunked::new(num_registers),
            functions,
            plans: Chunked::new(image.records::<Instruction>().len()),
            features: OnceLock::new(),
            registers_by_name: OnceLock::new(),
            class_decoders: Chunked::new(classes.len()),
            class_members,
            class_words,
            image,
            hooks,
        })
    }

    #[inline]
    pub fn instruction(&self, opcode: u16) -> &Instruction {
        self.instructions.get(opcode.into(), |n| self.image.records().get(n).unwrap_or_default())
    }

    #[inline]
    pub fn register(&self, reg: Reg) -> &Register {
        &self.registers[reg.0 as usize]
    }

    /// The registers that a register is made of: the largest ones in it that have names, in the order of their indices.
    pub fn parts_of(&self, reg: Reg) -> Vec<Reg> {
        let parts = self.image.list(self.register(reg).sub_regs);
        let contains = |whole: u16, part: u16| {
            self.image.list(self.register(Reg(part)).super_regs).iter().any(|above| above == whole)
        };
        let is_named = |part: u16| !self.register_name(Reg(part), true).is_empty();
        let named: Vec<u16> = parts.iter().map(|part| part.register).filter(|&part| is_named(part)).collect();
        let is_largest = |&part: &u16| !named.iter().any(|&other| contains(other, part));
        named.iter().copied().filter(is_largest).map(Reg).collect()
    }

    #[inline]
    pub fn operand_type(&self, index: u16) -> &OperandType {
        &self.operand_types[index as usize]
    }

    /// A kind of fixup, by the number in [`FixupKind::Target`].
    #[inline]
    pub(crate) fn fixup(&self, kind: u16) -> Option<&FixupRecord> {
        self.fixups.get(usize::from(kind))
    }

    /// A register as assembly has it: by its first alternative name, or by its plain one.
    #[inline]
    pub fn register_name(&self, reg: Reg, plain: bool) -> &str {
        let number = usize::from(reg.0);
        if number >= self.register_names.len() {
            return "noreg";
        }
        &self.register_names.get(number, |number| register_names(&self.image, number))[usize::from(plain)]
    }

    /// The opcode of the instruction with this record name. O(log instructions).
    pub fn opcode(&self, name: &str) -> Option<u16> {
        InstInfo::new(&self.image).by_name(name)
    }

    /// The register with this record name.
    pub fn register_by_name(&self, name: &str) -> Option<Reg> {
        let names = || self.registers.iter().map(|r| self.image.string(r.name));
        let number = *self.registers_by_name.get_or_init(|| numbered(names())).get(name)?;
        (number != 0).then_some(Reg(number))
    }

    /// The feature of this name (`+name`).
    pub fn feature(&self, name: &str) -> Option<u16> {
        let features = self.image.records::<Feature>();
        let names = features.iter().map(|f| self.image.string(f.name));
        self.features.get_or_init(|| numbered(names)).get(name).copied()
    }

    /// The register of a class with this hardware encoding. `mask` says which bits of the encoding are known; the others
    /// must be the same in all members.
    pub fn register_by_encoding(&self, class: u16, encoding: u64, mask: u64) -> Option<Reg> {
        let class = usize::from(class);
        if class >= self.class_decoders.len() {
            return None;
        }
        let decoder = self.class_decoders.get(class, |_| OnceLock::new());
        let decoder = decoder.get_or_init(|| class_decoder(&self.image, class));
        if decoder.varying & !mask != 0 {
            return decoder.only_member(encoding, mask);
        }
        let encoding = encoding | (decoder.ones & !mask);
        let register = *decoder.registers.get(usize::try_from(encoding).ok()?)?;
        (register != 0).then_some(Reg(register))
    }

    /// The register of a class that has no other.
    pub fn only_register(&self, class: u16) -> Option<Reg> {
        let class = self.image.records::<RegisterClass>().get(class as usize)?;
        let members = self.image.list(class.members);
        if members.len() == 1 { members.get(0).map(Reg) } else { None }
    }

    /// Whether the register is a member of the class.
    pub fn class_contains(&self, class: u16, reg: Reg) -> bool {
        let place = usize::from(class) * self.class_words + usize::from(reg.0) / 64;
        let in_range = usize::from(reg.0) < self.class_words * 64;
        in_range && self.class_members.get(place).is_some_and(|bits| bits >> (reg.0 % 64) & 1 != 0)
    }

    /// What the image says of an instruction, decoded.
    #[inline]
    pub(crate) fn plan(&self, opcode: u16) -> &Plan {
        self.plans.get(opcode.into(), |_| OnceLock::new()).get_or_init(|| Box::new(Plan::new(self, opcode)))
    }

    /// Runs function `index` of the description on `params`.
    #[inline]
    pub fn call(&self, index: u32, params: &[i64], subtarget: &Subtarget) -> i64 {
        let around = Surroundings { image: &self.image, subtarget, inst: None };
        self.functions.call(index, params, around)
    }

    /// The pieces of a number that a function of the description puts together, if that is all it does.
    pub(crate) fn pieces(&self, index: u32) -> Option<&[PiecePlan]> {
        self.functions.pieces(index, &self.image)
    }

    /// Runs function `index` of the description on an instruction.
    pub fn call_on(&self, index: u32, inst: &dyn InstView, subtarget: &Subtarget) -> i64 {
        let around = Surroundings { image: &self.image, subtarget, inst: Some(inst) };
        self.functions.call(index, &[], around)
    }

    /// Whether the function that a `TIIPredicate` record of the description names holds for an instruction; `None` if there is
    /// no such function.
    pub fn predicate(&self, name: &str, inst: &dyn InstView, subtarget: &Subtarget) -> Option<bool> {
        Some(self.call_on(self.predicate_function(name)?, inst, subtarget) != 0)
    }

    /// The number of that function, for [`call_on`](Self::call_on): for those who ask of many instructions. O(predicates).
    pub fn predicate_function(&self, name: &str) -> Option<u32> {
        InstInfo::new(&self.image).predicate(name)
    }
}

/// From hardware encodings to the registers of a class.
#[derive(Debug, Default)]
struct ClassDecoder {
    /// By encoding: the register, 0 if there is none.
    registers: Vec<u16>,
    /// Bits that are set in every member's encoding, and those that are not the same in all.
    ones: u64,
    varying: u64,
}

/// Names with their numbers; the first of equal ones counts.
fn numbered<'a>(names: impl Iterator<Item = &'a str>) -> FxHashMap<Box<str>, u16> {
    let mut map = FxHashMap::default();
    for (number, name) in names.enumerate() {
        map.entry(name.into()).or_insert(number as u16);
    }
    map
}

fn register_names(image: &Image, number: usize) -> [Box<str>; 2] {
    let prefix = image.records::<TargetFacts>().get(0).map_or("", |t| image.string(t.register_prefix));
    let names = image.list(image.records::<Register>().at(number).asm_names);
    let name = |at: usize| match names.get(at) {
        Some(name) => format!("{prefix}{}", image.string(name)).into(),
        None => "noreg".into(),
    };
    [name(0), name(names.len().saturating_sub(1))]
}

impl ClassDecoder {
    /// The member whose number has these bits, if no other has: a field may be narrower than the numbers of its registers.
    /// Cost: linear in the largest number.
    fn only_member(&self, encoding: u64, mask: u64) -> Option<Reg> {
        let agrees =
            |(number, register): &(usize, &u16)| **register != 0 && (*number as u64 ^ encoding) & mask == 0;
        let mut found = self.registers.iter().enumerate().filter(agrees);
        let (_, &register) = found.next()?;
        found.next().is_none().then_some(Reg(register))
    }
}

fn class_decoder(image: &Image, class: usize) -> ClassDecoder {
    let class = image.records::<RegisterClass>().get(class).unwrap_or_default();
    let registers = image.records::<Register>();
    let mut decoder = ClassDecoder { ones: u64::MAX, ..ClassDecoder::default() };
    let mut any = 0;
    for reg in image.list(class.members).iter() {
        let encoding = registers.at(reg as usize).encoding;
        decoder.ones &= u64::from(encoding);
        any |= u64::from(encoding);
        let at = encoding as usize;
        if at >= decoder.registers.len() {
            decoder.registers.resize(at + 1, 0);
        }
        if decoder.registers[at] == 0 {
            decoder.registers[at] = reg;
        }
    }
    decoder.ones &= any;
    decoder.varying = any ^ decoder.ones;
    decoder
}

/// The features and mode that code is made for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtarget {
    pub cpu: String,
    features: Vec<bool>,
    pub mode: u16,
    pub sched_model: u16,
    /// By predicate set: whether all its predicates hold.
    enabled: Vec<bool>,
}

impl Subtarget {
    /// The processor `cpu` (empty: none in particular) with the features of an `-mattr` string (`+a,-b`). Unknown names are
    /// returned for the caller's warnings.
    pub fn new(target: &Target, cpu: &str, attributes: &str) -> (Subtarget, Vec<String>) {
        let image = &target.image;
        let mut unknown = Vec::new();
        let mut subtarget = Subtarget {
            cpu: cpu.to_owned(),
            features: vec![false; image.records::<Feature>().len()],
            mode: 0,
            sched_model: 0,
            enabled: Vec::new(),
        };
        if !cpu.is_empty() {
            match image.records::<Processor>().iter().find(|p| image.string(p.name) == cpu) {
                Some(processor) => {
                    subtarget.sched_model = processor.sched_model;
                    for feature in image.list(processor.features).iter() {
                        subtarget.switch(image, feature, true);
                    }
                }
                None => unknown.push(cpu.to_owned()),
            }
        }
        for attribute in attributes.split(',').filter(|a| !a.is_empty()) {
            let (on, name) = match attribute.strip_prefix('-') {
                Some(name) => (false, name),
                None => (true, attribute.strip_prefix('+').unwrap_or(attribute)),
            };
            match image.records::<Feature>().iter().position(|f| image.string(f.name) == name) {
                Some(feature) => subtarget.switch(image, feature as u16, on),
                None => unknown.push(name.to_owned()),
            }
        }
        subtarget.update(target);
        (subtarget, unknown)
    }

    /// Switches features on or off, with those that each implies or that imply it.
    pub fn switch_features(&mut self, target: &Target, changes: &[(u16, bool)]) {
        for &(feature, on) in changes {
            if (feature as usize) < self.features.len() {
                self.switch(&target.image, feature, on);
            }
        }
        self.update(target);
    }

    pub fn has_feature(&self, feature: u16) -> bool {
        self.features.get(feature as usize).copied().unwrap_or(false)
    }

    /// Whether everything that a predicate set asks for holds.
    #[inline]
    pub fn enables(&self, predicates: u16) -> bool {
        self.enabled.get(predicates as usize).copied().unwrap_or(true)
    }

    /// The calling convention where nobody names one.
    pub fn default_abi(&self, target: &Target) -> Option<Abi> {
        target.image.records::<Abi>().iter().find(|abi| self.enables(abi.default_if))
    }

    /// ELF's `e_flags`: those of the calling convention (the default one if none is named) and of the features.
    pub fn header_flags(&self, target: &Target, abi: Option<Abi>) -> u32 {
        let abi = abi.or_else(|| self.default_abi(target));
        let features = target.image.records::<HeaderFlag>().iter().filter(|f| self.enables(f.predicates));
        features.fold(abi.map_or(0, |abi| abi.flags), |flags, feature| flags | feature.flags)
    }

    /// How call frames look, except in Mach-O objects.
    pub fn call_frames(&self, target: &Target) -> Option<CallFrames> {
        self.call_frames_in(target, false)
    }

    /// The same, in Mach-O objects or others.
    pub fn call_frames_in(&self, target: &Target, mach_o: bool) -> Option<CallFrames> {
        let of_format = |frames: &CallFrames| mach_o || frames.of_mach_o == 0;
        let records = target.image.records::<CallFrames>();
        records.iter().find(|frames| of_format(frames) && self.enables(frames.predicates))
    }

    /// What objects have as their own machine, if the target has several.
    pub fn object_variant(&self, target: &Target) -> Option<ObjectVariant> {
        target.image.records::<ObjectVariant>().iter().find(|variant| self.enables(variant.predicates))
    }

    /// `EM_*` of objects.
    pub fn elf_machine(&self, target: &Target) -> u16 {
        self.object_variant(target).map_or(target.facts.elf_machine, |variant| variant.elf_machine)
    }

    /// The DWARF number of a register, in Mach-O objects or others.
    pub fn dwarf_number(&self, target: &Target, reg: Reg, mach_o: bool) -> Option<u32> {
        let flavour = self.call_frames_in(target, mach_o).map_or(0, |frames| frames.dwarf_flavour);
        let of_register = |n: &DwarfNumber| n.register == reg.0 && n.flavour == flavour && n.number >= 0;
        let number = target.image.records::<DwarfNumber>().iter().find(of_register)?;
        u32::try_from(number.number).ok()
    }

    /// Switches a feature and those that it implies (on) or that imply it (off).
    fn switch(&mut self, image: &Image, feature: u16, on: bool) {
        let features: Records<'_, Feature> = image.records();
        let mut pending = vec![feature];
        while let Some(feature) = pending.pop() {
            let Some(record) = features.get(feature as usize) else { continue };
            if std::mem::replace(&mut self.features[feature as usize], on) == on {
                continue;
            }
            if on {
                pending.extend(image.list(record.implies).iter());
            } else {
                let implied_by = |f: &Feature| image.list(f.implies).iter().any(|i| i == feature);
                pending.extend(
                    features.iter().enumerate().filter(|(_, f)| implied_by(f)).map(|(i, _)| i as u16),
                );
            }
        }
    }

    /// Recomputes mode and predicate sets from the features.
    fn update(&mut self, target: &Target) {
        let image = &target.image;
        let holds =
            |condition: u32, this: &Subtarget| condition == 0 || target.call(condition - 1, &[], this) != 0;
        let modes: Records<'_, Mode> = image.records();
        self.mode = 0;
        for (i, mode) in modes.iter().enumerate().skip(1) {
            if holds(mode.condition, self) {
                self.mode = i as u16;
            }
        }
        let predicates: Vec<bool> =
            image.records::<Predicate>().iter().map(|p| holds(p.condition, self)).collect();
        let holds_all = |set: PredicateSet| image.list(set.predicates).iter().all(|p| predicates[p as usize]);
        self.enabled = image.records::<PredicateSet>().iter().map(holds_all).collect();
    }
}

/// Registers and immediates have a number; expressions do not.
pub(crate) fn operand_number(target: &Target, operand: Operand) -> Option<i64> {
    match operand {
        Operand::Reg(reg) => Some(target.register(reg).encoding.into()),
        Operand::Imm(imm) => Some(imm),
        Operand::Expr(_) => None,
    }
}
