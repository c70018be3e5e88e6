//! What the system, the environment and the object format of a triple mean for objects and for generated code.
//!
//! Code is generated for the System V ABI in ELF objects; what is assembled goes into ELF or, for x86-64, COFF objects. Code
//! for a platform with other conventions is an error, as text and as objects: the text would assemble and be wrong. A system
//! that has no name in a triple is one without conventions of its own (`x86_64-unknown-elf`).
//!
//! The matches below are the table: a system that [`ir::triple`] learns does not compile here until it has a row.

use ir::triple::{Arch, Environment, ObjectFormat, Os, Triple};
use mc::coff::Coff;
use mc::elf::Elf;
use mc::macho::MachO;
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

const EMULATED_TLS: &str = "its thread-local variables are emulated by a library";

fn system(os: Os) -> System {
    match os {
        Os::Unknown | Os::DragonFly | Os::Haiku | Os::Managarm | Os::NetBsd | Os::Rtems | Os::Serenity => {
            System::PLAIN
        }
        Os::Linux | Os::Hurd | Os::KFreeBsd => System { guard_of_thread: true, ..System::PLAIN },
        Os::FreeBsd => System::PLAIN.with_os_abi(9),
        Os::Solaris => System::PLAIN.with_os_abi(6),
        Os::HermitCore => System::PLAIN.with_os_abi(255),
        Os::OpenBsd => System::refused(EMULATED_TLS).with_os_abi(12),
        Os::LiteOs => System::refused(EMULATED_TLS),
        Os::Fuchsia => System::refused("its stack guard has a place of its own"),
        Os::Ps4 | Os::Ps5 => System::refused("the console's conventions are not known here").with_os_abi(9),
        Os::ElfIamcu => System::refused("it passes arguments in registers"),
        Os::Win32 | Os::Uefi => System::refused("it has the calling conventions of Windows"),
        Os::Darwin
        | Os::IOs
        | Os::MacOs
        | Os::TvOs
        | Os::WatchOs
        | Os::BridgeOs
        | Os::DriverKit
        | Os::XrOs => System::refused("it has Darwin's conventions for symbols and sections"),
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
        Environment::Android | Environment::Ohos => Some(EMULATED_TLS),
        Environment::GnuIlp32 => Some("it has pointers of 32 bits"),
        _ => None,
    }
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

    /// `ELFOSABI_*` in the header of an object.
    pub fn os_abi(&self) -> u8 {
        self.system.os_abi
    }

    pub fn guard_of_thread(&self) -> bool {
        self.system.guard_of_thread
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
            (ObjectFormat::Coff, Arch::X86_64) => &Coff,
            (ObjectFormat::Coff, _) => &Unwritten("COFF"),
            (ObjectFormat::MachO, Arch::X86_64 | Arch::AArch64) => &MachO,
            (ObjectFormat::MachO, _) => &Unwritten("Mach-O"),
            (ObjectFormat::DxContainer, _) => &Unwritten("DXContainer"),
            (ObjectFormat::Goff, _) => &Unwritten("GOFF"),
            (ObjectFormat::SpirV, _) => &Unwritten("SPIR-V"),
            (ObjectFormat::Wasm, _) => &Unwritten("WebAssembly"),
            (ObjectFormat::XCoff, _) => &Unwritten("XCOFF"),
        }
    }

    /// Why no code can be generated.
    pub fn code_refused(&self) -> Option<String> {
        let named = self.system.refused.or_else(|| refused_environment(self.triple.environment));
        let is_foreign = !matches!(self.triple.format, ObjectFormat::Unknown | ObjectFormat::Elf);
        let format = || is_foreign.then(|| format!("its objects are {}", self.format().facts().name));
        named.map(str::to_owned).or_else(format)
    }
}

#[cfg(test)]
mod tests {
    use super::Platform;

    #[test]
    fn platforms_with_other_conventions_are_refused() {
        for triple in [
            "x86_64-pc-windows-msvc",
            "x86_64-pc-windows-msvc-elf",
            "x86_64-windows-gnu",
            "x86_64-pc-mingw32",
            "x86_64-pc-cygwin",
            "x86_64-unknown-uefi",
            "x86_64-apple-macosx",
            "x86_64-apple-darwin9",
            "x86_64-apple-ios-simulator",
            "x86_64-unknown-none-macho",
            "x86_64-linux-gnux32",
            "x86_64-linux-muslx32",
            "x86_64-linux-android21",
            "x86_64-unknown-openbsd7",
            "riscv64-linux-android",
            "riscv64-unknown-fuchsia",
            "riscv64-pc-windows-msvc",
        ] {
            assert!(Platform::of(triple).code_refused().is_some(), "{triple}");
        }
    }

    #[test]
    fn platforms_of_system_v_are_taken() {
        for triple in [
            "",
            "x86_64",
            "x86_64-linux-gnu",
            "x86_64-unknown-linux-musl",
            "x86_64-pc-linux",
            "x86_64-unknown-unknown",
            "x86_64-unknown-freebsd14",
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
        for triple in ["i686-pc-windows-msvc", "aarch64-pc-windows-msvc", "x86_64-apple-darwin"] {
            assert_eq!(written(triple), None, "{triple}");
        }
    }

    #[test]
    fn the_guard_is_where_the_c_library_keeps_it() {
        assert!(Platform::of("x86_64-linux-gnu").guard_of_thread());
        assert!(!Platform::of("x86_64-unknown-elf").guard_of_thread());
    }
}
