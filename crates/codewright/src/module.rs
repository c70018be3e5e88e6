//! Modules: from text, from bitcode, or empty to be built.

use crate::{Error, FunctionBuilder, Result, Type};
use bitcode::read::{ReadOptions, is_bitcode, read_module};
use bitcode::write::WriteOptions;
use ir::GlobalData;
use ir::global::{FunctionHeader, GlobalKind};
use ir::text::parse::parse_module;
use ir::verify::verify_module;
use support::source::SourceMap;

/// A module of LLVM IR.
#[derive(Clone, Debug)]
pub struct Module {
    pub(crate) ir: ir::Module,
}

impl From<ir::Module> for Module {
    /// Nothing is checked here; what needs a valid module checks it.
    fn from(ir: ir::Module) -> Module {
        Module { ir }
    }
}

impl From<Module> for ir::Module {
    fn from(module: Module) -> ir::Module {
        module.ir
    }
}

impl Module {
    /// An empty module; the name is for messages.
    pub fn new(name: &str) -> Module {
        Module { ir: ir::Module::new(name) }
    }

    /// Reads text, and checks it.
    ///
    /// ```
    /// let error = codewright::Module::parse("define i32 @f() { ret i32 %x }").unwrap_err();
    /// assert!(error.to_string().contains("use of undefined value '%x'"));
    /// ```
    pub fn parse(text: &str) -> Result<Module> {
        Module::read("module", text.as_bytes())
    }

    /// Reads text or bitcode, whichever it is, and checks it; the name is for messages.
    pub fn read(name: &str, bytes: &[u8]) -> Result<Module> {
        let mut sources = SourceMap::new();
        let result = if is_bitcode(bytes) {
            read_module(bytes, name, &ReadOptions { threads: 1 })
        } else {
            let id = sources.add(name, bytes, None);
            let id = id.map_err(|_| Error::new(format!("{name}: the text is larger than 4 GiB")))?;
            parse_module(&sources, id)
        };
        let (ir, _) = result.map_err(|diagnostics| Error::of(&sources, &diagnostics))?;
        let module = Module { ir };
        module.verify()?;
        Ok(module)
    }

    /// Whether the module obeys the rules of LLVM IR; the error has everything that is wrong.
    pub fn verify(&self) -> Result<()> {
        let report = verify_module(&self.ir, 1);
        if report.is_ok() {
            return Ok(());
        }
        let mut text = Vec::new();
        // Writing to a vector does not fail.
        let _ = report.write(&mut text);
        Err(Error::new(String::from_utf8_lossy(&text).trim_end()))
    }

    /// The module as text.
    pub fn to_text(&self) -> String {
        let mut text = Vec::new();
        // Writing to a vector does not fail.
        let _ = ir::text::print::print_module(&self.ir, &ir::text::print::PrintOptions::default(), &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }

    /// The module as bitcode. The error names what bitcode cannot say.
    pub fn to_bitcode(&self) -> Result<Vec<u8>> {
        let written = bitcode::write::write_module(&self.ir, &WriteOptions::default());
        written.map_err(|diagnostics| Error::of(&SourceMap::new(), &diagnostics))
    }

    /// The module as everybody below sees it, for what this interface does not have.
    pub fn as_ir(&mut self) -> &mut ir::Module {
        &mut self.ir
    }

    /// Says that a function is defined elsewhere: in another module, or in a library of the process.
    pub fn declare(&mut self, name: &str, parameters: &[Type], result: Type) -> ir::Value {
        self.global(name, parameters, result).into()
    }

    /// A new function, with a builder for its body.
    ///
    /// ```
    /// use codewright::{IntPredicate, Jit, Module, Type};
    ///
    /// let mut module = Module::new("sums");
    /// let mut b = module.function("sum", &[Type::I64], Type::I64);
    /// let (n, i, sum) = (b.parameter(0), b.variable(Type::I64), b.variable(Type::I64));
    /// let zero = b.int(Type::I64, 0);
    /// b.set(i, zero);
    /// b.set(sum, zero);
    /// let (head, body, done) = (b.block("head"), b.block("body"), b.block("done"));
    /// b.jump(head);
    /// b.begin(head);
    /// let i_now = b.get(i);
    /// let more = b.compare(IntPredicate::Ult, i_now, n);
    /// b.branch(more, body, done);
    /// b.begin(body);
    /// let (one, i_now, sum_now) = (b.int(Type::I64, 1), b.get(i), b.get(sum));
    /// let (next, new_sum) = (b.add(i_now, one), b.add(sum_now, i_now));
    /// b.set(i, next);
    /// b.set(sum, new_sum);
    /// b.jump(head);
    /// b.begin(done);
    /// let result = b.get(sum);
    /// b.ret(Some(result));
    /// b.finish()?;
    ///
    /// let jit = Jit::new()?;
    /// jit.add(module)?;
    /// let sum = jit.function::<fn(i64) -> i64>("sum")?;
    /// // SAFETY: it only computes.
    /// assert_eq!(unsafe { sum.call((10,)) }, 45);
    /// # Ok::<(), codewright::Error>(())
    /// ```
    pub fn function(&mut self, name: &str, parameters: &[Type], result: Type) -> FunctionBuilder<'_> {
        let global = self.global(name, parameters, result);
        self.ir.bodies.insert(global, Box::new(ir::Function::new(parameters)));
        FunctionBuilder::new(&mut self.ir, global)
    }

    fn global(&mut self, name: &str, parameters: &[Type], result: Type) -> ir::Global {
        let ty = self.ir.types.function(result, parameters, false);
        let header = GlobalKind::Function(Box::<FunctionHeader>::default());
        self.ir.add_global(GlobalData::new(name.as_bytes(), ty, Type::PTR, header))
    }
}
