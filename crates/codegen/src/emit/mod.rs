//! From machine IR and globals to directives.
//!
//! Functions are compiled on several threads, a batch at a time, and emitted in the order of the module: the output does
//! not depend on the number of threads.

mod data;
mod functions;
mod sections;

use crate::TargetMachine;
use crate::pipeline::{self, CodeGenOptions, Common, FunctionError};
use ir::data_layout::LayoutCache;
use ir::global::{Linkage, Visibility};
use ir::{ConstKind, Global, GlobalKind, Module};
use isel::{Graphs, Legality};
use mc::context::{Binding, SymbolVisibility};
use mc::streamer::{Emit, SymbolAttribute};
use mc::{Context, Streamer, Symbol};
use mir::Isa;
use rayon::prelude::*;
use support::hash::FxHashSet;

/// What went wrong, located by function and instruction.
#[derive(Clone, Debug)]
pub struct CompileError {
    /// The function, if it is one that cannot be compiled, and the instruction in it.
    pub global: Option<Global>,
    pub inst: Option<ir::Inst>,
    /// A sentence.
    pub message: String,
}

/// What emission writes to, and what it looks things up in.
pub(crate) struct Emitter<'e> {
    pub isa: &'e Isa<'e>,
    pub machine: &'e dyn TargetMachine,
    pub module: &'e Module,
    pub options: &'e CodeGenOptions,
    pub cx: &'e mut Context,
    pub out: &'e mut dyn Streamer,
    pub layouts: LayoutCache,
    /// Blocks whose address is taken somewhere.
    pub taken_blocks: FxHashSet<(Global, ir::Block)>,
}

/// Blocks whose address a constant of the module or of a function is. O(constants).
fn taken_blocks(module: &Module) -> FxHashSet<(Global, ir::Block)> {
    let bodies = module.order.functions.iter().filter_map(|&g| module.body(g)).map(|f| &f.consts);
    let pools = std::iter::once(&module.env.consts).chain(bodies);
    pools
        .flat_map(|pool| pool.iter())
        .filter_map(|(_, data)| match data.kind {
            ConstKind::BlockAddress { func, block } => Some((func, block)),
            _ => None,
        })
        .collect()
}

/// Functions compiled before they are emitted, per thread.
const BATCH: usize = 16;

/// Compiles a module. `text` gets the dumps that were asked for, in the order of the module. Errors do not stop the
/// others from being found.
pub fn compile(
    isa: &Isa<'_>,
    machine: &dyn TargetMachine,
    module: &Module,
    options: &CodeGenOptions,
    (cx, out): (&mut Context, &mut dyn Streamer),
    text: &mut String,
) -> std::result::Result<(), Vec<CompileError>> {
    let legality = Legality::new(isa);
    let common = Common { isa, machine, legality: &legality, module, options };
    let mut errors = Vec::new();
    if !module.module_asm.is_empty() {
        let message = "module-level assembly is not supported yet".to_owned();
        errors.push(CompileError { global: None, inst: None, message });
    }
    let mut emitter = Emitter {
        isa,
        machine,
        module,
        options,
        cx,
        out,
        layouts: LayoutCache::new(),
        taken_blocks: taken_blocks(module),
    };
    let defined: Vec<Global> = module
        .order
        .functions
        .iter()
        .copied()
        .filter(|&g| module.body(g).is_some() && module.globals[g].linkage != Linkage::AvailableExternally)
        .collect();
    for batch in defined.chunks(BATCH * rayon::current_num_threads().max(1)) {
        let one = |graphs: &mut Graphs, &global: &Global| {
            let mut text = String::new();
            let result = pipeline::run(&common, global, graphs, &mut text);
            (global, result, text)
        };
        let compiled: Vec<_> = batch.par_iter().map_init(Graphs::default, one).collect();
        for (global, result, dumps) in compiled {
            text.push_str(&dumps);
            match result {
                Ok(func) => emitter.report(Some(global), |e| e.function(&func), &mut errors),
                Err(FunctionError { inst, message }) => {
                    errors.push(CompileError { global: Some(global), inst, message });
                }
            }
        }
    }
    for &global in &module.order.variables {
        emitter.report(Some(global), |e| e.variable(global), &mut errors);
    }
    for &global in module.order.aliases.iter().chain(&module.order.ifuncs) {
        emitter.report(Some(global), |e| e.alias(global), &mut errors);
    }
    emitter.report(None, Emitter::declarations, &mut errors);
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Emission that can fail with a sentence.
pub(crate) type Result<T> = std::result::Result<T, String>;

impl Emitter<'_> {
    fn report(
        &mut self,
        global: Option<Global>,
        run: impl FnOnce(&mut Self) -> Result<()>,
        errors: &mut Vec<CompileError>,
    ) {
        if let Err(message) = run(self) {
            errors.push(CompileError { global, inst: None, message });
        }
    }

    /// Writes a directive.
    pub(crate) fn write(&mut self, emit: impl FnOnce(&mut dyn Streamer, &mut Context) -> Emit) -> Result<()> {
        emit(self.out, self.cx).map_err(|e| e.0)
    }

    pub(crate) fn symbol(&mut self, global: Global) -> Symbol {
        let name = self.module.data_layout.symbol_name(&self.module.env, global, true);
        self.cx.symbol(&name)
    }

    /// Binding and visibility of a symbol that is defined here.
    pub(crate) fn linkage(&mut self, global: Global, symbol: Symbol) -> Result<()> {
        let data = &self.module.globals[global];
        let binding = match data.linkage {
            Linkage::Internal | Linkage::Private => None,
            Linkage::WeakAny | Linkage::WeakOdr | Linkage::LinkOnceAny | Linkage::LinkOnceOdr => {
                Some(Binding::Weak)
            }
            Linkage::ExternWeak => Some(Binding::Weak),
            _ => Some(Binding::Global),
        };
        let visibility = match data.visibility {
            Visibility::Default => None,
            Visibility::Hidden => Some(SymbolVisibility::Hidden),
            Visibility::Protected => Some(SymbolVisibility::Protected),
        };
        if let Some(binding) = binding {
            let attribute = SymbolAttribute::Binding(binding);
            self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, attribute))?;
        }
        if let Some(visibility) = visibility {
            let attribute = SymbolAttribute::Visibility(visibility);
            self.write(|out, cx| out.emit_symbol_attribute(cx, symbol, attribute))?;
        }
        Ok(())
    }

    fn alias(&mut self, global: Global) -> Result<()> {
        let GlobalKind::Alias(alias) = &self.module.globals[global].kind else {
            return Err("ifuncs are not supported yet".to_owned());
        };
        let symbol = self.symbol(global);
        self.linkage(global, symbol)?;
        let value = self.constant_expr(alias.aliasee, 0)?;
        self.write(|out, cx| out.emit_assignment(cx, symbol, value))
    }

    /// Symbols that may be missing.
    fn declarations(&mut self) -> Result<()> {
        let order = &self.module.order;
        for &global in order.functions.iter().chain(&order.variables) {
            if self.module.globals[global].linkage == Linkage::ExternWeak {
                let symbol = self.symbol(global);
                self.linkage(global, symbol)?;
            }
        }
        Ok(())
    }
}
