//! Instructions: operands, and the search for the entry of the target's table that accepts them.
//!
//! The entries of a mnemonic are tried in order ([`tables::asm`]); each walks its operand classes over the statement. What
//! was parsed at a place is kept for the entries after it, so an expression is read once however many entries look at it.
//! The entry that got furthest without success says what is wrong.
//!
//! Cost: entries of the mnemonic times classes.

use super::entries::{self, Operands};
use super::fast_operands::{self, FastOperands};
use super::lexer::{Lexer, Syntax};
use super::mismatch::{Failure, Nearest, Reason};
use super::operand_matcher::OperandMatcher;
use super::prefixes::{self, Place, Prefix};
use super::trace::Verdict;
use super::{Parse, Parser, SpecifierUse, mistake};
use crate::expr::{Expr, Specifier};
use crate::inst::{Inst, Operand, Reg};
use crate::rewrite::{self, Expanded};
use crate::target::Target;
use smallvec::SmallVec;
use std::sync::Arc;
use support::hash::FxHashMap;
use support::source::Span;
use tables::asm::{Match, MnemonicAlias, OperandClass, class_flags};
use tables::instructions::target_flags;
use tables::registers::Register;
use tables::subtarget::{Predicate, PredicateSet};

/// What the search needs and the image does not hold ready.
pub(super) struct MatchTables {
    /// Registers by the names that assembly gives them. Several may share one: the class decides.
    pub(super) registers: FxHashMap<Box<[u8]>, SmallVec<[u16; 4]>>,
    /// Other names of registers that the text has given.
    pub(super) aliases: FxHashMap<Box<[u8]>, SmallVec<[u16; 4]>>,
    pub(super) prefix: Box<[u8]>,
    pub(super) prefix_optional: bool,
    /// There are names of registers with colons in them: `r1:0`.
    pub(super) has_colons: bool,
    /// A name of a register ends before a dot: `r1.h`.
    pub(super) ends_at_dots: bool,
    /// Entries of instructions whose text begins with an operand.
    operand_first: std::ops::Range<usize>,
    /// Entries of the mnemonics met so far, under the features in force.
    pub(super) known: FxHashMap<Box<[u8]>, Known>,
    /// The same, for statements that the target's code reads.
    pub(super) operand_matcher: OperandMatcher,
    pub(super) common: FastOperands,
    /// The instruction at hand.
    pub(super) inst: Inst,
    /// What the last instruction is, if it belongs to the next one.
    pub(super) prefix_before: Option<Prefix>,
    /// Specifiers with a percent sign met so far.
    pub(super) specifiers: FxHashMap<Box<[u8]>, Specifier>,
}

/// Entries of a mnemonic.
#[derive(Clone)]
pub(super) struct Known {
    range: std::ops::Range<usize>,
    pub common: Arc<[fast_operands::Entry]>,
}

/// An expression that was read, or what was wrong with it, by its place.
pub(super) type Remembered = (usize, Result<(Expr, usize), String>, Span);

impl MatchTables {
    pub fn new(target: &Target, syntax: &Syntax<'_>, variant: u16) -> MatchTables {
        let image = &target.image;
        let mut registers: FxHashMap<Box<[u8]>, SmallVec<[u16; 4]>> = FxHashMap::default();
        for (number, register) in image.records::<Register>().iter().enumerate().skip(1) {
            let names = image.list(register.asm_names).iter().chain(image.list(register.alt_names).iter());
            for name in names.map(|n| image.string(n)).filter(|n| !n.is_empty()) {
                let list = registers.entry(name.as_bytes().into()).or_default();
                if !list.contains(&(number as u16)) {
                    list.push(number as u16);
                }
            }
        }
        let facts = image.records::<tables::instructions::Target>().get(0).unwrap_or_default();
        MatchTables {
            has_colons: registers.keys().any(|name| name.contains(&b':')),
            ends_at_dots: facts.flags & target_flags::REGISTERS_END_AT_DOTS != 0,
            registers,
            aliases: FxHashMap::default(),
            prefix: image.string(facts.register_prefix).as_bytes().into(),
            // The prefix belongs to the first syntax.
            prefix_optional: variant != 0 || facts.flags & target_flags::REGISTER_PREFIX_OPTIONAL != 0,
            operand_first: entries::of_mnemonic(image, ""),
            known: FxHashMap::default(),
            operand_matcher: OperandMatcher::new(target),
            common: FastOperands::new(target, syntax),
            inst: Inst::default(),
            prefix_before: None,
            specifiers: FxHashMap::default(),
        }
    }
}

/// What a target's own operand parser may do: see [`Hooks::parse_operand`](crate::target::Hooks::parse_operand).
pub struct OperandInput<'p, 'a, 't> {
    pub(super) parser: &'p mut Parser<'a>,
    pub(super) lex: &'p mut Lexer<'t>,
}

impl OperandInput<'_, '_, '_> {
    /// The text of the token at hand; empty at the end of the statement.
    pub fn token(&self) -> &[u8] {
        if self.lex.at_end() { &[] } else { self.lex.text() }
    }

    pub fn advance(&mut self) {
        if !self.lex.at_end() {
            self.lex.advance();
        }
    }

    /// Consumes the character if it comes next.
    pub fn eat(&mut self, c: u8) -> bool {
        self.lex.eat(c)
    }

    /// The registers that a name means, if a register comes next.
    pub fn register(&mut self) -> Option<SmallVec<[Reg; 4]>> {
        Some(self.parser.register_name(self.lex)?.iter().map(|&r| Reg(r)).collect())
    }

    /// An expression, as a constant if its value is known.
    pub fn expression(&mut self) -> Option<Operand> {
        let expr = self.parser.expression_in(SpecifierUse::Operand, self.lex).ok()?;
        Some(self.parser.value_now(expr).map_or(Operand::Expr(expr), Operand::Imm))
    }

    pub fn context(&mut self) -> &mut crate::Context {
        self.parser.cx
    }
}

impl Parser<'_> {
    /// Whether words are read in any case.
    pub(super) fn folds_case(&self) -> bool {
        self.flags & target_flags::FOLD_MNEMONIC_CASE != 0
    }

    pub(super) fn same_word(&self, a: &[u8], b: &[u8]) -> bool {
        a == b || self.folds_case() && a.eq_ignore_ascii_case(b)
    }

    /// The features changed: what is known of mnemonics no longer holds.
    pub(super) fn forget_matches(&mut self) {
        self.matches.known.clear();
        self.matches.operand_matcher.forget();
    }

    /// A statement that begins with a mnemonic.
    pub(super) fn instruction(&mut self, name: &[u8], span: Span, lex: &mut Lexer<'_>) -> Parse<()> {
        let with_suffixes = self.mnemonic_with_suffixes(name, lex);
        let name = with_suffixes.as_deref().unwrap_or(name);
        if let Some(result) = self.target_statement(name, span, lex) {
            self.fast_lines.statement_hook = true;
            return result;
        }
        if self.trace.is_wanted() {
            let (mnemonic, entries) = self.traced_mnemonic(name);
            self.trace_mnemonic(span, name, &mnemonic, &entries);
        }
        let known = match self.matches.known.get(name) {
            Some(known) => known.clone(),
            None => {
                let mnemonic = self.canonical_mnemonic(name);
                let range = self.entries(&mnemonic);
                if range.is_empty() {
                    let similar = self.similar_mnemonics(&mnemonic);
                    return mistake(span, format!("unrecognized instruction mnemonic{similar}"));
                }
                let (target, variant) = (self.target, self.variant);
                let common = self.matches.common.entries(target, &self.subtarget, range.clone(), variant);
                let known = Known { range, common };
                self.matches.known.insert(name.into(), known.clone());
                known
            }
        };
        self.deprecated = None;
        let operands = lex.span();
        let mut inst = Inst::default();
        // The common case does not try entries one by one.
        let is_traced = self.trace.is_wanted();
        let common = if is_traced { None } else { self.match_common(&known.common, lex, lex.lo, &mut inst) };
        match common {
            Some((_, end)) => lex.seek(end),
            None => inst = self.find_match(known.range, span, lex)?,
        }
        self.check_prefix(&inst, span, operands)?;
        self.keep_comments_of_statement(lex);
        self.emit_found(&inst, span)
    }

    /// A statement that may be an instruction whose text begins with an operand (`r1 = r2`), from its first token on; `None` if
    /// it is none. What begins with a register is.
    pub(super) fn operand_first(
        &mut self,
        start: usize,
        span: Span,
        lex: &mut Lexer<'_>,
    ) -> Option<Parse<()>> {
        let range = self.matches.operand_first.clone();
        if range.is_empty() {
            return None;
        }
        let mut from_start = *lex;
        from_start.seek(start);
        let mut cursor = from_start;
        match self.find_match(range, span, &mut cursor) {
            Ok(inst) => {
                *lex = cursor;
                self.keep_comments_of_statement(lex);
                Some(self.emit_found(&inst, span))
            }
            Err(mistake) => {
                let word = String::from_utf8_lossy(from_start.text()).into_owned();
                let is_mnemonic = !self.entries(&word).is_empty();
                let is_register = self.register_name(&mut from_start).is_some();
                (is_register && !is_mnemonic).then_some(Err(mistake))
            }
        }
    }

    /// Whether an instruction may stand behind the one before.
    fn check_prefix(&mut self, inst: &Inst, mnemonic: Span, operands: Span) -> Parse<()> {
        prefixes::check(&self.target.image, inst, &mut self.matches.prefix_before).or_else(|(place, text)| {
            match place {
                Place::Mnemonic => mistake(mnemonic, text),
                Place::FirstOperand => mistake(operands, text),
            }
        })
    }

    /// A mnemonic that goes on after commas (`bne,a,pn`), as far as the table has it; what is taken is consumed.
    fn mnemonic_with_suffixes(&self, name: &[u8], lex: &mut Lexer<'_>) -> Option<Vec<u8>> {
        if !lex.is(b',') {
            return None;
        }
        let mut longest = None;
        let mut joined = name.to_vec();
        let mut end = lex.lo;
        while lex.byte(end) == b',' {
            let mut next = end + 1;
            while lex.byte(next).is_ascii_alphanumeric() {
                next += 1;
            }
            joined.extend((end..next).map(|at| lex.byte(at)));
            if self.entries(&self.canonical_mnemonic(&joined)).is_empty() {
                break;
            }
            longest = Some(joined.clone());
            end = next;
        }
        if longest.is_some() {
            lex.seek(end);
        }
        longest
    }

    /// Emits the instruction that a statement is, with what there is to warn of.
    pub(super) fn emit_found(&mut self, inst: &Inst, span: Span) -> Parse<()> {
        if let Some((span, text)) = self.deprecated.take() {
            self.warning(span, text);
        }
        self.emit_matched(inst, span)
    }

    /// Emits what an instruction stands for, each part as short as the subtarget has it.
    pub(super) fn emit_matched(&mut self, inst: &Inst, span: Span) -> Parse<()> {
        if let Some(packet) = &mut self.packet {
            packet.push((inst.clone(), span));
            return Ok(());
        }
        if self.out.wants_lines() {
            let line = self.marked_line(self.outermost_cause().unwrap_or(span));
            let result = self.out.emit_source_line(self.cx, line);
            self.emit(span, result)?;
        }
        let (target, pic) = (self.target, self.position_independent);
        if !rewrite::may_expand(target, inst.opcode) {
            let short = rewrite::compress(target, &self.subtarget, self.cx, inst);
            let result = self.out.emit_inst(self.cx, short.as_ref().unwrap_or(inst), &self.subtarget);
            return self.emit(span, result);
        }
        let mut parts = Vec::new();
        rewrite::expand(target, &self.subtarget, self.cx, pic, inst.clone(), &mut parts)
            .or_else(|message| mistake(span, message))?;
        for part in parts {
            let result = match part {
                Expanded::Label(symbol) => self.out.emit_label(self.cx, symbol),
                Expanded::Inst(inst) => {
                    let short = rewrite::compress(target, &self.subtarget, self.cx, &inst);
                    self.out.emit_inst(self.cx, short.as_ref().unwrap_or(&inst), &self.subtarget)
                }
            };
            self.emit(span, result)?;
        }
        Ok(())
    }

    /// In the case that the table has, aliases replaced.
    pub(super) fn canonical_mnemonic(&self, name: &[u8]) -> String {
        let image = &self.target.image;
        let mut mnemonic = String::from_utf8_lossy(name).into_owned();
        if self.entries(&mnemonic).is_empty() {
            mnemonic.make_ascii_lowercase();
        }
        let aliases = image.records::<MnemonicAlias>();
        let wanted = |a: &MnemonicAlias| {
            image.string(a.from) == mnemonic
                && a.variant == self.variant
                && self.subtarget.enables(a.predicates)
        };
        match aliases.iter().find(wanted) {
            Some(alias) => image.string(alias.to).to_owned(),
            None => mnemonic,
        }
    }

    fn entries(&self, mnemonic: &str) -> std::ops::Range<usize> {
        entries::of_mnemonic(&self.target.image, mnemonic)
    }

    /// `, did you mean: add, and?`: the mnemonics of the subtarget at most two letters away.
    pub(super) fn similar_mnemonics(&self, mnemonic: &str) -> String {
        const FAR: usize = 2;
        let image = &self.target.image;
        let mut names: Vec<&str> = Vec::new();
        if mnemonic.len() > 64 {
            return String::new();
        }
        for entry in image.records::<Match>().iter().filter(|e| self.subtarget.enables(e.predicates)) {
            let name = image.string(entry.mnemonic);
            let known = names.last() == Some(&name) || name.len().abs_diff(mnemonic.len()) > FAR;
            if !known && insertions_and_deletions(name.as_bytes(), mnemonic.as_bytes()) <= FAR {
                names.push(name);
            }
        }
        if names.is_empty() {
            return String::new();
        }
        format!(", did you mean: {}?", names.join(", "))
    }

    fn find_match(
        &mut self,
        entries: std::ops::Range<usize>,
        span: Span,
        lex: &mut Lexer<'_>,
    ) -> Parse<Inst> {
        let target = self.target;
        let table = target.image.records::<Match>();
        let mut memory: Vec<Remembered> = Vec::new();
        let mut parsed: Vec<Operands> = Vec::new();
        let mut nearest = Nearest::default();
        let mut missing: Option<Match> = None;
        // An instruction with a semicolon in it begins like one before a semicolon: the longest is taken.
        let mut longest: Option<(Inst, Lexer<'_>)> = None;
        for index in entries.clone() {
            let Some(entry) = table.get(index).filter(|e| e.variant == self.variant) else {
                continue;
            };
            let enabled = self.subtarget.enables(entry.predicates);
            let mut cursor = *lex;
            match self.walk(&entry, &mut cursor, &mut memory, &mut parsed) {
                Ok(()) if enabled && !cursor.at_end() => {
                    if longest.as_ref().is_none_or(|(_, end)| end.lo < cursor.lo) {
                        longest = Some((entries::convert(target, &entry, &parsed), cursor));
                    }
                }
                Ok(()) if enabled => {
                    *lex = cursor;
                    self.trace.entry(target, &entry, Verdict::Taken);
                    return Ok(entries::convert(target, &entry, &parsed));
                }
                Ok(()) => {
                    self.trace_lacking(&entry);
                    let fewer = |old: &Match| self.lacking(&entry).len() <= self.lacking(old).len();
                    if missing.as_ref().is_none_or(fewer) {
                        missing = Some(entry);
                    }
                }
                Err(failure) => {
                    self.trace.entry(target, &entry, Verdict::Unfit(Some(failure.operand)));
                    nearest.note(failure, enabled);
                }
            }
        }
        if let Some((inst, end)) = longest {
            *lex = end;
            return Ok(inst);
        }
        self.check_operands(entries, lex)?;
        match missing {
            Some(entry) => {
                let lacking = self.lacking(&entry);
                let facts = &self.target.facts;
                let (before, between) = (facts.lacking_message, facts.lacking_separator);
                let before = target.image.string(before);
                let names = if before.ends_with(' ') {
                    lacking.join(target.image.string(between))
                } else {
                    String::new()
                };
                mistake(span, format!("{before}{names}"))
            }
            None => nearest.into_mistake(span),
        }
    }

    /// What aliases make of a word, and the entries of that.
    pub(super) fn traced_mnemonic(&self, written: &[u8]) -> (String, std::ops::Range<usize>) {
        let mnemonic = self.canonical_mnemonic(written);
        let entries = self.entries(&mnemonic);
        (mnemonic, entries)
    }

    pub(super) fn trace_mnemonic(
        &mut self,
        span: Span,
        written: &[u8],
        mnemonic: &str,
        entries: &std::ops::Range<usize>,
    ) {
        let line = self.line_of(span);
        let table = self.target.image.records::<Match>();
        let of_variant = |index: &usize| table.get(*index).is_some_and(|e| e.variant == self.variant);
        let num_entries = entries.clone().filter(of_variant).count();
        self.trace.mnemonic(Some(line), &String::from_utf8_lossy(written), mnemonic, num_entries);
    }

    /// An entry that is not taken only because of the subtarget.
    pub(super) fn trace_lacking(&mut self, entry: &Match) {
        if self.trace.is_wanted() {
            let lacking: Vec<String> = self.lacking(entry).into_iter().map(str::to_owned).collect();
            let lacking: Vec<&str> = lacking.iter().map(|text| &**text).collect();
            self.trace.entry(self.target, entry, Verdict::Lacks(&lacking));
        }
    }

    /// What an entry asks for and the subtarget does not have, in the order of the names of predicates.
    pub(super) fn lacking(&self, entry: &Match) -> Vec<&str> {
        let image = &self.target.image;
        let set = image.records::<PredicateSet>().get(entry.predicates as usize).unwrap_or_default();
        let records = image.records::<Predicate>();
        let fails =
            |p: &Predicate| p.condition != 0 && self.target.call(p.condition - 1, &[], &self.subtarget) == 0;
        let mut failing: Vec<Predicate> =
            image.list(set.predicates).iter().filter_map(|p| records.get(p as usize)).filter(fails).collect();
        failing.sort_by_key(|p| image.string(p.name));
        failing
            .iter()
            .map(|p| {
                let description = image.string(p.description);
                if description.is_empty() { image.string(p.name) } else { description }
            })
            .collect()
    }

    /// Walks the classes of an entry over the statement.
    fn walk(
        &mut self,
        entry: &Match,
        lex: &mut Lexer<'_>,
        memory: &mut Vec<Remembered>,
        parsed: &mut Vec<Operands>,
    ) -> Result<(), Failure> {
        parsed.clear();
        let target = self.target;
        let classes = target.image.list(entry.classes);
        let records = target.image.records::<OperandClass>();
        let mut spans: SmallVec<[Span; 8]> = SmallVec::new();
        let mut left_out: Option<Failure> = None;
        let mut broken_rule: Option<Failure> = None;
        let mut accepted = 0;
        for (i, number) in classes.iter().enumerate() {
            let class = records.get(number as usize).unwrap_or_default();
            spans.push(lex.span());
            let is_optional = class.flags & class_flags::OPTIONAL != 0;
            let is_comma = target.image.string(class.token) == ",";
            // The comma before an operand that is left out is left out, too.
            let next_is_optional = || {
                let next = classes.get(i + 1).and_then(|n| records.get(n as usize));
                next.is_some_and(|c| c.flags & class_flags::OPTIONAL != 0)
            };
            if is_comma && lex.at_end() && next_is_optional() {
                parsed.push(Operands::new());
                continue;
            }
            let start = *lex;
            if is_optional && !preceded_by_comma(&classes, &records, i, target) {
                lex.eat(b',');
            }
            match self.operand(&class, lex, memory) {
                Ok(operands) => {
                    parsed.push(operands);
                    accepted += usize::from(!is_comma);
                }
                Err(failure) if is_optional => {
                    *lex = start;
                    left_out = Some(Failure { operand: accepted, ..failure });
                    parsed.push(self.default_operand(&class));
                }
                Err(Failure { message: Reason::Rule(text), at, .. }) => {
                    broken_rule = Some(Failure { operand: accepted, at, message: Reason::Rule(text) });
                    parsed.push(Operands::new());
                    accepted += 1;
                }
                Err(mut failure) => {
                    // What stands there instead is the operand after the comma.
                    if lex.is(b',') && !is_comma && lex.span() == failure.at {
                        lex.advance();
                        failure.at = lex.span();
                    }
                    return Err(Failure { operand: accepted, ..failure });
                }
            }
        }
        if !self.ends_instruction(lex) {
            // What was taken for left out is wrong.
            if let Some(failure) =
                left_out.filter(|f| matches!(&f.message, Reason::Operand(t) if !t.is_empty()))
            {
                return Err(failure);
            }
            lex.eat(b',');
            return Err(Failure {
                operand: accepted,
                at: lex.span(),
                message: Reason::Operand(String::new()),
            });
        }
        if let Some(failure) = broken_rule {
            return Err(failure);
        }
        let ties: SmallVec<[u16; 4]> = target.image.list(entry.ties).iter().collect();
        for pair in ties.chunks_exact(2) {
            if parsed.get(pair[0] as usize) != parsed.get(pair[1] as usize) {
                let at = spans.get(pair[1] as usize).copied().unwrap_or(lex.span());
                let message = Reason::Operand("operand must match destination register".to_owned());
                return Err(Failure { operand: accepted, at, message });
            }
        }
        Ok(())
    }
}

/// How many bytes must be inserted and removed to make one name of the other: what LLVM counts here.
fn insertions_and_deletions(a: &[u8], b: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let shorter = 1 + row[j].min(row[j + 1]);
            diagonal = std::mem::replace(&mut row[j + 1], if x == y { diagonal } else { shorter });
        }
    }
    row[b.len()]
}

/// Whether the class before is a comma.
fn preceded_by_comma(
    classes: &tables::image::Records<'_, u16>,
    records: &tables::image::Records<'_, OperandClass>,
    index: usize,
    target: &Target,
) -> bool {
    let before = index.checked_sub(1).and_then(|i| classes.get(i)).and_then(|n| records.get(n as usize));
    before.is_some_and(|c| target.image.string(c.token) == ",")
}
