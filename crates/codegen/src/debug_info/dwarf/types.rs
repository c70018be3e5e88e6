//! Types: basic and derived ones, functions, arrays and enumerations. Those with members are in `composites`.
//!
//! The order of entries and attributes is LLVM's, so that the outputs can be compared.

use super::constants::{CC_NORMAL, END_BIG, END_LITTLE, LANGS_C, at, ate, flag, form, tag};
use super::die::{Die, Dies};
use super::expressions::operations;
use super::unit::{MAX_CHAIN, UnitBuilder};
use crate::debug_info::metadata::Node;
use ir::metadata::dwarf::op as md_op;
use ir::metadata::{FieldRef, MdKind, schema};

/// The type that counts the elements of arrays.
const INDEX_NAME: &[u8] = b"__ARRAY_SIZE_TYPE__";

impl UnitBuilder<'_, '_> {
    /// Says that something has a type, if it has one.
    pub fn type_of(&mut self, die: Die, node: Node, field: FieldRef) {
        if let Some(ty) = self.nodes.get(node, field) {
            self.refer_to_type(die, at::TYPE, ty);
        }
    }

    pub fn refer_to_type(&mut self, die: Die, name: u16, ty: Node) {
        if let Some(ty) = self.type_die(ty) {
            self.refer(die, name, ty);
        }
    }

    /// The entry of a type, made if it is new; `None` for what is no type.
    pub fn type_die(&mut self, ty: Node) -> Option<Die> {
        if let Some(&die) = self.by_node.get(&ty) {
            return Some(die);
        }
        let ty = self.qualified(ty)?;
        if let Some(&die) = self.by_node.get(&ty) {
            return Some(die);
        }
        let tag = match self.nodes.kind(ty)? {
            MdKind::BasicType => self.nodes.word(ty, schema::di_basic_type::TAG),
            MdKind::FixedPointType => self.nodes.word(ty, schema::di_fixed_point_type::TAG),
            MdKind::StringType => self.nodes.word(ty, schema::di_string_type::TAG),
            MdKind::DerivedType => self.nodes.word(ty, schema::di_derived_type::TAG),
            MdKind::CompositeType => self.nodes.word(ty, schema::di_composite_type::TAG),
            MdKind::SubroutineType => tag::SUBROUTINE_TYPE.into(),
            MdKind::SubrangeType => tag::SUBRANGE_TYPE.into(),
            _ => return None,
        };
        let context = self.context_of(ty);
        if let Some(&die) = self.by_node.get(&ty) {
            return Some(die);
        }
        let die = self.dies.add(tag as u16, context);
        self.by_node.insert(ty, die);
        self.describe_type(die, ty);
        self.name_of_type(die, ty);
        Some(die)
    }

    /// A type without the qualifiers that the version does not have: `restrict` came with version 3, atomic types with 5.
    fn qualified(&self, ty: Node) -> Option<Node> {
        use schema::di_derived_type as field;
        let mut ty = ty;
        for _ in 0..MAX_CHAIN {
            let tag = match self.nodes.kind(ty) {
                Some(MdKind::DerivedType) => self.nodes.word(ty, field::TAG) as u16,
                _ => 0,
            };
            match (tag, self.version) {
                (tag::RESTRICT_TYPE, ..3) | (tag::ATOMIC_TYPE, ..5) => {
                    ty = self.nodes.get(ty, field::BASE_TYPE)?;
                }
                _ => break,
            }
        }
        Some(ty)
    }

    fn name_of_type(&mut self, die: Die, ty: Node) {
        use schema::{di_basic_type, di_composite_type, di_derived_type};
        let (name, scope, flags) = match self.nodes.kind(ty) {
            Some(MdKind::BasicType) => (di_basic_type::NAME, None, di_basic_type::FLAGS),
            Some(MdKind::DerivedType) => {
                (di_derived_type::NAME, Some(di_derived_type::SCOPE), di_derived_type::FLAGS)
            }
            Some(MdKind::CompositeType) => {
                (di_composite_type::NAME, Some(di_composite_type::SCOPE), di_composite_type::FLAGS)
            }
            _ => return,
        };
        if self.nodes.word(ty, flags) & flag::FORWARD == 0 {
            let scope = scope.and_then(|scope| self.nodes.get(ty, scope));
            let name = self.nodes.text(ty, name);
            self.name_type(scope, name, die);
        }
    }

    pub(super) fn fill_type(&mut self, die: Die, ty: Node) {
        match self.nodes.kind(ty) {
            Some(MdKind::BasicType) => self.basic(die, ty),
            Some(MdKind::FixedPointType) => self.fixed_point(die, ty),
            Some(MdKind::StringType) => self.string_type(die, ty),
            Some(MdKind::DerivedType) => self.derived(die, ty),
            Some(MdKind::SubroutineType) => self.subroutine(die, ty),
            Some(MdKind::SubrangeType) => self.subrange_type(die, ty),
            Some(MdKind::CompositeType) => self.composite(die, ty),
            _ => {}
        }
    }

    pub(super) fn bytes_of(&self, node: Node, field: FieldRef) -> u64 {
        self.nodes.number(node, field).unwrap_or(0) as u64 / 8
    }

    fn basic(&mut self, die: Die, ty: Node) {
        use schema::di_basic_type as field;
        self.text_of(die, at::NAME, ty, field::NAME);
        if self.dies.get(die).tag == tag::UNSPECIFIED_TYPE {
            return;
        }
        let encoding = self.nodes.word(ty, field::ENCODING);
        self.number_in(die, at::ENCODING, form::DATA1, encoding.into());
        self.number(die, at::BYTE_SIZE, self.bytes_of(ty, field::SIZE));
        let data_bits = self.nodes.word(ty, field::DATA_SIZE);
        if data_bits != 0 {
            self.number(die, at::BIT_SIZE, data_bits.into());
        }
        let flags = self.nodes.word(ty, field::FLAGS);
        let order = match flags & (flag::BIG_ENDIAN | flag::LITTLE_ENDIAN) {
            flag::BIG_ENDIAN => END_BIG,
            flag::LITTLE_ENDIAN => END_LITTLE,
            _ => 0,
        };
        if order != 0 {
            self.number_in(die, at::ENDIANITY, form::DATA1, order);
        }
        let inhabitants = self.nodes.word(ty, field::NUM_EXTRA_INHABITANTS);
        if inhabitants != 0 {
            self.number(die, at::LLVM_NUM_EXTRA_INHABITANTS, inhabitants.into());
        }
    }

    fn fixed_point(&mut self, die: Die, ty: Node) {
        use schema::di_fixed_point_type as field;
        self.text_of(die, at::NAME, ty, field::NAME);
        let encoding = self.nodes.word(ty, field::ENCODING);
        self.number_in(die, at::ENCODING, form::DATA1, encoding.into());
        self.number(die, at::BYTE_SIZE, self.bytes_of(ty, field::SIZE));
    }

    fn string_type(&mut self, die: Die, ty: Node) {
        use schema::di_string_type as field;
        self.text_of(die, at::NAME, ty, field::NAME);
        let length = self.nodes.get(ty, field::STRING_LENGTH);
        if length.is_some() || self.nodes.get(ty, field::STRING_LENGTH_EXPRESSION).is_some() {
            let computed = self.nodes.get(ty, field::STRING_LENGTH_EXPRESSION);
            self.computed(die, at::STRING_LENGTH, length.or(computed));
        } else {
            self.number(die, at::BYTE_SIZE, self.bytes_of(ty, field::SIZE));
        }
        let place = self.nodes.get(ty, field::STRING_LOCATION_EXPRESSION);
        self.computed(die, at::DATA_LOCATION, place);
        let encoding = self.nodes.word(ty, field::ENCODING);
        if encoding != 0 {
            self.number_in(die, at::ENCODING, form::DATA1, encoding.into());
        }
    }

    /// A fact that a variable has the value of, or that is computed when the program runs.
    pub(super) fn computed(&mut self, die: Die, name: u16, fact: Option<Node>) {
        let Some(fact) = fact else { return };
        match self.nodes.kind(fact) {
            Some(MdKind::LocalVariable | MdKind::GlobalVariable) => {
                if let Some(&variable) = self.by_node.get(&fact) {
                    self.refer(die, name, variable);
                }
            }
            Some(MdKind::Expression) => {
                let mut bytes = Vec::new();
                if operations(&self.nodes.elements(fact), &mut bytes).is_some() {
                    self.bytes(die, name, bytes);
                }
            }
            _ => {}
        }
    }

    fn derived(&mut self, die: Die, ty: Node) {
        use schema::di_derived_type as field;
        let kind = self.dies.get(die).tag;
        self.type_of(die, ty, field::BASE_TYPE);
        self.text_of(die, at::NAME, ty, field::NAME);
        self.annotations(die, ty, field::ANNOTATIONS);
        let align = u64::from(self.nodes.word(ty, field::ALIGN)) / 8;
        if kind == tag::TYPEDEF && align != 0 && self.version >= 5 {
            self.number_in(die, at::ALIGNMENT, form::UDATA, align);
        }
        const POINTERS: [u16; 4] =
            [tag::POINTER_TYPE, tag::PTR_TO_MEMBER_TYPE, tag::REFERENCE_TYPE, tag::RVALUE_REFERENCE_TYPE];
        let bytes = self.bytes_of(ty, field::SIZE);
        if bytes != 0 && !POINTERS.contains(&kind) {
            self.number(die, at::BYTE_SIZE, bytes);
        }
        if kind == tag::PTR_TO_MEMBER_TYPE
            && let Some(class) = self.nodes.get(ty, field::EXTRA_DATA)
        {
            self.refer_to_type(die, at::CONTAINING_TYPE, class);
        }
        let flags = self.nodes.word(ty, field::FLAGS);
        self.access(die, flags);
        if flags & flag::FORWARD == 0 {
            self.source(die, ty, (field::FILE, field::LINE));
        }
        let space = self.nodes.word(ty, field::DWARF_ADDRESS_SPACE);
        if space != u32::MAX {
            self.number_in(die, at::ADDRESS_CLASS, form::DATA4, space.into());
        }
        if kind == tag::TEMPLATE_ALIAS {
            self.template_parameters(die, ty, field::EXTRA_DATA);
        }
        self.pointer_authentication(die, ty);
    }

    fn subroutine(&mut self, die: Die, ty: Node) {
        use schema::di_subroutine_type as field;
        let types = self.nodes.members(ty, field::TYPES);
        if let Some(&Some(result)) = types.first() {
            self.refer_to_type(die, at::TYPE, result);
        }
        self.parameters(die, &types);
        let is_prototyped = !matches!(types[..], [_, None]);
        if is_prototyped && LANGS_C.contains(&self.language()) {
            self.flag(die, at::PROTOTYPED);
        }
        let convention = self.nodes.word(ty, field::CC);
        if convention != 0 && convention != CC_NORMAL {
            self.number_in(die, at::CALLING_CONVENTION, form::DATA1, convention.into());
        }
        let flags = self.nodes.word(ty, field::FLAGS);
        self.reference_qualifiers(die, flags);
    }

    pub(super) fn reference_qualifiers(&mut self, die: Die, flags: u32) {
        if flags & flag::LVALUE_REFERENCE != 0 {
            self.flag(die, at::REFERENCE);
        }
        if flags & flag::RVALUE_REFERENCE != 0 {
            self.flag(die, at::RVALUE_REFERENCE);
        }
    }

    /// The parameters of a type or declaration, after the type of its result; nothing stands for more of them.
    pub(super) fn parameters(&mut self, die: Die, types: &[Option<Node>]) {
        for ty in types.iter().skip(1) {
            let Some(ty) = *ty else {
                self.dies.add(tag::UNSPECIFIED_PARAMETERS, die);
                continue;
            };
            let parameter = self.dies.add(tag::FORMAL_PARAMETER, die);
            self.refer_to_type(parameter, at::TYPE, ty);
            if self.flags_of_type(ty) & flag::ARTIFICIAL != 0 {
                self.flag(parameter, at::ARTIFICIAL);
            }
        }
    }

    pub(super) fn flags_of_type(&self, ty: Node) -> u32 {
        match self.nodes.kind(ty) {
            Some(MdKind::DerivedType) => self.nodes.word(ty, schema::di_derived_type::FLAGS),
            Some(MdKind::CompositeType) => self.nodes.word(ty, schema::di_composite_type::FLAGS),
            Some(MdKind::BasicType) => self.nodes.word(ty, schema::di_basic_type::FLAGS),
            _ => 0,
        }
    }

    fn subrange_type(&mut self, die: Die, ty: Node) {
        use schema::di_subrange_type as field;
        self.type_of(die, ty, field::BASE_TYPE);
        self.text_of(die, at::NAME, ty, field::NAME);
        let bytes = self.bytes_of(ty, field::SIZE);
        if bytes != 0 {
            self.number(die, at::BYTE_SIZE, bytes);
        }
        self.source(die, ty, (field::FILE, field::LINE));
        self.bound(die, at::LOWER_BOUND, ty, field::LOWER_BOUND);
        self.bound(die, at::UPPER_BOUND, ty, field::UPPER_BOUND);
        self.bound(die, at::BYTE_STRIDE, ty, field::STRIDE);
    }

    // Arrays.

    pub(super) fn array(&mut self, die: Die, ty: Node) {
        use schema::di_composite_type as field;
        if self.nodes.word(ty, field::FLAGS) & flag::VECTOR != 0 {
            self.flag(die, at::GNU_VECTOR);
            self.padding_of_vector(die, ty);
        }
        let facts = [
            (at::DATA_LOCATION, field::DATA_LOCATION),
            (at::ASSOCIATED, field::ASSOCIATED),
            (at::ALLOCATED, field::ALLOCATED),
        ];
        for (name, field) in facts {
            let fact = self.nodes.get(ty, field);
            self.computed(die, name, fact);
        }
        if let Some(rank) = self.nodes.get(ty, field::RANK) {
            match self.nodes.integer(rank) {
                Some(rank) => self.number_in(die, at::RANK, form::SDATA, rank.signed() as u64),
                None => self.computed(die, at::RANK, Some(rank)),
            }
        }
        if let Some(stride) = self.nodes.number(ty, field::BIT_STRIDE) {
            self.number(die, at::BIT_STRIDE, stride as u64);
        }
        self.type_of(die, ty, field::BASE_TYPE);
        for element in self.nodes.members(ty, field::ELEMENTS).into_iter().flatten() {
            match self.nodes.kind(element) {
                Some(MdKind::Subrange) => self.subrange(die, element),
                Some(MdKind::GenericSubrange) => self.generic_subrange(die, element),
                Some(MdKind::SubrangeType) => {
                    self.type_die(element);
                }
                _ => {}
            }
        }
    }

    fn subrange(&mut self, array: Die, range: Node) {
        use schema::di_subrange as field;
        let bounds = [field::LOWER_BOUND, field::COUNT, field::UPPER_BOUND, field::STRIDE];
        self.dimension(array, tag::SUBRANGE_TYPE, range, bounds);
    }

    /// The bounds of all dimensions of an array whose number of dimensions is not known.
    fn generic_subrange(&mut self, array: Die, range: Node) {
        use schema::di_generic_subrange as field;
        let bounds = [field::LOWER_BOUND, field::COUNT, field::UPPER_BOUND, field::STRIDE];
        self.dimension(array, tag::GENERIC_SUBRANGE, range, bounds);
    }

    /// `bounds`: the fields with the lower bound, the number of elements, the upper bound and the distance of elements.
    fn dimension(&mut self, array: Die, tag: u16, range: Node, bounds: [FieldRef; 4]) {
        let die = self.dies.add(tag, array);
        let index = self.index_type();
        self.refer(die, at::TYPE, index);
        for (attribute, field) in
            [at::LOWER_BOUND, at::COUNT, at::UPPER_BOUND, at::BYTE_STRIDE].into_iter().zip(bounds)
        {
            self.bound(die, attribute, range, field);
        }
    }

    /// A vector may be larger than its elements.
    fn padding_of_vector(&mut self, die: Die, ty: Node) {
        use schema::{di_basic_type, di_composite_type as field};
        let (Some(bits), Some(base)) =
            (self.nodes.number(ty, field::SIZE), self.nodes.get(ty, field::BASE_TYPE))
        else {
            return;
        };
        let element = self.nodes.number(base, di_basic_type::SIZE);
        let range = self.nodes.members(ty, field::ELEMENTS).into_iter().flatten().next();
        let count = range.and_then(|range| self.nodes.number(range, schema::di_subrange::COUNT));
        if let (Some(element), Some(count)) = (element, count)
            && element.checked_mul(count).is_some_and(|own| own != bits)
        {
            self.number(die, at::BYTE_SIZE, bits as u64 / 8);
        }
    }

    fn bound(&mut self, die: Die, name: u16, range: Node, field: FieldRef) {
        let Some(bound) = self.nodes.get(range, field) else { return };
        let Some(value) = self.constant_bound(bound) else {
            return self.computed(die, name, Some(bound));
        };
        match name {
            // An array whose length is not known.
            at::COUNT if value == -1 => {}
            at::COUNT => self.number(die, name, value as u64),
            at::LOWER_BOUND if self.default_lower_bound() == Some(value) => {}
            _ => self.number_in(die, name, form::SDATA, value as u64),
        }
    }

    /// A bound that is a number, or an expression of nothing but a number with a sign.
    fn constant_bound(&self, bound: Node) -> Option<i64> {
        if let Some(number) = self.nodes.integer(bound) {
            return Some(number.signed());
        }
        match (self.nodes.kind(bound), &self.nodes.elements(bound)[..]) {
            (Some(MdKind::Expression), &[md_op::CONSTS, value]) => Some(value as i64),
            _ => None,
        }
    }

    /// Where the language counts from: `None` if the version of DWARF does not know the language.
    fn default_lower_bound(&self) -> Option<i64> {
        /// Those that version 4 knows and that count from zero: C, C++, Objective-C, UPC, D, Python.
        const OLD_FROM_ZERO: [u32; 9] = [0x01, 0x02, 0x04, 0x0c, 0x10, 0x11, 0x12, 0x13, 0x14];
        /// Those that count from one: Ada, Cobol, Fortran, Pascal, Modula-2, PL/I; and from version 5 on Modula-3, Julia and
        /// newer Fortran.
        const OLD_FROM_ONE: [u32; 10] = [0x03, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0d, 0x0e, 0x0f];
        const NEW_FROM_ONE: [u32; 5] = [0x17, 0x1f, 0x22, 0x23, 0x2d];
        match self.language() {
            language if OLD_FROM_ZERO.contains(&language) => Some(0),
            language if OLD_FROM_ONE.contains(&language) => Some(1),
            0x8000.. => None,
            _ if self.version < 5 => None,
            language => Some(NEW_FROM_ONE.contains(&language).into()),
        }
    }

    fn index_type(&mut self) -> Die {
        if let Some(die) = self.index_type {
            return die;
        }
        let die = self.dies.add(tag::BASE_TYPE, Dies::ROOT);
        self.index_type = Some(die);
        self.text(die, at::NAME, INDEX_NAME);
        self.number(die, at::BYTE_SIZE, 8);
        /// Fortran counts with signed numbers: FORTRAN 77, 90, 95, 2003, 2008, 2018, 2023.
        const SIGNED: [u32; 7] = [0x07, 0x08, 0x0e, 0x22, 0x23, 0x2d, 0x42];
        let encoding = if SIGNED.contains(&self.language()) { ate::SIGNED } else { ate::UNSIGNED };
        self.number_in(die, at::ENCODING, form::DATA1, encoding.into());
        die
    }

    // Enumerations.

    pub(super) fn enumeration(&mut self, die: Die, ty: Node) {
        use schema::di_composite_type as field;
        let base = self.nodes.get(ty, field::BASE_TYPE);
        let is_unsigned = base.is_some_and(|base| self.is_unsigned(base));
        if base.is_some() {
            self.type_of(die, ty, field::BASE_TYPE);
            if self.nodes.word(ty, field::FLAGS) & flag::ENUM_CLASS != 0 {
                self.flag(die, at::ENUM_CLASS);
            }
        }
        let kind = self.nodes.word(ty, field::ENUM_KIND);
        if kind != u32::MAX {
            self.number_in(die, at::APPLE_ENUM_KIND, form::DATA1, kind.into());
        }
        let scope = self.nodes.get(ty, field::SCOPE);
        let is_named = self.is_global_scope(scope);
        for element in self.nodes.members(ty, field::ELEMENTS).into_iter().flatten() {
            if self.nodes.kind(element) != Some(MdKind::Enumerator) {
                continue;
            }
            let enumerator = self.dies.add(tag::ENUMERATOR, die);
            if is_named {
                let name = self.nodes.text(element, schema::di_enumerator::NAME);
                self.name_value(scope, name, enumerator);
            }
            self.text_of(enumerator, at::NAME, element, schema::di_enumerator::NAME);
            let value = self.nodes.get(element, schema::di_enumerator::VALUE);
            if let Some(value) = value.and_then(|value| self.nodes.integer(value)) {
                self.constant(enumerator, &value, is_unsigned);
            }
        }
    }

    /// The width of a type whose values are integers: a basic type or an enumeration, by whatever name.
    pub(super) fn integer_bits(&self, ty: Node) -> Option<u64> {
        let mut ty = ty;
        for _ in 0..MAX_CHAIN {
            match self.nodes.kind(ty)? {
                MdKind::DerivedType => {
                    use schema::di_derived_type as field;
                    let tag = self.nodes.word(ty, field::TAG) as u16;
                    if !matches!(tag, tag::TYPEDEF | tag::CONST_TYPE | tag::VOLATILE_TYPE) {
                        return None;
                    }
                    ty = self.nodes.get(ty, field::BASE_TYPE)?;
                }
                MdKind::CompositeType => {
                    use schema::di_composite_type as field;
                    if self.nodes.word(ty, field::TAG) as u16 != tag::ENUMERATION_TYPE {
                        return None;
                    }
                    ty = self.nodes.get(ty, field::BASE_TYPE)?;
                }
                MdKind::BasicType => {
                    use schema::di_basic_type as field;
                    return ate::INTEGERS
                        .contains(&self.nodes.word(ty, field::ENCODING))
                        .then(|| self.bytes_of(ty, field::SIZE) * 8);
                }
                _ => return None,
            }
        }
        None
    }

    /// Bits of a type, by whatever name.
    pub(super) fn size_bits(&self, ty: Node) -> u64 {
        use schema::{di_basic_type, di_composite_type, di_derived_type};
        let mut ty = ty;
        for _ in 0..MAX_CHAIN {
            let base = match self.nodes.kind(ty) {
                Some(MdKind::BasicType) => {
                    return self.nodes.number(ty, di_basic_type::SIZE).unwrap_or(0) as u64;
                }
                Some(MdKind::CompositeType) => {
                    return self.nodes.number(ty, di_composite_type::SIZE).unwrap_or(0) as u64;
                }
                Some(MdKind::DerivedType) => {
                    let bits = self.nodes.number(ty, di_derived_type::SIZE).unwrap_or(0);
                    if bits != 0 {
                        return bits as u64;
                    }
                    self.nodes.get(ty, di_derived_type::BASE_TYPE)
                }
                _ => None,
            };
            let Some(base) = base else { return 0 };
            ty = base;
        }
        0
    }

    /// Whether the values of a type are floating-point numbers, by whatever name.
    pub(super) fn is_floating(&self, ty: Node) -> bool {
        use schema::{di_basic_type, di_derived_type};
        let mut ty = ty;
        for _ in 0..MAX_CHAIN {
            match self.nodes.kind(ty) {
                Some(MdKind::DerivedType) => {
                    let tag = self.nodes.word(ty, di_derived_type::TAG) as u16;
                    let base = self.nodes.get(ty, di_derived_type::BASE_TYPE);
                    let is_name = matches!(tag, tag::TYPEDEF | tag::CONST_TYPE | tag::VOLATILE_TYPE);
                    let Some(base) = base.filter(|_| is_name) else { return false };
                    ty = base;
                }
                Some(MdKind::BasicType) => {
                    return !ate::INTEGERS.contains(&self.nodes.word(ty, di_basic_type::ENCODING));
                }
                _ => return false,
            }
        }
        false
    }

    /// Whether constants of a type have no sign.
    pub(super) fn is_unsigned(&self, ty: Node) -> bool {
        let mut ty = ty;
        for _ in 0..MAX_CHAIN {
            let (base, tag) = match self.nodes.kind(ty) {
                Some(MdKind::CompositeType) => {
                    use schema::di_composite_type as field;
                    (self.nodes.get(ty, field::BASE_TYPE), self.nodes.word(ty, field::TAG))
                }
                Some(MdKind::DerivedType) => {
                    use schema::di_derived_type as field;
                    (self.nodes.get(ty, field::BASE_TYPE), self.nodes.word(ty, field::TAG))
                }
                Some(MdKind::BasicType) => {
                    use schema::di_basic_type as field;
                    let encoding = self.nodes.word(ty, field::ENCODING);
                    let unsigned = [ate::ADDRESS, ate::BOOLEAN, ate::UNSIGNED, ate::UNSIGNED_CHAR, ate::UTF];
                    return unsigned.contains(&encoding)
                        || self.nodes.word(ty, field::TAG) as u16 == tag::UNSPECIFIED_TYPE;
                }
                _ => return true,
            };
            match (tag as u16, base) {
                (tag::ENUMERATION_TYPE, None) => return false,
                (
                    tag::POINTER_TYPE
                    | tag::PTR_TO_MEMBER_TYPE
                    | tag::REFERENCE_TYPE
                    | tag::RVALUE_REFERENCE_TYPE,
                    _,
                )
                | (_, None) => return true,
                (tag::STRUCTURE_TYPE | tag::CLASS_TYPE | tag::UNION_TYPE | tag::ARRAY_TYPE, _) => {
                    return true;
                }
                (_, Some(base)) => ty = base,
            }
        }
        true
    }
}
