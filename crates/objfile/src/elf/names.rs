//! The names of ELF's numbers: what dumps show. Flat tables from the gABI, the psABIs and LLVM's spellings.

/// A number and its name without the usual prefix (`PROGBITS`).
pub type Name = (u64, &'static str);

/// The name of a number in a table.
pub fn name_of(table: &[Name], number: u64) -> Option<&'static str> {
    table.iter().find(|(n, _)| *n == number).map(|(_, name)| *name)
}

/// A machine: its number, its name after `EM_`, how GNU's readelf calls it, and the words of file formats
/// (`elf64-WORD`) and architectures for 32 and 64 bits.
#[derive(Clone, Copy, Debug)]
pub struct Machine {
    pub number: u16,
    pub name: &'static str,
    pub description: &'static str,
    pub format: &'static str,
    pub architectures: (&'static str, &'static str),
}

const fn machine(
    number: u16,
    name: &'static str,
    description: &'static str,
    format: &'static str,
    architectures: (&'static str, &'static str),
) -> Machine {
    Machine { number, name, description, format, architectures }
}

/// Little-endian formats carry the order in the word where the machine has both.
pub const MACHINES: &[Machine] = &[
    machine(0, "NONE", "None", "unknown", ("unknown", "unknown")),
    machine(2, "SPARC", "Sparc", "sparc", ("sparc", "sparc")),
    machine(3, "386", "Intel 80386", "i386", ("i386", "i386")),
    machine(4, "68K", "MC68000", "m68k", ("m68k", "m68k")),
    machine(8, "MIPS", "MIPS R3000", "mips", ("mips", "mips64")),
    machine(18, "SPARC32PLUS", "Sparc v8+", "sparc", ("sparc", "sparc")),
    machine(20, "PPC", "PowerPC", "powerpc", ("powerpc", "powerpc")),
    machine(21, "PPC64", "PowerPC64", "powerpc", ("powerpc64", "powerpc64")),
    machine(22, "S390", "IBM S/390", "s390", ("systemz", "systemz")),
    machine(40, "ARM", "ARM", "littlearm", ("arm", "arm")),
    machine(43, "SPARCV9", "Sparc v9", "sparc", ("sparcv9", "sparcv9")),
    machine(62, "X86_64", "Advanced Micro Devices X86-64", "x86-64", ("x86_64", "x86_64")),
    machine(83, "AVR", "Atmel AVR 8-bit microcontroller", "avr", ("avr", "avr")),
    machine(94, "XTENSA", "Tensilica Xtensa Processor", "xtensa", ("xtensa", "xtensa")),
    machine(105, "MSP430", "Texas Instruments msp430 microcontroller", "msp430", ("msp430", "msp430")),
    machine(164, "HEXAGON", "Qualcomm Hexagon", "hexagon", ("hexagon", "hexagon")),
    machine(183, "AARCH64", "AArch64", "littleaarch64", ("aarch64", "aarch64")),
    machine(224, "AMDGPU", "EM_AMDGPU", "amdgpu", ("amdgcn", "amdgcn")),
    machine(243, "RISCV", "RISC-V", "littleriscv", ("riscv32", "riscv64")),
    machine(244, "LANAI", "EM_LANAI", "lanai", ("lanai", "lanai")),
    machine(247, "BPF", "EM_BPF", "bpf", ("bpfel", "bpfel")),
    machine(251, "VE", "NEC SX-Aurora Vector Engine", "ve", ("ve", "ve")),
    machine(252, "CSKY", "C-SKY 32-bit processor", "csky", ("csky", "csky")),
    machine(258, "LOONGARCH", "LoongArch", "loongarch", ("loongarch32", "loongarch64")),
];

pub fn machine_of(number: u16) -> Option<&'static Machine> {
    MACHINES.iter().find(|m| m.number == number)
}

/// What kind of file it is: after `ET_`, how LLVM calls it, how GNU does.
pub const FILE_TYPES: &[(u16, &str, &str)] = &[
    (0, "None", "NONE (none)"),
    (1, "Relocatable", "REL (Relocatable file)"),
    (2, "Executable", "EXEC (Executable file)"),
    (3, "SharedObject", "DYN (Shared object file)"),
    (4, "Core", "CORE (Core file)"),
];

/// `ELFOSABI_*`: number, LLVM's name, GNU's.
pub const OS_ABIS: &[(u8, &str, &str)] = &[
    (0, "SystemV", "UNIX - System V"),
    (1, "HPUX", "UNIX - HP-UX"),
    (2, "NetBSD", "UNIX - NetBSD"),
    (3, "GNU/Linux", "UNIX - GNU"),
    (6, "Solaris", "UNIX - Solaris"),
    (7, "AIX", "UNIX - AIX"),
    (8, "IRIX", "UNIX - IRIX"),
    (9, "FreeBSD", "UNIX - FreeBSD"),
    (10, "TRU64", "UNIX - TRU64"),
    (12, "OpenBSD", "UNIX - OpenBSD"),
    (97, "ARM", "ARM"),
    (255, "Standalone", "Standalone App"),
];

pub const SECTION_TYPES: &[Name] = &[
    (0, "NULL"),
    (1, "PROGBITS"),
    (2, "SYMTAB"),
    (3, "STRTAB"),
    (4, "RELA"),
    (5, "HASH"),
    (6, "DYNAMIC"),
    (7, "NOTE"),
    (8, "NOBITS"),
    (9, "REL"),
    (10, "SHLIB"),
    (11, "DYNSYM"),
    (14, "INIT_ARRAY"),
    (15, "FINI_ARRAY"),
    (16, "PREINIT_ARRAY"),
    (17, "GROUP"),
    (18, "SYMTAB_SHNDX"),
    (19, "RELR"),
    (0x4000_0014, "CREL"),
    (0x6fff_4700, "GNU_SFRAME"),
    (0x6fff_4c00, "LLVM_ODRTAB"),
    (0x6fff_4c01, "LLVM_LINKER_OPTIONS"),
    (0x6fff_4c03, "LLVM_ADDRSIG"),
    (0x6fff_4c04, "LLVM_DEPENDENT_LIBRARIES"),
    (0x6fff_4c05, "LLVM_SYMPART"),
    (0x6fff_4c09, "LLVM_CALL_GRAPH_PROFILE"),
    (0x6fff_4c0a, "LLVM_BB_ADDR_MAP"),
    (0x6fff_4c0b, "LLVM_OFFLOADING"),
    (0x6fff_4c0c, "LLVM_LTO"),
    (0x6fff_fff5, "GNU_ATTRIBUTES"),
    (0x6fff_fff6, "GNU_HASH"),
    (0x6fff_fffd, "GNU_verdef"),
    (0x6fff_fffe, "GNU_verneed"),
    (0x6fff_ffff, "GNU_versym"),
];

/// Section types that mean something on one machine only.
pub const MACHINE_SECTION_TYPES: &[(u16, u64, &str)] = &[
    (40, 0x7000_0001, "ARM_EXIDX"),
    (40, 0x7000_0003, "ARM_ATTRIBUTES"),
    (62, 0x7000_0001, "X86_64_UNWIND"),
    (243, 0x7000_0003, "RISCV_ATTRIBUTES"),
];

pub fn section_type(machine: u16, ty: u32) -> Option<&'static str> {
    let specific = MACHINE_SECTION_TYPES.iter().find(|(m, t, _)| *m == machine && *t == u64::from(ty));
    specific.map(|(_, _, name)| *name).or_else(|| name_of(SECTION_TYPES, ty.into()))
}

/// Section flags: bit, name after `SHF_`, GNU's letter.
const SECTION_FLAGS: &[(u64, &str, char)] = &[
    (0x1, "WRITE", 'W'),
    (0x2, "ALLOC", 'A'),
    (0x4, "EXECINSTR", 'X'),
    (0x10, "MERGE", 'M'),
    (0x20, "STRINGS", 'S'),
    (0x40, "INFO_LINK", 'I'),
    (0x80, "LINK_ORDER", 'L'),
    (0x100, "OS_NONCONFORMING", 'O'),
    (0x200, "GROUP", 'G'),
    (0x400, "TLS", 'T'),
    (0x800, "COMPRESSED", 'C'),
    (0x20_0000, "GNU_RETAIN", 'R'),
    (0x8000_0000, "EXCLUDE", 'E'),
];

/// Flags that sections of one machine have, after the machine's number.
const MACHINE_SECTION_FLAGS: &[(u16, (u64, &str, char))] = &[(62, (0x1000_0000, "X86_64_LARGE", 'l'))];

/// What the flags of a section are called, in order of the bits, as in [`SECTION_FLAGS`].
pub fn section_flags(machine: u16, flags: u64) -> impl Iterator<Item = &'static (u64, &'static str, char)> {
    let of_machine = MACHINE_SECTION_FLAGS.iter().filter(move |(of, _)| *of == machine).map(|(_, flag)| flag);
    let mut found: Vec<_> =
        SECTION_FLAGS.iter().chain(of_machine).filter(|(bit, ..)| flags & bit != 0).collect();
    found.sort_by_key(|(bit, ..)| *bit);
    found.into_iter()
}

pub const SYMBOL_TYPES: &[Name] = &[
    (0, "NOTYPE"),
    (1, "OBJECT"),
    (2, "FUNC"),
    (3, "SECTION"),
    (4, "FILE"),
    (5, "COMMON"),
    (6, "TLS"),
    (10, "IFUNC"),
];

/// The same in the words of LLVM's own style.
pub const SYMBOL_TYPE_WORDS: &[Name] = &[
    (0, "None"),
    (1, "Object"),
    (2, "Function"),
    (3, "Section"),
    (4, "File"),
    (5, "Common"),
    (6, "TLS"),
    (10, "GNU_IFunc"),
];

pub const BINDINGS: &[Name] = &[(0, "LOCAL"), (1, "GLOBAL"), (2, "WEAK"), (10, "UNIQUE")];

pub const BINDING_WORDS: &[Name] = &[(0, "Local"), (1, "Global"), (2, "Weak"), (10, "Unique")];

pub const VISIBILITIES: &[Name] = &[(0, "DEFAULT"), (1, "INTERNAL"), (2, "HIDDEN"), (3, "PROTECTED")];

/// Segment types: number, name after `PT_`, objdump's word.
pub const SEGMENT_TYPES: &[(u32, &str, &str)] = &[
    (0, "NULL", "NULL"),
    (1, "LOAD", "LOAD"),
    (2, "DYNAMIC", "DYNAMIC"),
    (3, "INTERP", "INTERP"),
    (4, "NOTE", "NOTE"),
    (5, "SHLIB", "UNKNOWN"),
    (6, "PHDR", "PHDR"),
    (7, "TLS", "TLS"),
    (0x6474_e550, "GNU_EH_FRAME", "EH_FRAME"),
    (0x6474_e551, "GNU_STACK", "STACK"),
    (0x6474_e552, "GNU_RELRO", "RELRO"),
    (0x6474_e553, "GNU_PROPERTY", "PROPERTY"),
];

/// Header flags that are single bits, by machine: bit and name after `EF_`, GNU's words.
pub const HEADER_FLAGS: &[(u16, u32, &str, &str)] =
    &[(243, 1, "RISCV_RVC", "RVC"), (243, 8, "RISCV_RVE", "RVE"), (243, 16, "RISCV_TSO", "TSO")];

/// The floating-point ABI of RISC-V: bits 1 and 2 of the header flags.
pub const RISCV_FLOAT_ABIS: &[(u32, &str, &str)] = &[
    (0, "", "soft-float ABI"),
    (2, "RISCV_FLOAT_ABI_SINGLE", "single-float ABI"),
    (4, "RISCV_FLOAT_ABI_DOUBLE", "double-float ABI"),
    (6, "RISCV_FLOAT_ABI_QUAD", "quad-float ABI"),
];

/// Relocation types of RISC-V, from the psABI.
const I386_RELOCATIONS: &[Name] = &[
    (0, "R_386_NONE"),
    (1, "R_386_32"),
    (2, "R_386_PC32"),
    (3, "R_386_GOT32"),
    (4, "R_386_PLT32"),
    (5, "R_386_COPY"),
    (6, "R_386_GLOB_DAT"),
    (7, "R_386_JUMP_SLOT"),
    (8, "R_386_RELATIVE"),
    (9, "R_386_GOTOFF"),
    (10, "R_386_GOTPC"),
    (11, "R_386_32PLT"),
    (14, "R_386_TLS_TPOFF"),
    (15, "R_386_TLS_IE"),
    (16, "R_386_TLS_GOTIE"),
    (17, "R_386_TLS_LE"),
    (18, "R_386_TLS_GD"),
    (19, "R_386_TLS_LDM"),
    (20, "R_386_16"),
    (21, "R_386_PC16"),
    (22, "R_386_8"),
    (23, "R_386_PC8"),
    (24, "R_386_TLS_GD_32"),
    (25, "R_386_TLS_GD_PUSH"),
    (26, "R_386_TLS_GD_CALL"),
    (27, "R_386_TLS_GD_POP"),
    (28, "R_386_TLS_LDM_32"),
    (29, "R_386_TLS_LDM_PUSH"),
    (30, "R_386_TLS_LDM_CALL"),
    (31, "R_386_TLS_LDM_POP"),
    (32, "R_386_TLS_LDO_32"),
    (33, "R_386_TLS_IE_32"),
    (34, "R_386_TLS_LE_32"),
    (35, "R_386_TLS_DTPMOD32"),
    (36, "R_386_TLS_DTPOFF32"),
    (37, "R_386_TLS_TPOFF32"),
    (39, "R_386_TLS_GOTDESC"),
    (40, "R_386_TLS_DESC_CALL"),
    (41, "R_386_TLS_DESC"),
    (42, "R_386_IRELATIVE"),
    (43, "R_386_GOT32X"),
];

const X86_64_RELOCATIONS: &[Name] = &[
    (0, "R_X86_64_NONE"),
    (1, "R_X86_64_64"),
    (2, "R_X86_64_PC32"),
    (3, "R_X86_64_GOT32"),
    (4, "R_X86_64_PLT32"),
    (5, "R_X86_64_COPY"),
    (6, "R_X86_64_GLOB_DAT"),
    (7, "R_X86_64_JUMP_SLOT"),
    (8, "R_X86_64_RELATIVE"),
    (9, "R_X86_64_GOTPCREL"),
    (10, "R_X86_64_32"),
    (11, "R_X86_64_32S"),
    (12, "R_X86_64_16"),
    (13, "R_X86_64_PC16"),
    (14, "R_X86_64_8"),
    (15, "R_X86_64_PC8"),
    (16, "R_X86_64_DTPMOD64"),
    (17, "R_X86_64_DTPOFF64"),
    (18, "R_X86_64_TPOFF64"),
    (19, "R_X86_64_TLSGD"),
    (20, "R_X86_64_TLSLD"),
    (21, "R_X86_64_DTPOFF32"),
    (22, "R_X86_64_GOTTPOFF"),
    (23, "R_X86_64_TPOFF32"),
    (24, "R_X86_64_PC64"),
    (25, "R_X86_64_GOTOFF64"),
    (26, "R_X86_64_GOTPC32"),
    (27, "R_X86_64_GOT64"),
    (28, "R_X86_64_GOTPCREL64"),
    (29, "R_X86_64_GOTPC64"),
    (30, "R_X86_64_GOTPLT64"),
    (31, "R_X86_64_PLTOFF64"),
    (32, "R_X86_64_SIZE32"),
    (33, "R_X86_64_SIZE64"),
    (34, "R_X86_64_GOTPC32_TLSDESC"),
    (35, "R_X86_64_TLSDESC_CALL"),
    (36, "R_X86_64_TLSDESC"),
    (37, "R_X86_64_IRELATIVE"),
    (41, "R_X86_64_GOTPCRELX"),
    (42, "R_X86_64_REX_GOTPCRELX"),
    (43, "R_X86_64_CODE_4_GOTPCRELX"),
    (44, "R_X86_64_CODE_4_GOTTPOFF"),
    (45, "R_X86_64_CODE_4_GOTPC32_TLSDESC"),
    (50, "R_X86_64_CODE_6_GOTTPOFF"),
];

const RISCV_RELOCATIONS: &[Name] = &[
    (0, "R_RISCV_NONE"),
    (1, "R_RISCV_32"),
    (2, "R_RISCV_64"),
    (3, "R_RISCV_RELATIVE"),
    (4, "R_RISCV_COPY"),
    (5, "R_RISCV_JUMP_SLOT"),
    (6, "R_RISCV_TLS_DTPMOD32"),
    (7, "R_RISCV_TLS_DTPMOD64"),
    (8, "R_RISCV_TLS_DTPREL32"),
    (9, "R_RISCV_TLS_DTPREL64"),
    (10, "R_RISCV_TLS_TPREL32"),
    (11, "R_RISCV_TLS_TPREL64"),
    (12, "R_RISCV_TLSDESC"),
    (16, "R_RISCV_BRANCH"),
    (17, "R_RISCV_JAL"),
    (18, "R_RISCV_CALL"),
    (19, "R_RISCV_CALL_PLT"),
    (20, "R_RISCV_GOT_HI20"),
    (21, "R_RISCV_TLS_GOT_HI20"),
    (22, "R_RISCV_TLS_GD_HI20"),
    (23, "R_RISCV_PCREL_HI20"),
    (24, "R_RISCV_PCREL_LO12_I"),
    (25, "R_RISCV_PCREL_LO12_S"),
    (26, "R_RISCV_HI20"),
    (27, "R_RISCV_LO12_I"),
    (28, "R_RISCV_LO12_S"),
    (29, "R_RISCV_TPREL_HI20"),
    (30, "R_RISCV_TPREL_LO12_I"),
    (31, "R_RISCV_TPREL_LO12_S"),
    (32, "R_RISCV_TPREL_ADD"),
    (33, "R_RISCV_ADD8"),
    (34, "R_RISCV_ADD16"),
    (35, "R_RISCV_ADD32"),
    (36, "R_RISCV_ADD64"),
    (37, "R_RISCV_SUB8"),
    (38, "R_RISCV_SUB16"),
    (39, "R_RISCV_SUB32"),
    (40, "R_RISCV_SUB64"),
    (41, "R_RISCV_GOT32_PCREL"),
    (43, "R_RISCV_ALIGN"),
    (44, "R_RISCV_RVC_BRANCH"),
    (45, "R_RISCV_RVC_JUMP"),
    (51, "R_RISCV_RELAX"),
    (52, "R_RISCV_SUB6"),
    (53, "R_RISCV_SET6"),
    (54, "R_RISCV_SET8"),
    (55, "R_RISCV_SET16"),
    (56, "R_RISCV_SET32"),
    (57, "R_RISCV_32_PCREL"),
    (58, "R_RISCV_IRELATIVE"),
    (59, "R_RISCV_PLT32"),
    (60, "R_RISCV_SET_ULEB128"),
    (61, "R_RISCV_SUB_ULEB128"),
    (62, "R_RISCV_TLSDESC_HI20"),
    (63, "R_RISCV_TLSDESC_LOAD_LO12"),
    (64, "R_RISCV_TLSDESC_ADD_LO12"),
    (65, "R_RISCV_TLSDESC_CALL"),
    (191, "R_RISCV_VENDOR"),
];

/// From "ELF for the Arm 64-bit Architecture".
const AARCH64_RELOCATIONS: &[Name] = &[
    (0, "R_AARCH64_NONE"),
    (257, "R_AARCH64_ABS64"),
    (258, "R_AARCH64_ABS32"),
    (259, "R_AARCH64_ABS16"),
    (260, "R_AARCH64_PREL64"),
    (261, "R_AARCH64_PREL32"),
    (262, "R_AARCH64_PREL16"),
    (263, "R_AARCH64_MOVW_UABS_G0"),
    (264, "R_AARCH64_MOVW_UABS_G0_NC"),
    (265, "R_AARCH64_MOVW_UABS_G1"),
    (266, "R_AARCH64_MOVW_UABS_G1_NC"),
    (267, "R_AARCH64_MOVW_UABS_G2"),
    (268, "R_AARCH64_MOVW_UABS_G2_NC"),
    (269, "R_AARCH64_MOVW_UABS_G3"),
    (270, "R_AARCH64_MOVW_SABS_G0"),
    (271, "R_AARCH64_MOVW_SABS_G1"),
    (272, "R_AARCH64_MOVW_SABS_G2"),
    (273, "R_AARCH64_LD_PREL_LO19"),
    (274, "R_AARCH64_ADR_PREL_LO21"),
    (275, "R_AARCH64_ADR_PREL_PG_HI21"),
    (276, "R_AARCH64_ADR_PREL_PG_HI21_NC"),
    (277, "R_AARCH64_ADD_ABS_LO12_NC"),
    (278, "R_AARCH64_LDST8_ABS_LO12_NC"),
    (279, "R_AARCH64_TSTBR14"),
    (280, "R_AARCH64_CONDBR19"),
    (282, "R_AARCH64_JUMP26"),
    (283, "R_AARCH64_CALL26"),
    (284, "R_AARCH64_LDST16_ABS_LO12_NC"),
    (285, "R_AARCH64_LDST32_ABS_LO12_NC"),
    (286, "R_AARCH64_LDST64_ABS_LO12_NC"),
    (287, "R_AARCH64_MOVW_PREL_G0"),
    (288, "R_AARCH64_MOVW_PREL_G0_NC"),
    (289, "R_AARCH64_MOVW_PREL_G1"),
    (290, "R_AARCH64_MOVW_PREL_G1_NC"),
    (291, "R_AARCH64_MOVW_PREL_G2"),
    (292, "R_AARCH64_MOVW_PREL_G2_NC"),
    (293, "R_AARCH64_MOVW_PREL_G3"),
    (299, "R_AARCH64_LDST128_ABS_LO12_NC"),
    (300, "R_AARCH64_MOVW_GOTOFF_G0"),
    (301, "R_AARCH64_MOVW_GOTOFF_G0_NC"),
    (302, "R_AARCH64_MOVW_GOTOFF_G1"),
    (303, "R_AARCH64_MOVW_GOTOFF_G1_NC"),
    (304, "R_AARCH64_MOVW_GOTOFF_G2"),
    (305, "R_AARCH64_MOVW_GOTOFF_G2_NC"),
    (306, "R_AARCH64_MOVW_GOTOFF_G3"),
    (307, "R_AARCH64_GOTREL64"),
    (308, "R_AARCH64_GOTREL32"),
    (309, "R_AARCH64_GOT_LD_PREL19"),
    (310, "R_AARCH64_LD64_GOTOFF_LO15"),
    (311, "R_AARCH64_ADR_GOT_PAGE"),
    (312, "R_AARCH64_LD64_GOT_LO12_NC"),
    (313, "R_AARCH64_LD64_GOTPAGE_LO15"),
    (314, "R_AARCH64_PLT32"),
    (315, "R_AARCH64_GOTPCREL32"),
    (512, "R_AARCH64_TLSGD_ADR_PREL21"),
    (513, "R_AARCH64_TLSGD_ADR_PAGE21"),
    (514, "R_AARCH64_TLSGD_ADD_LO12_NC"),
    (515, "R_AARCH64_TLSGD_MOVW_G1"),
    (516, "R_AARCH64_TLSGD_MOVW_G0_NC"),
    (517, "R_AARCH64_TLSLD_ADR_PREL21"),
    (518, "R_AARCH64_TLSLD_ADR_PAGE21"),
    (519, "R_AARCH64_TLSLD_ADD_LO12_NC"),
    (520, "R_AARCH64_TLSLD_MOVW_G1"),
    (521, "R_AARCH64_TLSLD_MOVW_G0_NC"),
    (522, "R_AARCH64_TLSLD_LD_PREL19"),
    (523, "R_AARCH64_TLSLD_MOVW_DTPREL_G2"),
    (524, "R_AARCH64_TLSLD_MOVW_DTPREL_G1"),
    (525, "R_AARCH64_TLSLD_MOVW_DTPREL_G1_NC"),
    (526, "R_AARCH64_TLSLD_MOVW_DTPREL_G0"),
    (527, "R_AARCH64_TLSLD_MOVW_DTPREL_G0_NC"),
    (528, "R_AARCH64_TLSLD_ADD_DTPREL_HI12"),
    (529, "R_AARCH64_TLSLD_ADD_DTPREL_LO12"),
    (530, "R_AARCH64_TLSLD_ADD_DTPREL_LO12_NC"),
    (531, "R_AARCH64_TLSLD_LDST8_DTPREL_LO12"),
    (532, "R_AARCH64_TLSLD_LDST8_DTPREL_LO12_NC"),
    (533, "R_AARCH64_TLSLD_LDST16_DTPREL_LO12"),
    (534, "R_AARCH64_TLSLD_LDST16_DTPREL_LO12_NC"),
    (535, "R_AARCH64_TLSLD_LDST32_DTPREL_LO12"),
    (536, "R_AARCH64_TLSLD_LDST32_DTPREL_LO12_NC"),
    (537, "R_AARCH64_TLSLD_LDST64_DTPREL_LO12"),
    (538, "R_AARCH64_TLSLD_LDST64_DTPREL_LO12_NC"),
    (539, "R_AARCH64_TLSIE_MOVW_GOTTPREL_G1"),
    (540, "R_AARCH64_TLSIE_MOVW_GOTTPREL_G0_NC"),
    (541, "R_AARCH64_TLSIE_ADR_GOTTPREL_PAGE21"),
    (542, "R_AARCH64_TLSIE_LD64_GOTTPREL_LO12_NC"),
    (543, "R_AARCH64_TLSIE_LD_GOTTPREL_PREL19"),
    (544, "R_AARCH64_TLSLE_MOVW_TPREL_G2"),
    (545, "R_AARCH64_TLSLE_MOVW_TPREL_G1"),
    (546, "R_AARCH64_TLSLE_MOVW_TPREL_G1_NC"),
    (547, "R_AARCH64_TLSLE_MOVW_TPREL_G0"),
    (548, "R_AARCH64_TLSLE_MOVW_TPREL_G0_NC"),
    (549, "R_AARCH64_TLSLE_ADD_TPREL_HI12"),
    (550, "R_AARCH64_TLSLE_ADD_TPREL_LO12"),
    (551, "R_AARCH64_TLSLE_ADD_TPREL_LO12_NC"),
    (552, "R_AARCH64_TLSLE_LDST8_TPREL_LO12"),
    (553, "R_AARCH64_TLSLE_LDST8_TPREL_LO12_NC"),
    (554, "R_AARCH64_TLSLE_LDST16_TPREL_LO12"),
    (555, "R_AARCH64_TLSLE_LDST16_TPREL_LO12_NC"),
    (556, "R_AARCH64_TLSLE_LDST32_TPREL_LO12"),
    (557, "R_AARCH64_TLSLE_LDST32_TPREL_LO12_NC"),
    (558, "R_AARCH64_TLSLE_LDST64_TPREL_LO12"),
    (559, "R_AARCH64_TLSLE_LDST64_TPREL_LO12_NC"),
    (560, "R_AARCH64_TLSDESC_LD_PREL19"),
    (561, "R_AARCH64_TLSDESC_ADR_PREL21"),
    (562, "R_AARCH64_TLSDESC_ADR_PAGE21"),
    (563, "R_AARCH64_TLSDESC_LD64_LO12"),
    (564, "R_AARCH64_TLSDESC_ADD_LO12"),
    (565, "R_AARCH64_TLSDESC_OFF_G1"),
    (566, "R_AARCH64_TLSDESC_OFF_G0_NC"),
    (567, "R_AARCH64_TLSDESC_LDR"),
    (568, "R_AARCH64_TLSDESC_ADD"),
    (569, "R_AARCH64_TLSDESC_CALL"),
    (570, "R_AARCH64_TLSLE_LDST128_TPREL_LO12"),
    (571, "R_AARCH64_TLSLE_LDST128_TPREL_LO12_NC"),
    (572, "R_AARCH64_TLSLD_LDST128_DTPREL_LO12"),
    (573, "R_AARCH64_TLSLD_LDST128_DTPREL_LO12_NC"),
    (1024, "R_AARCH64_COPY"),
    (1025, "R_AARCH64_GLOB_DAT"),
    (1026, "R_AARCH64_JUMP_SLOT"),
    (1027, "R_AARCH64_RELATIVE"),
    (1028, "R_AARCH64_TLS_DTPMOD64"),
    (1029, "R_AARCH64_TLS_DTPREL64"),
    (1030, "R_AARCH64_TLS_TPREL64"),
    (1031, "R_AARCH64_TLSDESC"),
    (1032, "R_AARCH64_IRELATIVE"),
];

const SPARC_RELOCATIONS: &[Name] = &[
    (0, "R_SPARC_NONE"),
    (1, "R_SPARC_8"),
    (2, "R_SPARC_16"),
    (3, "R_SPARC_32"),
    (4, "R_SPARC_DISP8"),
    (5, "R_SPARC_DISP16"),
    (6, "R_SPARC_DISP32"),
    (7, "R_SPARC_WDISP30"),
    (8, "R_SPARC_WDISP22"),
    (9, "R_SPARC_HI22"),
    (10, "R_SPARC_22"),
    (11, "R_SPARC_13"),
    (12, "R_SPARC_LO10"),
    (13, "R_SPARC_GOT10"),
    (14, "R_SPARC_GOT13"),
    (15, "R_SPARC_GOT22"),
    (16, "R_SPARC_PC10"),
    (17, "R_SPARC_PC22"),
    (18, "R_SPARC_WPLT30"),
    (19, "R_SPARC_COPY"),
    (20, "R_SPARC_GLOB_DAT"),
    (21, "R_SPARC_JMP_SLOT"),
    (22, "R_SPARC_RELATIVE"),
    (23, "R_SPARC_UA32"),
    (24, "R_SPARC_PLT32"),
    (25, "R_SPARC_HIPLT22"),
    (26, "R_SPARC_LOPLT10"),
    (27, "R_SPARC_PCPLT32"),
    (28, "R_SPARC_PCPLT22"),
    (29, "R_SPARC_PCPLT10"),
    (30, "R_SPARC_10"),
    (31, "R_SPARC_11"),
    (32, "R_SPARC_64"),
    (33, "R_SPARC_OLO10"),
    (34, "R_SPARC_HH22"),
    (35, "R_SPARC_HM10"),
    (36, "R_SPARC_LM22"),
    (37, "R_SPARC_PC_HH22"),
    (38, "R_SPARC_PC_HM10"),
    (39, "R_SPARC_PC_LM22"),
    (40, "R_SPARC_WDISP16"),
    (41, "R_SPARC_WDISP19"),
    (43, "R_SPARC_7"),
    (44, "R_SPARC_5"),
    (45, "R_SPARC_6"),
    (46, "R_SPARC_DISP64"),
    (47, "R_SPARC_PLT64"),
    (48, "R_SPARC_HIX22"),
    (49, "R_SPARC_LOX10"),
    (50, "R_SPARC_H44"),
    (51, "R_SPARC_M44"),
    (52, "R_SPARC_L44"),
    (53, "R_SPARC_REGISTER"),
    (54, "R_SPARC_UA64"),
    (55, "R_SPARC_UA16"),
    (56, "R_SPARC_TLS_GD_HI22"),
    (57, "R_SPARC_TLS_GD_LO10"),
    (58, "R_SPARC_TLS_GD_ADD"),
    (59, "R_SPARC_TLS_GD_CALL"),
    (60, "R_SPARC_TLS_LDM_HI22"),
    (61, "R_SPARC_TLS_LDM_LO10"),
    (62, "R_SPARC_TLS_LDM_ADD"),
    (63, "R_SPARC_TLS_LDM_CALL"),
    (64, "R_SPARC_TLS_LDO_HIX22"),
    (65, "R_SPARC_TLS_LDO_LOX10"),
    (66, "R_SPARC_TLS_LDO_ADD"),
    (67, "R_SPARC_TLS_IE_HI22"),
    (68, "R_SPARC_TLS_IE_LO10"),
    (69, "R_SPARC_TLS_IE_LD"),
    (70, "R_SPARC_TLS_IE_LDX"),
    (71, "R_SPARC_TLS_IE_ADD"),
    (72, "R_SPARC_TLS_LE_HIX22"),
    (73, "R_SPARC_TLS_LE_LOX10"),
    (74, "R_SPARC_TLS_DTPMOD32"),
    (75, "R_SPARC_TLS_DTPMOD64"),
    (76, "R_SPARC_TLS_DTPOFF32"),
    (77, "R_SPARC_TLS_DTPOFF64"),
    (78, "R_SPARC_TLS_TPOFF32"),
    (79, "R_SPARC_TLS_TPOFF64"),
    (80, "R_SPARC_GOTDATA_HIX22"),
    (81, "R_SPARC_GOTDATA_LOX10"),
    (82, "R_SPARC_GOTDATA_OP_HIX22"),
    (83, "R_SPARC_GOTDATA_OP_LOX10"),
    (84, "R_SPARC_GOTDATA_OP"),
    (85, "R_SPARC_H34"),
    (86, "R_SPARC_SIZE32"),
    (87, "R_SPARC_SIZE64"),
    (88, "R_SPARC_WDISP10"),
    (248, "R_SPARC_JMP_IREL"),
    (249, "R_SPARC_IRELATIVE"),
    (250, "R_SPARC_GNU_VTINHERIT"),
    (251, "R_SPARC_GNU_VTENTRY"),
    (252, "R_SPARC_REV32"),
];

/// Tables of relocation types by machine.
const RELOCATIONS: &[(u16, &[Name])] = &[
    (2, SPARC_RELOCATIONS),
    (3, I386_RELOCATIONS),
    (18, SPARC_RELOCATIONS),
    (43, SPARC_RELOCATIONS),
    (62, X86_64_RELOCATIONS),
    (183, AARCH64_RELOCATIONS),
    (243, RISCV_RELOCATIONS),
];

/// The name of a relocation type; `Unknown` where the tables have none.
pub fn relocation(machine: u16, ty: u32) -> &'static str {
    let table = RELOCATIONS.iter().find(|(m, _)| *m == machine).map_or(&[][..], |(_, table)| table);
    name_of(table, ty.into()).unwrap_or("Unknown")
}

/// Segment types that mean something on one machine only.
const MACHINE_SEGMENT_TYPES: &[(u16, u32, &str)] = &[(243, 0x7000_0003, "RISCV_ATTRIBUTES")];

/// The name of a segment type after `PT_`.
pub fn segment_type(machine: u16, ty: u32) -> Option<&'static str> {
    let specific = MACHINE_SEGMENT_TYPES.iter().find(|(m, t, _)| (*m, *t) == (machine, ty));
    let general = SEGMENT_TYPES.iter().find(|(t, ..)| *t == ty);
    specific.map(|(_, _, name)| *name).or(general.map(|(_, name, _)| *name))
}

/// Bits of a symbol's `st_other` beyond the visibility: machine, bit, name after `STO_`.
const SYMBOL_OTHER: &[(u16, u8, &str)] =
    &[(243, 0x80, "RISCV_VARIANT_CC"), (183, 0x80, "AARCH64_VARIANT_PCS")];

/// The first such bit that is set and known.
pub fn symbol_other(machine: u16, other: u8) -> Option<(u8, &'static str)> {
    let row = SYMBOL_OTHER.iter().find(|(m, bit, _)| *m == machine && other & bit != 0);
    row.map(|(_, bit, name)| (*bit, *name))
}

/// Build attributes by tag: machine, tag, name.
const ATTRIBUTES: &[(u16, u64, &str)] = &[
    (243, 4, "stack_align"),
    (243, 5, "arch"),
    (243, 6, "unaligned_access"),
    (243, 8, "priv_spec"),
    (243, 10, "priv_spec_minor"),
    (243, 12, "priv_spec_revision"),
    (243, 14, "atomic_abi"),
];

/// The name of a build attribute.
pub fn attribute(machine: u16, tag: u64) -> Option<&'static str> {
    ATTRIBUTES.iter().find(|(m, t, _)| (*m, *t) == (machine, tag)).map(|(_, _, name)| *name)
}

/// What a build attribute with a number says.
pub fn attribute_description(machine: u16, tag: u64, value: u64) -> Option<String> {
    match (machine, attribute(machine, tag)?, value) {
        (_, "stack_align", value) => Some(format!("Stack alignment is {value}-bytes")),
        (_, "unaligned_access", 0) => Some("No unaligned access".to_owned()),
        (_, "unaligned_access", 1) => Some("Unaligned access".to_owned()),
        _ => None,
    }
}
