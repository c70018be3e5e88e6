//! What the system, the environment and the object format of a triple mean for objects and for generated code.
//!
//! Code is generated for the System V ABI in ELF objects; for x86-64, i386 and arm64, for Apple's systems in Mach-O objects;
//! and for x86-64 and i386, for Windows in COFF objects, with Microsoft's runtime library or MinGW's. On x86 the conventions are
//! those of the system whatever the format is. Code for a platform with other conventions is an error, as text and as objects:
//! the text would assemble and be wrong. A system that has no name in a triple is one without conventions of its own
//! (`x86_64-unknown-elf`).
//!
//! The matches below are the table: a system that [`ir::triple`] learns does not compile here until it has a row.

use ir::triple::{Arch, Environment, ObjectFormat, Os, Triple};
use mc::coff::Coff;
use mc::elf::Elf;
use mc::macho::MachO;
use mc::macho::Version;
use mc::unwritten::Unwritten;

/// The facts of a system.
struct System {
    /// `ELFOSABI_*` in the headers of its objects.
    os_abi: u8,
    /// The guard of stack frames is in the thread's block, not in a variable.
    guard_of_thread: bool,
    /// Why no code is generated for it, if none is.
    refused: Option<&'static str>,
}

impl System {
    const PLAIN: System = System { os_abi: 0, guard_of_thread: false, refused: None };

    const fn refused(reason: &'static str) -> System {
        System { refused: Some(reason), ..System::PLAIN }
    }

    const fn with_os_abi(self, os_abi: u8) -> System {
        System { os_abi, ..self }
    }
}

fn system(os: Os) -> System {
    match os {
        Os::Unknown | Os::DragonFly | Os::Haiku | Os::Managarm | Os::NetBsd | Os::Rtems | Os::Serenity => {
            System::PLAIN
        }
        Os::Linux | Os::Hurd | Os::KFreeBsd => System { guard_of_thread: true, ..System::PLAIN },
        Os::FreeBsd => System::PLAIN.with_os_abi(9),
        Os::Solaris => System::PLAIN.with_os_abi(6),
        Os::HermitCore => System::PLAIN.with_os_abi(255),
        Os::OpenBsd => System::refused("its stack guard has a place of its own").with_os_abi(12),
        Os::LiteOs => System::PLAIN,
        Os::Fuchsia => System::refused("its stack guard has a place of its own"),
        Os::Ps4 | Os::Ps5 => System::PLAIN.with_os_abi(9),
        Os::ElfIamcu => System::refused("it passes arguments in registers"),
        Os::Win32 | Os::Uefi => System::PLAIN,
        Os::Darwin
        | Os::IOs
        | Os::MacOs
        | Os::TvOs
        | Os::WatchOs
        | Os::BridgeOs
        | Os::DriverKit
        | Os::XrOs => System::PLAIN,
        Os::Lv2
        | Os::ZOs
        | Os::Aix
        | Os::Cuda
        | Os::NvCl
        | Os::AmdHsa
        | Os::Mesa3d
        | Os::AmdPal
        | Os::WasiP1
        | Os::WasiP2
        | Os::WasiP3
        | Os::Wasi
        | Os::Emscripten
        | Os::ShaderModel
        | Os::Vulkan
        | Os::CheriotRtos => System::refused("it is a system of other machines"),
    }
}

/// Why no code is generated for an environment, whatever the system.
fn refused_environment(environment: Environment) -> Option<&'static str> {
    match environment {
        Environment::GnuX32 | Environment::MuslX32 => Some("it has pointers of 32 bits"),
        Environment::GnuIlp32 => Some("it has pointers of 32 bits"),
        Environment::Cygnus => Some("it has Cygwin's models of code and of thread-local variables"),
        _ => None,
    }
}

/// Whose calling conventions a platform has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conventions {
    /// Those of the machine's System V ABI.
    Usual,
    Windows,
    /// Of Windows with another runtime library than Microsoft's.
    WindowsGnu,
    Apple,
}

/// What a triple names besides the machine.
pub struct Platform {
    triple: Triple,
    system: System,
}

impl Platform {
    /// Takes triples as users write them.
    pub fn of(triple: &str) -> Platform {
        let triple = Triple::parse_normalized(triple);
        Platform { system: system(triple.os), triple }
    }

    pub fn arch(&self) -> Arch {
        self.triple.arch
    }

    /// `ELFOSABI_*` in the header of an object.
    pub fn os_abi(&self) -> u8 {
        self.system.os_abi
    }

    pub fn guard_of_thread(&self) -> bool {
        self.system.guard_of_thread
    }

    /// Whether a function of the library finds thread-local variables. Android has a loader that knows them since version 29.
    pub fn emulates_tls(&self) -> bool {
        let version = self.triple.environment_version().major;
        match self.triple.environment {
            Environment::Android => version < 29,
            Environment::Ohos | Environment::Cygnus => true,
            _ => matches!(self.triple.os, Os::OpenBsd | Os::LiteOs),
        }
    }

    /// Whether objects have addresses of 64 bits.
    pub fn is_64(&self) -> bool {
        let narrow = matches!(self.triple.environment, Environment::GnuX32 | Environment::MuslX32);
        self.triple.pointer_bits() == 64 && !narrow
    }

    /// The format of assembly and objects. A machine that is not known has the format of its description, whose assembly is
    /// ELF's.
    pub fn format(&self) -> &'static dyn mc::format::ObjectFormat {
        match (self.triple.format, self.triple.arch) {
            (ObjectFormat::Unknown | ObjectFormat::Elf, _) => &Elf,
            (ObjectFormat::Coff, Arch::X86_64) if self.has_gnu_runtime() => &Coff::X86_64_GNU,
            (ObjectFormat::Coff, Arch::X86) if self.has_gnu_runtime() => &Coff::I386_GNU,
            (ObjectFormat::Coff, Arch::X86_64) => &Coff::X86_64,
            (ObjectFormat::Coff, Arch::X86) => &Coff::I386,
            (ObjectFormat::Coff, _) => &Unwritten("COFF"),
            (ObjectFormat::MachO, Arch::X86 | Arch::X86_64 | Arch::AArch64) => &MachO,
            (ObjectFormat::MachO, _) => &Unwritten("Mach-O"),
            (ObjectFormat::DxContainer, _) => &Unwritten("DXContainer"),
            (ObjectFormat::Goff, _) => &Unwritten("GOFF"),
            (ObjectFormat::SpirV, _) => &Unwritten("SPIR-V"),
            (ObjectFormat::Wasm, _) => &Unwritten("WebAssembly"),
            (ObjectFormat::XCoff, _) => &Unwritten("XCOFF"),
        }
    }

    /// Whether objects are Mach-O.
    pub fn is_mach_o(&self) -> bool {
        self.triple.format == ObjectFormat::MachO
    }

    /// Whether objects are COFF.
    pub fn is_coff(&self) -> bool {
        self.triple.format == ObjectFormat::Coff
    }

    /// Whether the runtime library is MinGW's.
    pub fn has_gnu_runtime(&self) -> bool {
        self.triple.os == Os::Win32 && self.triple.environment == Environment::Gnu
    }

    /// Whether the runtime library is Microsoft's.
    pub fn has_microsoft_library(&self) -> bool {
        let is_other = matches!(self.triple.environment, Environment::Gnu | Environment::Cygnus);
        self.triple.os == Os::Win32 && !is_other
    }

    /// The function of the runtime library that touches the stack where it grows by more than a page.
    pub fn stack_probe(&self) -> Option<&'static str> {
        if self.triple.os != Os::Win32 || self.is_mach_o() {
            return None;
        }
        let is_narrow = self.triple.arch == Arch::X86;
        Some(match self.has_gnu_runtime() || self.triple.environment == Environment::Cygnus {
            true if is_narrow => "_alloca",
            true => "___chkstk_ms",
            false if is_narrow => "_chkstk",
            false => "__chkstk",
        })
    }

    /// Whether code is position-independent whatever was asked for.
    pub fn is_position_independent(&self) -> bool {
        (self.is_mach_o() || self.is_coff() || self.triple.os == Os::Win32) && self.is_64()
    }

    pub fn conventions(&self) -> Conventions {
        match self.triple.os {
            Os::Win32 | Os::Uefi => match self.triple.environment {
                Environment::Gnu | Environment::Cygnus | Environment::Itanium => Conventions::WindowsGnu,
                _ => Conventions::Windows,
            },
            _ if self.triple.is_darwin() => Conventions::Apple,
            _ => Conventions::Usual,
        }
    }

    /// The debugger that the users of the platform have.
    pub fn debugger(&self) -> codegen::Debugger {
        match self.triple.os {
            _ if self.triple.is_darwin() => codegen::Debugger::Lldb,
            Os::Ps4 | Os::Ps5 => codegen::Debugger::Sce,
            Os::Aix => codegen::Debugger::Dbx,
            _ => codegen::Debugger::Gdb,
        }
    }

    /// Whether code that stays where it was linked names what libraries have by words that the loader fills in.
    pub fn has_loader_words(&self) -> bool {
        self.triple.is_darwin()
    }

    /// The data layout of a target, as the format changes how names become symbols.
    pub fn data_layout(&self, of_target: String) -> String {
        if self.is_coff() {
            let mangling = if self.triple.arch == Arch::X86 { "-m:x" } else { "-m:w" };
            return of_target.replacen("-m:e", mangling, 1);
        }
        if !self.is_mach_o() {
            return of_target;
        }
        // Nor are small integers aligned to more than they need.
        of_target.replacen("-m:e", "-m:o", 1).replacen("-i8:8:32-i16:16:32", "", 1)
    }

    /// The ABI of the platform by its name, where it is not the usual one of the machine.
    pub fn abi(&self) -> Option<&'static str> {
        (self.is_mach_o() && self.triple.arch == Arch::AArch64).then_some("darwinpcs")
    }

    /// The system that Mach-O objects say they are for: its least version, if the triple has one.
    pub fn mach_version(&self) -> Option<Version> {
        if !self.is_mach_o() || self.triple.os_version().major == 0 {
            return None;
        }
        mach_version(&self.triple)
    }

    /// Why no code can be generated.
    pub fn code_refused(&self) -> Option<String> {
        let of_windows = matches!(self.triple.os, Os::Win32 | Os::Uefi)
            && !matches!(self.triple.arch, Arch::X86 | Arch::X86_64);
        let own = self.system.refused.or(of_windows.then_some("it has the calling conventions of Windows"));
        let named = own.or_else(|| refused_environment(self.triple.environment));
        let is_foreign = match (self.triple.format, self.triple.arch) {
            (ObjectFormat::MachO, Arch::X86 | Arch::X86_64 | Arch::AArch64) => false,
            (ObjectFormat::Coff, Arch::X86 | Arch::X86_64) => false,
            (ObjectFormat::Unknown | ObjectFormat::Elf, Arch::X86 | Arch::X86_64) => false,
            (ObjectFormat::Unknown | ObjectFormat::Elf, _) => {
                self.triple.is_darwin() || self.triple.os == Os::Win32
            }
            _ => true,
        };
        let has_own = self.triple.is_darwin() || self.triple.os == Os::Win32;
        let is_elf = matches!(self.triple.format, ObjectFormat::Unknown | ObjectFormat::Elf);
        let other = if has_own && is_elf { ", which its systems do not have" } else { "" };
        let format = || is_foreign.then(|| format!("its objects are {}{other}", self.format().facts().name));
        named.map(str::to_owned).or_else(format)
    }
}

/// A version as one number that compares.
type Numbers = [u16; 3];

/// The least version of a system of Apple's, by the name and version in the triple.
fn least_version(triple: &Triple) -> Numbers {
    let version = triple.os_version();
    let part = |n: u32| n.min(u16::MAX.into()) as u16;
    let stated = [part(version.major), part(version.minor), part(version.patch)];
    let is_arm = triple.arch == Arch::AArch64;
    let is_simulator = matches!(triple.environment, Environment::Simulator | Environment::MacAbi);
    let (wanted, least) = match triple.os {
        // Darwin 19 was macOS 10.15, Darwin 20 was macOS 11, Darwin 25 was macOS 26.
        Os::Darwin => {
            let of_macos = match stated[0] {
                n @ 0..4 => [10, n, 0],
                n @ 4..=19 => [10, n - 4, 0],
                n @ 20..25 => [n - 9, 0, 0],
                n => [n.saturating_add(1), 0, 0],
            };
            (of_macos, [0, 0, 0])
        }
        Os::MacOs => (stated, [11, 0, 0]),
        Os::IOs if is_simulator => (stated, [14, 0, 0]),
        Os::TvOs if is_simulator => (stated, [14, 0, 0]),
        Os::WatchOs if is_simulator => (stated, [7, 0, 0]),
        Os::DriverKit => (stated, [20, 0, 0]),
        _ => (stated, [0, 0, 0]),
    };
    if is_arm { wanted.max(least) } else { wanted }
}

/// What objects for a system of Apple's say it is: the platform by number, and before which version the older command says so.
fn mach_version(triple: &Triple) -> Option<Version> {
    use mc::macho::numbers::*;
    let simulated = |plain, simulator| match triple.environment {
        Environment::Simulator => simulator,
        _ => plain,
    };
    let (platform, since, older) = match triple.os {
        Os::Darwin | Os::MacOs => (PLATFORM_MACOS, [10, 14, 0], Some(LC_VERSION_MIN_MACOSX)),
        Os::IOs if triple.environment == Environment::MacAbi => (PLATFORM_MACCATALYST, [0, 0, 0], None),
        Os::IOs => {
            let platform = simulated(PLATFORM_IOS, PLATFORM_IOSSIMULATOR);
            (platform, [12, 0, 0], Some(LC_VERSION_MIN_IPHONEOS))
        }
        Os::TvOs => {
            let platform = simulated(PLATFORM_TVOS, PLATFORM_TVOSSIMULATOR);
            (platform, [12, 0, 0], Some(LC_VERSION_MIN_TVOS))
        }
        Os::WatchOs => {
            let platform = simulated(PLATFORM_WATCHOS, PLATFORM_WATCHOSSIMULATOR);
            (platform, [5, 0, 0], Some(LC_VERSION_MIN_WATCHOS))
        }
        Os::DriverKit => (PLATFORM_DRIVERKIT, [0, 0, 0], None),
        Os::XrOs => (simulated(PLATFORM_XROS, PLATFORM_XROSSIMULATOR), [0, 0, 0], None),
        _ => return None,
    };
    let minimum = least_version(triple);
    let command = older.filter(|_| minimum < since).unwrap_or(LC_BUILD_VERSION);
    Some(Version { command, platform, minimum, sdk: None })
}

#[cfg(test)]
mod tests {
    use super::Platform;

    #[test]
    fn platforms_with_other_conventions_are_refused() {
        for triple in [
            "x86_64-pc-cygwin",
            "aarch64-apple-macosx-elf",
            "riscv64-apple-macosx",
            "x86_64-linux-gnux32",
            "x86_64-linux-muslx32",
            "x86_64-unknown-openbsd7",
            "riscv64-unknown-fuchsia",
            "riscv64-pc-windows-msvc",
        ] {
            assert!(Platform::of(triple).code_refused().is_some(), "{triple}");
        }
    }

    #[test]
    fn platforms_that_are_known_are_taken() {
        for triple in [
            "",
            "x86_64-pc-windows-msvc",
            "x86_64-windows-gnu",
            "x86_64-w64-mingw32",
            "x86_64-pc-mingw32",
            "x86_64",
            "x86_64-linux-gnu",
            "x86_64-unknown-linux-musl",
            "x86_64-pc-linux",
            "x86_64-unknown-unknown",
            "x86_64-unknown-freebsd14",
            "x86_64-linux-android21",
            "riscv64-linux-android",
            "x86_64-apple-macosx",
            "x86_64-apple-darwin9",
            "x86_64-apple-ios-simulator",
            "arm64-apple-macosx",
            "aarch64-apple-ios",
            "x86_64-unknown-none-macho",
            "i386-apple-darwin9",
            "i686-apple-macosx",
            "i686-pc-windows-msvc",
            "i686-w64-windows-gnu",
            "x86_64-pc-windows-msvc-elf",
            "i686-pc-win32-elf",
            "i686-apple-darwin-elf",
            "x86_64-unknown-uefi",
            "x86_64-linux-android21",
            "x86_64-scei-ps4",
            "amd64-unknown-elf",
            "riscv64",
            "riscv32-unknown-elf",
            "riscv64-none-elf",
            "2003f",
            "f2003",
        ] {
            assert_eq!(Platform::of(triple).code_refused(), None, "{triple}");
        }
    }

    #[test]
    fn objects_are_written_in_the_format_of_the_platform() {
        let written = |triple| {
            let facts = Platform::of(triple).format().facts();
            facts.has_objects.then_some(facts.name)
        };
        assert_eq!(written("x86_64-pc-windows-msvc"), Some("COFF"));
        assert_eq!(written("amd64-windows"), Some("COFF"));
        assert_eq!(written("x86_64-unknown-uefi"), Some("COFF"));
        assert_eq!(written("x86_64-pc-windows-msvc-elf"), Some("ELF"));
        assert_eq!(written("riscv64-linux-gnu"), Some("ELF"));
        assert_eq!(written("2003f"), Some("ELF"));
        assert_eq!(written("x86_64-apple-darwin"), Some("Mach-O"));
        assert_eq!(written("arm64-apple-ios"), Some("Mach-O"));
        assert_eq!(written("i686-pc-windows-msvc"), Some("COFF"));
        assert_eq!(written("i386-apple-darwin"), Some("Mach-O"));
        assert_eq!(written("aarch64-pc-windows-msvc"), None);
    }

    #[test]
    fn objects_say_for_which_system_they_are() {
        use mc::macho::numbers::*;
        let said = |triple| Platform::of(triple).mach_version().map(|v| (v.command, v.platform, v.minimum));
        let build = |platform, minimum| Some((LC_BUILD_VERSION, platform, minimum));
        assert_eq!(said("x86_64-apple-macosx11"), build(PLATFORM_MACOS, [11, 0, 0]));
        assert_eq!(said("x86_64-apple-macosx10.15.1"), build(PLATFORM_MACOS, [10, 15, 1]));
        assert_eq!(
            said("x86_64-apple-darwin9").map(|v| (v.0, v.2)),
            Some((LC_VERSION_MIN_MACOSX, [10, 5, 0]))
        );
        assert_eq!(said("x86_64-apple-darwin20"), build(PLATFORM_MACOS, [11, 0, 0]));
        assert_eq!(said("arm64-apple-macosx10.15"), build(PLATFORM_MACOS, [11, 0, 0]));
        assert_eq!(said("x86_64-apple-ios13-simulator"), build(PLATFORM_IOSSIMULATOR, [13, 0, 0]));
        assert_eq!(said("x86_64-apple-ios13-macabi"), build(PLATFORM_MACCATALYST, [13, 0, 0]));
        assert_eq!(said("x86_64-apple-darwin"), None);
        assert_eq!(said("x86_64-linux-gnu"), None);
    }

    #[test]
    fn the_guard_is_where_the_c_library_keeps_it() {
        assert!(Platform::of("x86_64-linux-gnu").guard_of_thread());
        assert!(!Platform::of("x86_64-unknown-elf").guard_of_thread());
    }
}
