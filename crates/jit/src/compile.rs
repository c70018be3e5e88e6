//! Modules through code generation to units: what the assembler has laid out goes to memory without an object file.
//!
//! Code for memory is position-independent, and [`prepare`] says to it what linking in memory makes true: definitions
//! of the module are near and final, whatever else they might be in a library; everything that is only declared may be
//! anywhere, so its address comes from a slot; thread-local variables are found by a call.

use crate::unit::{self, Unit};
use crate::{Error, Result};
use codegen::emit::CompileError;
use codegen::prepare::Wanted;
use codegen::{CodeGenOptions, Shown, Source, TargetMachine, Variant, Variants, Workspaces};
use ir::data_layout::DataLayout;
use ir::global::{GlobalKind, Linkage, ThreadLocal};
use ir::{Global, Module};
use mc::assembler::{Assembler, DebugOptions};
use mc::{Context, Output, Subtarget, Target};
use mir::Isa;
use mir::target::IsaTables;
use std::sync::{Arc, OnceLock};
use support::entity::SecondaryMap;
use tables::instructions::Target as TargetFacts;

/// A code generator: the target, for one processor or for several of which functions choose. What it makes for itself stays
/// for modules to come, all of which have the same layout of data.
pub struct Generator {
    pub target: Arc<Target>,
    pub options: CodeGenOptions,
    processor: Processor,
    /// Others that functions ask for, and which functions those are: index plus 1.
    variants: Vec<Processor>,
    variant_of: SecondaryMap<Global, u32>,
    workspaces: Workspaces,
    layout: OnceLock<DataLayout>,
}

/// A processor, as code generation sees it.
struct Processor {
    subtarget: Subtarget,
    machine: Box<dyn TargetMachine>,
    tables: OnceLock<Arc<IsaTables>>,
}

impl Processor {
    fn new((subtarget, machine): (Subtarget, Box<dyn TargetMachine>)) -> Processor {
        Processor { subtarget, machine, tables: OnceLock::new() }
    }

    fn isa<'p>(&'p self, target: &'p Target) -> Isa<'p> {
        let tables = self.tables.get_or_init(|| Arc::clone(Isa::new(target, &self.subtarget).tables()));
        Isa::of_tables(target, &self.subtarget, tables)
    }
}

impl std::fmt::Debug for Generator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Generator").field("options", &self.options).finish_non_exhaustive()
    }
}

/// Whether a global has its definition in the module.
fn is_defined(module: &Module, global: Global) -> bool {
    let data = &module.globals[global];
    let has_definition = match &data.kind {
        GlobalKind::Variable(variable) => variable.initializer.is_some(),
        GlobalKind::Function(_) => module.body(global).is_some(),
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
    };
    has_definition && data.linkage != Linkage::AvailableExternally
}

/// Makes a module one for memory: see the module text. O(globals).
pub fn prepare(module: &mut Module) {
    for global in module.globals.keys().collect::<Vec<_>>() {
        let is_defined = is_defined(module, global);
        let data = &mut module.globals[global];
        data.dso_local = is_defined && data.linkage != Linkage::ExternWeak;
        if !is_defined {
            data.visibility = ir::global::Visibility::Default;
        }
        if data.thread_local != ThreadLocal::None {
            // Another unit of the module may have it.
            (data.thread_local, data.dso_local) = (ThreadLocal::GeneralDynamic, false);
        }
    }
}

impl Generator {
    pub fn new(
        target: Arc<Target>,
        processor: (Subtarget, Box<dyn TargetMachine>),
        options: CodeGenOptions,
    ) -> Generator {
        Generator {
            target,
            options,
            processor: Processor::new(processor),
            variants: Vec::new(),
            variant_of: SecondaryMap::new(),
            workspaces: Workspaces::default(),
            layout: OnceLock::new(),
        }
    }

    /// With other processors for some functions of the one module that it is for: index plus 1.
    #[must_use]
    pub fn with_variants(
        mut self,
        variants: Vec<(Subtarget, Box<dyn TargetMachine>)>,
        of: SecondaryMap<Global, u32>,
    ) -> Generator {
        self.variants = variants.into_iter().map(Processor::new).collect();
        self.variant_of = of;
        self
    }

    pub fn subtarget(&self) -> &Subtarget {
        &self.processor.subtarget
    }

    pub fn machine(&self) -> &dyn TargetMachine {
        &*self.processor.machine
    }

    /// The tables of its processor.
    pub fn isa(&self) -> Isa<'_> {
        self.processor.isa(&self.target)
    }

    /// How its processor lays out objects: for modules that say nothing else.
    pub fn data_layout(&self) -> &DataLayout {
        let parse = || DataLayout::parse(self.machine().data_layout(self.subtarget()).as_bytes());
        self.layout.get_or_init(|| parse().unwrap_or_default())
    }

    /// Where functions of one more module are compiled.
    pub fn workspaces(&self) -> Workspaces {
        self.workspaces.for_another_module()
    }

    /// Prepares all functions of a module, which [`prepare`] has been called for; the error says what the target cannot do.
    pub fn prepare(&self, module: &mut Module) -> std::result::Result<(), String> {
        codegen::prepare::run(&self.isa(), self.machine(), module, &self.options)
    }

    /// What the functions of a module want, for those that are prepared one at a time.
    pub(crate) fn wanted(&self, module: &mut Module) -> std::result::Result<Wanted, String> {
        Wanted::by(&self.isa(), self.machine(), module, &self.options)
    }

    /// Prepares a function of a module as it is wanted.
    pub(crate) fn prepare_function(
        &self,
        wanted: &Wanted,
        module: &mut Module,
        function: Global,
    ) -> std::result::Result<(), String> {
        wanted.prepare(&self.isa(), self.machine(), module, &self.options, function)
    }

    /// The unit of a module that has been prepared. All errors are returned.
    pub fn compile(&self, name: &str, module: &Module) -> std::result::Result<Unit, Vec<CompileError>> {
        self.compile_part(name, module, &self.workspaces())
    }

    /// The unit of those parts of a module that its order lists. `workspaces` are those of the module.
    pub(crate) fn compile_part(
        &self,
        name: &str,
        module: &Module,
        workspaces: &Workspaces,
    ) -> std::result::Result<Unit, Vec<CompileError>> {
        let target = &self.target;
        let isas: Vec<Isa<'_>> = self.variants.iter().map(|variant| variant.isa(target)).collect();
        let all: Vec<Variant<'_>> = isas
            .iter()
            .zip(&self.variants)
            .map(|(isa, variant)| Variant { isa, machine: &*variant.machine })
            .collect();
        let variants = Variants { all: &all, of: Some(&self.variant_of) };
        let facts = target.image.records::<TargetFacts>().get(0).unwrap_or_default();
        let mut cx = Context::new(target.image.string(facts.private_prefix));
        cx.unnamed_places = true;
        let bytes = module.data_layout.pointer_bits(0).div_ceil(8) as u8;
        let debug = DebugOptions { pointer_bytes: bytes, ..DebugOptions::default() };
        let mut assembler = Assembler::with_options(target, self.subtarget().clone(), debug);
        assembler.forbid_linker_relaxation();
        let mut out = Output::object(assembler);
        let mut shown = Shown::default();
        codegen::compile(
            &self.isa(),
            self.machine(),
            Source::Kept(module),
            (&self.options, variants, workspaces),
            (&mut cx, &mut out),
            &mut shown,
        )?;
        let whole = |message: String| {
            vec![CompileError { global: None, inst: None, message, explanation: Vec::new() }]
        };
        let Output::Object(assembler) = &mut out else { return Err(whole("no object was made".to_owned())) };
        let laid_out = assembler.finish(&mut cx).map_err(|errors| {
            errors.into_iter().flat_map(|error| whole(error.message)).collect::<Vec<CompileError>>()
        })?;
        let elf_machine = laid_out.variant.map_or(facts.elf_machine, |variant| variant.elf_machine);
        let unit = unit::from_laid_out(name, elf_machine, &cx, laid_out);
        let unit = unit.map_err(|error| whole(error.to_string()))?;
        Ok(Unit { target: Some(target.clone()), ..unit })
    }
}

/// Errors of code generation as one, with the names of functions.
pub fn summary(module: &Module, errors: &[CompileError]) -> Error {
    let lines: Vec<String> = errors
        .iter()
        .map(|error| match error.global {
            Some(global) => format!("in function '{}': {}", module_name(module, global), error.message),
            None => error.message.clone(),
        })
        .collect();
    Error::new(lines.join("\n"))
}

fn module_name(module: &Module, global: Global) -> String {
    String::from_utf8_lossy(&module.globals[global].name).into_owned()
}

/// The same for callers that want one error.
pub fn compile(generator: &Generator, name: &str, module: &Module) -> Result<Unit> {
    generator.compile(name, module).map_err(|errors| summary(module, &errors))
}
