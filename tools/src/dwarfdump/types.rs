//! Types as a programmer writes them: `int (*)(const char *, ...)`, `ns::V<double, 4>`.
//!
//! A type is written in two parts, as C's declarators are: what stands before the name of a variable and what stands after.
//! Types that contain themselves and types nested very deep end at [`MAX_DEPTH`].

use super::dwarf::{Die, Dwarf};
use super::form::Value;
use super::names;
use gimli::constants as c;

const MAX_DEPTH: u32 = 200;

/// The name of a type; `void` for none.
pub(super) fn qualified_name<'d, 'a>(dwarf: &'d Dwarf<'a>, die: Option<Die<'d, 'a>>) -> String {
    let mut printer = Printer::new(dwarf);
    printer.qualified(die);
    printer.out
}

struct Printer<'d, 'a> {
    dwarf: &'d Dwarf<'a>,
    out: String,
    /// The text ends with a word, so that another word or a `*` is set apart.
    word: bool,
    /// The text ends with the arguments of a template.
    ended_template: bool,
    depth: u32,
}

type Inner<'d, 'a> = Option<Die<'d, 'a>>;

impl<'d, 'a> Printer<'d, 'a> {
    fn new(dwarf: &'d Dwarf<'a>) -> Self {
        Printer { dwarf, out: String::new(), word: true, ended_template: false, depth: 0 }
    }

    fn qualified(&mut self, die: Inner<'d, 'a>) {
        if self.depth >= MAX_DEPTH {
            return;
        }
        self.depth += 1;
        let inner = self.before(die, true);
        self.after(die, inner, false);
        self.depth -= 1;
    }

    /// What the declaration of a type unit's type stands for.
    fn definition(&self, die: Die<'d, 'a>) -> Die<'d, 'a> {
        let signature = die.attribute(c::DW_AT_signature);
        signature.and_then(|value| self.dwarf.resolve(die.unit, &value)).unwrap_or(die)
    }

    fn type_of(&self, die: Die<'d, 'a>) -> Inner<'d, 'a> {
        self.dwarf.referenced(die, c::DW_AT_type)
    }

    fn qualified_before(&mut self, die: Inner<'d, 'a>) -> Inner<'d, 'a> {
        self.before(die, true)
    }

    /// Writes what stands before the name, and gives what [`Printer::after`] needs: the type inside.
    fn before(&mut self, die: Inner<'d, 'a>, qualify: bool) -> Inner<'d, 'a> {
        let Some(die) = die else {
            self.word("void");
            return None;
        };
        if self.depth >= MAX_DEPTH {
            return None;
        }
        let die = self.definition(die);
        self.depth += 1;
        if qualify && is_scoped(die.tag()) {
            self.scopes(die.parent());
        }
        let inner = self.unqualified_before(die);
        self.depth -= 1;
        inner
    }

    fn unqualified_before(&mut self, die: Die<'d, 'a>) -> Inner<'d, 'a> {
        let inner = self.type_of(die);
        match die.tag() {
            c::DW_TAG_pointer_type => self.pointer_before(inner, "*"),
            c::DW_TAG_reference_type => self.pointer_before(inner, "&"),
            c::DW_TAG_rvalue_reference_type => self.pointer_before(inner, "&&"),
            c::DW_TAG_subroutine_type => {
                self.qualified_before(inner);
                if self.word {
                    self.out.push(' ');
                }
                self.word = false;
            }
            c::DW_TAG_array_type => {
                self.qualified_before(inner);
            }
            c::DW_TAG_ptr_to_member_type => {
                self.qualified_before(inner);
                if self.needs_parentheses(inner) {
                    self.out.push('(');
                } else if self.word {
                    self.out.push(' ');
                }
                if let Some(class) = self.dwarf.referenced(die, c::DW_AT_containing_type) {
                    self.qualified(Some(class));
                    self.word = false;
                    self.out.push_str("::");
                }
                self.out.push('*');
                self.word = false;
            }
            c::DW_TAG_const_type | c::DW_TAG_volatile_type => return self.qualifier_before(die),
            c::DW_TAG_namespace => {
                match self.dwarf.short_name(die) {
                    Some(name) => self.out.push_str(&String::from_utf8_lossy(name)),
                    None => self.out.push_str("(anonymous namespace)"),
                }
                return None;
            }
            c::DW_TAG_unspecified_type => {
                let name = self.name_of(die).unwrap_or_default();
                let name = if name == "decltype(nullptr)" { "std::nullptr_t".to_owned() } else { name };
                self.word(&name);
            }
            _ => self.named(die, inner),
        }
        inner
    }

    fn name_of(&self, die: Die<'d, 'a>) -> Option<String> {
        let value = die.attribute(c::DW_AT_name)?;
        Some(String::from_utf8_lossy(self.dwarf.string(die.unit, &value)?).into_owned())
    }

    fn named(&mut self, die: Die<'d, 'a>, _inner: Inner<'d, 'a>) {
        let Some(name) = self.name_of(die) else {
            let tag = names::tag(die.tag().0);
            if let Some(kind) = tag.strip_prefix("DW_TAG_").and_then(|tag| tag.strip_suffix("_type")) {
                self.out.push_str(kind);
                self.out.push(' ');
            }
            return;
        };
        // A template whose name in the symbol table cannot be made from its entry: `_STN|name|arguments`.
        let mut name = &*name;
        if let Some(rest) = name.strip_prefix("_STN|") {
            let (base, _) = rest.split_once('|').unwrap_or((rest, ""));
            name = base;
        }
        self.word = true;
        self.ended_template = name.ends_with('>');
        self.out.push_str(name);
        if self.ended_template {
            return;
        }
        let mut first = true;
        if self.template_arguments(die, &mut first) {
            if first {
                self.out.push('<');
            }
            if self.ended_template {
                self.out.push(' ');
            }
            self.out.push('>');
            self.ended_template = true;
            self.word = true;
        }
    }

    fn word(&mut self, text: &str) {
        self.ended_template = text.ends_with('>');
        self.word = true;
        self.out.push_str(text);
    }

    fn pointer_before(&mut self, inner: Inner<'d, 'a>, sign: &str) {
        self.qualified_before(inner);
        if self.word {
            self.out.push(' ');
        }
        if self.needs_parentheses(inner) {
            self.out.push('(');
        }
        self.out.push_str(sign);
        self.word = false;
        self.ended_template = false;
    }

    /// Whether `*` or `&` before a name has to be set in parentheses.
    fn needs_parentheses(&self, die: Inner<'d, 'a>) -> bool {
        let inner = die.and_then(|die| self.qualifiers(die).2);
        inner.is_some_and(|die| matches!(die.tag(), c::DW_TAG_subroutine_type | c::DW_TAG_array_type))
    }

    /// `const` and `volatile` around a type, and the type inside.
    fn qualifiers(&self, die: Die<'d, 'a>) -> (bool, bool, Inner<'d, 'a>) {
        let (mut is_const, mut is_volatile, mut at) = (false, false, die);
        for _ in 0..2 {
            match at.tag() {
                c::DW_TAG_const_type if !is_const => is_const = true,
                c::DW_TAG_volatile_type if !is_volatile => is_volatile = true,
                _ => return (is_const, is_volatile, Some(at)),
            }
            let Some(next) = self.type_of(at) else { return (is_const, is_volatile, None) };
            at = next;
        }
        (is_const, is_volatile, Some(at))
    }

    fn qualifier_before(&mut self, die: Die<'d, 'a>) -> Inner<'d, 'a> {
        let (is_const, is_volatile, inner) = self.qualifiers(die);
        let text = match (is_const, is_volatile) {
            (true, true) => "const volatile",
            (true, false) => "const",
            _ => "volatile",
        };
        // What an array contains is qualified, not the array.
        let mut element = inner;
        for _ in 0..MAX_DEPTH {
            match element {
                Some(array) if array.tag() == c::DW_TAG_array_type => element = self.type_of(array),
                _ => break,
            }
        }
        let is_pointer = element.is_some_and(|element| {
            matches!(
                element.tag(),
                c::DW_TAG_pointer_type
                    | c::DW_TAG_ptr_to_member_type
                    | c::DW_TAG_reference_type
                    | c::DW_TAG_rvalue_reference_type
            )
        });
        let is_function = element.is_some_and(|element| element.tag() == c::DW_TAG_subroutine_type);
        if is_function {
            self.qualified_before(inner);
        } else if is_pointer {
            self.qualified_before(inner);
            if self.word {
                self.out.push(' ');
            }
            self.out.push_str(text);
            self.word = true;
        } else {
            self.out.push_str(text);
            self.out.push(' ');
            self.qualified_before(inner);
        }
        inner
    }

    fn after(&mut self, die: Inner<'d, 'a>, inner: Inner<'d, 'a>, skip_object: bool) {
        let Some(die) = die else { return };
        if self.depth >= MAX_DEPTH {
            return;
        }
        self.depth += 1;
        match die.tag() {
            c::DW_TAG_subroutine_type => self.parameters(die, inner, skip_object, false, false),
            // What follows the elements' own names is left out, as llvm-dwarfdump does.
            c::DW_TAG_array_type => self.dimensions(die),
            c::DW_TAG_const_type | c::DW_TAG_volatile_type => {
                let (is_const, is_volatile, inner) = self.qualifiers(die);
                match inner {
                    Some(function) if function.tag() == c::DW_TAG_subroutine_type => {
                        let result = self.type_of(function);
                        self.parameters(function, result, skip_object, is_const, is_volatile);
                    }
                    inner => self.after_type(inner, false),
                }
            }
            c::DW_TAG_ptr_to_member_type => {
                if self.needs_parentheses(inner) {
                    self.out.push(')');
                }
                let is_function = inner.is_some_and(|inner| inner.tag() == c::DW_TAG_subroutine_type);
                self.after_type(inner, is_function);
            }
            c::DW_TAG_pointer_type | c::DW_TAG_reference_type | c::DW_TAG_rvalue_reference_type => {
                if self.needs_parentheses(inner) {
                    self.out.push(')');
                }
                self.after_type(inner, false);
            }
            _ => {}
        }
        self.depth -= 1;
    }

    fn after_type(&mut self, die: Inner<'d, 'a>, skip_object: bool) {
        let Some(die) = die else { return };
        let inner = self.type_of(die);
        self.after(Some(die), inner, skip_object);
    }

    fn parameters(
        &mut self,
        die: Die<'d, 'a>,
        result: Inner<'d, 'a>,
        skip_object: bool,
        mut is_const: bool,
        mut is_volatile: bool,
    ) {
        let mut object = None;
        self.out.push('(');
        self.ended_template = false;
        let mut first = true;
        for (i, child) in die.children().enumerate() {
            match child.tag() {
                c::DW_TAG_formal_parameter => {
                    let parameter = self.type_of(child);
                    if i == 0 && skip_object && child.flag(c::DW_AT_artificial) {
                        object = parameter;
                        continue;
                    }
                    if !std::mem::take(&mut first) {
                        self.out.push_str(", ");
                    }
                    self.qualified(parameter);
                }
                c::DW_TAG_unspecified_parameters => {
                    if !std::mem::take(&mut first) {
                        self.out.push_str(", ");
                    }
                    self.out.push_str("...");
                }
                _ => {}
            }
        }
        self.ended_template = false;
        self.out.push(')');
        if let Some(pointer) = object.filter(|object| object.tag() == c::DW_TAG_pointer_type)
            && let Some(class) = self.type_of(pointer)
        {
            let (c, v, _) = self.qualifiers(class);
            is_const |= c;
            is_volatile |= v;
        }
        for (is, text) in [
            (is_const, " const"),
            (is_volatile, " volatile"),
            (die.flag(c::DW_AT_reference), " &"),
            (die.flag(c::DW_AT_rvalue_reference), " &&"),
        ] {
            if is {
                self.out.push_str(text);
            }
        }
        self.after_type(result, false);
    }

    fn dimensions(&mut self, die: Die<'d, 'a>) {
        let default_lower = lower_bound_of_language(die);
        for child in die.children() {
            if child.tag() != c::DW_TAG_subrange_type && child.tag() != c::DW_TAG_generic_subrange {
                continue;
            }
            let number = |attribute| {
                let value: Option<Value<'_>> = child.attribute(attribute);
                value.and_then(|value| value.constant())
            };
            let signed = |attribute| {
                let value: Option<Value<'_>> = child.attribute(attribute);
                value.filter(|value| value.constant().is_some()).and_then(|value| value.signed())
            };
            let (lower, count, upper) =
                (signed(c::DW_AT_lower_bound), number(c::DW_AT_count), number(c::DW_AT_upper_bound));
            let lower = lower.filter(|lower| Some(*lower) != default_lower);
            if lower.is_none() && count.is_none() && upper.is_none() {
                self.out.push_str("[]");
            } else if lower.is_none() && (count.is_some() || upper.is_some()) && default_lower.is_some() {
                let extent = count.or_else(|| {
                    let first = default_lower.unwrap_or(0) as u64;
                    upper.map(|upper| upper.wrapping_sub(first).wrapping_add(1))
                });
                self.out.push_str(&format!("[{}]", extent.unwrap_or(0)));
            } else {
                let low = lower.map_or_else(|| "?".to_owned(), |low| low.to_string());
                let end = match (count, upper, lower) {
                    (Some(count), _, Some(low)) => (low as u64).wrapping_add(count).to_string(),
                    (Some(count), ..) => format!("? + {count}"),
                    (None, Some(upper), _) => upper.wrapping_add(1).to_string(),
                    _ => "?".to_owned(),
                };
                self.out.push_str(&format!("[[{low}, {end})]"));
            }
        }
    }

    /// Names of what contains an entry, each with `::`.
    fn scopes(&mut self, die: Inner<'d, 'a>) {
        let mut around = Vec::new();
        let mut at = die;
        while let Some(die) = at {
            match die.tag() {
                c::DW_TAG_compile_unit
                | c::DW_TAG_type_unit
                | c::DW_TAG_skeleton_unit
                | c::DW_TAG_partial_unit
                | c::DW_TAG_subprogram
                | c::DW_TAG_lexical_block => break,
                _ => {}
            }
            let die = self.definition(die);
            around.push(die);
            if around.len() > MAX_DEPTH as usize {
                break;
            }
            at = die.parent();
        }
        for die in around.into_iter().rev() {
            self.unqualified_before(die);
            self.out.push_str("::");
            self.word = false;
            self.ended_template = false;
        }
    }

    /// Arguments of a template, after `<` if `first` is still true; whether there are parameters at all.
    fn template_arguments(&mut self, die: Die<'d, 'a>, first: &mut bool) -> bool {
        let mut is_template = false;
        for child in die.children() {
            match child.tag() {
                c::DW_TAG_GNU_template_parameter_pack => {
                    is_template = true;
                    self.depth += 1;
                    if self.depth < MAX_DEPTH {
                        self.template_arguments(child, first);
                    }
                    self.depth -= 1;
                }
                c::DW_TAG_template_value_parameter => {
                    is_template = true;
                    self.separate(first);
                    self.template_value(child);
                }
                c::DW_TAG_GNU_template_template_param => {
                    is_template = true;
                    self.separate(first);
                    let name = child.attribute(c::DW_AT_GNU_template_name);
                    let name =
                        name.and_then(|value| self.dwarf.string(child.unit, &value)).unwrap_or_default();
                    let name = String::from_utf8_lossy(name);
                    self.word(&name);
                }
                c::DW_TAG_template_type_parameter => {
                    is_template = true;
                    self.separate(first);
                    let argument = self.type_of(child);
                    self.qualified(argument);
                }
                _ => {}
            }
        }
        is_template
    }

    fn separate(&mut self, first: &mut bool) {
        self.out.push_str(if std::mem::take(first) { "<" } else { ", " });
        self.ended_template = false;
        self.word = false;
    }

    fn template_value(&mut self, parameter: Die<'d, 'a>) {
        let of = self.type_of(parameter);
        let value = parameter.attribute(c::DW_AT_const_value);
        let (Some(of), Some(value)) = (of, value) else { return };
        self.ended_template = false;
        self.word = true;
        let number = value.signed().unwrap_or(0);
        if of.tag() == c::DW_TAG_enumeration_type {
            self.out.push('(');
            self.qualified(Some(of));
            self.out.push_str(&format!("){number}"));
            self.ended_template = false;
            return;
        }
        let unsigned = value.unsigned().unwrap_or(0);
        let text = match &*self.name_of(of).unwrap_or_default() {
            "bool" => if number != 0 { "true" } else { "false" }.to_owned(),
            "short" => format!("(short){number}"),
            "unsigned short" => format!("(unsigned short){unsigned}"),
            "int" => number.to_string(),
            "long" => format!("{number}L"),
            "long long" => format!("{number}LL"),
            "unsigned int" => format!("{unsigned}U"),
            "unsigned long" => format!("{unsigned}UL"),
            "unsigned long long" => format!("{unsigned}ULL"),
            "char" if (0x20..0x7f).contains(&number) => match number as u8 as char {
                quoted @ ('\'' | '\\') => format!("'\\{quoted}'"),
                letter => format!("'{letter}'"),
            },
            "char" => format!("'\\x{:02x}'", number as u8),
            "signed char" => format!("(signed char)'\\x{:02x}'", number as u8),
            "unsigned char" => format!("(unsigned char)'\\x{:02x}'", number as u8),
            _ => number.to_string(),
        };
        self.out.push_str(&text);
    }
}

fn is_scoped(tag: c::DwTag) -> bool {
    matches!(
        tag,
        c::DW_TAG_structure_type
            | c::DW_TAG_class_type
            | c::DW_TAG_union_type
            | c::DW_TAG_namespace
            | c::DW_TAG_enumeration_type
            | c::DW_TAG_typedef
    )
}

/// The first index of an array if nothing is said, in the unit's language.
fn lower_bound_of_language(die: Die<'_, '_>) -> Option<i64> {
    let language = die.unit.attribute(0, c::DW_AT_language)?.constant()?;
    let from_one = matches!(
        c::DwLang(language as u16),
        c::DW_LANG_Ada83
            | c::DW_LANG_Ada95
            | c::DW_LANG_Cobol74
            | c::DW_LANG_Cobol85
            | c::DW_LANG_Fortran77
            | c::DW_LANG_Fortran90
            | c::DW_LANG_Fortran95
            | c::DW_LANG_Fortran03
            | c::DW_LANG_Fortran08
            | c::DW_LANG_Julia
            | c::DW_LANG_Modula2
            | c::DW_LANG_Modula3
            | c::DW_LANG_Pascal83
            | c::DW_LANG_PLI
    );
    Some(i64::from(from_one))
}
