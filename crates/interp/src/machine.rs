//! Loading a module, calling functions, and how runs end.

use crate::fast::Code;
use crate::library::{Device, Generator, Streams};
use crate::memory::{Memory, MemoryError, ObjectKind};
use crate::threads::Threads;
use crate::unwind::Unwinding;
use crate::value::Value;
use ir::data_layout::LayoutCache;
use ir::triple::Triple;
use ir::{Block, Function, Global, GlobalKind, Inst, Module, Scope, Type, TypeData};
use rustc_apfloat::Round;
use std::rc::Rc;
use support::apint::APInt;
use support::entity::SecondaryMap;
use support::hash::FxHashMap;

/// Where a program's input comes from and its output goes.
pub trait Host {
    /// Writes to file descriptor 1 or 2.
    fn write(&mut self, descriptor: u32, bytes: &[u8]);
    /// The next byte of standard input.
    fn read_byte(&mut self) -> Option<u8>;
    /// The contents of a file, if there is one that the program may read.
    fn read_file(&mut self, _path: &[u8]) -> Option<Vec<u8>> {
        None
    }
    /// Makes a file have these contents; whether that could be done.
    fn write_file(&mut self, _path: &[u8], _bytes: &[u8]) -> bool {
        false
    }
    /// Removes a file; whether there was one.
    fn remove_file(&mut self, _path: &[u8]) -> bool {
        false
    }
}

/// Bounds on a run.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Instructions.
    pub steps: u64,
    /// Bytes of all objects together.
    pub memory: u64,
    /// Calls that are active at one time.
    pub depth: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { steps: u64::MAX, memory: 4 << 30, depth: 100_000 }
    }
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The function returned this.
    Returned(Value),
    /// The program called `exit`.
    Exited(i32),
}

/// Why a run could not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap {
    /// What happened, in a sentence.
    pub message: String,
    /// Functions that were active, innermost first, each with the block it was in.
    pub stack: Vec<String>,
}

impl std::fmt::Display for Trap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)?;
        self.stack.iter().take(16).try_for_each(|frame| write!(f, "\n  in {frame}"))
    }
}

/// What ends the main loop.
pub(crate) enum Stop {
    Trap(String),
    Exit(i32),
    /// An exception, by its object, leaves the functions that the library has called.
    Unwind(u64),
    /// `longjmp` to a call of `setjmp` in the frame of this index.
    Jump {
        frame: usize,
        call: Inst,
        value: u32,
    },
    /// The function that is called has to wait: it is called again later.
    Wait,
    /// The running thread ends with this.
    ThreadExit(u64),
}

impl From<MemoryError> for Stop {
    fn from(error: MemoryError) -> Stop {
        Stop::Trap(error.to_string())
    }
}

pub(crate) type Step<T> = Result<T, Stop>;

pub(crate) fn trap<T>(message: impl Into<String>) -> Step<T> {
    Err(Stop::Trap(message.into()))
}

/// An active call.
pub(crate) struct Frame {
    pub function: Global,
    pub block: Block,
    pub previous_block: Option<Block>,
    /// The instruction to execute next.
    pub next: Option<Inst>,
    pub args: Vec<Value>,
    /// Arguments beyond the declared parameters, with their types.
    pub varargs: Vec<(Type, Value)>,
    pub results: Vec<Value>,
    /// Stack objects to be released.
    pub allocas: Vec<u64>,
    /// The call instruction in the frame below that waits for the result.
    pub caller: Option<Inst>,
    /// Tells it from frames that were where it is.
    pub serial: u64,
    pub code: Rc<Code>,
    /// Where the stack ended when it was entered: above all its objects, which come at lower addresses.
    pub stack: u64,
}

/// A loaded program. See the crate's text.
pub struct Machine<'m, 'h> {
    pub(crate) module: &'m Module,
    pub(crate) host: &'h mut dyn Host,
    pub memory: Memory,
    pub(crate) layouts: LayoutCache,
    pub(crate) globals: SecondaryMap<Global, u64>,
    /// Which function an address means.
    pub(crate) functions: FxHashMap<u64, Global>,
    pub(crate) blocks: FxHashMap<(Global, Block), u64>,
    pub(crate) block_addresses: FxHashMap<u64, (Global, Block)>,
    pub(crate) constants: FxHashMap<(Option<Global>, ir::Value), Value>,
    pub(crate) frames: Vec<Frame>,
    limits: Limits,
    steps: u64,
    /// State of `rand` and its like.
    pub(crate) random: Generator,
    /// What `std::terminate` calls; 0 if the program has not said.
    pub(crate) terminate_handler: u64,
    /// What runs when the program ends, last first: functions, and what those take that are registered with an argument.
    pub(crate) at_exit: Vec<(u64, Option<Value>)>,
    /// Where `errno` is; 0 as long as nobody has asked.
    pub(crate) errno: u64,
    /// Functions of the program that the library has called and that have not returned.
    call_backs: usize,
    /// How many functions have been entered.
    entered: u64,
    pub(crate) unwinding: Unwinding,
    pub(crate) decoded: SecondaryMap<Global, Option<Rc<Code>>>,
    /// Empty room for values of frames.
    pub(crate) spare: Vec<Vec<Value>>,
    /// Room for what phis take.
    pub(crate) moved: Vec<Value>,
    pub(crate) va_list_is_pointer: bool,
    pub(crate) threads: Threads,
    /// Functions of the library that the module does not declare, by their addresses.
    pub(crate) library: FxHashMap<u64, Rc<str>>,
    /// Where `strtok` goes on; 0 at the end.
    pub(crate) token_rest: u64,
    /// Places of pointers to tables of characters, by the functions that give them.
    pub(crate) character_tables: FxHashMap<&'static str, u64>,
    /// Type information and tables of virtual functions of the library's classes, by their mangled names.
    pub(crate) library_types: FxHashMap<&'static str, u64>,
    pub(crate) library_tables: FxHashMap<&'static str, u64>,
    pub(crate) streams: Streams,
    /// What streams of C++ belong to, by the addresses of the parts that all of them have.
    pub(crate) devices: FxHashMap<u64, Device>,
    /// Handlers of signals by their numbers.
    pub(crate) signal_handlers: FxHashMap<u32, u64>,
    /// The mode of operations that ask for it.
    pub(crate) rounding: Round,
    /// Whether invalid operations of the target's machine give NaNs with a sign.
    pub(crate) new_nans_are_negative: bool,
    /// Whether a thread-local variable was met in the constant that is being computed.
    pub(crate) met_thread_local: bool,
}

impl<'m, 'h> Machine<'m, 'h> {
    /// Lays out the module's globals. Fails on initializers that have no value.
    pub fn new(module: &'m Module, host: &'h mut dyn Host, limits: Limits) -> Result<Machine<'m, 'h>, Trap> {
        let triple = Triple::parse(&String::from_utf8_lossy(&module.target_triple));
        let mut machine = Machine {
            module,
            host,
            memory: Memory::new(limits.memory),
            layouts: LayoutCache::new(),
            globals: SecondaryMap::new(),
            functions: FxHashMap::default(),
            blocks: FxHashMap::default(),
            block_addresses: FxHashMap::default(),
            constants: FxHashMap::default(),
            frames: Vec::new(),
            limits,
            steps: 0,
            random: Generator::new(1),
            terminate_handler: 0,
            at_exit: Vec::new(),
            errno: 0,
            call_backs: 0,
            entered: 0,
            unwinding: Unwinding::default(),
            decoded: SecondaryMap::new(),
            spare: Vec::new(),
            moved: Vec::new(),
            va_list_is_pointer: triple.va_list_is_pointer(),
            threads: Threads::new(),
            library: FxHashMap::default(),
            token_rest: 0,
            character_tables: FxHashMap::default(),
            library_types: FxHashMap::default(),
            library_tables: FxHashMap::default(),
            streams: Streams::default(),
            devices: FxHashMap::default(),
            signal_handlers: FxHashMap::default(),
            rounding: Round::NearestTiesToEven,
            // Layouts name the format of 80 bits where the machine has it, and this is one of the habits of such machines.
            new_nans_are_negative: module.data_layout.is_default()
                || module
                    .data_layout
                    .text()
                    .split(|&byte| byte == b'-')
                    .any(|part| part.starts_with(b"f80:")),
            met_thread_local: false,
        };
        if module.data_layout.pointer_bits(0) < 64 {
            const LOW_STACK: u64 = 0xffff_0000;
            machine.memory.set_stack(LOW_STACK);
        }
        match machine.lay_out_globals() {
            Ok(()) => Ok(machine),
            Err(stop) => Err(machine.trap_of(stop)),
        }
    }

    fn trap_of(&self, stop: Stop) -> Trap {
        let message = match stop {
            Stop::Trap(message) => message,
            Stop::Exit(code) => format!("exit({code}) while the program was loaded"),
            Stop::Unwind(_) | Stop::Jump { .. } => "control leaves the outermost function".to_owned(),
            Stop::Wait | Stop::ThreadExit(_) => "a thread ends or waits where it cannot".to_owned(),
        };
        let show = |frame: &Frame| {
            let name = String::from_utf8_lossy(&self.module.globals[frame.function].name);
            let body = self.module.body(frame.function);
            let block = body.map_or(&[][..], |b| b.names.get(frame.block.into()));
            match block {
                [] => format!("@{name}, {}", frame.block),
                named => format!("@{name}, %{}", String::from_utf8_lossy(named)),
            }
        };
        Trap { message, stack: self.frames.iter().rev().map(show).collect() }
    }

    fn lay_out_globals(&mut self) -> Step<()> {
        let module = self.module;
        for (global, data) in module.globals.iter() {
            let address = match &data.kind {
                GlobalKind::Variable(variable) => {
                    let own = self.alloc_size(data.value_ty)?;
                    let size = match variable.initializer {
                        Some(_) => own,
                        None => Self::library_variable_size(&data.name).unwrap_or(own).max(own),
                    };
                    let align = variable.object.align.bytes().unwrap_or(16);
                    self.memory.allocate(ObjectKind::Global, size, align)?
                }
                GlobalKind::Function(_) => {
                    let address = self.memory.allocate(ObjectKind::Code, 0, 16)?;
                    self.functions.insert(address, global);
                    address
                }
                GlobalKind::Alias(_) | GlobalKind::IFunc(_) => continue,
            };
            self.globals[global] = address;
        }
        self.lay_out_library_variables()?;
        for &alias in &module.order.aliases {
            if let GlobalKind::Alias(data) = &module.globals[alias].kind {
                let value = self.constant(None, data.aliasee)?;
                self.globals[alias] = self.address(&value)?;
            }
        }
        for &variable in &module.order.variables {
            let data = &module.globals[variable];
            let Some(global) = data.as_variable() else { continue };
            let Some(initializer) = global.initializer else { continue };
            let value = self.constant(None, initializer)?;
            let address = self.globals[variable];
            self.store(address, data.value_ty, &value)?;
            if global.constant {
                self.memory.make_constant(address);
            }
        }
        Ok(())
    }

    /// The function with this name.
    pub fn function(&self, name: &str) -> Option<Global> {
        let functions = &self.module.order.functions;
        functions.iter().copied().find(|&f| *self.module.globals[f].name == *name.as_bytes())
    }

    /// Calls a function and runs until it returns, the program exits, or something goes wrong.
    pub fn run(&mut self, function: Global, args: Vec<Value>) -> Result<Outcome, Trap> {
        let result = self.enter(function, args, Vec::new(), None).and_then(|()| self.execute());
        match result {
            Ok(value) => Ok(Outcome::Returned(value)),
            Err(Stop::Exit(code)) => Ok(Outcome::Exited(code)),
            Err(stop) => Err(self.trap_of(stop)),
        }
    }

    /// Runs a program: its constructors, its entry function, normally `main`, with these arguments, what it has registered for
    /// the end, and its destructors. What the entry returns, or the program exits with, is the result.
    pub fn run_program(&mut self, entry: &str, arguments: &[&str]) -> Result<i32, Trap> {
        let missing = || Trap { message: format!("the module has no function '{entry}'"), stack: Vec::new() };
        let main = self.function(entry).filter(|&f| self.module.body(f).is_some()).ok_or_else(missing)?;
        let outcome = self.begin_and_run(main, arguments);
        let code = match outcome {
            Ok(value) => value.as_bits().map_or(0, |b| b.low_u64() as i32),
            Err(Stop::Exit(code)) => code,
            Err(stop) => return Err(self.trap_of(stop)),
        };
        self.frames.clear();
        match self.end() {
            Ok(()) => Ok(code),
            Err(Stop::Exit(code)) => Ok(code),
            Err(stop) => Err(self.trap_of(stop)),
        }
    }

    fn begin_and_run(&mut self, main: Global, arguments: &[&str]) -> Step<Value> {
        for function in self.structors("llvm.global_ctors")? {
            self.call_from_outside(function, Vec::new())?;
        }
        let args = self.main_arguments(main, arguments)?;
        self.enter(main, args, Vec::new(), None)?;
        self.execute()
    }

    fn end(&mut self) -> Step<()> {
        // What runs may register more.
        while let Some((function, argument)) = self.at_exit.pop() {
            self.call_from_outside(function, argument.into_iter().collect())?;
        }
        let mut all = self.structors("llvm.global_dtors")?;
        all.reverse();
        for function in all {
            self.call_from_outside(function, Vec::new())?;
        }
        self.flush_all()
    }

    /// The functions of a list of constructors or destructors, by their priorities.
    fn structors(&mut self, name: &str) -> Step<Vec<u64>> {
        let module = self.module;
        let mut variables = module.order.variables.iter();
        let Some(&list) = variables.find(|&&v| *module.globals[v].name == *name.as_bytes()) else {
            return Ok(Vec::new());
        };
        let initializer = module.globals[list].as_variable().and_then(|variable| variable.initializer);
        let Some(initializer) = initializer else { return Ok(Vec::new()) };
        let Value::Aggregate(entries) = self.constant(None, initializer)? else { return Ok(Vec::new()) };
        let mut all = Vec::new();
        for entry in entries.iter() {
            if let Value::Aggregate(fields) = entry
                && let [priority, function, ..] = &fields[..]
            {
                let priority = priority.as_bits().map_or(0, APInt::low_u64);
                all.push((priority, self.address(function)?));
            }
        }
        all.sort_by_key(|&(priority, _)| priority);
        Ok(all.into_iter().map(|(_, function)| function).filter(|&function| function != 0).collect())
    }

    /// The address of a function of the library.
    pub(crate) fn library_function(&mut self, name: &str) -> Step<u64> {
        if let Some(function) = self.function(name) {
            return Ok(self.globals[function]);
        }
        let address = self.memory.allocate(ObjectKind::Code, 0, 16)?;
        self.library.insert(address, name.into());
        Ok(address)
    }

    /// The name of the library's function at an address.
    pub(crate) fn library_function_at(&self, address: u64) -> Option<Vec<u8>> {
        match self.functions.get(&address) {
            Some(&function) if self.module.body(function).is_some() => None,
            Some(&function) => Some(self.module.globals[function].name.to_vec()),
            None => self.library.get(&address).map(|name| name.as_bytes().to_vec()),
        }
    }

    /// Calls a function of the program as its beginning or end, and runs until it returns.
    fn call_from_outside(&mut self, address: u64, args: Vec<Value>) -> Step<Value> {
        if self.library_function_at(address).is_some() {
            return self.call_back(address, args);
        }
        let Some(&function) = self.functions.get(&address) else {
            return trap(format!("a call of {address:#x}, where no function is"));
        };
        self.enter(function, args, Vec::new(), None)?;
        self.execute()
    }

    /// Calls a function of the program from the library, and runs until it returns.
    pub(crate) fn call_back(&mut self, address: u64, args: Vec<Value>) -> Step<Value> {
        /// The interpreter runs itself for each.
        const MAX_DEPTH: usize = 100;
        if let Some(name) = self.library_function_at(address) {
            return self.call_library_function(&name, &args);
        }
        let Some(&function) = self.functions.get(&address) else {
            return trap(format!("a call of {address:#x}, where no function is"));
        };
        if self.call_backs == MAX_DEPTH {
            return trap("the library calls the program, which calls the library, too deeply");
        }
        self.call_backs += 1;
        let result = self.enter(function, args, Vec::new(), None).and_then(|()| self.execute());
        self.call_backs -= 1;
        result
    }

    /// `argc`, `argv` and `envp`, as many as `main` wants.
    fn main_arguments(&mut self, main: Global, arguments: &[&str]) -> Step<Vec<Value>> {
        let types = &self.module.types;
        let params = types.signature(self.module.globals[main].value_ty).map_or(&[][..], |s| s.1).to_vec();
        let pointer_bytes = u64::from(self.module.data_layout.pointer_bits(0) / 8);
        let table =
            self.memory.allocate(ObjectKind::Heap, pointer_bytes * (arguments.len() as u64 + 1), 16)?;
        for (i, argument) in arguments.iter().enumerate() {
            let text = self.memory.allocate(ObjectKind::Heap, argument.len() as u64 + 1, 1)?;
            self.memory.write(text, argument.as_bytes())?;
            self.store(table + i as u64 * pointer_bytes, Type::PTR, &Value::pointer(text))?;
        }
        let environment = self.memory.allocate(ObjectKind::Heap, pointer_bytes, 16)?;
        let mut args = Vec::new();
        for (i, &param) in params.iter().enumerate() {
            args.push(match (i, self.module.types.get(param)) {
                (0, TypeData::Int(bits)) => Value::int(*bits, arguments.len() as u64),
                (1, TypeData::Ptr { .. }) => Value::pointer(table),
                (2, TypeData::Ptr { .. }) => Value::pointer(environment),
                _ => return trap("the parameters of the entry function are not those of C's 'main'"),
            });
        }
        Ok(args)
    }

    /// Pushes a frame for a function that has a body.
    pub(crate) fn enter(
        &mut self,
        function: Global,
        mut args: Vec<Value>,
        varargs: Vec<(Type, Value)>,
        caller: Option<Inst>,
    ) -> Step<()> {
        if self.frames.len() >= self.limits.depth {
            return trap("the program's calls are nested too deeply");
        }
        let Some(body) = self.module.body(function) else {
            return trap("call of a function without a body");
        };
        let Some(entry) = body.entry() else { return trap("call of a function without blocks") };
        args.resize(body.params.len(), Value::Poison);
        self.entered += 1;
        let code = self.code(function)?;
        let mut results = self.spare.pop().unwrap_or_default();
        results.resize(body.num_insts(), Value::None);
        self.frames.push(Frame {
            function,
            block: entry,
            previous_block: None,
            next: body.first_inst(entry),
            args,
            varargs,
            results,
            allocas: Vec::new(),
            caller,
            serial: self.entered,
            code,
            stack: self.memory.stack_end(),
        });
        Ok(())
    }

    /// Ends the lives of the innermost frame's objects below an address: those that came after it was the end of the stack.
    pub(crate) fn release_below(&mut self, end: u64) {
        let Some(frame) = self.frames.last_mut() else { return };
        while let Some(address) = frame.allocas.pop_if(|address| *address < end) {
            self.memory.release(address);
        }
    }

    pub(crate) fn count_step(&mut self) -> Step<()> {
        self.steps += 1;
        if self.steps > self.limits.steps { trap("the program takes more steps than it may") } else { Ok(()) }
    }

    /// How many instructions may still be executed before somebody has to look.
    pub(crate) fn steps_left(&self) -> u64 {
        self.limits.steps.min(self.threads.slice_end()).saturating_sub(self.steps)
    }

    pub(crate) fn steps_done(&self) -> u64 {
        self.steps
    }

    /// Whether the library has called the function that runs.
    pub(crate) fn is_called_back(&self) -> bool {
        self.call_backs > 0
    }

    /// Where the stack ended when an active function was entered, that many calls outwards; 0 beyond the outermost one.
    pub(crate) fn frame_address(&self, level: u64) -> Step<u64> {
        let at = self.frames.len() as u64;
        let frame = at.checked_sub(level.saturating_add(1)).and_then(|at| self.frames.get(at as usize));
        Ok(frame.map_or(0, |frame| frame.stack))
    }

    pub(crate) fn count_steps(&mut self, steps: u64) {
        self.steps += steps;
    }

    // Types and memory.

    pub(crate) fn scope(&self, function: Option<Global>) -> Scope<'m> {
        match function {
            Some(function) => self.module.scope(function),
            None => self.module.env.scope(),
        }
    }

    pub(crate) fn body(&self, function: Global) -> Step<&'m Function> {
        match self.module.body(function) {
            Some(body) => Ok(body),
            None => trap("a function without a body"),
        }
    }

    /// Bytes from one element of an array of this type to the next.
    pub(crate) fn alloc_size(&mut self, ty: Type) -> Step<u64> {
        let layout = self.layouts.layout(&self.module.data_layout, &self.module.types, ty);
        match layout.and_then(|l| l.alloc_size().as_fixed()) {
            Some(size) => Ok(size),
            None => trap("a type without a fixed size"),
        }
    }

    /// Width of the bits that hold a scalar: of an integer, float or pointer.
    pub(crate) fn scalar_bits(&self, ty: Type) -> Option<u32> {
        Some(match self.module.types.get(ty) {
            TypeData::Int(bits) => *bits,
            TypeData::Half | TypeData::BFloat => 16,
            TypeData::Float => 32,
            TypeData::Double | TypeData::Ptr { .. } => 64,
            TypeData::X86Fp80 => 80,
            TypeData::Fp128 | TypeData::PpcFp128 => 128,
            _ => return None,
        })
    }

    /// Bytes of a scalar in memory.
    pub(crate) fn scalar_bytes(&self, ty: Type, bits: u32) -> u64 {
        match self.module.types.addr_space(ty) {
            Some(space) if self.module.types.is_ptr(ty) => {
                u64::from(self.module.data_layout.pointer_bits(space)) / 8
            }
            _ => u64::from(bits.div_ceil(8)),
        }
    }

    pub(crate) fn load(&mut self, address: u64, ty: Type) -> Step<Value> {
        let module = self.module;
        if let Some(bits) = self.scalar_bits(ty) {
            let size = self.scalar_bytes(ty, bits);
            let big = module.data_layout.is_big_endian();
            let bytes = self.memory.read(address, size)?;
            return Ok(Value::Bits(bits_from_bytes(bytes, bits, big)));
        }
        match module.types.get(ty) {
            TypeData::Vector { elem, len, scalable: false } => {
                let (elem, len) = (*elem, *len);
                let Some(bits) = self.scalar_bits(elem) else { return trap("a vector of these elements") };
                if bits % 8 != 0 {
                    return self.load_packed(address, bits, len);
                }
                let step = self.scalar_bytes(elem, bits);
                let elements = (0..u64::from(len)).map(|i| self.load(address + i * step, elem));
                Ok(Value::aggregate(elements.collect::<Step<_>>()?))
            }
            TypeData::Array { elem, len } => {
                let (elem, len) = (*elem, *len);
                let step = self.alloc_size(elem)?;
                let elements = (0..len).map(|i| self.load(address + i * step, elem));
                Ok(Value::aggregate(elements.collect::<Step<_>>()?))
            }
            _ => {
                let fields = self.fields(ty)?;
                let elements = fields.into_iter().map(|(field, offset)| self.load(address + offset, field));
                Ok(Value::aggregate(elements.collect::<Step<_>>()?))
            }
        }
    }

    /// Vectors of odd integers are packed without gaps.
    fn load_packed(&mut self, address: u64, bits: u32, len: u32) -> Step<Value> {
        let big = self.module.data_layout.is_big_endian();
        let total = bits * len;
        let bytes = self.memory.read(address, u64::from(total.div_ceil(8)))?;
        let all = bits_from_bytes(bytes, total, big);
        let element = |i: u32| Value::Bits(all.extract(if big { len - 1 - i } else { i } * bits, bits));
        Ok(Value::aggregate((0..len).map(element).collect()))
    }

    pub(crate) fn store(&mut self, address: u64, ty: Type, value: &Value) -> Step<()> {
        let module = self.module;
        if let Some(bits) = self.scalar_bits(ty) {
            let size = self.scalar_bytes(ty, bits);
            let big = module.data_layout.is_big_endian();
            // Poison in memory reads back as zero: memory does not remember it.
            let zero = APInt::zero(bits);
            let bytes = bytes_from_bits(value.as_bits().unwrap_or(&zero), size, big);
            return Ok(self.memory.write(address, &bytes)?);
        }
        let element = |i: usize| match value {
            Value::Aggregate(elements) => elements.get(i).cloned().unwrap_or(Value::Poison),
            _ => Value::Poison,
        };
        match module.types.get(ty) {
            TypeData::Vector { elem, len, scalable: false } => {
                let Some(bits) = self.scalar_bits(*elem) else { return trap("a vector of these elements") };
                if bits % 8 != 0 {
                    return self.store_packed(address, bits, *len, element);
                }
                let step = self.scalar_bytes(*elem, bits);
                (0..*len as usize).try_for_each(|i| self.store(address + i as u64 * step, *elem, &element(i)))
            }
            TypeData::Array { elem, len } => {
                let step = self.alloc_size(*elem)?;
                (0..*len as usize).try_for_each(|i| self.store(address + i as u64 * step, *elem, &element(i)))
            }
            _ => {
                let fields = self.fields(ty)?;
                fields
                    .into_iter()
                    .enumerate()
                    .try_for_each(|(i, (field, offset))| self.store(address + offset, field, &element(i)))
            }
        }
    }

    fn store_packed(
        &mut self,
        address: u64,
        bits: u32,
        len: u32,
        element: impl Fn(usize) -> Value,
    ) -> Step<()> {
        let big = self.module.data_layout.is_big_endian();
        let mut all = APInt::zero(bits * len);
        for i in 0..len {
            if let Value::Bits(piece) = element(i as usize) {
                all = all.insert(if big { len - 1 - i } else { i } * bits, &piece);
            }
        }
        let bytes = bytes_from_bits(&all, u64::from((bits * len).div_ceil(8)), big);
        Ok(self.memory.write(address, &bytes)?)
    }

    /// Types and offsets of a struct's fields.
    fn fields(&mut self, ty: Type) -> Step<Vec<(Type, u64)>> {
        let module = self.module;
        let layout = self.layouts.struct_layout(&module.data_layout, &module.types, ty);
        match (layout, module.types.struct_body(ty)) {
            (Some(layout), Some((fields, _))) if !layout.size.scalable => {
                Ok(fields.iter().copied().zip(layout.offsets.iter().map(|o| o.min)).collect())
            }
            _ => trap("a type without a place in memory"),
        }
    }

    /// The address that a pointer value holds.
    pub(crate) fn address(&self, value: &Value) -> Step<u64> {
        match value {
            Value::Bits(bits) => Ok(bits.low_u64()),
            _ => trap("use of a poison address"),
        }
    }
}

fn bits_from_bytes(bytes: &[u8], bits: u32, big_endian: bool) -> APInt {
    let mut words = vec![0u64; bytes.len().div_ceil(8)];
    for (i, &byte) in bytes.iter().enumerate() {
        let at = if big_endian { bytes.len() - 1 - i } else { i };
        words[at / 8] |= u64::from(byte) << (at % 8 * 8);
    }
    APInt::from_words(bits, &words)
}

fn bytes_from_bits(bits: &APInt, size: u64, big_endian: bool) -> Vec<u8> {
    let words = bits.words();
    let byte = |i: usize| words.get(i / 8).map_or(0, |w| (w >> (i % 8 * 8)) as u8);
    let mut bytes: Vec<u8> = (0..size as usize).map(byte).collect();
    if big_endian {
        bytes.reverse();
    }
    bytes
}
