//! Statepoints, patch points, and calls with the state of an interpreter: values that somebody wants while a callee runs go to
//! objects of the frame, and the call says in a bundle where they are ([`isel::build::STACK_MAP`]).
//!
//! ```text
//! %t = call token @llvm.experimental.gc.statepoint(i64 7, i32 0, ptr @f, i32 1, i32 0, i32 %x, …) [ "gc-live"(ptr %p) ]
//! %r = call i32 @llvm.experimental.gc.result(token %t)
//! %q = call ptr @llvm.experimental.gc.relocate(token %t, i32 0, i32 0)
//!
//! store volatile ptr %p, ptr %slot
//! %r = call i32 @f(i32 %x) [ "stack-map"(…, i64 3, i64 8, ptr %slot, …) ]
//! %q = load volatile ptr, ptr %slot
//! ```
//!
//! What an entry says is what "Stack maps and patch points in LLVM" and "Garbage Collection Safepoints in LLVM" define: of a
//! statepoint the calling convention, its flags, the state of the interpreter, and a pair of base and derived pointer for each
//! value that is relocated; of the others the values in order. Objects are shared by all statepoints of a function, since what
//! a statepoint relocates is loaded right behind it.
//!
//! # Cost
//! O(instructions + values of entries), for functions with such calls.

use super::atomics::become_cast;
use super::stack_protector::function_with;
use ir::attributes::{AttrKind, Attribute, AttributeList, AttributeListData};
use ir::builder::Builder;
use ir::inst::{Align, CallingConv, InstFlags, OperandBundle, SyncScope, TailKind};
use ir::module::{Env, Scope};
use ir::{Block, ConstKind, Function, Inst, InstView, Module, Opcode, Type, Value};
use isel::build::{RESULT, STACK_MAP};
use mir::function::stack_map;
use support::hash::FxHashMap;

const STATEPOINT: &[u8] = b"llvm.experimental.gc.statepoint.";
const RELOCATE: &[u8] = b"llvm.experimental.gc.relocate.";
const GC_RESULT: &[u8] = b"llvm.experimental.gc.result.";
const PLACE: &[u8] = b"llvm.experimental.stackmap";
const PATCH_POINT: &[u8] = b"llvm.experimental.patchpoint.";
const DEOPTIMIZE: &[u8] = b"llvm.experimental.deoptimize.";
const DEOPTIMIZER: &str = "__llvm_deoptimize";

/// In place of the function that a patch point calls.
const PATCHED: &str = "__llvm_patchpoint";

/// The number of an entry that nobody gave one.
const NUMBER: u64 = 0xabcd_ef0f;
const NUMBER_OF_DEOPT: u64 = 0xabcd_ef00;
/// What the stack map says of a value that is not defined.
const UNDEFINED: u64 = 0xfefe_fefe;
const ANY_REG: CallingConv = CallingConv(13);

/// Whether a module may have any.
pub fn is_wanted(module: &Module) -> bool {
    let prefixes = [STATEPOINT, PLACE, PATCH_POINT, DEOPTIMIZE];
    let declares = |&global: &ir::Global| {
        let name = &module.globals[global].name;
        prefixes.iter().any(|prefix| name.starts_with(prefix))
    };
    let bodies = module.order.functions.iter().filter_map(|&global| module.body(global));
    let has_state = |func: &Function| {
        let mut calls = func.blocks().flat_map(|block| func.block_insts(block)).filter(|&i| is_call(func, i));
        calls.any(|inst| func.call_info(inst).bundles.iter().any(|bundle| *bundle.tag == *b"deopt"))
    };
    module.order.functions.iter().any(declares) || { bodies }.any(has_state)
}

fn is_call(func: &Function, inst: Inst) -> bool {
    matches!(func.opcode(inst), Opcode::Call | Opcode::Invoke)
}

/// What one of them is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Statepoint,
    Place,
    PatchPoint,
    Deoptimize,
    /// An ordinary call with a state of the interpreter.
    WithState,
}

/// Rewrites those of a function. The error names what has no place in an entry.
pub fn run(env: &mut Env, func: &mut Function) -> Result<(), String> {
    let all = func.blocks().flat_map(|block| func.block_insts(block));
    let found: Vec<(Inst, Kind)> = all.filter_map(|inst| Some((inst, kind(env, func, inst)?))).collect();
    let tokens = tokens(env, func);
    if found.is_empty() && tokens.is_empty() {
        return Ok(());
    }
    let mut pass = Pass { env, func, slots: FxHashMap::default(), tokens };
    for (inst, kind) in found {
        match kind {
            Kind::Statepoint => pass.statepoint(inst)?,
            Kind::Place => pass.place(inst)?,
            Kind::PatchPoint => pass.patch_point(inst)?,
            Kind::Deoptimize | Kind::WithState => pass.with_state(inst, kind)?,
        }
    }
    pass.finish();
    Ok(())
}

fn callee_name<'e>(env: &'e Env, func: &Function, inst: Inst) -> Option<&'e [u8]> {
    let (InstView::Call { callee, .. } | InstView::Invoke { callee, .. }) = func.view(inst) else {
        return None;
    };
    Some(&*env.globals[callee.as_global()?].name)
}

fn kind(env: &Env, func: &Function, inst: Inst) -> Option<Kind> {
    if !is_call(func, inst) {
        return None;
    }
    let name = callee_name(env, func, inst).unwrap_or_default();
    let by_name = [
        (STATEPOINT, Kind::Statepoint),
        (PLACE, Kind::Place),
        (PATCH_POINT, Kind::PatchPoint),
        (DEOPTIMIZE, Kind::Deoptimize),
    ];
    let known = by_name.iter().find(|(prefix, _)| name.starts_with(prefix)).map(|&(_, kind)| kind);
    let has_state = || func.call_info(inst).bundles.iter().any(|bundle| *bundle.tag == *b"deopt");
    known.or_else(|| has_state().then_some(Kind::WithState))
}

/// What asks for a part of a statepoint: the statepoint, or the landing pad of one that throws.
type Tokens = FxHashMap<Value, Vec<Inst>>;

fn tokens(env: &Env, func: &Function) -> Tokens {
    let mut tokens = Tokens::default();
    for inst in func.blocks().flat_map(|block| func.block_insts(block)) {
        let is_asking = |name: &[u8]| name.starts_with(RELOCATE) || name.starts_with(GC_RESULT);
        if is_call(func, inst)
            && callee_name(env, func, inst).is_some_and(is_asking)
            && let Some(&token) = func.operands(inst).first()
        {
            tokens.entry(token).or_default().push(inst);
        }
    }
    tokens
}

struct Pass<'p> {
    env: &'p mut Env,
    func: &'p mut Function,
    /// Objects by type.
    slots: FxHashMap<Type, Vec<Value>>,
    tokens: Tokens,
}

/// An entry that is being made.
struct Entry {
    purpose: i64,
    number: u64,
    bytes: u64,
    target: Value,
    /// How values are found, their sizes, and where.
    values: Vec<(i64, u64, Value)>,
    /// Objects that are taken, by type, and what they hold.
    taken: FxHashMap<Type, usize>,
    held: FxHashMap<Value, Value>,
}

impl Pass<'_> {
    fn constant(&self, value: Value) -> Option<&ir::ConstData> {
        Scope::new(self.env, self.func).constant(value)
    }

    fn number(&self, value: Option<&Value>) -> Result<u64, String> {
        let number = value.and_then(|&value| match self.constant(value)?.kind {
            ConstKind::Int(number) => Some(number),
            _ => None,
        });
        number.ok_or_else(|| "a statepoint or patch point with a number that varies".to_owned())
    }

    fn entry(&mut self, purpose: i64, (number, bytes): (u64, u64)) -> Entry {
        let target = Builder::new(self.env, self.func).null(Type::PTR);
        let (values, taken, held) = Default::default();
        Entry { purpose, number, bytes, target, values, taken, held }
    }

    fn int(&mut self, value: u64) -> Value {
        Builder::new(self.env, self.func).int(Type::I64, value)
    }

    fn number_in(&mut self, entry: &mut Entry, value: u64) {
        let value = self.int(value);
        entry.values.push((stack_map::CONSTANT, 8, value));
    }

    /// Adds a value to an entry, which is stored before `inst` if it is no constant and no object of the frame.
    fn value(&mut self, entry: &mut Entry, inst: Inst, value: Value) -> Result<(), String> {
        let ty = Scope::new(self.env, self.func).type_of(value);
        let bits = self.env.types.int_bits(ty);
        let number = match self.constant(value).map(|data| &data.kind) {
            Some(ConstKind::Int(number)) => Some(sign_extended(*number, bits.unwrap_or(64))),
            Some(ConstKind::Float(bits)) => Some(*bits),
            Some(ConstKind::Null) if bits.is_some_and(|bits| bits <= 64) || self.env.types.is_ptr(ty) => {
                Some(0)
            }
            Some(ConstKind::Undef | ConstKind::Poison) => Some(UNDEFINED),
            _ => None,
        };
        if let Some(number) = number {
            self.number_in(entry, number);
            return Ok(());
        }
        if let Some(object) = value.as_inst()
            && self.is_object(object)
        {
            let size = u64::from(self.env.data_layout.pointer_bits(0)).div_ceil(8);
            entry.values.push((stack_map::DIRECT, size, value));
            return Ok(());
        }
        let slot = self.held(entry, inst, value)?;
        let size = self.env.data_layout.store_size(&self.env.types, ty).and_then(|size| size.as_fixed());
        let size = size.ok_or("a value without a fixed size in the stack map")?;
        entry.values.push((stack_map::INDIRECT, size, slot));
        Ok(())
    }

    /// Whether an instruction is an object that the frame has from the beginning.
    fn is_object(&self, inst: Inst) -> bool {
        let is_first = self.func.block_of(inst).is_some_and(|block| self.func.entry() == Some(block));
        let InstView::Alloca { count, .. } = self.func.view(inst) else { return false };
        is_first && matches!(self.constant(count).map(|data| &data.kind), Some(ConstKind::Int(_)))
    }

    /// The object that holds a value from before `inst` on.
    fn held(&mut self, entry: &mut Entry, inst: Inst, value: Value) -> Result<Value, String> {
        if let Some(&slot) = entry.held.get(&value) {
            return Ok(slot);
        }
        let ty = Scope::new(self.env, self.func).type_of(value);
        let index = entry.taken.entry(ty).or_default();
        let slot = self.slots.get(&ty).and_then(|all| all.get(*index).copied());
        *index += 1;
        let slot = match slot {
            Some(slot) => slot,
            None => {
                let first = self.func.entry().and_then(|block| self.func.first_inst(block));
                let first = first.ok_or("a function without code")?;
                let mut build = Builder::new(self.env, self.func);
                build.position_before(first);
                let slot = build.alloca(ty, Align::NONE);
                self.slots.entry(ty).or_default().push(slot);
                slot
            }
        };
        let location = self.func.debug_loc(inst);
        let mut build = Builder::new(self.env, self.func);
        build.position_before(inst);
        build.set_debug_loc(location);
        build.store_with(value, slot, Align::NONE, InstFlags::VOLATILE, SyncScope::SYSTEM);
        entry.held.insert(value, slot);
        Ok(slot)
    }

    /// The operands of a bundle of this name.
    fn bundle(&self, inst: Inst, tag: &[u8]) -> Vec<Value> {
        let info = self.func.call_info(inst);
        let mut first = info.num_args as usize;
        for bundle in &info.bundles {
            let last = first + bundle.num_operands as usize;
            if *bundle.tag == *tag {
                return self.func.operands(inst).get(first..last).unwrap_or_default().to_vec();
            }
            first = last;
        }
        Vec::new()
    }

    /// Makes the call one of `callee` with these arguments and the entry as its bundle.
    fn replace(&mut self, inst: Inst, callee: Value, (fn_ty, args): (Type, &[Value]), entry: &Entry) {
        let in_funclet = self.bundle(inst, b"funclet");
        let mut map = Vec::new();
        for word in [entry.purpose as u64, entry.number, entry.bytes] {
            map.push(self.int(word));
        }
        map.push(entry.target);
        for &(how, size, value) in &entry.values {
            let words = [how as u64, size].map(|word| self.int(word));
            map.extend(words);
            map.push(value);
        }
        let is_invoke = self.func.opcode(inst) == Opcode::Invoke;
        let old = self.func.operands(inst);
        let ways = if is_invoke { old[old.len() - 3..old.len() - 1].to_vec() } else { Vec::new() };
        let operands = [args, &in_funclet, &map, &ways, &[callee]].concat();
        let bundle = |tag: &[u8], operands: &[Value]| OperandBundle {
            tag: tag.into(),
            num_operands: operands.len() as u32,
        };
        let mut bundles = Vec::new();
        if !in_funclet.is_empty() {
            bundles.push(bundle(b"funclet", &in_funclet));
        }
        bundles.push(bundle(STACK_MAP.as_bytes(), &map));
        let info = self.func.call_info_mut(inst);
        (info.fn_ty, info.num_args, info.bundles) = (fn_ty, args.len() as u32, bundles.into());
        let ret = self.env.types.signature(fn_ty).map_or(Type::VOID, |(ret, ..)| ret);
        let operands = self.func.make_operands(&operands);
        let data = self.func.inst_mut(inst);
        (data.operands, data.ty) = (operands, ret);
        // What is recorded is the frame of this function: it does not go away.
        data.flags = data.flags.with_tail(TailKind::None);
    }

    /// The attributes of a call whose arguments are those of another one from `first` on.
    fn attributes_from(&mut self, list: AttributeList, first: usize, count: usize) -> AttributeList {
        let data = self.env.attributes.get_list(list).clone();
        let params = data.params.iter().skip(first).take(count).copied().collect();
        self.env.attributes.list(AttributeListData { params, ..data })
    }

    fn statepoint(&mut self, inst: Inst) -> Result<(), String> {
        const FIRST_ARGUMENT: usize = 5;
        let info = self.func.call_info(inst).clone();
        let args = self.func.operands(inst)[..info.num_args as usize].to_vec();
        let (number, bytes) = (self.number(args.first())?, self.number(args.get(1))?);
        let (count, flags) = (self.number(args.get(3))? as usize, self.number(args.get(4))?);
        let callee = *args.get(2).ok_or("a statepoint without a function")?;
        let element = self.env.attributes.param_attr(info.attributes, 2, AttrKind::ElementType);
        let Some(&Attribute::Type(_, Some(fn_ty))) = element else {
            return Err("a statepoint without the type of its function".to_owned());
        };
        let own = args.get(FIRST_ARGUMENT..FIRST_ARGUMENT + count);
        let own = own.ok_or("a statepoint with fewer arguments than it says")?.to_vec();
        let token = Value::inst(inst);
        let pad = self.landing_pad(inst);
        let mut asking: Vec<Inst> = self.tokens.remove(&token).unwrap_or_default();
        let behind_pad = pad.and_then(|pad| self.tokens.remove(&Value::inst(pad))).unwrap_or_default();
        let (state, live) = (self.bundle(inst, b"deopt"), self.bundle(inst, b"gc-live"));
        let mut entry = self.entry(stack_map::CALL, (number, bytes));
        self.number_in(&mut entry, info.calling_conv.0.into());
        self.number_in(&mut entry, flags);
        self.number_in(&mut entry, state.len() as u64);
        for value in state {
            self.value(&mut entry, inst, value)?;
        }
        // Each pair of base and derived pointer once.
        let mut pairs: Vec<(Value, Value)> = Vec::new();
        for &asker in asking.iter().chain(&behind_pad) {
            if let Some(pair) = self.pair(asker, &live)?
                && !pairs.contains(&pair)
            {
                pairs.push(pair);
            }
        }
        for (base, derived) in pairs {
            self.value(&mut entry, inst, base)?;
            self.value(&mut entry, inst, derived)?;
        }
        for &object in &live {
            if object.as_inst().is_some_and(|object| self.is_object(object)) {
                self.value(&mut entry, inst, object)?;
            }
        }
        let attributes = self.attributes_from(info.attributes, FIRST_ARGUMENT, count);
        self.replace(inst, callee, (fn_ty, &own), &entry);
        let results = asking.iter().filter(|&&asker| self.pair(asker, &live).ok() == Some(None));
        let of_result = results.map(|&asker| self.func.call_info(asker).attributes).next();
        let of_result = of_result.and_then(|list| self.env.attributes.get_list(list).ret);
        let data = AttributeListData { ret: of_result, ..self.env.attributes.get_list(attributes).clone() };
        self.func.call_info_mut(inst).attributes = self.env.attributes.list(data);
        // Behind the call, and behind the landing pad.
        let behind = match self.func.view(inst) {
            InstView::Invoke { normal, .. } => self.first_behind_phis(normal),
            _ => self.func.next_inst(inst),
        };
        asking.retain(|&asker| {
            let is_result = matches!(self.pair(asker, &live), Ok(None));
            if is_result {
                become_cast(self.func, asker, Opcode::BitCast, token);
            }
            !is_result
        });
        self.relocated(&asking, behind, &live, &entry)?;
        let behind = pad.and_then(|pad| self.func.next_inst(pad));
        self.relocated(&behind_pad, behind, &live, &entry)?;
        if let Some(pad) = pad.filter(|&pad| self.func.inst(pad).ty == Type::TOKEN) {
            let selector = self.env.types.literal_struct(&[Type::PTR, Type::I32], false);
            self.func.inst_mut(pad).ty = selector;
        }
        Ok(())
    }

    fn landing_pad(&self, inst: Inst) -> Option<Inst> {
        let InstView::Invoke { unwind, .. } = self.func.view(inst) else { return None };
        self.func.block_insts(unwind).find(|&pad| self.func.opcode(pad) == Opcode::LandingPad)
    }

    fn first_behind_phis(&self, block: Block) -> Option<Inst> {
        self.func.block_insts(block).find(|&inst| self.func.opcode(inst) != Opcode::Phi)
    }

    /// The base and derived pointer of a relocation; `None` for a result.
    fn pair(&self, asker: Inst, live: &[Value]) -> Result<Option<(Value, Value)>, String> {
        if !callee_name(self.env, self.func, asker).is_some_and(|name| name.starts_with(RELOCATE)) {
            return Ok(None);
        }
        let operands = self.func.operands(asker);
        let (base, derived) = (self.number(operands.get(1))?, self.number(operands.get(2))?);
        let value = |at: u64| live.get(at as usize).copied();
        match (value(base), value(derived)) {
            (Some(base), Some(derived)) => Ok(Some((base, derived))),
            _ => Err("a relocation of a value that the statepoint does not have".to_owned()),
        }
    }

    /// Loads what has been relocated.
    fn relocated(
        &mut self,
        asking: &[Inst],
        behind: Option<Inst>,
        live: &[Value],
        entry: &Entry,
    ) -> Result<(), String> {
        let mut loaded: FxHashMap<Value, Value> = FxHashMap::default();
        for &asker in asking {
            let (Some((_, derived)), Some(behind)) = (self.pair(asker, live)?, behind) else { continue };
            let ty = self.func.inst(asker).ty;
            let value = match (loaded.get(&derived), entry.held.get(&derived)) {
                (Some(&value), _) => value,
                (None, Some(&slot)) => {
                    let location = self.func.debug_loc(asker);
                    let mut build = Builder::new(self.env, self.func);
                    build.position_before(behind);
                    build.set_debug_loc(location);
                    let value =
                        build.load_with(ty, slot, Align::NONE, InstFlags::VOLATILE, SyncScope::SYSTEM);
                    loaded.insert(derived, value);
                    value
                }
                // Constants and objects of the frame stay where they are.
                (None, None) => derived,
            };
            become_cast(self.func, asker, Opcode::Freeze, value);
        }
        Ok(())
    }

    fn place(&mut self, inst: Inst) -> Result<(), String> {
        let info = self.func.call_info(inst).clone();
        let args = self.func.operands(inst)[..info.num_args as usize].to_vec();
        let head = (self.number(args.first())?, self.number(args.get(1))?);
        let mut entry = self.entry(stack_map::PLACE, head);
        for &value in args.get(2..).unwrap_or_default() {
            self.value(&mut entry, inst, value)?;
        }
        let callee = self.callee(inst);
        self.replace(inst, callee, (info.fn_ty, &args), &entry);
        Ok(())
    }

    fn callee(&self, inst: Inst) -> Value {
        let operands = self.func.operands(inst);
        operands[operands.len() - 1]
    }

    fn patch_point(&mut self, inst: Inst) -> Result<(), String> {
        const FIRST_ARGUMENT: usize = 4;
        let info = self.func.call_info(inst).clone();
        let args = self.func.operands(inst)[..info.num_args as usize].to_vec();
        let head = (self.number(args.first())?, self.number(args.get(1))?);
        let count = self.number(args.get(3))? as usize;
        let mut entry = self.entry(stack_map::PATCHED, head);
        // A number that an instruction makes an address of is one all the same.
        entry.target = match args[2].as_inst() {
            Some(inst) if self.func.opcode(inst) == Opcode::IntToPtr => {
                self.func.operands(inst).first().copied().unwrap_or(args[2])
            }
            _ => args[2],
        };
        let own = args.get(FIRST_ARGUMENT..FIRST_ARGUMENT + count);
        let own = own.ok_or("a patch point with fewer arguments than it says")?.to_vec();
        let ret = self.func.inst(inst).ty;
        if info.calling_conv == ANY_REG {
            self.registers(&mut entry, ret, &own)?;
        }
        for &value in args.get(FIRST_ARGUMENT + count..).unwrap_or_default() {
            self.value(&mut entry, inst, value)?;
        }
        let scope = Scope::new(self.env, self.func);
        let params: Vec<Type> = own.iter().map(|&arg| scope.type_of(arg)).collect();
        let fn_ty = self.env.types.function(ret, &params, false);
        let attributes = self.attributes_from(info.attributes, FIRST_ARGUMENT, count);
        // Whatever the entry says is called; the intrinsic has other parameters.
        let callee = function_with(self.env, PATCHED, ret, &params);
        self.replace(inst, Value::global(callee), (fn_ty, &own), &entry);
        let info = self.func.call_info_mut(inst);
        info.attributes = attributes;
        if info.calling_conv == ANY_REG {
            info.calling_conv = CallingConv::C;
        }
        Ok(())
    }

    /// With `anyregcc` the entry says in which registers the result and the arguments are: here those of the C convention.
    fn registers(&mut self, entry: &mut Entry, ret: Type, args: &[Value]) -> Result<(), String> {
        let mut add = |this: &mut Self, which: i64, ty: Type| -> Result<(), String> {
            let size = this.env.data_layout.store_size(&this.env.types, ty).and_then(|size| size.as_fixed());
            let size = size.ok_or("a value without a fixed size in the stack map")?;
            // Registers are whole.
            let which = this.int(which as u64);
            entry.values.push((stack_map::REGISTER, size.max(8), which));
            Ok(())
        };
        if ret != Type::VOID {
            add(self, RESULT, ret)?;
        }
        for (at, &arg) in args.iter().enumerate() {
            let ty = Scope::new(self.env, self.func).type_of(arg);
            add(self, at as i64, ty)?;
        }
        Ok(())
    }

    /// A call with a state of the interpreter, which may be one of the function that goes on in it.
    fn with_state(&mut self, inst: Inst, kind: Kind) -> Result<(), String> {
        let info = self.func.call_info(inst).clone();
        let carried_out = [&b"deopt"[..], b"funclet"];
        if let Some(other) = info.bundles.iter().find(|bundle| !carried_out.contains(&&*bundle.tag)) {
            return Err(format!("operand bundle '{}' beside 'deopt'", String::from_utf8_lossy(&other.tag)));
        }
        let args = self.func.operands(inst)[..info.num_args as usize].to_vec();
        let said = self.env.attributes.function_string(info.attributes, b"statepoint-id");
        let said = said.and_then(|text| std::str::from_utf8(text).ok()?.parse().ok());
        let number = if kind == Kind::Deoptimize { NUMBER_OF_DEOPT } else { NUMBER };
        let mut entry = self.entry(stack_map::CALL, (said.unwrap_or(number), 0));
        let state = self.bundle(inst, b"deopt");
        self.number_in(&mut entry, info.calling_conv.0.into());
        self.number_in(&mut entry, 0);
        self.number_in(&mut entry, state.len() as u64);
        for value in state {
            self.value(&mut entry, inst, value)?;
        }
        let (callee, fn_ty) = match kind {
            Kind::Deoptimize => {
                let scope = Scope::new(self.env, self.func);
                let params: Vec<Type> = args.iter().map(|&arg| scope.type_of(arg)).collect();
                let ret = self.func.inst(inst).ty;
                let function = function_with(self.env, DEOPTIMIZER, ret, &params);
                (Value::global(function), self.env.types.function(ret, &params, false))
            }
            _ => (self.callee(inst), info.fn_ty),
        };
        self.replace(inst, callee, (fn_ty, &args), &entry);
        Ok(())
    }

    /// Whoever asks for parts of a statepoint that is not there gets anything.
    fn finish(self) {
        let left: Vec<Inst> = self.tokens.into_values().flatten().collect();
        for asker in left {
            let ty = self.func.inst(asker).ty;
            let poison = Builder::new(self.env, self.func).poison(ty);
            become_cast(self.func, asker, Opcode::Freeze, poison);
        }
    }
}

fn sign_extended(number: u64, bits: u32) -> u64 {
    let unused = 64 - bits.clamp(1, 64);
    ((number << unused) as i64 >> unused) as u64
}
