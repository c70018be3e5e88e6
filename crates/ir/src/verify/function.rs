//! Functions: the header, and the walk over the body.

use super::facts::{Facts, TypeFacts};
use super::result::{FunctionResult, Reporter, Root};
use super::shape::{Bounds, is_well_formed};
use super::sink::{Check, Entity, Place, check, check_di};
use super::values::{const_int, strip_casts};
use super::{attributes, global_value};
use crate::attributes::AttrKind;
use crate::cfg::Cfg;
use crate::constant::{ConstData, ConstKind};
use crate::function::Function;
use crate::global::{FunctionHeader, GlobalData, GlobalKind, Linkage};
use crate::inst::{CallingConv, Opcode};
use crate::metadata::{MdItem, MdKind, MdKindId, MdNode, Metadata};
use crate::module::{Env, Module, Scope};
use crate::types::{Type, TypeTable};
use crate::uses::Uses;
use crate::value::{Block, Global, Inst, Value, ValueKind};
use std::cell::OnceCell;
use support::apint::APInt;
use support::entity::Entity as _;
use support::hash::FxHashSet;

/// What has been seen of convergence control in a function.
#[derive(Debug, Default)]
pub(super) struct ConvergenceTokens {
    /// A convergent call with a token, or the making of one.
    pub controlled: bool,
    /// A convergent call without.
    pub uncontrolled: bool,
    /// Uses of tokens: the using call, and the token.
    pub uses: Vec<(Inst, Inst)>,
}

/// Memory that is reused from function to function.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// By instruction, 64 in a word: visited already. Cleared for each function.
    seen: Vec<u64>,
    /// By metadata of the module: number of the last function that named it as a root.
    md_stamps: Vec<u32>,
    /// The same for items of the function.
    local_md_stamps: Vec<u32>,
    scope_stamps: Vec<u32>,
    stamp: u32,
    /// Attribute lists that were found right: what is right does not depend on who has them.
    pub good_lists: FxHashSet<attributes::ListUse>,
    pub blocks: Vec<Block>,
    pub incoming: Vec<(Block, Value)>,
    pub cases: Vec<(u64, Value)>,
    /// By metadata of the module, 64 in a word: an access tag found right, in whichever function.
    good_tags: Vec<u64>,
}

impl Scratch {
    /// Whether the current function has not named the item before. `num_items` is the size of the module's table.
    #[inline]
    fn is_new(&mut self, metadata: Metadata, num_items: usize) -> bool {
        let index = Metadata::index(metadata);
        let stamps = if metadata.is_local() { &mut self.local_md_stamps } else { &mut self.md_stamps };
        if index >= stamps.len() {
            let at_least = if metadata.is_local() { index + 1 } else { num_items.max(index + 1) };
            stamps.resize(at_least, 0);
        }
        std::mem::replace(&mut stamps[index], self.stamp) != self.stamp
    }

    /// Whether the access tag has been found right before: what is right does not depend on where it is used.
    pub fn is_good_tag(&self, tag: Metadata) -> bool {
        let index = Metadata::index(tag);
        !tag.is_local() && self.good_tags.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 != 0)
    }

    /// Remembers that the access tag is right. Those of a function are not remembered.
    pub fn set_good_tag(&mut self, tag: Metadata) {
        if tag.is_local() {
            return;
        }
        let index = Metadata::index(tag);
        if index / 64 >= self.good_tags.len() {
            self.good_tags.resize(index / 64 + 1, 0);
        }
        self.good_tags[index / 64] |= 1 << (index % 64);
    }
}

/// The verifier of one function. See the module text of [`super`].
pub(super) struct FunctionVerifier<'a> {
    pub module: &'a Module,
    pub env: &'a Env,
    pub types: &'a TypeTable,
    pub facts: &'a Facts,
    pub global: Global,
    pub data: &'a GlobalData,
    pub header: &'a FunctionHeader,
    pub func: &'a Function,
    pub scope: Scope<'a>,
    pub cfg: Cfg,
    pub scratch: &'a mut Scratch,
    pub result: FunctionResult,
    /// Made when a rule asks who uses a value.
    uses: OnceCell<Uses>,
    /// Where findings are reported to be.
    pub place: Place,
    /// Type of the first `landingpad` or `resume`.
    pub landing_pad_ty: Option<Type>,
    pub saw_escape: bool,
    /// The subprogram of the function.
    pub subprogram: Option<Metadata>,
    /// Debug info of the arguments, by number less one.
    pub debug_args: Vec<Option<Metadata>>,
    bounds: Bounds,
    /// Whether some constant of the function is an expression, signed pointer or assembly.
    has_special_consts: bool,
    /// Pads that unwind to siblings, and the terminators that do it.
    pub sibling_unwinds: Vec<(Inst, Inst)>,
    /// By block: whether some path from a pad's block, not leaving the funclet, leads to it. Worked out when asked for.
    pub colors: Option<Vec<bool>>,
    pub convergence: ConvergenceTokens,
}

impl Reporter for FunctionVerifier<'_> {
    #[cold]
    fn report(&mut self, message: &str, entities: &[Entity], is_debug_info: bool) {
        self.result.sink.push(message, entities, self.place, is_debug_info);
    }
}

/// Verifies a function or declaration.
pub(super) fn verify(
    module: &Module,
    facts: &Facts,
    global: Global,
    scratch: &mut Scratch,
) -> FunctionResult {
    let result = FunctionResult::new(global);
    let data = &module.globals[global];
    let GlobalKind::Function(header) = &data.kind else { return result };
    let empty;
    let func = match module.body(global) {
        Some(func) => func,
        None => {
            empty = Function::new(&[]);
            &empty
        }
    };
    let has_body = module.body(global).is_some();
    let mut this = FunctionVerifier {
        module,
        env: &module.env,
        types: &module.types,
        facts,
        global,
        data,
        header,
        func,
        scope: Scope::new(&module.env, func),
        cfg: Cfg::new(func),
        scratch,
        result,
        uses: OnceCell::new(),
        place: Place { function: Some(global), ..Place::default() },
        landing_pad_ty: None,
        saw_escape: false,
        subprogram: facts.global(global).subprogram.filter(|_| has_body),
        debug_args: Vec::new(),
        bounds: Bounds::new(&module.env, func),
        has_special_consts: false,
        sibling_unwinds: Vec::new(),
        colors: None,
        convergence: Default::default(),
    };
    this.run(has_body);
    this.result
}

impl<'a> FunctionVerifier<'a> {
    fn run(&mut self, has_body: bool) {
        self.scratch.stamp += 1;
        if has_body && !self.all_blocks_are_terminated() {
            return;
        }
        let _ = self.verify_header(has_body);
        if !has_body {
            return;
        }
        self.scratch.seen.clear();
        self.scratch.seen.resize(self.func.num_insts().div_ceil(64), 0);
        self.has_special_consts = self.func.consts.iter().any(|(_, c)| is_special(c));
        let func = self.func;
        for block in func.blocks() {
            self.place = Place { function: Some(self.global), block: Some(block), inst: None };
            let _ = self.verify_phis(block);
            let mut next = func.first_inst(block);
            while let Some(inst) = next {
                next = func.next_inst(inst);
                self.place.inst = Some(inst);
                self.verify_inst(inst, block);
                self.mark_seen(inst);
            }
        }
        self.place = Place { function: Some(self.global), ..Place::default() };
        let _ = self.verify_sibling_unwinds();
        let _ = self.verify_convergence();
    }

    fn all_blocks_are_terminated(&mut self) -> bool {
        let func = self.func;
        let Some(block) = func.blocks().find(|&b| func.terminator(b).is_none()) else { return true };
        self.place.block = Some(block);
        let name = String::from_utf8_lossy(&self.data.name);
        self.fail(&format!("Basic Block in function '{name}' does not have terminator!"), &[block.into()]);
        false
    }

    fn verify_inst(&mut self, inst: Inst, block: Block) {
        if !is_well_formed(&self.bounds, self.func, inst) {
            return self.fail("Operand is null", &[]);
        }
        if self.func.has_dbg_records() {
            self.verify_dbg_records(inst);
        }
        let _ = self.verify_opcode(inst, block);
    }

    #[inline]
    fn mark_seen(&mut self, inst: Inst) {
        self.scratch.seen[inst.index() / 64] |= 1 << (inst.index() % 64);
    }

    /// Whether the walk has passed the instruction.
    #[inline]
    pub fn is_seen(&self, inst: Inst) -> bool {
        self.scratch.seen[inst.index() / 64] >> (inst.index() % 64) & 1 != 0
    }

    // Queries.

    #[inline]
    pub fn ty(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Inst(i) => self.func.inst(i).ty,
            _ => self.scope.type_of(value),
        }
    }

    #[inline]
    pub fn ty_facts(&self, value: Value) -> TypeFacts {
        self.facts.ty(self.ty(value))
    }

    pub fn uses(&self) -> &Uses {
        self.uses.get_or_init(|| Uses::new(self.func))
    }

    pub fn constant(&self, value: Value) -> Option<&'a ConstData> {
        self.scope.constant(value)
    }

    #[inline]
    pub fn may_be_special(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::LocalConst(_) => self.has_special_consts,
            ValueKind::ModuleConst(_) => true,
            _ => false,
        }
    }

    pub fn const_int(&self, value: Value) -> Option<APInt> {
        const_int(self.scope, value)
    }

    pub fn is_undef(&self, value: Value) -> bool {
        matches!(self.constant(value).map(|c| &c.kind), Some(ConstKind::Undef | ConstKind::Poison))
    }

    pub fn is_null(&self, value: Value) -> bool {
        matches!(self.constant(value).map(|c| &c.kind), Some(ConstKind::Null))
    }

    /// The opcode of an instruction.
    pub fn opcode_of(&self, value: Value) -> Option<Opcode> {
        value.as_inst().map(|i| self.func.opcode(i))
    }

    /// The function that a call names directly, with the type that it is called with.
    pub fn called_function(&self, callee: Value, fn_ty: Type) -> Option<Global> {
        let global = callee.as_global()?;
        let data = &self.env.globals[global];
        (data.as_function().is_some() && data.value_ty == fn_ty).then_some(global)
    }

    /// The intrinsic that a call instruction calls.
    pub fn called_intrinsic(&self, inst: Inst) -> Option<crate::intrinsics::Intrinsic> {
        if !self.func.opcode(inst).is_call() {
            return None;
        }
        let callee = *self.func.operands(inst).last()?;
        self.facts.global(callee.as_global()?).intrinsic
    }

    /// Looks through casts and indices of zero.
    pub fn strip_casts(&self, value: Value) -> Value {
        strip_casts(self.scope, value)
    }

    pub fn node(&self, metadata: Metadata) -> Option<MdNode> {
        match self.scope.metadata(metadata) {
            MdItem::Node(node) => Some(*node),
            _ => None,
        }
    }

    pub fn is_node_kind(&self, metadata: Metadata, kind: MdKind) -> bool {
        self.node(metadata).is_some_and(|n| n.kind == kind)
    }

    /// Metadata to be verified later. False if the function has named it before.
    #[inline]
    pub fn add_root(&mut self, node: Metadata, locations_allowed: bool) -> bool {
        let is_new = self.scratch.is_new(node, self.env.metadata.len());
        if is_new {
            self.result.roots.push(Root { node, locations_allowed });
        }
        is_new
    }

    /// Whether a scope of locations has not been looked at in this function.
    pub fn is_new_scope(&mut self, scope: Metadata) -> bool {
        let index = Metadata::index(scope);
        let stamps = &mut self.scratch.scope_stamps;
        if scope.is_local() {
            return true;
        }
        if index >= stamps.len() {
            stamps.resize(self.env.metadata.len().max(index + 1), 0);
        }
        std::mem::replace(&mut stamps[index], self.scratch.stamp) != self.scratch.stamp
    }

    /// The first instruction of a block that is not a phi.
    pub fn first_non_phi(&self, block: Block) -> Option<Inst> {
        self.func.block_insts(block).find(|&i| self.func.opcode(i) != Opcode::Phi)
    }

    // The header.

    fn verify_header(&mut self, has_body: bool) -> Check {
        let (global, data, header) = (self.global, self.data, self.header);
        let env = self.env;
        let (module, facts) = (self.module, self.facts);
        let _ = global_value::verify(self, module, global);
        check!(self, data.linkage != Linkage::Common, "Functions may not have common linkage", global);
        let Some((ret, params, vararg)) = self.types.signature(data.value_ty) else {
            check!(self, false, "Function has no function type", global);
            return Ok(());
        };
        let same_count = !has_body || self.func.params.len() == params.len();
        check!(
            self,
            same_count,
            "# formal arguments must match # of arguments for function type!",
            global,
            data.value_ty
        );
        let ret_facts = self.facts.ty(ret);
        check!(
            self,
            ret_facts.is_first_class() || ret == Type::VOID || ret_facts.is_struct(),
            "Functions cannot return aggregate values!",
            global
        );
        let has_param =
            |kind| (0..params.len()).any(|i| env.attributes.param_attr(header.attributes, i, kind).is_some());
        check!(
            self,
            ret == Type::VOID || !has_param(AttrKind::StructRet),
            "Invalid struct return type!",
            global
        );
        let list = env.attributes.get_list(header.attributes);
        check!(self, list.params.len() <= params.len(), "Attribute after last parameter!", global);
        let is_intrinsic = self.facts.global(global).is_intrinsic;
        let subject =
            attributes::Subject { entity: global.into(), global: Some(global), is_intrinsic, is_asm: false };
        let list_use = attributes::ListUse {
            list: header.attributes,
            fn_ty: data.value_ty,
            is_intrinsic,
            is_asm: false,
            unnamed: Some(data.unnamed_addr),
        };
        if !self.scratch.good_lists.contains(&list_use) {
            let before = self.result.sink.is_empty();
            let _ = attributes::verify_list(self, module, facts, header.attributes, data.value_ty, &subject);
            if before && self.result.sink.is_empty() {
                self.scratch.good_lists.insert(list_use);
            }
        }
        let fn_attr = |kind| env.attributes.function_attr(header.attributes, kind).is_some();
        check!(
            self,
            !fn_attr(AttrKind::Builtin),
            "Attribute 'builtin' can only be applied to a callsite.",
            global
        );
        check!(
            self,
            !has_param(AttrKind::ElementType),
            "Attribute 'elementtype' can only be applied to a callsite.",
            global
        );
        if fn_attr(AttrKind::Naked) && has_body {
            let used = self.func.params.keys().find(|&a| self.uses().is_used(a.into()));
            if let Some(arg) = used {
                check!(self, false, "cannot use argument of naked function", arg);
            }
        }
        self.verify_calling_conv(params, ret, vararg)?;
        self.verify_params(params, ret, has_body, is_intrinsic)?;
        self.verify_function_attachments(has_body)?;
        if has_body {
            self.verify_definition(is_intrinsic)?;
        }
        Ok(())
    }

    fn verify_calling_conv(&mut self, params: &[Type], ret: Type, vararg: bool) -> Check {
        // Numbers of `llvm::CallingConv`.
        const FAST: u16 = 8;
        const COLD: u16 = 9;
        const X86_INTR: u16 = 83;
        const PTX: [u16; 2] = [71, 72];
        const SPIR_KERNEL: u16 = 76;
        const INTEL_OCL_BI: u16 = 77;
        const AMDGPU_KERNEL: u16 = 91;
        const AMDGPU_CHAIN: [u16; 2] = [104, 105];
        // vs, gs, ps, cs, hs
        const AMDGPU_SHADERS: [u16; 5] = [87, 88, 89, 90, 93];
        let (global, env, list) = (self.global, self.env, self.header.attributes);
        let CallingConv(conv) = self.header.calling_conv;
        let param_attr = |i, kind| env.attributes.param_attr(list, i, kind).is_some();
        if conv == X86_INTR {
            let ok = params.is_empty() || param_attr(0, AttrKind::ByVal);
            check!(self, ok, "Calling convention parameter requires byval", global);
            return Ok(());
        }
        let is_kernel = conv == AMDGPU_KERNEL || conv == SPIR_KERNEL || AMDGPU_CHAIN.contains(&conv);
        if is_kernel {
            check!(self, ret == Type::VOID, "Calling convention requires void return type", global);
        }
        if is_kernel || AMDGPU_SHADERS.contains(&conv) {
            let sret = (0..params.len()).any(|i| param_attr(i, AttrKind::StructRet));
            check!(self, !sret, "Calling convention does not allow sret", global);
            if conv != SPIR_KERNEL {
                self.verify_amdgpu_params(params)?;
            }
        }
        let no_varargs = is_kernel
            || AMDGPU_SHADERS.contains(&conv)
            || PTX.contains(&conv)
            || matches!(conv, FAST | COLD | INTEL_OCL_BI);
        check!(
            self,
            !(no_varargs && vararg),
            "Calling convention does not support varargs or perfect forwarding!",
            global
        );
        Ok(())
    }

    fn verify_amdgpu_params(&mut self, params: &[Type]) -> Check {
        let (global, env, list) = (self.global, self.env, self.header.attributes);
        let forbidden = [
            (AttrKind::ByVal, "Calling convention disallows byval"),
            (AttrKind::Preallocated, "Calling convention disallows preallocated"),
            (AttrKind::InAlloca, "Calling convention disallows inalloca"),
        ];
        for (i, &param) in params.iter().enumerate() {
            let has = |kind| env.attributes.param_attr(list, i, kind).is_some();
            for (kind, message) in forbidden {
                check!(self, !has(kind), message, global);
            }
            let stack = env.data_layout.alloca_addr_space();
            let on_stack = has(AttrKind::ByRef) && self.types.addr_space(param) == Some(stack);
            check!(self, !on_stack, "Calling convention disallows stack byref", global);
        }
        Ok(())
    }

    fn verify_params(&mut self, params: &[Type], ret: Type, has_body: bool, is_intrinsic: bool) -> Check {
        let global = self.global;
        for (i, &ty) in params.iter().enumerate() {
            let arg = crate::value::Arg::new(i);
            let entity = if has_body { Entity::from(arg) } else { Entity::from(ty) };
            if has_body {
                check!(
                    self,
                    self.func.params[arg] == ty,
                    "Argument value does not match function argument type!",
                    arg,
                    ty
                );
            }
            check!(
                self,
                self.facts.ty(ty).is_first_class(),
                "Function arguments must have first-class types!",
                entity
            );
            if !is_intrinsic {
                let takes = |what: &str| format!("Function takes {what} but isn't an intrinsic");
                check!(self, ty != Type::METADATA, &takes("metadata"), entity.clone(), global);
                check!(self, ty != Type::TOKEN, &takes("token"), entity.clone(), global);
                check!(self, ty != Type::X86_AMX, &takes("x86_amx"), entity.clone(), global);
            }
            let list = self.header.attributes;
            if has_body && self.env.attributes.param_attr(list, i, AttrKind::SwiftError).is_some() {
                let _ = self.verify_swift_error_value(arg.into());
            }
        }
        if !is_intrinsic {
            check!(self, ret != Type::TOKEN, "Function returns a token but isn't an intrinsic", global);
            check!(self, ret != Type::X86_AMX, "Function returns a x86_amx but isn't an intrinsic", global);
        }
        Ok(())
    }

    fn verify_definition(&mut self, is_intrinsic: bool) -> Check {
        check!(self, !is_intrinsic, "llvm intrinsics cannot be defined!", self.global);
        let Some(entry) = self.func.entry() else { return Ok(()) };
        check!(
            self,
            self.cfg.predecessors(entry).is_empty(),
            "Entry block to function must not have predecessors!",
            entry
        );
        let taken = self.facts.is_address_taken(self.global, entry);
        check!(self, !taken, "blockaddress may not be used with the entry block!", entry);
        Ok(())
    }

    fn verify_function_attachments(&mut self, has_body: bool) -> Check {
        let (global, header) = (self.global, self.header);
        let mut counts = [0u32; 3];
        for attachment in &header.object.attachments {
            self.verify_function_attachment(attachment.kind, attachment.node)?;
        }
        for attachment in &header.object.attachments {
            let (kind, node) = (attachment.kind, attachment.node);
            let is_subprogram = self.is_node_kind(node, MdKind::Subprogram);
            let is_distinct = self.node(node).is_some_and(|n| n.distinct);
            if !has_body {
                check_di!(
                    self,
                    kind != MdKindId::DBG || !is_distinct,
                    "function declaration may only have a unique !dbg attachment",
                    global
                );
                check!(
                    self,
                    kind != MdKindId::PROF,
                    "function declaration may not have a !prof attachment",
                    global
                );
                self.add_root(node, true);
                continue;
            }
            match kind {
                MdKindId::DBG => {
                    counts[0] += 1;
                    check_di!(
                        self,
                        counts[0] == 1,
                        "function must have a single !dbg attachment",
                        global,
                        node
                    );
                    check_di!(
                        self,
                        is_subprogram,
                        "function !dbg attachment must be a subprogram",
                        global,
                        node
                    );
                    check_di!(
                        self,
                        is_distinct,
                        "function definition may only have a distinct !dbg attachment",
                        global
                    );
                }
                MdKindId::PROF => {
                    counts[1] += 1;
                    let message = "function must have a single !prof attachment";
                    check!(self, counts[1] == 1, message, global, node);
                }
                MdKindId::KCFI_TYPE => {
                    counts[2] += 1;
                    let message = "function must have a single !kcfi_type attachment";
                    check!(self, counts[2] == 1, message, global, node);
                }
                _ => {}
            }
            self.add_root(node, kind == MdKindId::DBG);
        }
        let has_personality = header.personality.is_some();
        check!(
            self,
            has_body || !has_personality,
            "Function declaration shouldn't have a personality routine",
            global
        );
        Ok(())
    }

    fn verify_function_attachment(&mut self, kind: MdKindId, metadata: Metadata) -> Check {
        let Some(node) = self.node(metadata) else { return Ok(()) };
        let ops = super::metadata::operands(self.scope, metadata);
        match kind {
            MdKindId::PROF => {
                check!(
                    self,
                    ops.len() >= 2,
                    "!prof annotations should have no less than 2 operands",
                    metadata
                );
                let Some(name) = ops[0] else {
                    check!(self, false, "first operand should not be null", metadata);
                    return Ok(());
                };
                let name = super::metadata::string(self.scope, name);
                check!(self, name.is_some(), "expected string with name of the !prof annotation", metadata);
                let name = name.unwrap_or_default();
                // Where a profile says that it does not know, nothing follows.
                if name == b"unknown" {
                    return Ok(());
                }
                check!(
                    self,
                    matches!(name, b"function_entry_count" | b"synthetic_function_entry_count"),
                    "first operand should be 'function_entry_count' or 'synthetic_function_entry_count'",
                    metadata
                );
                check!(self, ops[1].is_some(), "second operand should not be null", metadata);
                let is_value = ops[1].is_some_and(|m| matches!(self.scope.metadata(m), MdItem::Value(_)));
                check!(self, is_value, "expected integer argument to function_entry_count", metadata);
            }
            MdKindId::KCFI_TYPE => {
                check!(self, ops.len() == 1, "!kcfi_type must have exactly one operand", metadata);
                check!(self, ops[0].is_some(), "!kcfi_type operand must not be null", metadata);
                let value = ops[0].and_then(|m| match self.scope.metadata(m) {
                    MdItem::Value(v) => Some(*v),
                    _ => None,
                });
                check!(self, value.is_some(), "expected a constant operand for !kcfi_type", metadata);
                let int = value.and_then(|v| self.const_int(v));
                check!(self, int.is_some(), "expected a constant integer operand for !kcfi_type", metadata);
                check!(
                    self,
                    int.is_some_and(|i| i.width() == 32),
                    "expected a 32-bit integer constant operand for !kcfi_type",
                    metadata
                );
            }
            _ => {
                let _ = node;
            }
        }
        Ok(())
    }
}

/// Constants that operands are examined for.
fn is_special(data: &ConstData) -> bool {
    matches!(data.kind, ConstKind::Expr(_) | ConstKind::PtrAuth(_) | ConstKind::InlineAsm(_))
        || data.ty == Type::VOID
}
