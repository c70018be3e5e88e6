//! The targets that code can be made for: those that are compiled in, one for each feature of this crate, and those that are read
//! from a description.

use crate::{Error, Result};
use ::jit::compile::Generator;
use codegen::CodeGenOptions;
#[cfg(any(feature = "aarch64", feature = "describe", feature = "riscv", feature = "sparc"))]
use codegen::generic;
use mc::target::MissingHook;
use mc::{Subtarget, Target};
#[cfg(any(feature = "aarch64", feature = "describe", feature = "riscv", feature = "sparc"))]
use std::sync::Arc;

/// What is asked of a target.
pub(crate) struct Request<'r> {
    pub cpu: &'r str,
    pub features: &'r str,
    pub abi: &'r str,
    pub options: CodeGenOptions,
}

/// Makes the code generator of a target, by the first word of a triple.
type Open = fn(Target, &str, &Request<'_>) -> Result<Generator>;

/// A target that is compiled in.
pub(crate) struct CompiledIn {
    /// First words of triples that mean it, each with the features that it implies.
    architectures: &'static [(&'static str, &'static str)],
    target: fn() -> std::result::Result<Target, MissingHook>,
    open: Open,
}

const ALL: &[CompiledIn] = &[
    #[cfg(feature = "aarch64")]
    CompiledIn {
        architectures: &[("aarch64", ""), ("arm64", "")],
        target: aarch64::target,
        open: open_generic,
    },
    #[cfg(feature = "riscv")]
    CompiledIn {
        architectures: &[("riscv32", ""), ("riscv64", "+64bit")],
        target: riscv::target,
        open: open_generic,
    },
    #[cfg(feature = "sparc")]
    CompiledIn {
        architectures: &[("sparc", ""), ("sparcv9", ""), ("sparc64", "")],
        target: sparc::target,
        open: open_generic,
    },
    #[cfg(feature = "x86")]
    CompiledIn {
        architectures: &[("x86_64", x86::FEATURES_OF_64_BITS), ("amd64", x86::FEATURES_OF_64_BITS)],
        target: x86::target,
        open: open_x86,
    },
];

/// Parts of triples that mean systems whose objects are not ELF.
const OTHER_FORMATS: [&str; 8] = ["apple", "darwin", "macos", "ios", "windows", "win32", "mingw", "uefi"];

/// The first word of a triple.
fn architecture(triple: &str) -> &str {
    triple.split('-').next().unwrap_or_default()
}

fn find(name: &str) -> Option<(&'static CompiledIn, &'static str)> {
    ALL.iter().find_map(|target| {
        let (_, features) = target.architectures.iter().find(|(known, _)| *known == name)?;
        Some((target, *features))
    })
}

/// Whether code for one triple is code for the other, as far as their architectures go.
pub(crate) fn is_same_machine(a: &str, b: &str) -> bool {
    let (a, b) = (architecture(a), architecture(b));
    let same = |(one, features): (&CompiledIn, &str), (other, others): (&CompiledIn, &str)| {
        std::ptr::eq(one, other) && features == others
    };
    a == b || find(a).zip(find(b)).is_some_and(|(a, b)| same(a, b))
}

/// The code generator of a target that is compiled in.
pub(crate) fn open(triple: &str, request: &Request<'_>) -> Result<Generator> {
    let target = check(triple)?;
    let opened = (target.target)().map_err(|error| Error::new(error.to_string()))?;
    (target.open)(opened, architecture(triple), request)
}

/// The target of a triple; the error says why there is none.
pub(crate) fn check(triple: &str) -> Result<&'static CompiledIn> {
    let name = architecture(triple);
    if let Some(system) = OTHER_FORMATS.iter().find(|system| triple.contains(**system)) {
        return Err(Error::new(format!(
            "'{triple}': objects for {system} are not ELF, which this library writes"
        )));
    }
    find(name).map(|(target, _)| target).ok_or_else(|| {
        let known: Vec<&str> =
            ALL.iter().flat_map(|target| target.architectures).map(|(name, _)| *name).collect();
        let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
        Error::new(format!("no target for '{name}' is compiled in (there are {known})"))
    })
}

/// The processor that was asked for, or the usual one, with features; what is not known is an error.
fn subtarget(target: &Target, implied: &str, usual: &str, request: &Request<'_>) -> Result<Subtarget> {
    let features = [implied, request.features].join(",");
    let cpu = if request.cpu.is_empty() { usual } else { request.cpu };
    let (subtarget, unknown) = Subtarget::new(target, cpu, &features);
    match unknown.first() {
        Some(name) => {
            Err(Error::new(format!("'{name}' is neither a processor nor a feature of this target")))
        }
        None => Ok(subtarget),
    }
}

#[cfg(feature = "x86")]
fn open_x86(target: Target, _: &str, request: &Request<'_>) -> Result<Generator> {
    use x86::codegen::{Machine, Options};
    if !request.abi.is_empty() {
        return Err(Error::new(format!("x86-64 has no ABI '{}' to choose", request.abi)));
    }
    let subtarget = subtarget(&target, x86::FEATURES_OF_64_BITS, "x86-64", request)?;
    let options = Options { position_independent: true, guard_of_thread: true, ..Options::default() };
    let machine = Machine::new(&target, &subtarget, options);
    Ok(Generator::new(target.into(), (subtarget, Box::new(machine)), request.options.clone()))
}

/// For a target whose description says all of it.
#[cfg(any(feature = "aarch64", feature = "riscv", feature = "sparc"))]
fn open_generic(target: Target, name: &str, request: &Request<'_>) -> Result<Generator> {
    make_generic(target.into(), name, true, request)
}

#[cfg(any(feature = "aarch64", feature = "describe", feature = "riscv", feature = "sparc"))]
fn make_generic(
    target: Arc<Target>,
    architecture: &str,
    position_independent: bool,
    request: &Request<'_>,
) -> Result<Generator> {
    let meant = target.architecture(architecture).unwrap_or_default();
    let (implied, usual) = (target.image.string(meant.features), target.image.string(meant.processor));
    let implied = find(architecture).map(|(_, own)| own).filter(|own| !own.is_empty()).unwrap_or(implied);
    let subtarget = subtarget(&target, implied, usual, request)?;
    let options = generic::Options {
        position_independent,
        abi: request.abi,
        is_mach_o: false,
        code_model: "",
        guard_of_thread: position_independent,
    };
    let machine = generic::Machine::new(&target, &subtarget, options).map_err(Error::new)?;
    let options = CodeGenOptions { position_independent, ..request.options.clone() };
    Ok(Generator::new(target, (subtarget, Box::new(machine)), options))
}

/// A target that was read from its description.
#[cfg(feature = "describe")]
#[derive(Clone, Debug)]
pub(crate) struct Described(Arc<Target>);

#[cfg(feature = "describe")]
impl Described {
    /// Reads a description in TableGen's language. Files that it includes are looked for in `folders`, and among those that this
    /// library has (`codewright/Codewright.td`). O(its text and records).
    pub fn read(name: &str, text: &str, folders: &[&std::path::Path]) -> Result<Described> {
        use support::diag::Diagnostics;
        use tablegen::include::StandardIncludes;
        use tablegen::lang::{Options, evaluate};
        let mut includes = StandardIncludes::new(folders.iter().map(|folder| folder.to_path_buf()).collect());
        let evaluation = evaluate(name, text, &mut includes, &Options::default());
        let failed = |diagnostics: &Diagnostics| Error::of(&evaluation.sources, diagnostics);
        let records = evaluation.records.as_ref().ok_or_else(|| failed(&evaluation.diagnostics))?;
        let (bytes, _) = tablegen::emit::image::build(records).map_err(|errors| failed(&errors))?;
        let image = tables::Image::new(bytes).map_err(|error| Error::new(error.to_string()))?;
        let target = Target::new(image, Box::new(mc::target::NoHooks));
        Ok(Described(Arc::new(target.map_err(|error| Error::new(error.to_string()))?)))
    }

    pub fn open(&self, request: &Request<'_>) -> Result<Generator> {
        make_generic(Arc::clone(&self.0), "", false, request)
    }
}
