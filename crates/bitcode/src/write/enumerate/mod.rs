//! Numbers of everything that functions share: types, attribute lists, globals, constants and metadata of the module.
//!
//! One walk over the module finds what is used; what is not used is not written. Afterwards the numbers are read-only
//! tables indexed by entity, so functions can be written in any order, or at once.

pub mod attributes;
pub mod constants;
pub mod metadata;
pub mod types;

use attributes::AttributeIds;
use constants::{ConstIds, add_types, for_each_operand, is_scalable};
use ir::constant::ConstKind;
use ir::function::{DbgRecord, Function};
use ir::global::GlobalKind;
use ir::inst::Opcode;
use ir::metadata::{Attachment, MdItem, MdKindId, MdOperand, MdTable, Metadata};
use ir::module::Module;
use ir::types::Type;
use ir::value::{Block, Const, Global, Inst, Value, ValueKind};
use metadata::{EVERYBODY, MdIds, NUM_CLASSES, Owner};
use support::entity::Entity;
use support::hash::FxHashMap;
use types::TypeIds;

/// The number of something that has none.
pub const NONE: u32 = u32::MAX;

pub struct Enumeration<'a> {
    pub module: &'a Module,
    pub types: TypeIds<'a>,
    pub attributes: AttributeIds<'a>,
    global_ids: Vec<u32>,
    num_globals: u32,
    /// Numbered from [`Enumeration::num_globals`].
    pub consts: ConstIds<'a>,
    pub metadata: MdIds,
    /// By kind of attachment: whether there is one.
    md_kinds_used: Vec<bool>,
    /// Tags of operand bundles in order of their numbers.
    pub bundle_tags: Vec<&'a [u8]>,
    bundle_tag_ids: FxHashMap<&'a [u8], u64>,
    /// Numbers of the blocks of functions whose blocks have their address taken.
    block_ids: FxHashMap<Global, Vec<u32>>,
    /// For these functions, the others that use addresses of their blocks.
    pub block_address_users: FxHashMap<Global, Vec<Global>>,
    /// On whose behalf metadata is visited.
    owner: Owner,
    /// Constants whose operands are still to be visited.
    pending: Vec<Const>,
}

impl<'a> Enumeration<'a> {
    pub fn new(module: &'a Module) -> Enumeration<'a> {
        let mut consts = ConstIds::default();
        consts.reset(module.consts.len());
        let mut metadata = MdIds::default();
        metadata.reset(module.metadata.len());
        let mut this = Enumeration {
            module,
            types: TypeIds::new(&module.types),
            attributes: AttributeIds::new(&module.attributes),
            global_ids: vec![NONE; module.globals.len()],
            num_globals: 0,
            consts,
            metadata,
            md_kinds_used: vec![false; module.md_kinds.len()],
            bundle_tags: Vec::new(),
            bundle_tag_ids: FxHashMap::default(),
            block_ids: FxHashMap::default(),
            block_address_users: FxHashMap::default(),
            owner: EVERYBODY,
            pending: Vec::new(),
        };
        this.number_globals();
        this.visit_globals();
        this.visit_named_metadata();
        this.visit_global_attachments();
        for &function in &module.order.functions {
            if let Some(body) = module.body(function) {
                this.owner = owner_of(function);
                this.visit_body(function, body);
            }
        }
        this.finish();
        this
    }

    /// All globals in the order of their numbers.
    pub fn globals(&self) -> impl Iterator<Item = Global> + 'a {
        let order = &self.module.order;
        let all = order.variables.iter().chain(&order.functions).chain(&order.aliases).chain(&order.ifuncs);
        all.copied()
    }

    #[inline]
    pub fn global_id(&self, global: Global) -> u32 {
        self.global_ids[global.index()]
    }

    pub fn num_globals(&self) -> u32 {
        self.num_globals
    }

    /// Number of values that all functions see; their own follow.
    pub fn num_values(&self) -> u32 {
        self.num_globals + self.consts.len()
    }

    /// The number of a constant of the module.
    #[inline]
    pub fn const_id(&self, constant: Const) -> u32 {
        match self.consts.id(constant) {
            NONE => NONE,
            id => self.num_globals + id,
        }
    }

    /// The number of a global or constant of the module; [`NONE`] for anything else.
    pub fn value_id(&self, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Global(global) => self.global_id(global),
            ValueKind::ModuleConst(constant) => self.const_id(constant),
            _ => NONE,
        }
    }

    #[inline]
    pub fn type_id(&self, ty: Type) -> u64 {
        self.types.id(ty).into()
    }

    pub fn is_md_kind_used(&self, kind: MdKindId) -> bool {
        self.md_kinds_used[kind.index()]
    }

    pub fn bundle_tag_id(&self, tag: &[u8]) -> u64 {
        self.bundle_tag_ids.get(tag).copied().unwrap_or(0)
    }

    /// The place of a block in its function, if both exist.
    pub fn block_id(&self, function: Global, block: Block) -> Option<u32> {
        let id = *self.block_ids.get(&function)?.get(block.index())?;
        (id != NONE).then_some(id)
    }

    // The walk.

    fn number_globals(&mut self) {
        for (i, global) in self.globals().enumerate() {
            self.global_ids[global.index()] = i as u32;
            self.num_globals = i as u32 + 1;
            let data = &self.module.globals[global];
            self.types.add(data.ty);
            self.types.add(data.value_ty);
        }
    }

    fn visit_globals(&mut self) {
        for global in self.globals() {
            match &self.module.globals[global].kind {
                GlobalKind::Variable(variable) => {
                    self.visit_values(variable.initializer);
                    if let Some(set) = variable.attributes {
                        self.attributes.add_variable_set(&mut self.types, set);
                    }
                }
                GlobalKind::Function(function) => {
                    self.attributes.add_list(&mut self.types, function.attributes);
                    self.visit_values(
                        [function.personality, function.prefix, function.prologue].into_iter().flatten(),
                    );
                }
                GlobalKind::Alias(alias) => self.visit_values([alias.aliasee]),
                GlobalKind::IFunc(ifunc) => self.visit_values([ifunc.resolver]),
            }
        }
    }

    fn visit_values(&mut self, values: impl IntoIterator<Item = Value>) {
        values.into_iter().for_each(|v| self.visit_value(v));
    }

    /// Attachments of all globals but the functions defined here, which are written with their bodies.
    fn visit_global_attachments(&mut self) {
        for global in self.globals() {
            self.visit_attachments(module_attachments(self.module, global));
        }
    }

    fn visit_attachments(&mut self, attachments: &[Attachment]) {
        attachments.iter().for_each(|&a| self.visit_attachment(a));
    }

    #[inline]
    fn visit_attachment(&mut self, attachment: Attachment) {
        self.md_kinds_used[attachment.kind.index()] = true;
        self.visit_metadata(attachment.node);
    }

    fn visit_named_metadata(&mut self) {
        for named in &self.module.named_metadata {
            named.operands.iter().for_each(|&m| self.visit_metadata(m));
        }
    }

    #[inline]
    fn visit_value(&mut self, value: Value) {
        if let ValueKind::ModuleConst(constant) = value.kind()
            && self.consts.count(constant)
        {
            self.pending.push(constant);
            self.visit_pending();
        }
    }

    fn visit_pending(&mut self) {
        let module = self.module;
        while let Some(constant) = self.pending.pop() {
            let data = module.consts.get(constant);
            add_types(&mut self.types, &module.types, data);
            if let ConstKind::BlockAddress { func, .. } = data.kind {
                self.number_blocks(func);
            }
            if let ConstKind::Expr(expr) = &data.kind
                && expr.opcode == Opcode::ShuffleVector
            {
                self.consts.masks.add(&expr.mask, is_scalable(&module.types, data.ty));
            }
            for_each_operand(data, |operand| {
                if let ValueKind::ModuleConst(operand) = operand.kind()
                    && self.consts.count(operand)
                {
                    self.pending.push(operand);
                }
            });
        }
    }

    #[inline]
    fn visit_metadata(&mut self, metadata: Metadata) {
        if !metadata.is_local() {
            self.metadata.add(&self.module.metadata, metadata, self.owner);
        }
    }

    fn number_blocks(&mut self, function: Global) {
        let Some(body) = self.module.body(function) else { return };
        self.block_ids.entry(function).or_insert_with(|| {
            let mut ids = vec![NONE; body.num_blocks()];
            body.blocks().enumerate().for_each(|(i, block)| ids[block.index()] = i as u32);
            ids
        });
    }

    fn visit_body(&mut self, function: Global, body: &'a Function) {
        body.params.values().for_each(|&ty| self.types.add(ty));
        if let Some(object) = self.module.globals[function].object() {
            self.visit_attachments(&object.attachments);
        }
        for (_, data) in body.consts.iter() {
            add_types(&mut self.types, &self.module.types, data);
            if let ConstKind::BlockAddress { func, .. } = data.kind {
                self.note_block_address(function, func);
            }
            for_each_operand(data, |operand| self.visit_value(operand));
        }
        self.visit_local_metadata(&body.metadata);
        for operand in body.md_operands.values() {
            match operand {
                MdOperand::Metadata(metadata) => self.visit_metadata(*metadata),
                MdOperand::Value(value) => self.visit_value(*value),
                MdOperand::ArgList(values) => self.visit_values(values.iter().copied()),
            }
        }
        for block in body.blocks() {
            for inst in body.block_insts(block) {
                self.visit_inst(body, inst);
            }
        }
    }

    fn note_block_address(&mut self, user: Global, function: Global) {
        self.number_blocks(function);
        if user != function {
            let users = self.block_address_users.entry(function).or_default();
            if users.last() != Some(&user) {
                users.push(user);
            }
        }
    }

    /// What the metadata of a function refers to in the module.
    fn visit_local_metadata(&mut self, table: &MdTable) {
        for (_, item) in table.iter() {
            match *item {
                MdItem::String(_) => {}
                MdItem::Value(value) => self.visit_value(value),
                MdItem::Node(node) => metadata::operands(table, node).for_each(|m| self.visit_metadata(m)),
            }
        }
    }

    fn visit_inst(&mut self, body: &'a Function, inst: Inst) {
        let data = body.inst(inst);
        self.types.add(data.ty);
        for &operand in body.operands(inst) {
            self.visit_value(operand);
        }
        match data.opcode {
            Opcode::Alloca | Opcode::GetElementPtr => self.types.add(Type::from_u32(data.aux)),
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.visit_call(body, inst),
            Opcode::ShuffleVector => {
                let scalable = is_scalable(&self.module.types, data.ty);
                self.types.add_mask(body.index_list(inst).len() as u32, scalable);
            }
            _ => {}
        }
        if let Some(location) = body.debug_loc(inst) {
            self.visit_location(location);
        }
        body.attachments(inst).for_each(|a| self.visit_attachment(a));
        body.dbg_records(inst).for_each(|r| self.visit_record(r));
    }

    fn visit_call(&mut self, body: &'a Function, inst: Inst) {
        let info = body.call_info(inst);
        self.types.add(info.fn_ty);
        self.attributes.add_list(&mut self.types, info.attributes);
        for bundle in &info.bundles {
            let next = self.bundle_tags.len() as u64;
            if *self.bundle_tag_ids.entry(&bundle.tag).or_insert(next) == next {
                self.bundle_tags.push(&bundle.tag);
            }
        }
    }

    /// A location of an instruction is written with the instruction: only what it refers to is numbered.
    fn visit_location(&mut self, location: Metadata) {
        let table = &self.module.metadata;
        if let Some(node) = table.contains(location).then(|| table.as_node(location)).flatten() {
            metadata::operands(table, node).for_each(|m| self.visit_metadata(m));
        }
    }

    fn visit_record(&mut self, record: &DbgRecord) {
        for part in record_metadata(record) {
            self.visit_metadata(part);
        }
    }

    fn finish(&mut self) {
        for i in 0..self.metadata.shared().values().len() {
            if let MdItem::Value(value) = *self.module.metadata.get(self.metadata.shared().values()[i]) {
                self.visit_value(value);
            }
        }
        self.metadata.split();
        let mut next = 0;
        (0..NUM_CLASSES).for_each(|class| self.metadata.number_class(class, &mut next));
        self.consts.assign(&self.module.consts, &self.module.types, &self.types);
    }
}

/// The owner of what only this function uses.
pub fn owner_of(function: Global) -> Owner {
    function.as_u32() + 1
}

/// Attachments that are kept with the module: all but those of functions defined here.
pub fn module_attachments(module: &Module, global: Global) -> &[Attachment] {
    match &module.globals[global].kind {
        GlobalKind::Function(_) if module.body(global).is_some() => &[],
        GlobalKind::Function(function) => &function.object.attachments,
        GlobalKind::Variable(variable) => &variable.object.attachments,
        GlobalKind::IFunc(ifunc) => &ifunc.attachments,
        GlobalKind::Alias(_) => &[],
    }
}

/// The nodes that a debug record names, its values apart.
pub fn record_metadata(record: &DbgRecord) -> impl Iterator<Item = Metadata> {
    let DbgRecord { variable, expression, assign_id, address_expression, location, .. } = record;
    [variable, expression, assign_id, address_expression, location].into_iter().filter_map(|r| r.get())
}
