//! Classes of exceptions of the C++ library: their type information, tables of virtual functions, constructors and texts.
//!
//! Classes with a text hold a pointer to a copy of it behind the pointer to their table, as the library's do, so that classes
//! of the program may be derived from them. What a program refers to and the library would define is laid out before it runs.

use super::streams::standard_descriptor;
use super::{Call, Row};
use crate::machine::{Machine, Step, Stop};
use crate::memory::ObjectKind;
use crate::value::Value;
use ir::Type;

/// A class by its mangled name, with its base and what it says of itself if it has no text of its own.
struct Class {
    name: &'static str,
    base: Option<&'static str>,
    text: Option<&'static str>,
}

const fn plain(name: &'static str, base: Option<&'static str>, text: &'static str) -> Class {
    Class { name, base, text: Some(text) }
}

const fn with_text(name: &'static str, base: &'static str) -> Class {
    Class { name, base: Some(base), text: None }
}

const CLASSES: &[Class] = &[
    plain("St9exception", None, "std::exception"),
    plain("St9bad_alloc", Some("St9exception"), "std::bad_alloc"),
    plain("St20bad_array_new_length", Some("St9bad_alloc"), "std::bad_array_new_length"),
    plain("St8bad_cast", Some("St9exception"), "std::bad_cast"),
    plain("St10bad_typeid", Some("St9exception"), "std::bad_typeid"),
    plain("St13bad_exception", Some("St9exception"), "std::bad_exception"),
    plain("St17bad_function_call", Some("St9exception"), "bad_function_call"),
    plain("St12bad_weak_ptr", Some("St9exception"), "bad_weak_ptr"),
    with_text("St11logic_error", "St9exception"),
    with_text("St12domain_error", "St11logic_error"),
    with_text("St16invalid_argument", "St11logic_error"),
    with_text("St12length_error", "St11logic_error"),
    with_text("St12out_of_range", "St11logic_error"),
    with_text("St13runtime_error", "St9exception"),
    with_text("St11range_error", "St13runtime_error"),
    with_text("St14overflow_error", "St13runtime_error"),
    with_text("St15underflow_error", "St13runtime_error"),
];

fn class(name: &str) -> Option<&'static Class> {
    CLASSES.iter().find(|class| class.name == name)
}

/// Where a text is in an object.
const TEXT: u64 = 8;

/// The words of a table: the distance to the whole object, the type, two destructors, and `what`.
const TABLE_WORDS: u64 = 5;
/// Those before the place that objects point to.
const TABLE_HEADER: u64 = 16;

impl Machine<'_, '_> {
    /// Bytes of a variable that the library defines, if this is one of them.
    pub(crate) fn library_variable_size(name: &[u8]) -> Option<u64> {
        let name = str::from_utf8(name).ok()?;
        if let Some(of) = name.strip_prefix("_ZTV") {
            return class(of).map(|_| 8 * TABLE_WORDS);
        }
        match name.strip_prefix("_ZTI").and_then(class) {
            Some(_) => Some(8 * 3),
            None if fundamental_type(name).is_some() => Some(8 * 2),
            None => Self::stream_variable_size(name),
        }
    }

    /// Gives variables of the library that the program refers to their contents.
    pub(crate) fn lay_out_library_variables(&mut self) -> Step<()> {
        let module = self.module;
        for &variable in &module.order.variables {
            let data = &module.globals[variable];
            let is_defined = data.as_variable().is_some_and(|variable| variable.initializer.is_some());
            let Ok(name) = str::from_utf8(&data.name) else { continue };
            if is_defined {
                continue;
            }
            let address = self.globals[variable];
            if let Some(class) = name.strip_prefix("_ZTI").and_then(class) {
                self.library_types.insert(class.name, address);
                fill_type(self, class, address)?;
            }
            if let Some(class) = name.strip_prefix("_ZTV").and_then(class) {
                self.library_tables.insert(class.name, address);
                fill_table(self, class, address)?;
            }
            if let Some(ty) = fundamental_type(name) {
                let text = new_text(self, ty.as_bytes(), ObjectKind::Global)?;
                self.store(address + 8, Type::PTR, &Value::pointer(text))?;
            }
            if let Some(descriptor) = standard_descriptor(&data.name) {
                let stream = self.standard_stream(descriptor)?;
                self.store(address, Type::PTR, &Value::pointer(stream))?;
            }
            self.lay_out_stream_variable(name, address)?;
        }
        Ok(())
    }

    /// The type information of the base of a class of the library.
    pub(crate) fn library_base(&mut self, of: u64) -> Step<Option<u64>> {
        let found = CLASSES.iter().find(|class| self.library_types.get(class.name) == Some(&of));
        match found.and_then(|found| found.base).and_then(class) {
            Some(base) => type_info(self, base).map(Some),
            None => Ok(None),
        }
    }
}

/// The mangled name of a fundamental type or a pointer to one, whose information is the variable of this name.
fn fundamental_type(variable: &str) -> Option<&str> {
    let ty = variable.strip_prefix("_ZTI")?;
    let pointee = ty.strip_prefix("PK").or_else(|| ty.strip_prefix('P')).unwrap_or(ty);
    let is_fundamental = match pointee.strip_prefix('D') {
        Some(rest) => matches!(rest, "d" | "e" | "f" | "h" | "i" | "s" | "u" | "n"),
        None => pointee.len() == 1 && "vwbcahstijlmxynofdegz".contains(pointee),
    };
    is_fundamental.then_some(ty)
}

fn fill_type(machine: &mut Machine<'_, '_>, class: &Class, address: u64) -> Step<()> {
    let text = new_text(machine, class.name.as_bytes(), ObjectKind::Global)?;
    machine.store(address + 8, Type::PTR, &Value::pointer(text))
}

fn fill_table(machine: &mut Machine<'_, '_>, class: &Class, address: u64) -> Step<()> {
    let name = class.name;
    let type_info = type_info(machine, class)?;
    let functions = [format!("_ZN{name}D1Ev"), format!("_ZN{name}D0Ev"), format!("_ZNK{name}4whatEv")];
    machine.store(address + 8, Type::PTR, &Value::pointer(type_info))?;
    for (at, function) in functions.iter().enumerate() {
        let function = machine.library_function(function)?;
        machine.store(address + TABLE_HEADER + 8 * at as u64, Type::PTR, &Value::pointer(function))?;
    }
    Ok(())
}

/// Where the type information of a class is.
fn type_info(machine: &mut Machine<'_, '_>, class: &Class) -> Step<u64> {
    if let Some(&known) = machine.library_types.get(class.name) {
        return Ok(known);
    }
    let address = machine.memory.allocate(ObjectKind::Global, 24, 8)?;
    machine.library_types.insert(class.name, address);
    fill_type(machine, class, address)?;
    Ok(address)
}

fn table(machine: &mut Machine<'_, '_>, class: &Class) -> Step<u64> {
    if let Some(&known) = machine.library_tables.get(class.name) {
        return Ok(known);
    }
    let address = machine.memory.allocate(ObjectKind::Global, 8 * TABLE_WORDS, 8)?;
    machine.library_tables.insert(class.name, address);
    fill_table(machine, class, address)?;
    Ok(address)
}

fn new_text(machine: &mut Machine<'_, '_>, text: &[u8], kind: ObjectKind) -> Step<u64> {
    let address = machine.memory.allocate(kind, text.len() as u64 + 1, 1)?;
    machine.memory.write(address, text)?;
    Ok(address)
}

/// Throws an exception of a class of the library.
pub(super) fn throw(machine: &mut Machine<'_, '_>, name: &str, text: &[u8]) -> Stop {
    fn made(machine: &mut Machine<'_, '_>, class: &Class, text: &[u8]) -> Step<Stop> {
        let object = machine.memory.allocate(ObjectKind::Heap, 16, 16)?;
        let table = table(machine, class)?;
        machine.store(object, Type::PTR, &Value::pointer(table + TABLE_HEADER))?;
        if class.text.is_none() {
            let text = new_text(machine, text, ObjectKind::Heap)?;
            machine.store(object + TEXT, Type::PTR, &Value::pointer(text))?;
        }
        let type_info = type_info(machine, class)?;
        let destructor = machine.library_function(&format!("_ZN{}D1Ev", class.name))?;
        Ok(machine.throw_object(object, type_info, destructor))
    }
    match class(name) {
        Some(class) => made(machine, class, text).unwrap_or_else(|stop| stop),
        None => Stop::Trap(format!("the library throws a '{name}', which is not known")),
    }
}

pub(super) const FUNCTIONS: &[Row] = &[
    ("_ZSt17__throw_bad_allocv", |c| Err(throw(c.machine, "St9bad_alloc", b""))),
    ("_ZSt28__throw_bad_array_new_lengthv", |c| Err(throw(c.machine, "St20bad_array_new_length", b""))),
    ("__cxa_throw_bad_array_new_length", |c| Err(throw(c.machine, "St20bad_array_new_length", b""))),
    ("_ZSt16__throw_bad_castv", |c| Err(throw(c.machine, "St8bad_cast", b""))),
    ("__cxa_bad_cast", |c| Err(throw(c.machine, "St8bad_cast", b""))),
    ("__cxa_bad_typeid", |c| Err(throw(c.machine, "St10bad_typeid", b""))),
    ("_ZSt25__throw_bad_function_callv", |c| Err(throw(c.machine, "St17bad_function_call", b""))),
    ("_ZSt19__throw_logic_errorPKc", |c| c.throw_text("St11logic_error")),
    ("_ZSt20__throw_domain_errorPKc", |c| c.throw_text("St12domain_error")),
    ("_ZSt24__throw_invalid_argumentPKc", |c| c.throw_text("St16invalid_argument")),
    ("_ZSt20__throw_length_errorPKc", |c| c.throw_text("St12length_error")),
    ("_ZSt20__throw_out_of_rangePKc", |c| c.throw_text("St12out_of_range")),
    ("_ZSt24__throw_out_of_range_fmtPKcz", |c| {
        let text = c.formatted(0)?;
        Err(throw(c.machine, "St12out_of_range", &text))
    }),
    ("_ZSt21__throw_runtime_errorPKc", |c| c.throw_text("St13runtime_error")),
    ("_ZSt19__throw_range_errorPKc", |c| c.throw_text("St11range_error")),
    ("_ZSt22__throw_overflow_errorPKc", |c| c.throw_text("St14overflow_error")),
    ("_ZSt23__throw_underflow_errorPKc", |c| c.throw_text("St15underflow_error")),
];

impl Call<'_, '_, '_> {
    fn throw_text(&mut self, class: &str) -> Step<Value> {
        let text = self.string(0)?;
        Err(throw(self.machine, class, &text))
    }

    /// Calls a constructor, destructor or `what` of a class; none if the name is not that of one.
    pub(super) fn exception_member(&mut self, name: &str) -> Step<Option<Value>> {
        let is_of = |class: &&Class| {
            let rest = name.strip_prefix("_ZNK").or_else(|| name.strip_prefix("_ZN"));
            rest.is_some_and(|rest| rest.starts_with(class.name))
        };
        let Some(class) = CLASSES.iter().find(is_of) else { return Ok(None) };
        let Some((_, member)) = name.split_once(class.name) else { return Ok(None) };
        let object = self.address(0)?;
        match (member, class.text) {
            ("4whatEv", None) => Ok(Some(Value::pointer(self.word(object + TEXT)?))),
            ("4whatEv", Some(text)) => {
                let text = new_text(self.machine, text.as_bytes(), ObjectKind::Global)?;
                Ok(Some(Value::pointer(text)))
            }
            ("D0Ev" | "D1Ev" | "D2Ev", _) => {
                if class.text.is_none() {
                    let text = self.word(object + TEXT)?;
                    self.machine.memory.free(text)?;
                }
                if member == "D0Ev" {
                    self.machine.memory.free(object)?;
                }
                Ok(Some(Value::None))
            }
            (_, None) if member.starts_with("C1") || member.starts_with("C2") => {
                let argument = self.address(1)?;
                let text = match &member[2..] {
                    "EPKc" => argument,
                    "ERKS_" | "EOS_" => self.word(argument + TEXT)?,
                    // A string begins with the address of its text.
                    _ => self.word(argument)?,
                };
                let text = self.machine.memory.c_string(text)?;
                let text = new_text(self.machine, &text, ObjectKind::Heap)?;
                let table = table(self.machine, class)?;
                self.machine.store(object, Type::PTR, &Value::pointer(table + TABLE_HEADER))?;
                self.machine.store(object + TEXT, Type::PTR, &Value::pointer(text))?;
                Ok(Some(Value::None))
            }
            _ => Ok(None),
        }
    }
}
