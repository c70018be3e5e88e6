//! `std::string` of libstdc++, whose members programs call although headers define them.
//!
//! A string is the address of its text, its length, and either 16 bytes for short texts or the capacity of the memory that the
//! address points to. Capacities grow as the library's do: at least to twice as much.

use super::Call;
use super::exceptions::throw;
use crate::machine::Step;
use crate::value::Value;
use ir::Type;

const LENGTH: u64 = 8;
const LOCAL: u64 = 16;
/// How long texts may be that are in the string itself.
const LOCAL_CAPACITY: u64 = 15;
const NOT_FOUND: u64 = u64::MAX;

/// Constructors and destructors of the allocator of strings, which has no state.
const ALLOCATOR_MEMBERS: &[&str] = &["C1Ev", "C2Ev", "C1ERKS_", "C2ERKS_", "D1Ev", "D2Ev"];

/// What members' names begin with.
const MEMBER: &str = "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE";
const CONST_MEMBER: &str = "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE";

impl Call<'_, '_, '_> {
    /// Calls a member of the class by its mangled name; none if there is no such member here.
    pub(super) fn string_member(&mut self, name: &str) -> Step<Option<Value>> {
        if name.strip_prefix("_ZNSaIcE").is_some_and(|member| ALLOCATOR_MEMBERS.contains(&member)) {
            return Ok(Some(Value::None));
        }
        // The length of the name comes before it.
        let member = |prefix| {
            let member: &str = name.strip_prefix(prefix)?;
            Some(member.trim_start_matches(|c: char| c.is_ascii_digit()))
        };
        if let Some(member) = member(CONST_MEMBER) {
            return self.asked_of_string(member);
        }
        match member(MEMBER) {
            Some(member) => self.change_of_string(member),
            None => Ok(None),
        }
    }

    pub(super) fn length_of(&mut self, string: u64) -> Step<u64> {
        self.word(string + LENGTH)
    }

    pub(super) fn text_of(&mut self, string: u64) -> Step<Vec<u8>> {
        let (start, length) = (self.word(string)?, self.length_of(string)?);
        Ok(self.machine.memory.read(start, length)?.to_vec())
    }

    fn set_word(&mut self, address: u64, word: u64) -> Step<()> {
        self.machine.store(address, Type::PTR, &Value::pointer(word))
    }

    fn capacity_of(&mut self, string: u64) -> Step<u64> {
        if self.word(string)? == string + LOCAL { Ok(LOCAL_CAPACITY) } else { self.word(string + LOCAL) }
    }

    pub(super) fn new_string(&mut self, string: u64, text: &[u8]) -> Step<()> {
        self.set_word(string, string + LOCAL)?;
        self.set_text(string, text)
    }

    /// The string's memory is the new text's, or that of twice as much, if it has to be more.
    pub(super) fn set_text(&mut self, string: u64, text: &[u8]) -> Step<()> {
        let length = text.len() as u64;
        self.reserve(string, length)?;
        let start = self.word(string)?;
        let mut bytes = text.to_vec();
        bytes.push(0);
        self.machine.memory.write(start, &bytes)?;
        self.set_length(string, length)
    }

    /// Makes room for a length, and for as much again if there was too little.
    pub(super) fn reserve(&mut self, string: u64, length: u64) -> Step<()> {
        let capacity = self.capacity_of(string)?;
        if length > capacity { self.grow(string, length.max(2 * capacity)) } else { Ok(()) }
    }

    /// Adds a text at the end, at the cost of its own length unless memory has to grow.
    pub(super) fn append_text(&mut self, string: u64, text: &[u8]) -> Step<()> {
        let length = self.length_of(string)?;
        self.reserve(string, length + text.len() as u64)?;
        let start = self.word(string)?;
        self.machine.memory.write(start + length, &[text, b"\0"].concat())?;
        self.set_length(string, length + text.len() as u64)
    }

    fn set_length(&mut self, string: u64, length: u64) -> Step<()> {
        self.set_word(string + LENGTH, length)
    }

    fn grow(&mut self, string: u64, capacity: u64) -> Step<()> {
        let mut text = self.text_of(string)?;
        text.push(0);
        let new = self.allocate(capacity + 1, 16)?;
        let new = self.machine.address(&new)?;
        if new == 0 {
            return Err(throw(self.machine, "St9bad_alloc", b""));
        }
        self.machine.memory.write(new, &text)?;
        self.dispose(string)?;
        self.set_word(string, new)?;
        self.set_word(string + LOCAL, capacity)
    }

    pub(super) fn dispose(&mut self, string: u64) -> Step<()> {
        let start = self.word(string)?;
        if start != string + LOCAL {
            self.machine.memory.free(start)?;
        }
        Ok(())
    }

    /// So many bytes at an address.
    fn bytes(&mut self, address: usize, count: usize) -> Step<Vec<u8>> {
        let (address, count) = (self.address(address)?, self.number(count)?);
        Ok(self.machine.memory.read(address, count)?.to_vec())
    }

    fn repeated(&mut self, count: usize, byte: usize) -> Step<Vec<u8>> {
        let (count, byte) = (self.number(count)?, self.number(byte)? as u8);
        Ok(vec![byte; self.length_for(count, b"basic_string::_M_create")?])
    }

    /// A length that a string may have: beyond what the library allows it, or beyond memory, an exception is thrown.
    fn length_for(&mut self, length: u64, who: &[u8]) -> Step<usize> {
        if length >= i64::MAX as u64 {
            return Err(throw(self.machine, "St12length_error", who));
        }
        let possible = self.machine.memory.possible_size(length);
        possible.ok_or_else(|| throw(self.machine, "St9bad_alloc", b""))
    }

    pub(super) fn text_argument(&mut self, index: usize) -> Step<Vec<u8>> {
        let string = self.address(index)?;
        self.text_of(string)
    }

    /// A part of a text by its position and length, which may be too large.
    fn part(&mut self, text: &[u8], position: u64, count: u64, who: &str) -> Step<std::ops::Range<usize>> {
        let length = text.len() as u64;
        if position > length {
            let message = format!(
                "basic_string::{who}: __pos (which is {position}) > this->size() (which is {length})"
            );
            return Err(throw(self.machine, "St12out_of_range", message.as_bytes()));
        }
        Ok(position as usize..position.saturating_add(count).min(length) as usize)
    }

    fn change_of_string(&mut self, member: &str) -> Step<Option<Value>> {
        let this = self.address(0)?;
        // Members that make the string what it is.
        let made = match member {
            "C1Ev" | "C2Ev" | "C1ERKS3_" | "C2ERKS3_" => Some(Vec::new()),
            "C1ERKS4_" | "C2ERKS4_" => Some(self.text_argument(1)?),
            "C1EPKcmRKS3_" | "C2EPKcmRKS3_" => Some(self.bytes(1, 2)?),
            "C1EPKcRKS3_" | "C2EPKcRKS3_" | "C1IS3_EEPKcRKS3_" | "C2IS3_EEPKcRKS3_" => Some(self.string(1)?),
            "C1EmcRKS3_" | "C2EmcRKS3_" | "_M_constructEmc" => Some(self.repeated(1, 2)?),
            "C1ERKS4_mm" | "C2ERKS4_mm" | "C1ERKS4_m" | "C2ERKS4_m" => {
                let text = self.text_argument(1)?;
                let count = if self.args.len() > 3 { self.number(3)? } else { NOT_FOUND };
                let position = self.number(2)?;
                let part = self.part(&text, position, count, "basic_string")?;
                Some(text[part].to_vec())
            }
            "C1EOS4_" | "C2EOS4_" => {
                let other = self.address(1)?;
                let text = self.text_of(other)?;
                self.set_text(other, b"")?;
                Some(text)
            }
            _ => None,
        };
        if let Some(text) = made {
            self.new_string(this, &text)?;
            return Ok(Some(Value::None));
        }
        let own = |c: &mut Self| c.text_of(this);
        let itself = Ok(Some(self.args[0].clone()));
        let appended = match member {
            "_M_appendEPKcm" | "appendEPKcm" => Some(self.bytes(1, 2)?),
            "appendEPKc" | "pLEPKc" => Some(self.string(1)?),
            "appendERKS4_" | "pLERKS4_" => Some(self.text_argument(1)?),
            "appendEmc" => Some(self.repeated(1, 2)?),
            "pLEc" | "push_backEc" => Some(vec![self.number(1)? as u8]),
            _ => None,
        };
        if let Some(text) = appended {
            self.append_text(this, &text)?;
            return itself;
        }
        // Members after which it has another text.
        let new = match member {
            "_M_assignERKS4_" | "assignERKS4_" | "aSERKS4_" => Some(self.text_argument(1)?),
            "assignEPKc" | "aSEPKc" => Some(self.string(1)?),
            "assignEPKcm" => Some(self.bytes(1, 2)?),
            "assignEmc" => Some(self.repeated(1, 2)?),
            "aSEc" => Some(vec![self.number(1)? as u8]),
            "aSEOS4_" | "assignEOS4_" => {
                let other = self.address(1)?;
                let text = self.text_of(other)?;
                if other != this {
                    self.set_text(other, b"")?;
                }
                Some(text)
            }
            "clearEv" => Some(Vec::new()),
            "pop_backEv" => {
                let mut text = own(self)?;
                text.pop();
                Some(text)
            }
            "resizeEm" | "resizeEmc" => {
                let byte = if self.args.len() > 2 { self.number(2)? as u8 } else { 0 };
                let (mut text, length) = (own(self)?, self.number(1)?);
                text.resize(self.length_for(length, b"basic_string::_M_replace_aux")?, byte);
                Some(text)
            }
            _ => self.replaced(this, member)?,
        };
        if let Some(text) = new {
            self.set_text(this, &text)?;
            return itself;
        }
        match member {
            "D1Ev" | "D2Ev" | "_M_disposeEv" => {
                self.dispose(this)?;
                Ok(Some(Value::None))
            }
            "_Alloc_hiderC1EPcRKS3_"
            | "_Alloc_hiderC2EPcRKS3_"
            | "_Alloc_hiderC1EPcOS3_"
            | "_Alloc_hiderC2EPcOS3_"
            | "_M_dataEPc" => {
                let text = self.address(1)?;
                self.set_word(this, text)?;
                Ok(Some(Value::None))
            }
            "_M_lengthEm" | "_M_set_lengthEm" => {
                let length = self.number(1)?;
                self.set_word(this + LENGTH, length)?;
                if member == "_M_set_lengthEm" {
                    let end = self.word(this)?.wrapping_add(length);
                    self.machine.memory.write(end, b"\0")?;
                }
                Ok(Some(Value::None))
            }
            "_M_capacityEm" => {
                let capacity = self.number(1)?;
                self.set_word(this + LOCAL, capacity)?;
                Ok(Some(Value::None))
            }
            "_M_local_dataEv" => Ok(Some(Value::pointer(this + LOCAL))),
            "_M_get_allocatorEv" => itself,
            "_S_assignEPcmc" | "_S_copyEPcPKcm" | "_S_moveEPcPKcm" => {
                let bytes = match member {
                    "_S_assignEPcmc" => self.repeated(1, 2)?,
                    _ => self.bytes(1, 2)?,
                };
                self.machine.memory.write(this, &bytes)?;
                Ok(Some(Value::None))
            }
            copy if copy.starts_with("_S_copy_charsE") => {
                let (first, last) = (self.address(1)?, self.address(2)?);
                let bytes = self.machine.memory.read(first, last.wrapping_sub(first))?.to_vec();
                self.machine.memory.write(this, &bytes)?;
                Ok(Some(Value::None))
            }
            "_M_destroyEm" => {
                let start = self.word(this)?;
                self.machine.memory.free(start)?;
                Ok(Some(Value::None))
            }
            "_M_createERmm" => {
                let (place, old) = (self.address(1)?, self.number(2)?);
                let mut wanted = self.word(place)?;
                if wanted > i64::MAX as u64 {
                    return Err(throw(self.machine, "St12length_error", b"basic_string::_M_create"));
                }
                if wanted > old && wanted < 2 * old {
                    wanted = 2 * old;
                }
                self.set_word(place, wanted)?;
                self.allocate(wanted + 1, 16).map(Some)
            }
            // Makes room for a text of another length in place of a part, which may be written at once.
            "_M_mutateEmmPKcm" => {
                let (position, count, length) = (self.number(1)?, self.number(2)?, self.number(4)?);
                let from = self.address(3)?;
                let inner = match from {
                    0 => vec![0; self.length_for(length, b"basic_string::_M_create")?],
                    from => self.machine.memory.read(from, length)?.to_vec(),
                };
                let text = own(self)?;
                let part = self.part(&text, position, count, "replace")?;
                let whole = [&text[..part.start], &inner, &text[part.end..]].concat();
                let before = text.len() as u64;
                self.set_text(this, &whole)?;
                // The length is the caller's matter.
                self.set_word(this + LENGTH, before)?;
                Ok(Some(Value::None))
            }
            "reserveEm" => {
                let (wanted, capacity) = (self.number(1)?, self.capacity_of(this)?);
                if wanted > capacity {
                    self.grow(this, wanted.max(2 * capacity))?;
                }
                Ok(Some(Value::None))
            }
            "reserveEv" | "shrink_to_fitEv" => Ok(Some(Value::None)),
            "swapERS4_" => {
                let other = self.address(1)?;
                let (a, b) = (own(self)?, self.text_of(other)?);
                self.set_text(this, &b)?;
                self.set_text(other, &a)?;
                Ok(Some(Value::None))
            }
            "ixEm" | "atEm" => self.element(this, member).map(Some),
            "beginEv" | "frontEv" | "dataEv" => self.word(this).map(|start| Some(Value::pointer(start))),
            "endEv" | "backEv" => {
                let end = self.word(this)? + self.length_of(this)?;
                Ok(Some(Value::pointer(end - u64::from(member == "backEv"))))
            }
            _ => Ok(None),
        }
    }

    /// The text after a part of it was replaced.
    fn replaced(&mut self, this: u64, member: &str) -> Step<Option<Vec<u8>>> {
        let (who, count, inner) = match member {
            "_M_replaceEmmPKcm" | "replaceEmmPKcm" => ("replace", self.number(2)?, self.bytes(3, 4)?),
            "_M_replace_auxEmmmc" | "replaceEmmmc" => ("replace", self.number(2)?, self.repeated(3, 4)?),
            "replaceEmmPKc" => ("replace", self.number(2)?, self.string(3)?),
            "replaceEmmRKS4_" => ("replace", self.number(2)?, self.text_argument(3)?),
            "insertEmPKc" => ("insert", 0, self.string(2)?),
            "insertEmPKcm" => ("insert", 0, self.bytes(2, 3)?),
            "insertEmRKS4_" => ("insert", 0, self.text_argument(2)?),
            "insertEmmc" => ("insert", 0, self.repeated(2, 3)?),
            "eraseEmm" | "_M_eraseEmm" => ("erase", self.number(2)?, Vec::new()),
            _ => return Ok(None),
        };
        let text = self.text_of(this)?;
        let position = self.number(1)?;
        let part = self.part(&text, position, count, who)?;
        Ok(Some([&text[..part.start], &inner, &text[part.end..]].concat()))
    }

    fn element(&mut self, this: u64, member: &str) -> Step<Value> {
        let (start, length, index) = (self.word(this)?, self.length_of(this)?, self.number(1)?);
        if member == "atEm" && index >= length {
            let message =
                format!("basic_string::at: __n (which is {index}) >= this->size() (which is {length})");
            return Err(throw(self.machine, "St12out_of_range", message.as_bytes()));
        }
        Ok(Value::pointer(start.wrapping_add(index)))
    }

    fn asked_of_string(&mut self, member: &str) -> Step<Option<Value>> {
        // The result of `substr` is an object, whose place comes first.
        if member == "substrEmm" {
            let result = self.address(0)?;
            let text = self.text_argument(1)?;
            let (position, count) = (self.number(2)?, self.number(3)?);
            let part = self.part(&text, position, count, "substr")?;
            self.new_string(result, &text[part])?;
            return Ok(Some(Value::None));
        }
        let this = self.address(0)?;
        match member {
            "get_allocatorEv" => return Ok(Some(Value::None)),
            "sizeEv" | "lengthEv" => {
                let length = self.length_of(this)?;
                return self.int(length).map(Some);
            }
            "capacityEv" => {
                let capacity = self.capacity_of(this)?;
                return self.int(capacity).map(Some);
            }
            "emptyEv" => {
                let length = self.length_of(this)?;
                return self.int((length == 0).into()).map(Some);
            }
            "_M_local_dataEv" => return Ok(Some(Value::pointer(this + LOCAL))),
            "_M_get_allocatorEv" => return Ok(Some(Value::pointer(this))),
            "_M_is_localEv" => {
                let is_local = self.word(this)? == this + LOCAL;
                return self.int(is_local.into()).map(Some);
            }
            "c_strEv" | "dataEv" | "beginEv" | "cbeginEv" | "_M_dataEv" => {
                return self.word(this).map(|start| Some(Value::pointer(start)));
            }
            "endEv" | "cendEv" => {
                let end = self.word(this)? + self.length_of(this)?;
                return Ok(Some(Value::pointer(end)));
            }
            "ixEm" | "atEm" => return self.element(this, member).map(Some),
            _ => {}
        }
        let text = self.text_of(this)?;
        let order = match member {
            "compareERKS4_" => Some(text.cmp(&self.text_argument(1)?)),
            "compareEPKc" => Some(text.cmp(&self.string(1)?)),
            "compareEmmPKc" | "compareEmmRKS4_" => {
                let (position, count) = (self.number(1)?, self.number(2)?);
                let other = if member.ends_with("PKc") { self.string(3)? } else { self.text_argument(3)? };
                let part = self.part(&text, position, count, "compare")?;
                Some(text[part].cmp(&other))
            }
            _ => None,
        };
        if let Some(order) = order {
            return self.int(order as i64 as u64).map(Some);
        }
        // Searches: what for, and from where.
        let arguments = ["EPKcmm", "EPKcm", "ERKS4_m", "Ecm"];
        let found = arguments.into_iter().find_map(|end| Some((member.strip_suffix(end)?, end)));
        let Some((search, arguments)) = found else { return Ok(None) };
        let pattern = match arguments {
            "EPKcmm" => self.bytes(1, 3)?,
            "EPKcm" => self.string(1)?,
            "ERKS4_m" => self.text_argument(1)?,
            _ => vec![self.number(1)? as u8],
        };
        let from = self.number(2)?;
        let start = usize::try_from(from).unwrap_or(usize::MAX).min(text.len());
        let is_in = |byte: &u8| pattern.contains(byte);
        let last_start = start.saturating_add(1).min(text.len());
        let position = match search {
            "find" if from > text.len() as u64 => None,
            "find" if pattern.is_empty() => Some(start),
            "find" => text[start..].windows(pattern.len()).position(|w| w == pattern).map(|at| at + start),
            "rfind" if pattern.is_empty() => Some(start),
            "rfind" => {
                let end = start.saturating_add(pattern.len()).min(text.len());
                text[..end].windows(pattern.len()).rposition(|w| w == pattern)
            }
            "find_first_of" => text[start..].iter().position(is_in).map(|at| at + start),
            "find_first_not_of" => text[start..].iter().position(|b| !is_in(b)).map(|at| at + start),
            "find_last_of" => text[..last_start].iter().rposition(is_in),
            "find_last_not_of" => text[..last_start].iter().rposition(|b| !is_in(b)),
            _ => return Ok(None),
        };
        self.int(position.map_or(NOT_FOUND, |at| at as u64)).map(Some)
    }
}
