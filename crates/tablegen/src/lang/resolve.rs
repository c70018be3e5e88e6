//! Resolution: replacing the variables in a value by what a [`Lookup`] knows of them, and folding what becomes foldable.
//!
//! Resolution happens in steps, and how far each step goes is visible in results: the arguments of a class are
//! substituted when it is inherited from, those of a multiclass when it is instantiated, the fields of a record
//! when it is finished. Only that last, *final*, step fails on `!cast` of unknown names and decides `!exists`.
//!
//! A value without variables is recognised by its flags and returned at once, so the cost of a step is proportional to
//! what can change. Recursion is bounded by [`super::context::MAX_DEPTH`].

use super::context::{Context, Result};
use super::ops::Fold;
use super::record::RecordId;
use super::token::Op;
use super::value::{Argument, HAS_BINDER, HAS_FINAL, HAS_VARS, Value, View};
use smallvec::SmallVec;
use support::hash::FxHashMap;

/// What variables stand for during one resolution.
pub trait Lookup {
    /// The value of a variable (or the replacement of an anonymous name), if known.
    fn lookup(&mut self, cx: &mut Context, name: Value) -> Result<Option<Value>>;
    /// The record that is being built.
    fn record(&self) -> Option<RecordId>;
    /// Whether this is the last resolution of the record.
    fn is_final(&self) -> bool {
        false
    }
    /// Whether a bit that resolves to `?` stays the reference that it was.
    fn keeps_unset_bits(&self) -> bool {
        false
    }
    /// What has been resolved already, if that still holds: not while the answers of [`Lookup::lookup`] differ
    /// from what they will be later, because a variable is being resolved.
    fn memo(&mut self) -> Option<&mut Memo>;
}

/// Results of one resolution, so that what an expression mentions many times is resolved once.
///
/// Expressions share parts, and following every mention would take time exponential in the nesting of `defvar`s.
/// Small expressions are not worth a table: it is used only after some visits.
#[derive(Default)]
pub struct Memo {
    visits: u32,
    results: FxHashMap<Value, Value>,
}

impl Memo {
    const MIN_VISITS: u32 = 48;

    fn get(&mut self, v: Value) -> Option<Value> {
        self.visits += 1;
        if self.visits <= Memo::MIN_VISITS { None } else { self.results.get(&v).copied() }
    }

    fn set(&mut self, v: Value, result: Value) {
        if self.visits > Memo::MIN_VISITS {
            self.results.insert(v, result);
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    /// Not looked at yet: its value may mention other entries.
    Raw,
    /// Its value is being resolved; until then it counts as absent, which ends recursion.
    Busy,
    Done,
}

/// A table of substitutions, which may mention each other.
pub struct MapLookup {
    record: Option<RecordId>,
    entries: SmallVec<[(Value, Value, Entry); 8]>,
    present: usize,
    memo: Memo,
    pub is_final: bool,
}

impl MapLookup {
    pub fn new(record: Option<RecordId>) -> Self {
        MapLookup { record, entries: SmallVec::new(), present: 0, memo: Memo::default(), is_final: false }
    }

    /// Sets what `name` stands for; replaces an earlier setting.
    pub fn set(&mut self, name: Value, value: Value) {
        match self.entries.iter_mut().find(|entry| entry.0 == name) {
            Some(entry) => *entry = (name, value, Entry::Raw),
            None => {
                self.entries.push((name, value, Entry::Raw));
                self.present += 1;
            }
        }
    }
}

impl Lookup for MapLookup {
    fn lookup(&mut self, cx: &mut Context, name: Value) -> Result<Option<Value>> {
        let Some(i) = self.entries.iter().position(|entry| entry.0 == name) else { return Ok(None) };
        let (_, value, state) = self.entries[i];
        match state {
            Entry::Busy => Ok(None),
            Entry::Done => Ok(Some(value)),
            Entry::Raw if self.present <= 1 => Ok(Some(value)),
            Entry::Raw => {
                self.entries[i].2 = Entry::Busy;
                self.present -= 1;
                let resolved = cx.resolve(value, self)?;
                self.entries[i] = (name, resolved, Entry::Done);
                self.present += 1;
                Ok(Some(resolved))
            }
        }
    }

    fn record(&self) -> Option<RecordId> {
        self.record
    }

    fn is_final(&self) -> bool {
        self.is_final
    }

    fn memo(&mut self) -> Option<&mut Memo> {
        (self.present == self.entries.len()).then_some(&mut self.memo)
    }
}

/// The final look-up: a record's own fields, and its name.
pub struct FieldLookup {
    record: RecordId,
    /// What replaces the anonymous name of the record, if it must be replaced.
    new_name: Option<Value>,
    cache: Vec<(Value, Value)>,
    stack: Vec<Value>,
    memo: Memo,
}

impl FieldLookup {
    pub fn new(record: RecordId, new_name: Option<Value>) -> Self {
        FieldLookup { record, new_name, cache: Vec::new(), stack: Vec::new(), memo: Memo::default() }
    }
}

impl Lookup for FieldLookup {
    fn lookup(&mut self, cx: &mut Context, name: Value) -> Result<Option<Value>> {
        if let Some(&(_, value)) = self.cache.iter().find(|(known, _)| *known == name) {
            return Ok(Some(value));
        }
        if self.stack.contains(&name) {
            return Ok(None);
        }
        let field = cx.as_str(name).and_then(|string| cx.record(self.record).field(string)).map(|f| f.value);
        let value = match field {
            Some(Value::UNSET) => return Ok(None),
            Some(value) => value,
            None => match self.new_name {
                Some(new_name) if name == cx.record(self.record).name => new_name,
                _ => return Ok(None),
            },
        };
        self.stack.push(name);
        let resolved = cx.resolve(value, self);
        self.stack.pop();
        let resolved = resolved?;
        self.cache.push((name, resolved));
        Ok(Some(resolved))
    }

    fn record(&self) -> Option<RecordId> {
        Some(self.record)
    }

    fn is_final(&self) -> bool {
        true
    }

    fn keeps_unset_bits(&self) -> bool {
        true
    }

    fn memo(&mut self) -> Option<&mut Memo> {
        self.stack.is_empty().then_some(&mut self.memo)
    }
}

/// Hides variables that an operator binds.
struct ShadowLookup<'a> {
    record: Option<RecordId>,
    is_final: bool,
    inner: &'a mut dyn Lookup,
    bound: SmallVec<[Value; 2]>,
    memo: Memo,
}

impl<'a> ShadowLookup<'a> {
    fn new(inner: &'a mut dyn Lookup, bound: &[Value]) -> Self {
        let (record, is_final) = (inner.record(), inner.is_final());
        ShadowLookup { record, is_final, inner, bound: SmallVec::from_slice(bound), memo: Memo::default() }
    }
}

impl Lookup for ShadowLookup<'_> {
    fn lookup(&mut self, cx: &mut Context, name: Value) -> Result<Option<Value>> {
        if self.bound.contains(&name) { Ok(None) } else { self.inner.lookup(cx, name) }
    }

    fn record(&self) -> Option<RecordId> {
        self.record
    }

    fn is_final(&self) -> bool {
        self.is_final
    }

    fn memo(&mut self) -> Option<&mut Memo> {
        Some(&mut self.memo)
    }
}

/// Notices whether any variable remained.
struct TrackLookup<'a> {
    record: Option<RecordId>,
    inner: Option<&'a mut dyn Lookup>,
    unresolved: bool,
    memo: Memo,
}

impl<'a> TrackLookup<'a> {
    fn new(inner: Option<&'a mut dyn Lookup>) -> Self {
        let record = inner.as_ref().and_then(|inner| inner.record());
        TrackLookup { record, inner, unresolved: false, memo: Memo::default() }
    }
}

impl Lookup for TrackLookup<'_> {
    fn lookup(&mut self, cx: &mut Context, name: Value) -> Result<Option<Value>> {
        let found = match &mut self.inner {
            Some(inner) => inner.lookup(cx, name)?,
            None => None,
        };
        match found {
            None => self.unresolved = true,
            Some(value) if !self.unresolved => self.unresolved = cx.has_free_variables(value)?,
            Some(_) => {}
        }
        Ok(found)
    }

    fn record(&self) -> Option<RecordId> {
        self.record
    }

    fn memo(&mut self) -> Option<&mut Memo> {
        Some(&mut self.memo)
    }
}

/// Notices whether one variable is mentioned.
struct MentionLookup {
    name: Value,
    found: bool,
    memo: Memo,
}

impl Lookup for MentionLookup {
    fn lookup(&mut self, _: &mut Context, name: Value) -> Result<Option<Value>> {
        self.found |= name == self.name;
        Ok(None)
    }

    fn record(&self) -> Option<RecordId> {
        None
    }

    fn memo(&mut self) -> Option<&mut Memo> {
        Some(&mut self.memo)
    }
}

impl Context {
    /// Whether a variable that nothing inside binds is in the value.
    pub fn has_free_variables(&mut self, v: Value) -> Result<bool> {
        let flags = self.values.flags(v);
        if flags & HAS_VARS == 0 || flags & HAS_BINDER == 0 {
            return Ok(flags & HAS_VARS != 0);
        }
        if let Some(&known) = self.free_variables.get(&v) {
            return Ok(known);
        }
        let mut track = TrackLookup::new(None);
        self.resolve(v, &mut track)?;
        self.free_variables.insert(v, track.unresolved);
        Ok(track.unresolved)
    }

    /// Whether the variable `name` is mentioned in the value.
    pub fn mentions(&mut self, v: Value, name: Value) -> Result<bool> {
        let mut mention = MentionLookup { name, found: false, memo: Memo::default() };
        self.resolve(v, &mut mention)?;
        Ok(mention.found)
    }

    /// Replaces the variables in `v` and folds.
    #[inline]
    pub fn resolve(&mut self, v: Value, lookup: &mut dyn Lookup) -> Result<Value> {
        let flags = self.values.flags(v);
        if flags & (HAS_VARS | HAS_FINAL) == 0 { Ok(v) } else { self.resolve_open(v, flags, lookup) }
    }

    /// [`Context::resolve`] of a value that is not finished.
    fn resolve_open(&mut self, v: Value, flags: u16, lookup: &mut dyn Lookup) -> Result<Value> {
        if flags & HAS_VARS == 0 && !lookup.is_final() {
            return Ok(v);
        }
        if let Some(name) = self.values.as_var(v) {
            return Ok(lookup.lookup(self, name)?.unwrap_or(v));
        }
        if let Some(resolved) = lookup.memo().and_then(|memo| memo.get(v)) {
            return Ok(resolved);
        }
        self.step()?;
        self.descend()?;
        let resolved = self.resolve_node(v, lookup);
        self.depth -= 1;
        let resolved = resolved?;
        if let Some(memo) = lookup.memo() {
            memo.set(v, resolved);
        }
        Ok(resolved)
    }

    fn resolve_node(&mut self, v: Value, lookup: &mut dyn Lookup) -> Result<Value> {
        let ty = self.values.ty(v);
        let fold = Fold { record: lookup.record(), is_final: lookup.is_final() };
        match self.values.view(v) {
            View::Unset | View::Bit(_) | View::Int(_) | View::Str(..) | View::Def(_) => Ok(v),
            View::Bits(_) => self.resolve_bits(v, lookup),
            View::List(_) => {
                let elements = self.resolve_all(v, lookup)?;
                Ok(elements.map_or(v, |elements| self.values.list(ty, &elements)))
            }
            View::Dag(_) => self.resolve_dag(v, lookup),
            View::Var(name) => Ok(lookup.lookup(self, name)?.unwrap_or(v)),
            View::Anonymous(number) => {
                let name = lookup.lookup(self, v)?.unwrap_or(v);
                match self.values.view(name) {
                    View::Anonymous(_) if !lookup.is_final() => Ok(name),
                    View::Anonymous(replaced) => Ok(self.anonymous_string(replaced)),
                    _ if name == v => Ok(self.anonymous_string(number)),
                    _ => Ok(name),
                }
            }
            View::VarBit(of, bit) => {
                let new = self.resolve(of, lookup)?;
                Ok(if new == of { v } else { self.bit_of(new, bit) })
            }
            View::Field(of, name) => {
                let new = self.resolve(of, lookup)?;
                if new == of { Ok(v) } else { self.field_of(new, name, fold.record) }
            }
            View::Unary(op, operand) => {
                let new = self.resolve(operand, lookup)?;
                if new == operand && !(fold.is_final && op == Op::Cast) {
                    return Ok(v);
                }
                self.unary_op(op, new, ty, fold)
            }
            View::Binary(op, lhs, rhs) => {
                let new_lhs = self.resolve(lhs, lookup)?;
                if let Some(decided) = self.short_circuit(op, new_lhs) {
                    return Ok(decided);
                }
                let new_rhs = self.resolve(rhs, lookup)?;
                if (new_lhs, new_rhs) == (lhs, rhs) {
                    return Ok(v);
                }
                self.binary_op(op, new_lhs, new_rhs, ty, fold.record)
            }
            View::Ternary(op, operands) => self.resolve_ternary(v, op, operands, lookup),
            View::Fold([start, list, accumulator, element, body]) => {
                let new_start = self.resolve(start, lookup)?;
                let new_list = self.resolve(list, lookup)?;
                let mut shadow = ShadowLookup::new(lookup, &[accumulator, element]);
                let new_body = self.resolve(body, &mut shadow)?;
                if (new_start, new_list, new_body) == (start, list, body) {
                    return Ok(v);
                }
                self.fold_op([new_start, new_list, accumulator, element, new_body], ty, fold.record)
            }
            View::IsA(ty, operand) => {
                let new = self.resolve(operand, lookup)?;
                Ok(if new == operand { v } else { self.is_a_op(ty, new) })
            }
            View::Exists(ty, operand) => {
                let new = self.resolve(operand, lookup)?;
                if new == operand && !fold.is_final {
                    return Ok(v);
                }
                Ok(self.exists_op(ty, new, fold))
            }
            View::Instances(ty, operand) => {
                let new = self.resolve(operand, lookup)?;
                if new == operand && !fold.is_final {
                    return Ok(v);
                }
                self.instances_op(ty, new, fold)
            }
            View::Cond(_) => match self.resolve_all(v, lookup)? {
                None => Ok(v),
                Some(cases) => self.cond_op(&cases, ty, fold.record),
            },
            View::Instance(class) => self.resolve_instance(v, class, lookup),
        }
    }

    /// Resolves the elements of a list or the cases of `!cond`; `None` if none changed.
    fn resolve_all(&mut self, v: Value, lookup: &mut dyn Lookup) -> Result<Option<SmallVec<[Value; 16]>>> {
        let mut changed = false;
        let mut all = SmallVec::new();
        for i in self.values.range(v) {
            let old = self.values.pooled(i);
            let new = self.resolve(old, lookup)?;
            changed |= new != old;
            all.push(new);
        }
        Ok(changed.then_some(all))
    }

    fn resolve_bits(&mut self, v: Value, lookup: &mut dyn Lookup) -> Result<Value> {
        let mut changed = false;
        let mut all: SmallVec<[Value; 64]> = SmallVec::new();
        // Neighbouring bits usually come from the same variable.
        let mut last: Option<(Value, Value)> = None;
        for i in self.values.range(v) {
            let old = self.values.pooled(i);
            let mut new = old;
            if let Some((of, bit)) = self.values.as_var_bit(old) {
                let resolved = match last {
                    Some((known, resolved)) if known == of => resolved,
                    _ => self.resolve(of, lookup)?,
                };
                last = Some((of, resolved));
                new = self.bit_of(resolved, bit);
            } else if old != Value::TRUE && old != Value::FALSE {
                let resolved = self.resolve(old, lookup)?;
                new = self.bit_of(resolved, 0);
            }
            if new == Value::UNSET && lookup.keeps_unset_bits() {
                new = old;
            }
            changed |= new != old;
            all.push(new);
        }
        let ty = self.values.ty(v);
        Ok(if changed { self.values.bits(ty, &all) } else { v })
    }

    fn resolve_dag(&mut self, v: Value, lookup: &mut dyn Lookup) -> Result<Value> {
        let View::Dag(dag) = self.values.view(v) else { return Ok(v) };
        let (op, op_name, num_args) = (dag.op, dag.op_name, dag.args.len());
        let range = self.values.range(v);
        let mut args: SmallVec<[Value; 16]> = SmallVec::new();
        let mut changed = false;
        for i in range.start + 2..range.start + 2 + num_args {
            let old = self.values.pooled(i);
            let new = self.resolve(old, lookup)?;
            changed |= new != old;
            args.push(new);
        }
        let new_op = self.resolve(op, lookup)?;
        if !changed && new_op == op {
            return Ok(v);
        }
        let names = range.start + 2 + num_args..range.end;
        let names: SmallVec<[Value; 16]> = names.map(|i| self.values.pooled(i)).collect();
        Ok(self.values.dag(new_op, op_name, &args, &names))
    }

    fn resolve_ternary(
        &mut self,
        v: Value,
        op: Op,
        operands: [Value; 3],
        lookup: &mut dyn Lookup,
    ) -> Result<Value> {
        let [lhs, mhs, rhs] = operands;
        let new_lhs = self.resolve(lhs, lookup)?;
        if op == Op::If && new_lhs != lhs {
            // The arm that is not taken is never looked at.
            if let Some(condition) = self.as_int(new_lhs) {
                return self.resolve(if condition != 0 { mhs } else { rhs }, lookup);
            }
        }
        let new_mhs = self.resolve(mhs, lookup)?;
        let new_rhs = if matches!(op, Op::Foreach | Op::Filter) {
            self.resolve(rhs, &mut ShadowLookup::new(lookup, &[new_lhs]))?
        } else {
            self.resolve(rhs, lookup)?
        };
        let new = [new_lhs, new_mhs, new_rhs];
        if new == operands {
            return Ok(v);
        }
        let ty = self.values.ty(v);
        self.ternary_op(op, new, ty, lookup.record())
    }

    fn resolve_instance(&mut self, v: Value, class: RecordId, lookup: &mut dyn Lookup) -> Result<Value> {
        let mut track = TrackLookup::new(Some(lookup));
        let mut arguments = self.values.arguments(v);
        let mut changed = false;
        for argument in &mut arguments {
            let new = self.resolve(argument.value, &mut track)?;
            changed |= new != argument.value;
            argument.value = new;
        }
        if !changed {
            return Ok(v);
        }
        let unresolved = track.unresolved;
        let new = self.instance_value(class, &arguments);
        if let Some(&loc) = self.instance_locs.get(&v) {
            self.instance_locs.entry(new).or_insert(loc);
        }
        if unresolved { Ok(new) } else { self.instantiate(new) }
    }

    /// The value `class<arguments>`.
    pub fn instance_value(&mut self, class: RecordId, arguments: &[Argument]) -> Value {
        let ty = self.class_type(class);
        self.values.instance(class, arguments, ty)
    }
}
