//! Target triples: `arch-vendor-os`, `arch-vendor-os-environment`, optionally with an object format at the end.
//!
//! A triple is a string that many tools look into. [`Triple::parse`] takes it as it stands: the first part is the
//! architecture, and so on; parts that are not known are kept in the string and count as unknown.
//! [`normalize`] puts parts where they belong (`linux-arm` becomes `arm-unknown-linux`), as tools do with what users
//! write. What is known of each architecture, system, environment and format is one row of a table here; the names and
//! the facts (width of a pointer, byte order, usual format) are those that LLVM uses.
//!
//! # Cost
//! A few searches in tables of at most a hundred rows.

mod arm;
mod normalize;
mod tables;
#[cfg(test)]
mod tests;

pub use normalize::normalize;
pub use tables::{Arch, Environment, ObjectFormat, Os, Vendor};

/// A triple taken apart. The string is kept as given.
#[derive(Clone, Debug)]
pub struct Triple {
    text: String,
    pub arch: Arch,
    /// The version of the architecture that its name states (`v7` of `armv7`, `r6` of `mipsr6`), in the canonical
    /// spelling; empty if none.
    pub sub_arch: &'static str,
    pub vendor: Vendor,
    pub os: Os,
    pub environment: Environment,
    /// As stated, or the usual one of architecture and system.
    pub format: ObjectFormat,
}

/// A version such as `10.15.1`, parts that are not written being 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Version {
    pub major: u32,
    pub minor: u32,
    pub patch: u32,
}

impl PartialEq for Triple {
    /// Triples are equal if they mean the same, however they are spelled.
    fn eq(&self, other: &Triple) -> bool {
        let key = |t: &Triple| (t.arch, t.sub_arch, t.vendor, t.os, t.environment, t.format);
        key(self) == key(other)
    }
}

impl Eq for Triple {}

impl std::fmt::Display for Triple {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl Triple {
    /// Takes a triple apart without moving anything.
    pub fn parse(text: &str) -> Triple {
        let mut parts = text.splitn(4, '-');
        let mut next = || parts.next().unwrap_or("");
        let (arch_name, vendor, os, rest) = (next(), next(), next(), next());
        let arch = Arch::from_name(arch_name);
        let environment = match text.contains('-') {
            true => Environment::from_name(rest),
            false => tables::environment_of_arch_name(arch_name),
        };
        let mut triple = Triple {
            text: text.to_owned(),
            arch,
            sub_arch: tables::sub_arch(arch_name),
            vendor: Vendor::from_name(vendor),
            os: Os::from_name(os),
            environment,
            format: ObjectFormat::from_name(rest),
        };
        if triple.format == ObjectFormat::Unknown {
            triple.format = triple.default_format();
        }
        triple
    }

    /// Puts the parts in order first: for what users write.
    pub fn parse_normalized(text: &str) -> Triple {
        Triple::parse(&normalize(text))
    }

    pub fn as_str(&self) -> &str {
        &self.text
    }

    fn part(&self, index: usize) -> &str {
        self.text.splitn(4, '-').nth(index).unwrap_or("")
    }

    pub fn arch_name(&self) -> &str {
        self.part(0)
    }

    pub fn vendor_name(&self) -> &str {
        self.part(1)
    }

    pub fn os_name(&self) -> &str {
        self.part(2)
    }

    /// Environment and, if stated, object format.
    pub fn environment_name(&self) -> &str {
        self.part(3)
    }

    /// The version in the name of the system: 10.15 of `macosx10.15`.
    pub fn os_version(&self) -> Version {
        version(self.os_name().trim_start_matches(|c: char| !c.is_ascii_digit()))
    }

    /// The version in the name of the environment: 21 of `android21`.
    pub fn environment_version(&self) -> Version {
        let name = self.environment_name();
        let name = name.strip_prefix(self.environment.name()).unwrap_or(name);
        version(name.trim_start_matches(|c: char| !c.is_ascii_digit()))
    }

    /// Width of the machine's pointers in bits; 0 if the architecture is unknown. The data layout has the last word:
    /// x32 and the like use narrower ones.
    pub fn pointer_bits(&self) -> u32 {
        self.arch.row().pointer_bits.into()
    }

    pub fn is_little_endian(&self) -> bool {
        self.arch.row().little_endian
    }

    pub fn is_darwin(&self) -> bool {
        self.os.is_darwin()
    }

    /// The address space of stack objects on machines whose private memory has one of its own, with the name that LLVM calls
    /// such machines by.
    pub fn private_memory(&self) -> Option<(u32, &'static str)> {
        (self.arch == Arch::AmdGcn).then_some((5, "amdgpu"))
    }

    /// Whether C's `va_list` is a single pointer into an area of arguments, rather than a struct with register save
    /// areas. Of the latter only the one of the System V x86-64 ABI is told apart.
    pub fn va_list_is_pointer(&self) -> bool {
        self.arch != Arch::X86_64 || self.is_windows()
    }

    pub fn is_windows(&self) -> bool {
        self.os == Os::Win32
    }

    fn default_format(&self) -> ObjectFormat {
        use ObjectFormat::*;
        let usual = self.arch.row().format;
        match self.arch {
            Arch::Unknown
            | Arch::AArch64
            | Arch::AArch64_32
            | Arch::Arm
            | Arch::Thumb
            | Arch::X86
            | Arch::X86_64 => match self.os {
                Os::Win32 | Os::Uefi => Coff,
                os if os.is_darwin() => MachO,
                _ => usual,
            },
            Arch::MipsEl if self.is_windows() => Coff,
            Arch::Ppc | Arch::Ppc64 if self.os == Os::Aix => XCoff,
            Arch::Ppc | Arch::Ppc64 if self.is_darwin() => MachO,
            Arch::SystemZ if self.os == Os::ZOs => Goff,
            _ => usual,
        }
    }
}

fn version(text: &str) -> Version {
    let mut numbers = text.split('.').map_while(|part| {
        let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
        part[..end].parse().ok()
    });
    let mut next = || numbers.next().unwrap_or(0);
    Version { major: next(), minor: next(), patch: next() }
}
