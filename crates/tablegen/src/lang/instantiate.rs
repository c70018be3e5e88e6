//! Making records: inheriting from classes, `Class<args>` values, finishing defs.

use super::context::{Context, Failed, Result};
use super::ops::Fold;
use super::record::{Assertion, Dump, Field, FieldKind, Record, RecordId, RecordKind};
use super::resolve::{FieldLookup, Lookup, MapLookup};
use super::source::Loc;
use super::types::Type;
use super::value::{Argument, ArgumentTarget, Value, View};
use smallvec::SmallVec;
use support::diag::Severity;
use support::interner::Symbol as Str;

/// A reference to a class or multiclass with arguments, as in a list of parents.
#[derive(Clone, Debug)]
pub struct ClassReference {
    pub class: RecordId,
    pub loc: Loc,
    pub arguments: Vec<Argument>,
}

impl Context {
    // Fields.

    /// Gives a field a value, converted to its type. `false` if it cannot be converted.
    pub fn set_field(&mut self, record: RecordId, index: usize, value: Value) -> Result<bool> {
        let ty = self.record(record).fields[index].ty;
        let Some(mut value) = self.cast_to(value, ty)? else { return Ok(false) };
        if let Some(width) = self.types.width(ty)
            && !self.values.is_bits(value)
        {
            self.check_size(u64::from(width))?;
            let bits: Vec<Value> = (0..width).map(|bit| self.bit_of(value, bit)).collect();
            value = self.values.bits(ty, &bits);
        }
        self.record_mut(record).fields[index].value = value;
        Ok(true)
    }

    pub fn field_index(&self, record: RecordId, name: Str) -> Option<usize> {
        self.record(record).fields.iter().position(|field| field.name == name)
    }

    /// Adds a field, or gives the one of that name, if it has a suitable type, the new value.
    pub fn add_field(&mut self, record: RecordId, loc: Loc, field: Field) -> Result<()> {
        let Some(index) = self.field_index(record, field.name) else {
            // Through `set_field`, which gives a `bits` field its vector of unset bits.
            self.record_mut(record).fields.push(field);
            let index = self.record(record).fields.len() - 1;
            return self.set_field(record, index, field.value).map(|_| ());
        };
        if self.set_field(record, index, field.value)? {
            return Ok(());
        }
        let old = self.record(record).fields[index];
        let message = format!(
            "New definition of '{}' of type '{}' is incompatible with previous definition of type '{}'",
            self.text(field.name),
            self.type_text(field.ty),
            self.type_text(old.ty)
        );
        Err(self.error_with_note(loc, message, old.loc, "previous definition is here"))
    }

    pub fn error_with_note(
        &mut self,
        loc: Loc,
        message: String,
        note: Loc,
        text: impl Into<String>,
    ) -> Failed {
        let mut diagnostic = self.diagnostic(Severity::Error, loc, message);
        if note != Loc::NONE {
            diagnostic = diagnostic.with_note(self.location(note), text);
        }
        self.diagnostics.push(diagnostic);
        Failed
    }

    // Arguments.

    /// Pairs of parameter and value for a reference: what is given, then the defaults of the rest.
    pub fn argument_values(
        &mut self,
        owner: RecordId,
        arguments: &[Argument],
        loc: Loc,
    ) -> Result<SmallVec<[(Value, Value); 8]>> {
        let names: SmallVec<[Str; 16]> = self.record(owner).template_args().into();
        let mut missing = names.clone();
        let mut pairs = SmallVec::new();
        for argument in arguments {
            let name = match argument.target {
                ArgumentTarget::Position(position) => names.get(position as usize).copied(),
                ArgumentTarget::Named(name) => self.as_str(name),
            };
            let Some(at) = name.and_then(|name| missing.iter().position(|&m| m == name)) else {
                let name = name.map_or_else(String::new, |name| self.text(name));
                return Err(
                    self.error(loc, format!("We can only specify the template argument '{name}' once"))
                );
            };
            let name = missing.remove(at);
            pairs.push((self.values.string(name, false), argument.value));
        }
        for name in missing {
            let Some(parameter) = self.record(owner).field(name).copied() else { continue };
            if !self.values.is_complete(parameter.value) {
                let message = format!("value not specified for template argument '{}'", self.text(name));
                let note = format!("declared in '{}'", self.record_name_text(owner));
                return Err(self.error_with_note(loc, message, parameter.loc, note));
            }
            pairs.push((self.values.string(name, false), parameter.value));
        }
        Ok(pairs)
    }

    // Inheritance.

    /// Makes `record` come from a class: its fields, with the arguments put in.
    pub fn inherit(&mut self, record: RecordId, reference: &ClassReference) -> Result<()> {
        let class = reference.class;
        let loc = reference.loc;
        let inherited = self.record(class).fields.len();
        self.record_mut(record).fields.reserve(inherited);
        for i in 0..self.record(class).fields.len() {
            let field = self.record(class).fields[i];
            if field.kind != FieldKind::TemplateArg {
                self.inherit_field(record, loc, field)?;
            }
        }
        let mut map = MapLookup::new(Some(record));
        for (name, value) in self.argument_values(class, &reference.arguments, loc)? {
            map.set(name, value);
        }
        self.inherit_checks(record, class);
        let name = if self.record(record).is_class() {
            let own = self.qualified_name_argument(record);
            self.values.var(own, Type::STRING)
        } else {
            self.record(record).name
        };
        let name_argument = self.qualified_name_argument(class);
        map.set(name_argument, name);
        self.resolve_record(record, &mut map)?;

        if self.is_subclass(record, class) {
            let name = self.record_name_text(class);
            return Err(self.error(loc, format!("Already subclass of '{name}'!\n")));
        }
        self.add_parent(record, class);
        Ok(())
    }

    /// [`Context::add_field`] for a field whose value has its type already.
    fn inherit_field(&mut self, record: RecordId, loc: Loc, field: Field) -> Result<()> {
        if self.field_index(record, field.name).is_none() {
            self.record_mut(record).fields.push(field);
            return Ok(());
        }
        self.add_field(record, loc, field)
    }

    fn inherit_checks(&mut self, record: RecordId, class: RecordId) {
        let Some(extra) = &self.record(class).extra else { return };
        if extra.assertions.is_empty() && extra.dumps.is_empty() {
            return;
        }
        let (assertions, dumps) = (extra.assertions.clone(), extra.dumps.clone());
        let own = self.record_mut(record).extra_mut();
        own.assertions.extend(assertions);
        own.dumps.extend(dumps);
    }

    // Resolution of whole records.

    /// Replaces variables in the name, fields, assertions and dumps of a record.
    pub fn resolve_record(&mut self, record: RecordId, lookup: &mut dyn Lookup) -> Result<()> {
        let name = self.record(record).name;
        let new_name = self.resolve(name, lookup)?;
        if new_name != name {
            self.record_mut(record).name = new_name;
            self.check_name(record)?;
        }
        for index in 0..self.record(record).fields.len() {
            let old = self.record(record).fields[index].value;
            let new = self.resolve(old, lookup)?;
            if new != old && !self.set_field(record, index, new)? {
                return Err(self.invalid_field_value(record, index, new));
            }
        }
        for i in 0..self.record(record).assertions().len() {
            let Assertion { loc, condition, message } = self.record(record).assertions()[i];
            let condition = self.resolve(condition, lookup)?;
            let message = self.resolve(message, lookup)?;
            self.record_mut(record).extra_mut().assertions[i] = Assertion { loc, condition, message };
        }
        for i in 0..self.record(record).dumps().len() {
            let Dump { loc, message } = self.record(record).dumps()[i];
            let message = self.resolve(message, lookup)?;
            self.record_mut(record).extra_mut().dumps[i] = Dump { loc, message };
        }
        Ok(())
    }

    /// The name of a record must be a string, perhaps one still to be computed.
    pub fn check_name(&mut self, record: RecordId) -> Result<()> {
        let name = self.record(record).name;
        if self.values.ty(name) == Type::STRING {
            return Ok(());
        }
        let message = format!("Record name '{}' is not a string!", self.value_text(name));
        Err(self.record_error(record, message))
    }

    fn invalid_field_value(&mut self, record: RecordId, index: usize, value: Value) -> Failed {
        let field = self.record(record).fields[index];
        let value_ty = self.values.ty(value);
        let of_type = if value_ty == Type::NONE {
            String::new()
        } else {
            format!("of type '{}' ", self.type_text(value_ty))
        };
        let message = format!(
            "Invalid value {of_type}found when setting field '{}' of type '{}' after resolving references: {}",
            self.text(field.name),
            self.type_text(field.ty),
            self.unquoted_text(value)
        );
        let diagnostic = self.record_diagnostic(record, message);
        let diagnostic = diagnostic.with_note(self.location(field.loc), "field declared here");
        self.diagnostics.push(diagnostic);
        Failed
    }

    /// The final resolution: references to the record's own fields.
    pub fn finish_references(&mut self, record: RecordId, new_name: Option<Value>) -> Result<()> {
        let mut lookup = FieldLookup::new(record, new_name);
        self.resolve_record(record, &mut lookup)
    }

    // Class<args> as a value.

    /// `Class<args>` where it was written: a record at once if no variable is in the arguments.
    pub fn fold_instance(&mut self, v: Value) -> Result<Value> {
        if let Some(&record) = self.instances.get(&v) {
            return Ok(self.def_value(record));
        }
        for argument in self.values.arguments(v) {
            if self.has_free_variables(argument.value)? {
                return Ok(v);
            }
        }
        self.instantiate(v)
    }

    /// The record that `Class<args>` stands for: the same one each time.
    pub fn instantiate(&mut self, v: Value) -> Result<Value> {
        if let Some(&record) = self.instances.get(&v) {
            return Ok(self.def_value(record));
        }
        let View::Instance(class) = self.values.view(v) else { return Ok(v) };
        self.descend()?;
        let record = self.make_instance(v, class);
        self.depth -= 1;
        let record = record?;
        self.instances.insert(v, record);
        Ok(self.def_value(record))
    }

    fn make_instance(&mut self, v: Value, class: RecordId) -> Result<RecordId> {
        let loc = self.instance_locs.get(&v).copied().unwrap_or(self.current_loc);
        let name = self.new_anonymous_name();
        let mut record = Record::new(name, loc, RecordKind::AnonymousDef);
        let is_field = |field: &&Field| field.kind != FieldKind::TemplateArg;
        record.fields = self.record(class).fields.iter().filter(is_field).copied().collect();
        let id = self.add_record(record);
        self.inherit_checks(id, class);

        let mut map = MapLookup::new(Some(id));
        let names = self.record(class).template_args().to_vec();
        for &name in &names {
            let default = self.record(class).field(name).map_or(Value::UNSET, |field| field.value);
            let name = self.values.string(name, false);
            map.set(name, default);
        }
        for argument in self.values.arguments(v) {
            let name = match argument.target {
                ArgumentTarget::Position(position) => {
                    let Some(&name) = names.get(position as usize) else { continue };
                    self.values.string(name, false)
                }
                ArgumentTarget::Named(name) => name,
            };
            map.set(name, argument.value);
        }
        self.resolve_record(id, &mut map)?;
        self.add_parent(id, class);
        self.finish_references(id, None)?;
        self.register_def(id);
        self.check_record(id)?;
        Ok(id)
    }

    // Defs.

    /// Enters a finished record among the defs.
    fn register_def(&mut self, record: RecordId) {
        let Some(name) = self.as_str(self.record(record).name) else { return };
        self.record_mut(record).fields.shrink_to_fit();
        if self.defs.insert(name, record).is_none() {
            self.def_list.push(record);
        }
    }

    /// Finishes a def and enters it among the defs. The record must have its parents, `let`s and body.
    pub fn add_def(&mut self, record: RecordId) -> Result<()> {
        let name = self.record(record).name;
        let mut new_name = None;
        let mut taken = Vec::new();
        self.write_unquoted(&mut taken, name);
        let previous = self.strings.get(&taken).and_then(|taken| self.defs.get(&taken).copied());
        if let Some(previous) = previous {
            if self.record(record).kind != RecordKind::AnonymousDef {
                let message = format!("def already exists: {}", self.record_name_text(record));
                let diagnostic = self.record_diagnostic(record, message);
                let at = self.location(self.record(previous).loc());
                self.diagnostics.push(diagnostic.with_note(at, "location of previous definition"));
                return Err(Failed);
            }
            new_name = Some(self.new_anonymous_name());
        }
        self.finish_references(record, new_name)?;
        let concrete = self.check_concrete(record);
        if self.as_str(self.record(record).name).is_none() {
            let name = self.value_text(self.record(record).name);
            return Err(
                self.record_error(record, format!("record name '{name}' could not be fully resolved"))
            );
        }
        self.check_record(record)?;
        self.register_def(record);
        concrete
    }

    /// Every field must be resolved, unless declared with `field`.
    fn check_concrete(&mut self, record: RecordId) -> Result<()> {
        let mut result = Ok(());
        for index in 0..self.record(record).fields.len() {
            let field = self.record(record).fields[index];
            if field.kind == FieldKind::Nonconcrete || self.is_acceptable(record, field.value) {
                continue;
            }
            let message = format!(
                "Initializer of '{}' in '{}' could not be fully resolved: {}",
                self.text(field.name),
                self.record_name_text(record),
                self.value_text(field.value)
            );
            let diagnostic = self.record_diagnostic(record, message);
            let diagnostic = diagnostic.with_note(self.location(field.loc), "field declared here");
            self.diagnostics.push(diagnostic);
            result = Err(Failed);
        }
        result
    }

    /// Whether a value is concrete, or a bit vector whose open bits are references to fields of the record.
    fn is_acceptable(&self, record: RecordId, value: Value) -> bool {
        if self.values.is_concrete(value) {
            return true;
        }
        let View::Bits(bits) = self.values.view(value) else { return false };
        bits.iter().all(|&bit| match self.values.view(bit) {
            View::Var(_) => true,
            View::VarBit(of, _) => match self.values.view(of) {
                View::Var(name) => {
                    self.as_str(name).is_some_and(|name| self.record(record).field(name).is_some())
                }
                _ => false,
            },
            _ => self.values.is_concrete(bit),
        })
    }

    /// Runs the assertions and dumps of a finished record.
    fn check_record(&mut self, record: RecordId) -> Result<()> {
        if self.record(record).extra.is_none() {
            return Ok(());
        }
        let mut lookup = FieldLookup::new(record, None);
        let mut failed = false;
        for i in 0..self.record(record).assertions().len() {
            let Assertion { loc, condition, message } = self.record(record).assertions()[i];
            let condition = self.resolve(condition, &mut lookup)?;
            let message = self.resolve(message, &mut lookup)?;
            failed |= self.check_assertion(loc, condition, message).is_err();
        }
        if failed {
            self.record_error(record, "assertion failed in this record");
        }
        for i in 0..self.record(record).dumps().len() {
            let Dump { loc, message } = self.record(record).dumps()[i];
            let message = self.resolve(message, &mut lookup)?;
            self.run_dump(loc, message);
        }
        Ok(())
    }

    /// Reports an assertion that does not hold.
    pub fn check_assertion(&mut self, loc: Loc, condition: Value, message: Value) -> Result<()> {
        match self.as_int(condition) {
            None => Err(self.error(loc, "assert condition must of type bit, bits, or int.")),
            Some(0) => {
                let text = match self.as_str(message) {
                    Some(text) => self.text(text),
                    None => "(assert message is not a string)".to_string(),
                };
                Err(self.error(loc, format!("assertion failed: {text}")))
            }
            Some(_) => Ok(()),
        }
    }

    /// Shows the message of a `dump`.
    pub fn run_dump(&mut self, loc: Loc, message: Value) {
        let diagnostic = match self.values.view(message) {
            View::Str(text, _) => self.diagnostic(Severity::Note, loc, self.text(text)),
            View::Def(record) => {
                let mut text = Vec::new();
                self.write_record(&mut text, record);
                self.diagnostic(Severity::Note, loc, String::from_utf8_lossy(&text).into_owned())
            }
            _ => self.diagnostic(Severity::Error, loc, "dump value is not of type string".to_string()),
        };
        self.diagnostics.push(diagnostic);
    }

    /// Resolves and folds a value with no record around it.
    pub fn cast_to_string(&mut self, v: Value, record: Option<RecordId>) -> Result<Value> {
        if self.values.ty(v) == Type::STRING {
            return Ok(v);
        }
        self.unary_op(super::token::Op::Cast, v, Type::STRING, Fold { record, is_final: false })
    }
}
