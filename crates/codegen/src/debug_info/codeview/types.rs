//! Types of metadata as records: which number a type has, made when it is first asked for.
//!
//! A class is declared first; its members follow when nothing else is under way, so that types may refer to themselves. Types
//! are asked for in the order in which LLVM asks for them, so that the tables can be compared.

use super::constants::{
    CONVENTIONS, MODIFIER_CONST, MODIFIER_VOLATILE, NEAR_SLOT, basic, function, leaf, pointer,
};
use super::records::{Record, TypeIndex, TypeTable};
use crate::debug_info::metadata::{Node, Nodes};
use ir::metadata::{FieldRef, MdKind, schema};
use schema::{di_composite_type, di_derived_type, di_subprogram, di_subroutine_type};
use support::hash::FxHashMap;

/// Types within types, at most.
const MAX_LEVEL: u32 = 500;

/// `DIFlag…`
pub(super) mod flag {
    pub const ACCESS: u32 = 3;
    pub const FORWARD: u32 = 1 << 2;
    pub const VIRTUAL: u32 = 1 << 5;
    pub const ARTIFICIAL: u32 = 1 << 6;
    pub const OBJECT_POINTER: u32 = 1 << 10;
    pub const STATIC_MEMBER: u32 = 1 << 12;
    pub const LVALUE_REFERENCE: u32 = 1 << 13;
    pub const RVALUE_REFERENCE: u32 = 1 << 14;
    /// Two bits: which representation pointers to members have.
    pub const MEMBER_REPRESENTATION: u32 = 3 << 16;
    pub const INTRODUCED_VIRTUAL: u32 = 1 << 18;
    pub const BIT_FIELD: u32 = 1 << 19;
    pub const NON_TRIVIAL: u32 = 1 << 26;
    pub const THUNK: u32 = 1 << 25;
    pub const INDIRECT_VIRTUAL_BASE: u32 = 1 << 2 | 1 << 5;
}

/// `DW_TAG_…`
pub(super) mod tag {
    pub const ARRAY: u32 = 0x01;
    pub const CLASS: u32 = 0x02;
    pub const ENUMERATION: u32 = 0x04;
    pub const MEMBER: u32 = 0x0d;
    pub const POINTER: u32 = 0x0f;
    pub const REFERENCE: u32 = 0x10;
    pub const STRUCTURE: u32 = 0x13;
    pub const TYPEDEF: u32 = 0x16;
    pub const UNION: u32 = 0x17;
    pub const INHERITANCE: u32 = 0x1c;
    pub const POINTER_TO_MEMBER: u32 = 0x1f;
    pub const CONST: u32 = 0x26;
    pub const VOLATILE: u32 = 0x35;
    pub const RESTRICT: u32 = 0x37;
    pub const UNSPECIFIED: u32 = 0x3b;
    pub const RVALUE_REFERENCE: u32 = 0x42;
    pub const VARIABLE: u32 = 0x34;
}

/// The name of the type of the pointer to a table of virtual functions.
pub(super) const VTABLE_POINTER_NAME: &[u8] = b"__vtbl_ptr_type";

/// The types of a module, as far as they have been asked for.
pub(super) struct Types<'m> {
    pub nodes: Nodes<'m>,
    pub table: TypeTable,
    pub pointer_bytes: u8,
    pub is_fortran: bool,
    /// Names of types by their scopes: those of the module, and those of the function that is described.
    pub udts: Vec<(Vec<u8>, Node)>,
    pub local_udts: Vec<(Vec<u8>, Node)>,
    pub function: Option<Node>,
    /// Static members that are constants.
    pub constants: Vec<Node>,
    /// Something could not be said: types that are nested too deep.
    pub too_deep: bool,
    /// By node, and the class or function that it belongs to if it is a type of that alone.
    known: FxHashMap<(Node, Option<Node>), TypeIndex>,
    pub(super) complete: FxHashMap<Node, TypeIndex>,
    pub(super) deferred: Vec<Node>,
    level: u32,
    base_pointer: Option<TypeIndex>,
}

impl<'m> Types<'m> {
    pub fn new(nodes: Nodes<'m>, pointer_bytes: u8, is_fortran: bool) -> Types<'m> {
        Types {
            nodes,
            table: TypeTable::default(),
            pointer_bytes,
            is_fortran,
            udts: Vec::new(),
            local_udts: Vec::new(),
            function: None,
            constants: Vec::new(),
            too_deep: false,
            known: FxHashMap::default(),
            complete: FxHashMap::default(),
            deferred: Vec::new(),
            level: 0,
            base_pointer: None,
        }
    }

    /// Runs what asks for types; classes that were declared then are described at the end of the outermost of these.
    pub fn level<T>(&mut self, run: impl FnOnce(&mut Self) -> T) -> T {
        self.level += 1;
        let result = run(self);
        while self.level == 1 && !self.deferred.is_empty() {
            for class in std::mem::take(&mut self.deferred) {
                self.complete(Some(class));
            }
        }
        self.level -= 1;
        result
    }

    fn memoized(
        &mut self,
        key: (Node, Option<Node>),
        make: impl FnOnce(&mut Self) -> TypeIndex,
    ) -> TypeIndex {
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        if self.level >= MAX_LEVEL {
            self.too_deep = true;
            return TypeIndex::NONE;
        }
        self.level(|this| {
            let index = make(this);
            this.known.insert(key, index);
            index
        })
    }

    /// The number of a type; that of nothing if there is none.
    pub fn get(&mut self, ty: Option<Node>) -> TypeIndex {
        self.of_class(ty, None)
    }

    /// The number of a type; `class` is whose member a function of this type is.
    fn of_class(&mut self, ty: Option<Node>, class: Option<Node>) -> TypeIndex {
        let Some(ty) = ty else { return TypeIndex::VOID };
        self.memoized((ty, class), |this| this.lower(ty, class))
    }

    pub fn tag(&self, ty: Node) -> u32 {
        let field = match self.nodes.kind(ty) {
            Some(MdKind::BasicType) => schema::di_basic_type::TAG,
            Some(MdKind::DerivedType) => di_derived_type::TAG,
            Some(MdKind::CompositeType) => di_composite_type::TAG,
            _ => return 0,
        };
        self.nodes.word(ty, field)
    }

    pub fn base(&self, ty: Node) -> Option<Node> {
        self.nodes.get(ty, di_derived_type::BASE_TYPE)
    }

    pub fn size_bits(&self, ty: Node) -> u64 {
        let field = match self.nodes.kind(ty) {
            Some(MdKind::BasicType) => schema::di_basic_type::SIZE,
            Some(MdKind::DerivedType) => di_derived_type::SIZE,
            Some(MdKind::CompositeType) => di_composite_type::SIZE,
            Some(MdKind::StringType) => schema::di_string_type::SIZE,
            _ => return 0,
        };
        self.nodes.number(ty, field).unwrap_or(0) as u64
    }

    fn lower(&mut self, ty: Node, class: Option<Node>) -> TypeIndex {
        match (self.nodes.kind(ty), self.tag(ty)) {
            (Some(MdKind::SubroutineType), _) => match class {
                Some(class) => self.method(ty, class, 0, (false, 0)),
                None => self.procedure(ty),
            },
            (Some(MdKind::BasicType), tag::UNSPECIFIED) => {
                let name = self.nodes.text(ty, schema::di_basic_type::NAME);
                if name == b"decltype(nullptr)" { TypeIndex::NULLPTR } else { TypeIndex::NONE }
            }
            (Some(MdKind::BasicType), _) => self.basic(ty),
            (Some(MdKind::StringType), _) => self.string_type(ty),
            (Some(MdKind::CompositeType), tag::ARRAY) => self.array(ty),
            (Some(MdKind::CompositeType), tag::ENUMERATION) => self.enumeration(ty),
            (Some(MdKind::CompositeType), tag::CLASS | tag::STRUCTURE | tag::UNION) => self.declaration(ty),
            (Some(MdKind::DerivedType), tag::TYPEDEF) => self.alias(ty),
            (Some(MdKind::DerivedType), tag::POINTER)
                if self.nodes.text(ty, di_derived_type::NAME) == VTABLE_POINTER_NAME =>
            {
                self.vtable_shape(ty)
            }
            (Some(MdKind::DerivedType), tag::POINTER | tag::REFERENCE | tag::RVALUE_REFERENCE) => {
                self.pointer(ty, 0)
            }
            (Some(MdKind::DerivedType), tag::POINTER_TO_MEMBER) => self.member_pointer(ty, 0),
            (Some(MdKind::DerivedType), tag::CONST | tag::VOLATILE | tag::RESTRICT) => self.qualified(ty),
            _ => TypeIndex::NONE,
        }
    }

    fn alias(&mut self, ty: Node) -> TypeIndex {
        let base = self.base(ty);
        let index = self.get(base);
        self.add_udt(ty);
        match (index.0, self.nodes.text(ty, di_derived_type::NAME)) {
            (basic::LONG32, b"HRESULT") => TypeIndex(basic::HRESULT),
            (basic::UINT16, b"wchar_t") => TypeIndex(basic::WIDE_CHAR),
            _ => index,
        }
    }

    fn basic(&self, ty: Node) -> TypeIndex {
        use schema::di_basic_type as field;
        let bytes = self.size_bits(ty) / 8;
        let table = match self.nodes.word(ty, field::ENCODING) {
            0x02 => basic::BOOLEANS,
            0x03 => basic::COMPLEX,
            0x04 => basic::FLOATS,
            0x05 => basic::SIGNED,
            0x06 if bytes == 1 => &[(1, basic::SIGNED_CHAR)],
            0x07 => basic::UNSIGNED,
            0x08 if bytes == 1 => &[(1, basic::UNSIGNED_CHAR)],
            0x10 => basic::CHARACTERS,
            _ => &[],
        };
        let found = table.iter().find(|&&(size, _)| size == bytes).map_or(TypeIndex::NONE.0, |&(_, ty)| ty);
        // Types of the same size may be several.
        TypeIndex(match (found, self.nodes.text(ty, field::NAME)) {
            (basic::INT32, b"long int" | b"long") => basic::LONG32,
            (basic::UINT32, b"long unsigned int" | b"unsigned long") => basic::ULONG32,
            (basic::UINT16, b"wchar_t" | b"__wchar_t") => basic::WIDE_CHAR,
            (basic::SIGNED_CHAR | basic::UNSIGNED_CHAR, b"char") => basic::CHAR,
            _ => found,
        })
    }

    fn index_type(&self) -> TypeIndex {
        TypeIndex(if self.pointer_bytes == 8 { basic::UINT64 } else { basic::ULONG32 })
    }

    /// A string of Fortran.
    fn string_type(&mut self, ty: Node) -> TypeIndex {
        let bytes = self.size_bits(ty) / 8;
        let name = self.nodes.text(ty, schema::di_string_type::NAME);
        self.array_record(TypeIndex(basic::CHAR), bytes, name)
    }

    fn array_record(&mut self, element: TypeIndex, bytes: u64, name: &[u8]) -> TypeIndex {
        let record = Record::new(leaf::ARRAY).index(element).index(self.index_type());
        self.table.add(record.number(super::records::Number::Unsigned(bytes)).name(name))
    }

    /// Arrays of arrays, from the inside out.
    fn array(&mut self, ty: Node) -> TypeIndex {
        use di_composite_type as field;
        let element = self.nodes.get(ty, field::BASE_TYPE);
        let mut index = self.get(element);
        let mut bytes = element.map_or(0, |element| self.storage_bits(element)) / 8;
        let dimensions = self.nodes.members(ty, field::ELEMENTS);
        for (place, dimension) in dimensions.into_iter().enumerate().rev() {
            bytes = bytes.wrapping_mul(dimension.map_or(0, |dimension| self.count(dimension)));
            let is_outermost = place == 0;
            // Where the size of an element or a dimension is not known, that of the whole may be.
            let known = if is_outermost && bytes == 0 { self.size_bits(ty) / 8 } else { bytes };
            let name = if is_outermost { self.nodes.text(ty, field::NAME) } else { b"" };
            index = self.array_record(index, known, name);
        }
        index
    }

    /// The number of elements; 0 if it is not known.
    fn count(&self, dimension: Node) -> u64 {
        use schema::di_subrange as field;
        let count = self.nodes.number(dimension, field::COUNT).or_else(|| {
            let lower = self.nodes.number(dimension, field::LOWER_BOUND);
            let lower = lower.unwrap_or(i64::from(self.is_fortran));
            Some(self.nodes.number(dimension, field::UPPER_BOUND)?.wrapping_sub(lower).wrapping_add(1))
        });
        count.filter(|&count| count != -1).unwrap_or(0) as u64
    }

    /// The size of a type behind its names and qualifiers.
    fn storage_bits(&self, ty: Node) -> u64 {
        const TRANSPARENT: [u32; 5] = [tag::TYPEDEF, tag::CONST, tag::VOLATILE, tag::RESTRICT, tag::MEMBER];
        let mut ty = ty;
        for _ in 0..MAX_LEVEL {
            if self.nodes.kind(ty) != Some(MdKind::DerivedType) || !TRANSPARENT.contains(&self.tag(ty)) {
                return self.size_bits(ty);
            }
            let Some(base) = self.base(ty) else { return 0 };
            let is_reference = matches!(self.tag(base), tag::REFERENCE | tag::RVALUE_REFERENCE);
            if is_reference {
                return self.size_bits(ty);
            }
            ty = base;
        }
        0
    }

    fn pointer_kind(bits: u64) -> u32 {
        if bits == 64 { pointer::NEAR64 } else { pointer::NEAR32 }
    }

    /// A pointer or reference; `options` are its qualifiers.
    fn pointer(&mut self, ty: Node, options: u32) -> TypeIndex {
        let base = self.base(ty);
        let pointee = self.get(base);
        let is_object = self.nodes.word(ty, di_derived_type::FLAGS) & flag::OBJECT_POINTER != 0;
        let options = if is_object { options | pointer::CONST } else { options };
        let (tag, bits) = (self.tag(ty), self.size_bits(ty));
        if pointee.is_direct() && options == 0 && tag == tag::POINTER {
            return TypeIndex(pointee.0 | if bits == 64 { basic::POINTER64 } else { basic::POINTER32 });
        }
        let mode = match tag {
            tag::REFERENCE => pointer::LVALUE_REFERENCE,
            tag::RVALUE_REFERENCE => pointer::RVALUE_REFERENCE,
            _ => 0,
        };
        self.pointer_record(pointee, Types::pointer_kind(bits), mode, options, bits / 8)
    }

    pub(super) fn pointer_record(
        &mut self,
        pointee: TypeIndex,
        kind: u32,
        mode: u32,
        options: u32,
        bytes: u64,
    ) -> TypeIndex {
        let attributes = kind | mode << pointer::MODE_SHIFT | options | (bytes as u32) << pointer::SIZE_SHIFT;
        self.table.add(Record::new(leaf::POINTER).index(pointee).u32(attributes))
    }

    /// A reference to a type: how a variable is described of which only the address is known.
    pub fn reference_to(&mut self, ty: Option<Node>) -> TypeIndex {
        let pointee = self.get(ty);
        let kind = Types::pointer_kind(u64::from(self.pointer_bytes) * 8);
        // The record has the size of what is referred to, as LLVM's has.
        let bytes = ty.map_or(0, |ty| self.size_bits(ty) / 8) & 0xff;
        self.pointer_record(pointee, kind, pointer::LVALUE_REFERENCE, 0, bytes)
    }

    /// Pointers to the tables of distances of virtual bases.
    pub(super) fn base_table_pointer(&mut self) -> TypeIndex {
        if let Some(known) = self.base_pointer {
            return known;
        }
        let number = self
            .table
            .add(Record::new(leaf::MODIFIER).index(TypeIndex(basic::INT32)).u16(MODIFIER_CONST).u16(0));
        let bytes = u64::from(self.pointer_bytes);
        let index = self.pointer_record(number, Types::pointer_kind(bytes * 8), 0, 0, bytes);
        self.base_pointer = Some(index);
        index
    }

    fn qualified(&mut self, ty: Node) -> TypeIndex {
        let (mut modifiers, mut options) = (0, 0);
        let mut base = Some(ty);
        for _ in 0..MAX_LEVEL {
            let Some(at) = base.filter(|&at| self.nodes.kind(at) == Some(MdKind::DerivedType)) else { break };
            match self.tag(at) {
                tag::CONST => (modifiers, options) = (modifiers | MODIFIER_CONST, options | pointer::CONST),
                tag::VOLATILE => {
                    (modifiers, options) = (modifiers | MODIFIER_VOLATILE, options | pointer::VOLATILE);
                }
                tag::RESTRICT => options |= pointer::RESTRICT,
                tag::POINTER | tag::REFERENCE | tag::RVALUE_REFERENCE => return self.pointer(at, options),
                tag::POINTER_TO_MEMBER => return self.member_pointer(at, options),
                _ => break,
            }
            base = self.base(at);
        }
        let index = self.get(base);
        if modifiers == 0 {
            return index;
        }
        self.table.add(Record::new(leaf::MODIFIER).index(index).u16(modifiers).u16(0))
    }

    fn member_pointer(&mut self, ty: Node, options: u32) -> TypeIndex {
        let base = self.base(ty);
        let class = self.nodes.get(ty, di_derived_type::EXTRA_DATA);
        let is_function = base.and_then(|base| self.nodes.kind(base)) == Some(MdKind::SubroutineType);
        let class_index = self.get(class);
        let pointee = self.of_class(base, class.filter(|_| is_function));
        let bytes = self.size_bits(ty) / 8;
        let flags = self.nodes.word(ty, di_derived_type::FLAGS);
        let representation = match ((flags & flag::MEMBER_REPRESENTATION) >> 16, is_function) {
            (0, _) if bytes == 0 => 0,
            (0, false) => 4,
            (0, true) => 8,
            (inheritance, false) => inheritance as u16,
            (inheritance, true) => inheritance as u16 + 4,
        };
        let mode = if is_function { pointer::TO_MEMBER_FUNCTION } else { pointer::TO_DATA_MEMBER };
        let attributes = Types::pointer_kind(u64::from(self.pointer_bytes) * 8)
            | mode << pointer::MODE_SHIFT
            | options
            | (bytes as u32 & 0xff) << pointer::SIZE_SHIFT;
        let record = Record::new(leaf::POINTER).index(pointee).u32(attributes);
        self.table.add(record.index(class_index).u16(representation))
    }

    fn vtable_shape(&mut self, ty: Node) -> TypeIndex {
        let slots = self.size_bits(ty) / (8 * u64::from(self.pointer_bytes));
        let slots = slots.min(u64::from(u16::MAX)) as u16;
        let mut record = Record::new(leaf::VTABLE_SHAPE).u16(slots);
        for first in (0..slots).step_by(2) {
            let second = if first + 1 < slots { NEAR_SLOT } else { 0 };
            record = record.u8(NEAR_SLOT << 4 | second);
        }
        self.table.add(record)
    }

    fn convention(&self, ty: Node) -> u8 {
        let convention = self.nodes.word(ty, di_subroutine_type::CC);
        CONVENTIONS.iter().find(|&&(known, _)| known == convention).map_or(0, |&(_, own)| own)
    }

    /// What is said of functions of a type, as methods of a class if there is one.
    fn function_options(&self, ty: Node, class: Option<Node>, name: &[u8]) -> u8 {
        let is_non_trivial =
            |class: Node| self.nodes.word(class, di_composite_type::FLAGS) & flag::NON_TRIVIAL != 0;
        let mut options = 0;
        let result = self.nodes.members(ty, di_subroutine_type::TYPES).first().copied().flatten();
        if let Some(result) = result.filter(|&r| self.nodes.kind(r) == Some(MdKind::CompositeType))
            && (class.is_some() || is_non_trivial(result))
        {
            options |= function::RETURNS_CLASS;
        }
        if let Some(class) = class.filter(|&class| is_non_trivial(class))
            && self.nodes.text(class, di_composite_type::NAME) == name
        {
            options |= function::CONSTRUCTOR;
        }
        options
    }

    /// The record of parameters. Nothing at the end means that more may follow.
    fn parameters(&mut self, types: &[TypeIndex]) -> TypeIndex {
        let count = types.len() as u32;
        let record = types.iter().fold(Record::new(leaf::ARG_LIST).u32(count), |r, &ty| r.index(ty));
        self.table.add(record)
    }

    fn procedure(&mut self, ty: Node) -> TypeIndex {
        let types = self.nodes.members(ty, di_subroutine_type::TYPES);
        let mut types: Vec<TypeIndex> = types.into_iter().map(|ty| self.get(ty)).collect();
        if types.len() > 1
            && let Some(last) = types.last_mut().filter(|last| **last == TypeIndex::VOID)
        {
            *last = TypeIndex::NONE;
        }
        let result = if types.is_empty() { TypeIndex::VOID } else { types.remove(0) };
        let parameters = self.parameters(&types);
        let record = Record::new(leaf::PROCEDURE).index(result).u8(self.convention(ty));
        let record = record.u8(self.function_options(ty, None, b"")).u16(types.len() as u16);
        self.table.add(record.index(parameters))
    }

    /// The type of a method: how far its object is moved, whether it has none, and options.
    fn method(
        &mut self,
        ty: Node,
        class: Node,
        adjustment: i32,
        (is_static, options): (bool, u8),
    ) -> TypeIndex {
        let class_index = self.get(Some(class));
        let types = self.nodes.members(ty, di_subroutine_type::TYPES);
        let result = types.first().map_or(TypeIndex::VOID, |&result| self.get(result));
        let mut object = TypeIndex::NONE;
        let mut parameters = types.get(1..).unwrap_or_default();
        if let Some(&first) = parameters.first()
            && let Some(first) = first.filter(|&ty| !is_static && self.is_pointer(ty))
        {
            object = self.object_pointer(first, ty);
            parameters = &parameters[1..];
        }
        let mut indices: Vec<TypeIndex> = parameters.iter().map(|&ty| self.get(ty)).collect();
        if let Some(last) = indices.last_mut().filter(|last| **last == TypeIndex::VOID) {
            *last = TypeIndex::NONE;
        }
        let list = self.parameters(&indices);
        let record = Record::new(leaf::MEMBER_FUNCTION).index(result).index(class_index).index(object);
        let record = record.u8(self.convention(ty)).u8(options).u16(indices.len() as u16);
        self.table.add(record.index(list).u32(adjustment as u32))
    }

    fn is_pointer(&self, ty: Node) -> bool {
        self.nodes.kind(ty) == Some(MdKind::DerivedType) && self.tag(ty) == tag::POINTER
    }

    /// The type of `this` in methods of a type.
    fn object_pointer(&mut self, pointer: Node, method: Node) -> TypeIndex {
        let flags = self.nodes.word(method, di_subroutine_type::FLAGS);
        let options = match () {
            () if flags & flag::LVALUE_REFERENCE != 0 => pointer::LVALUE_THIS,
            () if flags & flag::RVALUE_REFERENCE != 0 => pointer::RVALUE_THIS,
            () => 0,
        };
        self.memoized((pointer, Some(method)), |this| this.pointer(pointer, options))
    }

    /// The type of a method, by its declaration.
    pub(super) fn method_type(&mut self, method: Node, class: Node) -> TypeIndex {
        use di_subprogram as field;
        let method = self.nodes.get(method, field::DECLARATION).unwrap_or(method);
        self.memoized((method, Some(class)), |this| {
            let is_static = this.nodes.word(method, field::FLAGS) & flag::STATIC_MEMBER != 0;
            let Some(ty) = this.nodes.get(method, field::TYPE) else { return TypeIndex::NONE };
            let name = this.nodes.text(method, field::NAME);
            let options = this.function_options(ty, Some(class), name);
            let adjustment = this.nodes.word(method, field::THIS_ADJUSTMENT) as i32;
            this.method(ty, class, adjustment, (is_static, options))
        })
    }

    /// The number of a function itself.
    pub fn function_id(&mut self, function: Option<Node>) -> TypeIndex {
        use di_subprogram as field;
        let Some(function) = function else { return TypeIndex::NONE };
        if let Some(&known) = self.known.get(&(function, None)) {
            return known;
        }
        // Arguments of templates are no part of it.
        let name = self.nodes.text(function, field::NAME);
        let name = without_arguments(name);
        let scope = self.nodes.get(function, field::SCOPE);
        let class = scope.filter(|&scope| self.nodes.kind(scope) == Some(MdKind::CompositeType));
        let index = match class {
            Some(class) => {
                let class_index = self.get(Some(class));
                let ty = self.method_type(function, class);
                self.table.add(Record::new(leaf::MEMBER_FUNC_ID).index(class_index).index(ty).name(name))
            }
            None => {
                let scope = self.scope_id(scope);
                let ty = self.nodes.get(function, field::TYPE);
                let ty = self.get(ty);
                self.table.add(Record::new(leaf::FUNC_ID).index(scope).index(ty).name(name))
            }
        };
        self.known.insert((function, None), index);
        index
    }

    /// The name of a namespace.
    fn scope_id(&mut self, scope: Option<Node>) -> TypeIndex {
        let kind = scope.and_then(|scope| self.nodes.kind(scope));
        let (Some(scope), false) = (scope, matches!(kind, Some(MdKind::File | MdKind::Subprogram))) else {
            return TypeIndex::NONE;
        };
        if let Some(&known) = self.known.get(&(scope, None)) {
            return known;
        }
        let name = self.qualified_name_of(scope);
        let index = self.table.string(&name);
        self.known.insert((scope, None), index);
        index
    }

    /// Whether values of a derived type are addresses.
    pub fn is_address(&self, ty: Node) -> bool {
        use tag::{POINTER, POINTER_TO_MEMBER, REFERENCE, RVALUE_REFERENCE};
        matches!(self.tag(ty), POINTER | POINTER_TO_MEMBER | REFERENCE | RVALUE_REFERENCE)
    }

    /// Text of a field.
    pub fn text(&self, node: Node, field: FieldRef) -> &'m [u8] {
        self.nodes.text(node, field)
    }
}

/// A name without the arguments of a template at its end.
fn without_arguments(name: &[u8]) -> &[u8] {
    if !name.ends_with(b">") {
        return name;
    }
    let mut open = 0;
    let begin = name.iter().rposition(|&byte| {
        match byte {
            b'>' => open += 1,
            b'<' => open -= 1,
            _ => {}
        }
        open == 0
    });
    &name[..begin.unwrap_or(name.len())]
}
