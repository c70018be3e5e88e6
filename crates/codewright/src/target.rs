//! What code is made for, and files of it.

use crate::{Error, Module, Result};
use ::jit::compile::{Generator, summary};
use codegen::{CodeGenOptions, Shown, Source, Variants};
use mc::asm_streamer::TextOptions;
use mc::assembler::{Assembler, DebugOptions};
use mc::format::{Compression, ObjectOptions};
use mc::{Context, Output, Subtarget};

/// How much is done to make code fast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OptLevel {
    /// Compiles fastest.
    None,
    Less,
    #[default]
    Default,
    Aggressive,
}

/// A machine that code is made for.
#[derive(Clone, Debug, Default)]
pub struct TargetMachine {
    /// The processor; none in particular if it is empty.
    cpu: String,
    /// Of the processor beyond what all of its architecture have: `+avx2,+bmi`.
    features: String,
    level: OptLevel,
}

impl TargetMachine {
    /// The machine that this process runs on, as far as all machines of its architecture are equal.
    pub fn host() -> Result<TargetMachine> {
        if !cfg!(all(feature = "x86", target_arch = "x86_64")) {
            return Err(Error::new(format!("no target for {} is compiled in", std::env::consts::ARCH)));
        }
        Ok(TargetMachine::default())
    }

    /// For a processor, in the words of `-mcpu`, with the features that it has. One that the target does not know is an
    /// error when the machine is used.
    #[must_use]
    pub fn with_cpu(mut self, cpu: &str) -> TargetMachine {
        cpu.clone_into(&mut self.cpu);
        self
    }

    /// With features of the processor, in the form of `-mattr`: `+avx2,+bmi`.
    #[must_use]
    pub fn with_features(mut self, features: &str) -> TargetMachine {
        features.clone_into(&mut self.features);
        self
    }

    #[must_use]
    pub fn with_level(mut self, level: OptLevel) -> TargetMachine {
        self.level = level;
        self
    }

    /// The module as assembly.
    ///
    /// ```
    /// use codewright::{Module, TargetMachine};
    /// let module = Module::parse("define i32 @f(i32 %a) { ret i32 %a }")?;
    /// let text = TargetMachine::host()?.assembly(&module)?;
    /// assert!(text.contains("f:") && text.contains("retq"));
    /// # Ok::<(), codewright::Error>(())
    /// ```
    pub fn assembly(&self, module: &Module) -> Result<String> {
        let mut module = module.ir.clone();
        let generator = self.generator(&mut module)?;
        let mut out = Output::text(&generator.target, TextOptions::default());
        run(&generator, &module, &mut context(&generator), &mut out)?;
        Ok(String::from_utf8_lossy(&out.take_text()).into_owned())
    }

    /// The module as an object file in ELF's format.
    ///
    /// ```
    /// use codewright::{Module, TargetMachine};
    /// let module = Module::parse("define i32 @f(i32 %a) { ret i32 %a }")?;
    /// assert!(TargetMachine::host()?.object(&module)?.starts_with(b"\x7fELF"));
    /// # Ok::<(), codewright::Error>(())
    /// ```
    pub fn object(&self, module: &Module) -> Result<Vec<u8>> {
        let mut module = module.ir.clone();
        let generator = self.generator(&mut module)?;
        let mut cx = context(&generator);
        cx.unnamed_places = true;
        let pointer_bytes = module.data_layout.pointer_bits(0).div_ceil(8) as u8;
        let debug = DebugOptions { pointer_bytes, ..DebugOptions::default() };
        let assembler = Assembler::with_options(&generator.target, generator.subtarget().clone(), debug);
        let mut out = Output::object(assembler);
        run(&generator, &module, &mut cx, &mut out)?;
        let Output::Object(assembler) = &mut out else {
            return Err(Error::new("no object was made"));
        };
        let laid_out = assembler.finish(&mut cx).map_err(|errors| {
            Error::new(errors.into_iter().map(|e| e.message).collect::<Vec<_>>().join("\n"))
        })?;
        let options = ObjectOptions {
            is_64: pointer_bytes == 8,
            os_abi: 0,
            e_flags: generator.subtarget().header_flags(&generator.target, None),
            compression: Compression::None,
            ..ObjectOptions::default()
        };
        let pieces = cx.format().write(&generator.target, &cx, &laid_out, &options);
        pieces.map(|pieces| pieces.concat()).map_err(|error| Error::new(error.to_string()))
    }

    /// How objects of this machine are laid out, in the words of a module's `target datalayout`.
    pub fn data_layout(&self) -> Result<String> {
        let generator = self.open()?;
        Ok(generator.machine().data_layout(generator.subtarget()))
    }

    /// Whether the processor and the features are known; the error names what is not.
    pub fn check(&self) -> Result<()> {
        self.open().map(|_| ())
    }

    /// The code generator for a module, which is then ready for it.
    fn generator(&self, module: &mut ir::Module) -> Result<Generator> {
        let generator = self.open()?;
        make_ready(module, &generator)?;
        Ok(generator)
    }

    /// The code generator for any number of modules, each of which is [made ready](make_ready) for it.
    #[cfg(feature = "x86")]
    pub(crate) fn open(&self) -> Result<Generator> {
        use x86::codegen::{Machine, Options};
        let target = x86::target().map_err(|error| Error::new(error.to_string()))?;
        let features = [x86::FEATURES_OF_64_BITS, &self.features].join(",");
        let cpu = if self.cpu.is_empty() { "x86-64" } else { &self.cpu };
        let (subtarget, unknown) = Subtarget::new(&target, cpu, &features);
        if let Some(name) = unknown.first() {
            return Err(Error::new(format!("'{name}' is neither a processor nor a feature of this target")));
        }
        let options = Options { position_independent: true, guard_of_thread: true, ..Options::default() };
        let machine = Machine::new(&target, &subtarget, options);
        let options = CodeGenOptions {
            position_independent: true,
            opt_level: self.level as u8,
            threads: 1,
            ..CodeGenOptions::default()
        };
        Ok(Generator::new(target.into(), (subtarget, Box::new(machine)), options))
    }

    #[cfg(not(feature = "x86"))]
    pub(crate) fn open(&self) -> Result<Generator> {
        Err(Error::new("no target is compiled in"))
    }
}

/// Makes a module ready for a code generator, or says why it is not one for it.
pub(crate) fn make_ready(module: &mut ir::Module, generator: &Generator) -> Result<()> {
    let triple = String::from_utf8_lossy(&module.target_triple);
    let is_for_host =
        triple.is_empty() || ::jit::machine::Machine::of_host().is_some_and(|m| m.runs(&triple));
    if !is_for_host {
        let arch = std::env::consts::ARCH;
        return Err(Error::new(format!("the module is for '{triple}', and this machine is {arch}")));
    }
    check_features(module, generator)?;
    module.data_layout = generator.data_layout().clone();
    generator.prepare(module).map_err(|what| Error::new(format!("not supported yet: {what}")))
}

fn context(generator: &Generator) -> Context {
    let facts = generator.target.image.records::<tables::instructions::Target>().get(0).unwrap_or_default();
    Context::new(generator.target.image.string(facts.private_prefix))
}

/// Compiles a module that is ready to a kind of output.
fn run<'g>(
    generator: &'g Generator,
    module: &ir::Module,
    cx: &mut Context,
    out: &mut Output<'g>,
) -> Result<()> {
    let pools = generator.pools();
    let how = (&generator.options, Variants::default(), &pools);
    let made = codegen::compile(
        &generator.isa(),
        generator.machine(),
        Source::Kept(module),
        how,
        (cx, out),
        &mut Shown::default(),
    );
    made.map_err(|errors| Error::from(summary(module, &errors)))
}

/// A function that asks for what the machine does not have would be compiled to something else than it says.
fn check_features(module: &ir::Module, generator: &Generator) -> Result<()> {
    for &global in module.order.functions.iter().filter(|&&g| module.body(g).is_some()) {
        let Some(header) = module.globals[global].as_function() else { continue };
        let wanted =
            module.attributes.function_string(header.attributes, b"target-features").unwrap_or_default();
        let wanted = String::from_utf8_lossy(wanted);
        let has = |name: &str| {
            generator.target.feature(name).is_none_or(|number| generator.subtarget().has_feature(number))
        };
        if let Some(missing) = wanted.split(',').filter_map(|f| f.strip_prefix('+')).find(|name| !has(name)) {
            let name = String::from_utf8_lossy(&module.globals[global].name).into_owned();
            let message = format!(
                "function '{name}' is for processors with '{missing}': use TargetMachine::with_features"
            );
            return Err(Error::new(message));
        }
    }
    Ok(())
}
