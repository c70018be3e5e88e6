//! What code is made for, and files of it.

#[cfg(feature = "describe")]
use crate::registry::Described;
use crate::registry::{self, Request};
use crate::{Error, Module, Result};
use ::jit::compile::{Generator, summary};
use codegen::plugin::{MachinePass, Plugins, RegisterAllocator};
use codegen::{CodeGenOptions, Shown, Source, Variants};
use mc::asm_streamer::TextOptions;
use mc::assembler::{Assembler, DebugOptions};
use mc::format::{Compression, ObjectOptions};
use mc::{Context, Output};
use std::sync::Arc;
use tables::object::Abi;

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
    which: Which,
    /// The processor; none in particular if it is empty.
    cpu: String,
    /// Of the processor beyond what all of its architecture have: `+avx2,+bmi`.
    features: String,
    /// The calling convention of the system, if it is not the usual one.
    abi: String,
    level: OptLevel,
    plugins: Plugins,
    verifies: bool,
}

#[derive(Clone, Debug, Default)]
enum Which {
    /// The one that this process runs on.
    #[default]
    Host,
    /// That of a triple.
    Triple(String),
    #[cfg(feature = "describe")]
    Described(Described),
}

impl TargetMachine {
    /// The machine that this process runs on, as far as all machines of its architecture are equal.
    pub fn host() -> Result<TargetMachine> {
        registry::check(std::env::consts::ARCH)?;
        Ok(TargetMachine::default())
    }

    /// The machine of a triple, if its target is compiled in ([the features of this crate](crate#targets)). Code for it can be
    /// written out, and runs in this process if this is such a machine.
    ///
    /// ```
    /// use codewright::{Module, TargetMachine};
    /// # if cfg!(feature = "riscv") {
    /// let machine = TargetMachine::for_triple("riscv64-unknown-linux-gnu")?.with_features("+m");
    /// let module = Module::parse("define i64 @f(i64 %a) { %b = mul i64 %a, 3 ret i64 %b }")?;
    /// assert!(machine.assembly(&module)?.contains("mul"));
    /// # }
    /// let error = TargetMachine::for_triple("pdp11-unknown-elf").unwrap_err();
    /// assert!(error.to_string().starts_with("no target for 'pdp11' is compiled in"));
    /// # Ok::<(), codewright::Error>(())
    /// ```
    pub fn for_triple(triple: &str) -> Result<TargetMachine> {
        registry::check(triple)?;
        Ok(TargetMachine { which: Which::Triple(triple.to_owned()), ..TargetMachine::default() })
    }

    /// The machine that a description in TableGen's language describes, which is read and checked here; `name` is for messages.
    /// Files that it includes are looked for in `folders`, and among those that this library has.
    #[cfg(feature = "describe")]
    pub fn described(name: &str, text: &str, folders: &[&std::path::Path]) -> Result<TargetMachine> {
        let described = Described::read(name, text, folders)?;
        Ok(TargetMachine { which: Which::Described(described), ..TargetMachine::default() })
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

    /// With a calling convention of the system other than the usual one, in the words of `-target-abi`: `lp64d`.
    #[must_use]
    pub fn with_abi(mut self, abi: &str) -> TargetMachine {
        abi.clone_into(&mut self.abi);
        self
    }

    #[must_use]
    pub fn with_level(mut self, level: OptLevel) -> TargetMachine {
        self.level = level;
        self
    }

    /// With a register allocator of one's own. An example is in `examples/own_allocator.rs`.
    #[must_use]
    pub fn with_allocator(mut self, allocator: Arc<dyn RegisterAllocator>) -> TargetMachine {
        self.plugins.allocator = Some(allocator);
        self
    }

    /// With one more pass over machine code. An example is in `examples/own_pass.rs`.
    #[must_use]
    pub fn with_pass(mut self, pass: Arc<dyn MachinePass>) -> TargetMachine {
        self.plugins.passes.push(pass);
        self
    }

    /// After every pass the machine verifier looks at what there is, and the checker at allocations: for those who write such
    /// passes.
    #[must_use]
    pub fn with_verification(mut self) -> TargetMachine {
        self.verifies = true;
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
            e_flags: self.header_flags(&generator)?,
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
        self.make_ready(module, &generator)?;
        Ok(generator)
    }

    /// The code generator for any number of modules, each of which is [made ready](Self::make_ready) for it.
    pub(crate) fn open(&self) -> Result<Generator> {
        let options = CodeGenOptions {
            position_independent: true,
            opt_level: self.level as u8,
            threads: 1,
            plugins: self.plugins.clone(),
            verify: self.verifies,
            ..CodeGenOptions::default()
        };
        let TargetMachine { cpu, features, abi, .. } = self;
        let request = Request { cpu, features, abi, options };
        match &self.which {
            Which::Host => registry::open(std::env::consts::ARCH, &request),
            Which::Triple(triple) => registry::open(triple, &request),
            #[cfg(feature = "describe")]
            Which::Described(described) => described.open(&request),
        }
    }

    /// Whether this process can run its code; the error says why not.
    pub(crate) fn check_host(&self) -> Result<()> {
        let what = match &self.which {
            Which::Host => return Ok(()),
            Which::Triple(triple) if registry::is_same_machine(triple, std::env::consts::ARCH) => {
                return Ok(());
            }
            Which::Triple(triple) => triple,
            #[cfg(feature = "describe")]
            Which::Described(_) => "a machine that was described",
        };
        Err(Error::new(format!("code for {what} cannot run in this process, on {}", std::env::consts::ARCH)))
    }

    /// Makes a module ready for the machine's code generator, or says why it is not one for it.
    pub(crate) fn make_ready(&self, module: &mut ir::Module, generator: &Generator) -> Result<()> {
        let triple = String::from_utf8_lossy(&module.target_triple);
        let (own, is_own) = match &self.which {
            Which::Host => {
                let runs = ::jit::machine::Machine::of_host().is_some_and(|machine| machine.runs(&triple));
                (std::env::consts::ARCH, runs)
            }
            Which::Triple(own) => (&**own, registry::is_same_machine(own, &triple)),
            // A description says nothing of triples.
            #[cfg(feature = "describe")]
            Which::Described(_) => ("", true),
        };
        if !triple.is_empty() && !is_own {
            return Err(Error::new(format!("the module is for '{triple}', and this machine is {own}")));
        }
        check_features(module, generator)?;
        module.data_layout = generator.data_layout().clone();
        generator.prepare(module).map_err(|what| Error::new(format!("not supported yet: {what}")))
    }

    /// The flags in the header of ELF objects.
    fn header_flags(&self, generator: &Generator) -> Result<u32> {
        let records = generator.target.image.records::<Abi>();
        let named = records.iter().find(|abi| generator.target.image.string(abi.name) == self.abi);
        if named.is_none() && !self.abi.is_empty() && !records.is_empty() {
            return Err(Error::new(format!("this target has no ABI '{}'", self.abi)));
        }
        Ok(generator.subtarget().header_flags(&generator.target, named))
    }
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
    let workspaces = generator.workspaces();
    let how = (&generator.options, Variants::default(), &workspaces);
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

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARES: &str = "
        define i32 @squares(i32 %n) {
        entry:
          br label %loop
        loop:
          %i = phi i32 [ 0, %entry ], [ %next, %loop ]
          %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
          %square = mul i32 %i, %i
          %more = add i32 %sum, %square
          %next = add i32 %i, 1
          %done = icmp eq i32 %next, %n
          br i1 %done, label %exit, label %loop
        exit:
          ret i32 %more
        }";

    fn module() -> Module {
        Module::parse(SQUARES).expect("a module")
    }

    #[test]
    fn code_is_made_for_other_machines() {
        let Ok(machine) = TargetMachine::for_triple("riscv64-unknown-linux-gnu") else { return };
        let machine = machine.with_features("+m,+a,+f,+d,+c").with_abi("lp64d");
        let text = machine.assembly(&module()).expect("assembly");
        assert!(text.contains("mulw") || text.contains("mul\t"), "{text}");
        let object = machine.object(&module()).expect("an object");
        // Little-endian, for machine 243, with compressed instructions and arguments in double-precision registers.
        assert_eq!((object[5], object[18], object[48]), (1, 243, 5));
        let wrong = machine.clone().with_abi("sysv").object(&module()).expect_err("no such ABI");
        assert!(wrong.to_string().contains("sysv"), "{wrong}");
        let mut text = String::from("target triple = \"x86_64-pc-linux-gnu\"");
        text.push_str(SQUARES);
        let module = Module::parse(&text).expect("a module");
        let error = machine.assembly(&module).expect_err("another machine");
        assert_eq!(
            error.to_string(),
            "the module is for 'x86_64-pc-linux-gnu', and this machine is riscv64-unknown-linux-gnu"
        );
        let error = crate::Jit::with_machine(machine).expect_err("another machine");
        assert!(
            error.to_string().starts_with("code for riscv64-unknown-linux-gnu cannot run in this process")
        );
    }

    #[test]
    #[cfg(feature = "describe")]
    fn a_machine_is_read_from_its_description() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../targets/f2003/td");
        let text = std::fs::read_to_string(folder.join("f2003.td")).expect("a description");
        let machine = TargetMachine::described("f2003.td", &text, &[&folder]).expect("a machine");
        let assembly = machine.assembly(&module()).expect("assembly");
        assert!(assembly.contains("kue squares") && assembly.contains("lat f3 f3 f2"), "{assembly}");
        let error = TargetMachine::described("mine.td", "def x : Missing;", &[]).expect_err("no such class");
        assert!(error.to_string().contains("mine.td:1:9: error:"), "{error}");
        assert!(crate::Jit::with_machine(machine).is_err());
    }

    #[test]
    fn systems_with_other_objects_are_refused() {
        let error = TargetMachine::for_triple("x86_64-pc-windows-msvc").expect_err("not ELF");
        assert!(error.to_string().contains("windows"), "{error}");
    }
}
