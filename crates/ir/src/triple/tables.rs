//! The names that occur in triples, and what is known about the things they name.

use super::arm;

/// What is known of an architecture.
pub(super) struct ArchRow {
    pub name: &'static str,
    pub pointer_bits: u8,
    pub little_endian: bool,
    pub format: ObjectFormat,
}

macro_rules! architectures {
    ($($variant:ident = $name:literal, $bits:literal, $endian:ident, $format:ident, [$($alias:literal),*];)*) => {
        /// Architectures. Variants of one machine that differ in byte order or pointer width are different ones.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Arch { $($variant,)* }

        static ARCHES: &[ArchRow] = &[$(ArchRow {
            name: $name,
            pointer_bits: $bits,
            little_endian: architectures!(@$endian),
            format: ObjectFormat::$format,
        },)*];

        /// Every spelling of an architecture.
        static ARCH_NAMES: &[(&str, Arch)] = &[$(($name, Arch::$variant), $(($alias, Arch::$variant),)*)*];
    };
    (@le) => { true };
    (@be) => { false };
}

architectures! {
    Unknown = "unknown", 0, le, Elf, [];
    Arm = "arm", 32, le, Elf, ["xscale"];
    ArmEb = "armeb", 32, be, Elf, ["xscaleeb"];
    AArch64 = "aarch64", 64, le, Elf, ["arm64", "arm64e", "arm64ec", "aarch64_lfi"];
    AArch64Be = "aarch64_be", 64, be, Elf, [];
    AArch64_32 = "aarch64_32", 32, le, Elf, ["arm64_32"];
    Arc = "arc", 32, le, Elf, [];
    Avr = "avr", 16, le, Elf, [];
    BpfEl = "bpfel", 64, le, Elf, ["bpf_le"];
    BpfEb = "bpfeb", 64, be, Elf, ["bpf_be"];
    CSky = "csky", 32, le, Elf, [];
    Dxil = "dxil", 32, le, DxContainer, [
        "dxilv1.0", "dxilv1.1", "dxilv1.2", "dxilv1.3", "dxilv1.4", "dxilv1.5", "dxilv1.6", "dxilv1.7", "dxilv1.8",
        "dxilv1.9"
    ];
    Hexagon = "hexagon", 32, le, Elf, [];
    LoongArch32 = "loongarch32", 32, le, Elf, [];
    LoongArch64 = "loongarch64", 64, le, Elf, [];
    M68k = "m68k", 32, be, Elf, [];
    Mips = "mips", 32, be, Elf, ["mipseb", "mipsallegrex", "mipsisa32r6", "mipsr6"];
    MipsEl = "mipsel", 32, le, Elf, ["mipsallegrexel", "mipsisa32r6el", "mipsr6el"];
    Mips64 = "mips64", 64, be, Elf, ["mips64eb", "mipsn32", "mipsisa64r6", "mips64r6", "mipsn32r6"];
    Mips64El = "mips64el", 64, le, Elf, ["mipsn32el", "mipsisa64r6el", "mips64r6el", "mipsn32r6el"];
    Msp430 = "msp430", 16, le, Elf, [];
    Ppc = "powerpc", 32, be, Elf, ["powerpcspe", "ppc", "ppc32"];
    PpcLe = "powerpcle", 32, le, Elf, ["ppcle", "ppc32le"];
    Ppc64 = "powerpc64", 64, be, Elf, ["ppu", "ppc64"];
    Ppc64Le = "powerpc64le", 64, le, Elf, ["ppc64le"];
    R600 = "r600", 32, le, Elf, [];
    AmdGcn = "amdgcn", 64, le, Elf, [];
    RiscV32 = "riscv32", 32, le, Elf, [];
    RiscV64 = "riscv64", 64, le, Elf, [];
    RiscV32Be = "riscv32be", 32, be, Elf, [];
    RiscV64Be = "riscv64be", 64, be, Elf, [];
    Sparc = "sparc", 32, be, Elf, [];
    SparcV9 = "sparcv9", 64, be, Elf, ["sparc64"];
    SparcEl = "sparcel", 32, le, Elf, [];
    SystemZ = "s390x", 64, be, Elf, ["systemz"];
    Tce = "tce", 32, be, Elf, [];
    TceLe = "tcele", 32, le, Elf, [];
    Thumb = "thumb", 32, le, Elf, [];
    ThumbEb = "thumbeb", 32, be, Elf, [];
    X86 = "i386", 32, le, Elf, ["i486", "i586", "i686", "i786", "i886", "i986"];
    X86_64 = "x86_64", 64, le, Elf, ["amd64", "x86_64h"];
    XCore = "xcore", 32, le, Elf, [];
    Xtensa = "xtensa", 32, le, Elf, [];
    Nvptx = "nvptx", 32, le, Elf, [];
    Nvptx64 = "nvptx64", 64, le, Elf, [];
    AmdIl = "amdil", 32, le, Elf, [];
    AmdIl64 = "amdil64", 64, le, Elf, [];
    HsaIl = "hsail", 32, le, Elf, [];
    HsaIl64 = "hsail64", 64, le, Elf, [];
    Spir = "spir", 32, le, Elf, [];
    Spir64 = "spir64", 64, le, Elf, [];
    SpirV = "spirv", 64, le, SpirV, [
        "spirv1.0", "spirv1.1", "spirv1.2", "spirv1.3", "spirv1.4", "spirv1.5", "spirv1.6"
    ];
    SpirV32 = "spirv32", 32, le, SpirV, [
        "spirv32v1.0", "spirv32v1.1", "spirv32v1.2", "spirv32v1.3", "spirv32v1.4", "spirv32v1.5", "spirv32v1.6"
    ];
    SpirV64 = "spirv64", 64, le, SpirV, [
        "spirv64v1.0", "spirv64v1.1", "spirv64v1.2", "spirv64v1.3", "spirv64v1.4", "spirv64v1.5", "spirv64v1.6"
    ];
    Kalimba = "kalimba", 32, le, Elf, ["kalimba3", "kalimba4", "kalimba5"];
    Shave = "shave", 32, le, Elf, [];
    Lanai = "lanai", 32, be, Elf, [];
    Wasm32 = "wasm32", 32, le, Wasm, [];
    Wasm64 = "wasm64", 64, le, Wasm, [];
    RenderScript32 = "renderscript32", 32, le, Elf, [];
    RenderScript64 = "renderscript64", 64, le, Elf, [];
    Ve = "ve", 64, le, Elf, [];
}

impl Arch {
    pub(super) fn row(self) -> &'static ArchRow {
        &ARCHES[self as usize]
    }

    /// The canonical name.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The architecture of that name, with or without a version.
    pub fn from_name(name: &str) -> Arch {
        if let Some(&(_, arch)) = ARCH_NAMES.iter().find(|(n, _)| *n == name) {
            return arch;
        }
        match name {
            "bpf" if cfg!(target_endian = "big") => Arch::BpfEb,
            "bpf" => Arch::BpfEl,
            _ => arm::parse(name).map_or(Arch::Unknown, |(arch, _)| arch),
        }
    }
}

/// Sub-architectures by the end of the architecture's name, for families other than Arm: (family, ending, sub-arch).
const SUB_ARCHES: &[(&str, &str, &str)] = &[
    ("mips", "r6", "r6"),
    ("mips", "r6el", "r6"),
    ("powerpcspe", "", "spe"),
    ("arm64ec", "", "ec"),
    ("arm64e", "", "e"),
    ("aarch64_lfi", "", "lfi"),
    ("spirv", "1.0", "v1.0"),
    ("spirv", "1.1", "v1.1"),
    ("spirv", "1.2", "v1.2"),
    ("spirv", "1.3", "v1.3"),
    ("spirv", "1.4", "v1.4"),
    ("spirv", "1.5", "v1.5"),
    ("spirv", "1.6", "v1.6"),
    ("dxil", "v1.0", "v1.0"),
    ("dxil", "v1.1", "v1.1"),
    ("dxil", "v1.2", "v1.2"),
    ("dxil", "v1.3", "v1.3"),
    ("dxil", "v1.4", "v1.4"),
    ("dxil", "v1.5", "v1.5"),
    ("dxil", "v1.6", "v1.6"),
    ("dxil", "v1.7", "v1.7"),
    ("dxil", "v1.8", "v1.8"),
    ("dxil", "v1.9", "v1.9"),
    ("kalimba", "3", "v3"),
    ("kalimba", "4", "v4"),
    ("kalimba", "5", "v5"),
];

pub(super) fn sub_arch(name: &str) -> &'static str {
    let row = SUB_ARCHES.iter().find(|(family, end, _)| match *end {
        "" => name == *family,
        end => name.starts_with(family) && name.ends_with(end),
    });
    match row {
        Some((_, _, sub)) => sub,
        None => arm::parse(name).map_or("", |(_, sub)| sub),
    }
}

/// Names of MIPS machines state the ABI where there is nothing but the name.
pub(super) fn environment_of_arch_name(name: &str) -> Environment {
    match name {
        _ if name.starts_with("mipsn32") => Environment::GnuAbiN32,
        _ if name.starts_with("mips64") || name.starts_with("mipsisa64") => Environment::GnuAbi64,
        _ if name.starts_with("mipsisa32") => Environment::Gnu,
        "mips" | "mipsel" | "mipsr6" | "mipsr6el" => Environment::Gnu,
        _ => Environment::Unknown,
    }
}

/// Declares an enum of names. A string matches by its start or as a whole (`=`); of several that match the first row
/// counts. The first spelling is the canonical one.
macro_rules! names {
    ($(#[$attr:meta])* $name:ident $how:ident { $($variant:ident = $first:literal $(| $other:literal)*,)* }) => {
        $(#[$attr])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum $name { Unknown, $($variant,)* }

        impl $name {
            const NAMES: &[(&str, $name)] = &[$(($first, $name::$variant), $(($other, $name::$variant),)*)*];

            pub fn name(self) -> &'static str {
                match self { $name::Unknown => "unknown", $($name::$variant => $first,)* }
            }

            /// The one that a part of a triple names.
            pub fn from_name(name: &str) -> $name {
                let row = Self::NAMES.iter().find(|(n, _)| names!(@$how name, n));
                row.map_or($name::Unknown, |r| r.1)
            }
        }
    };
    (@whole $text:ident, $n:ident) => { $text == *$n };
    (@start $text:ident, $n:ident) => { $text.starts_with(*$n) };
    (@end $text:ident, $n:ident) => { $text.ends_with(*$n) };
}

names! {
    Vendor whole {
        Apple = "apple",
        Pc = "pc",
        Scei = "scei" | "sie",
        Freescale = "fsl",
        Ibm = "ibm",
        ImaginationTechnologies = "img",
        MipsTechnologies = "mti",
        Nvidia = "nvidia",
        Csr = "csr",
        Amd = "amd",
        Mesa = "mesa",
        Suse = "suse",
        OpenEmbedded = "oe",
        Intel = "intel",
        Meta = "meta",
    }
}

names! {
    /// Operating systems. A version may follow the name.
    Os start {
        Darwin = "darwin",
        DragonFly = "dragonfly",
        FreeBsd = "freebsd",
        Fuchsia = "fuchsia",
        IOs = "ios",
        KFreeBsd = "kfreebsd",
        Linux = "linux",
        Lv2 = "lv2",
        MacOs = "macosx" | "macos",
        Managarm = "managarm",
        NetBsd = "netbsd",
        OpenBsd = "openbsd",
        Solaris = "solaris",
        Uefi = "uefi",
        Win32 = "windows" | "win32",
        ZOs = "zos",
        Haiku = "haiku",
        Rtems = "rtems",
        Aix = "aix",
        Cuda = "cuda",
        NvCl = "nvcl",
        AmdHsa = "amdhsa",
        Ps4 = "ps4",
        Ps5 = "ps5",
        ElfIamcu = "elfiamcu",
        TvOs = "tvos",
        WatchOs = "watchos",
        BridgeOs = "bridgeos",
        DriverKit = "driverkit",
        XrOs = "xros" | "visionos",
        Mesa3d = "mesa3d",
        AmdPal = "amdpal",
        HermitCore = "hermit",
        Hurd = "hurd",
        WasiP1 = "wasip1",
        WasiP2 = "wasip2",
        WasiP3 = "wasip3",
        Wasi = "wasi",
        Emscripten = "emscripten",
        ShaderModel = "shadermodel",
        LiteOs = "liteos",
        Serenity = "serenity",
        Vulkan = "vulkan",
        CheriotRtos = "cheriotrtos",
    }
}

impl Os {
    pub fn is_darwin(self) -> bool {
        use Os::*;
        matches!(self, Darwin | MacOs | IOs | TvOs | WatchOs | BridgeOs | DriverKit | XrOs)
    }
}

names! {
    /// Environments: C library, ABI, shader stage. A version may follow the name.
    Environment start {
        EabiHf = "eabihf",
        Eabi = "eabi",
        GnuAbiN32 = "gnuabin32",
        GnuAbi64 = "gnuabi64",
        GnuEabiHfT64 = "gnueabihft64",
        GnuEabiHf = "gnueabihf",
        GnuEabiT64 = "gnueabit64",
        GnuEabi = "gnueabi",
        GnuF32 = "gnuf32",
        GnuF64 = "gnuf64",
        GnuSf = "gnusf",
        GnuX32 = "gnux32",
        GnuIlp32 = "gnu_ilp32",
        Code16 = "code16",
        GnuT64 = "gnut64",
        Gnu = "gnu",
        Android = "android",
        MuslAbiN32 = "muslabin32",
        MuslAbi64 = "muslabi64",
        MuslEabiHf = "musleabihf",
        MuslEabi = "musleabi",
        MuslF32 = "muslf32",
        MuslSf = "muslsf",
        MuslX32 = "muslx32",
        MuslWali = "muslwali",
        Musl = "musl",
        Msvc = "msvc",
        Itanium = "itanium",
        Cygnus = "cygnus",
        CoreClr = "coreclr",
        Simulator = "simulator",
        MacAbi = "macabi",
        Pixel = "pixel",
        Vertex = "vertex",
        Geometry = "geometry",
        Hull = "hull",
        Domain = "domain",
        Compute = "compute",
        Library = "library",
        RayGeneration = "raygeneration",
        Intersection = "intersection",
        AnyHit = "anyhit",
        ClosestHit = "closesthit",
        Miss = "miss",
        Callable = "callable",
        Mesh = "mesh",
        Amplification = "amplification",
        RootSignature = "rootsignature",
        OpenCl = "opencl",
        Ohos = "ohos",
        Mlibc = "mlibc",
        PAuthTest = "pauthtest",
        Mtia = "mtia",
        Llvm = "llvm",
    }
}

names! {
    /// Object file formats. The name is the end of the last part of a triple: `msvc-elf`, `gnu-macho`.
    ObjectFormat end {
        XCoff = "xcoff",
        Coff = "coff",
        Elf = "elf",
        Goff = "goff",
        MachO = "macho",
        Wasm = "wasm",
        SpirV = "spirv",
        DxContainer = "dxcontainer",
    }
}
