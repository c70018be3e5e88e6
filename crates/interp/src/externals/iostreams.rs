//! Streams of libstdc++ for `char`: the standard ones and those to strings.
//!
//! Programs look into streams, because headers define much of what they do: an object begins with the pointer to its table,
//! two words before which the distance to the part that all streams have (`ios`) stands. That part has the flags, the width,
//! the precision and the state, all of which are read and written in the program's memory here, too. What `ios` belongs to,
//! a descriptor or a string, is kept by its address. The text of a stream to a string is that of the string in its buffer.

use super::text::{leading_float, leading_integer};
use super::{Call, Row};
use crate::library::Device;
use crate::machine::{Machine, Step, trap};
use crate::memory::ObjectKind;
use crate::printf::{self, Arguments};
use crate::value::Value;
use ir::Type;

/// Places in `ios`, of 264 bytes.
const IOS_BYTES: u64 = 264;
const PRECISION: u64 = 8;
const WIDTH: u64 = 16;
const FLAGS: u64 = 24;
const STATE: u64 = 32;
const FILL: u64 = 224;
const HAS_FILL: u64 = 225;
const BUFFER: u64 = 232;
const CTYPE: u64 = 240;

/// Flags of formats.
const BOOLALPHA: u64 = 1;
const DEC: u64 = 1 << 1;
const FIXED: u64 = 1 << 2;
const HEX: u64 = 1 << 3;
const INTERNAL: u64 = 1 << 4;
const LEFT: u64 = 1 << 5;
const OCT: u64 = 1 << 6;
const SCIENTIFIC: u64 = 1 << 8;
const SHOW_BASE: u64 = 1 << 9;
const SHOW_POINT: u64 = 1 << 10;
const SHOW_POSITIVE: u64 = 1 << 11;
const SKIP_SPACE: u64 = 1 << 12;
const UPPERCASE: u64 = 1 << 14;

/// Bits of the state.
const BAD: u64 = 1;
const AT_END: u64 = 2;
const FAILED: u64 = 4;

/// Distances from the beginnings of objects to `ios`, and whole sizes.
const OUTPUT_IOS: u64 = 8;
const INPUT_IOS: u64 = 16;
/// Where a stream to a string has its buffer, and where the buffer has the string.
const STRING_OUTPUT_BUFFER: u64 = 8;
const STRING_BOTH_BUFFER: u64 = 24;
const BUFFER_BYTES: u64 = 104;
const BUFFER_STRING: u64 = 72;

/// Where a facet of characters says that it has a table for `widen`, the table, and the one for `narrow`.
const CTYPE_BYTES: u64 = 576;
const WIDEN_DONE: u64 = 56;
const NARROW: u64 = 313;

const STANDARD: &[(&str, u32, u64)] = &[
    ("_ZSt3cin", 0, INPUT_IOS),
    ("_ZSt4cout", 1, OUTPUT_IOS),
    ("_ZSt4cerr", 2, OUTPUT_IOS),
    ("_ZSt4clog", 2, OUTPUT_IOS),
];

const OSTREAM_MEMBER: &str = "_ZNSo";
const ISTREAM_MEMBER: &str = "_ZNSi";
const IOS_MEMBERS: [&str; 2] =
    ["_ZNKSt9basic_iosIcSt11char_traitsIcEE", "_ZNSt9basic_iosIcSt11char_traitsIcEE"];
/// Members of streams to strings: for output alone, and for both.
const STRING_OUTPUT: &str = "St7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE";
const STRING_BOTH: &str = "St7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE";
const STRING_INPUT: &str = "St7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE";

/// Virtual functions of the buffer of a standard stream, in the order of their table.
const BUFFER_MEMBER: &str = "_ZN9__gnu_cxx18stdio_sync_filebufIcSt11char_traitsIcEE";
const BUFFER_TABLE: [&str; 14] = [
    "D1Ev",
    "D0Ev",
    "5imbueERKSt6locale",
    "6setbufEPcl",
    "7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode",
    "7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode",
    "4syncEv",
    "9showmanycEv",
    "6xsgetnEPcl",
    "9underflowEv",
    "5uflowEv",
    "9pbackfailEi",
    "6xsputnEPKcl",
    "8overflowEi",
];

pub(super) const FUNCTIONS: &[Row] = &[
    ("_ZNSt8ios_base4InitC1Ev", |_| Ok(Value::None)),
    ("_ZNSt8ios_base4InitD1Ev", |_| Ok(Value::None)),
    ("_ZSt21ios_base_library_initv", |_| Ok(Value::None)),
    ("_ZNSt8ios_base15sync_with_stdioEb", |c| c.int(1)),
    ("_ZNKSt5ctypeIcE13_M_widen_initEv", |_| Ok(Value::None)),
    ("_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l", |c| {
        let (address, length) = (c.address(1)?, c.number(2)?);
        let text = c.machine.memory.read(address, length)?.to_vec();
        c.insert_padded(&text)
    }),
    ("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc", |c| {
        let text = c.string(1)?;
        c.insert_padded(&text)
    }),
    ("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c", |c| c.insert_char()),
    ("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_h", |c| c.insert_char()),
    ("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_a", |c| c.insert_char()),
    (
        "_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE",
        |c| {
            let text = c.text_argument(1)?;
            c.insert_padded(&text)
        },
    ),
    ("_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_", |c| c.insert_raw(b"\n")),
    ("_ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_", |c| c.insert_raw(b"\0")),
    ("_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_", |c| c.insert_raw(b"")),
    ("_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw", |c| {
        let width = c.number(1)? as i32 as u64;
        c.manipulate(WIDTH, Type::I64, width)
    }),
    ("_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision", |c| {
        let precision = c.number(1)? as i32 as u64;
        c.manipulate(PRECISION, Type::I64, precision)
    }),
    ("_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E", |c| {
        let fill = c.number(1)?;
        c.manipulate(FILL, Type::I8, fill)
    }),
    ("_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St12_Setiosflags", |c| {
        let flags = c.flags()? | c.number(1)?;
        c.manipulate(FLAGS, Type::I32, flags)
    }),
    ("_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St14_Resetiosflags", |c| {
        let flags = c.flags()? & !c.number(1)?;
        c.manipulate(FLAGS, Type::I32, flags)
    }),
    ("_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_Setbase", |c| {
        let base = match c.number(1)? {
            8 => OCT,
            10 => DEC,
            16 => HEX,
            _ => 0,
        };
        let flags = c.flags()? & !(OCT | DEC | HEX) | base;
        c.manipulate(FLAGS, Type::I32, flags)
    }),
    (
        "_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE",
        |c| {
            let (stream, string) = (c.address(0)?, c.address(1)?);
            let ios = c.ios_of(stream)?;
            c.skip_blanks(ios)?;
            let word = c.take_while(ios, &|byte| !byte.is_ascii_whitespace())?;
            if word.is_empty() {
                c.add_state(ios, FAILED)?;
            }
            c.set_text(string, &word)?;
            Ok(Value::pointer(stream))
        },
    ),
    ("_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_", |c| {
        let (stream, place) = (c.address(0)?, c.address(1)?);
        let ios = c.ios_of(stream)?;
        c.skip_blanks(ios)?;
        match c.take_byte(ios)? {
            Some(byte) => c.machine.memory.write(place, &[byte])?,
            None => c.add_state(ios, AT_END | FAILED)?,
        }
        Ok(Value::pointer(stream))
    }),
    (
        "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE",
        |c| c.get_line(b'\n'),
    ),
    (
        "_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_",
        |c| {
            let end = c.number(2)? as u8;
            c.get_line(end)
        },
    ),
];

impl Machine<'_, '_> {
    /// Bytes of a stream that the library defines as a variable.
    pub(crate) fn stream_variable_size(name: &str) -> Option<u64> {
        STANDARD.iter().find(|row| row.0 == name).map(|row| row.2 + IOS_BYTES)
    }

    /// Gives the variable of a standard stream its contents.
    pub(crate) fn lay_out_stream_variable(&mut self, name: &str, address: u64) -> Step<()> {
        let Some(&(_, descriptor, distance)) = STANDARD.iter().find(|row| row.0 == name) else {
            return Ok(());
        };
        self.new_iostream(address, &[(0, distance)], Device::Descriptor(descriptor))
    }

    /// Makes a stream whose parts at these places have these distances to `ios`.
    fn new_iostream(&mut self, address: u64, parts: &[(u64, u64)], device: Device) -> Step<()> {
        let (mut ios, words) = (address, 3);
        for &(place, distance) in parts {
            let table = self.memory.allocate(ObjectKind::Global, 8 * (words + 1), 8)?;
            // Of the table only the distance is read.
            self.store(table, Type::PTR, &Value::pointer(distance))?;
            self.memory.make_constant(table);
            self.store(address + place, Type::PTR, &Value::pointer(table + 8 * words))?;
            ios = address + place + distance;
        }
        let facet = self.character_facet()?;
        let buffer = match device {
            Device::Descriptor(_) => self.new_stream_buffer(device)?,
            Device::Text { .. } => 0,
        };
        for (place, ty, bits, value) in [
            (PRECISION, Type::I64, 64, 6),
            (WIDTH, Type::I64, 64, 0),
            (FLAGS, Type::I32, 32, SKIP_SPACE | DEC),
            (STATE, Type::I32, 32, 0),
            (FILL, Type::I8, 8, b' '.into()),
            (HAS_FILL, Type::I8, 8, 1),
            (BUFFER, Type::PTR, 64, buffer),
            (CTYPE, Type::PTR, 64, facet),
        ] {
            self.store(ios + place, ty, &Value::int(bits, value))?;
        }
        self.devices.insert(ios, device);
        Ok(())
    }

    /// A buffer that has no room of its own, so that programs call its virtual functions for each byte.
    fn new_stream_buffer(&mut self, device: Device) -> Step<u64> {
        const BYTES: u64 = 64;
        const HEADER: u64 = 16;
        let functions = BUFFER_TABLE.len() as u64;
        let table = self.memory.allocate(ObjectKind::Global, HEADER + 8 * functions, 8)?;
        for (at, member) in BUFFER_TABLE.iter().enumerate() {
            let function = self.library_function(&format!("{BUFFER_MEMBER}{member}"))?;
            self.store(table + HEADER + 8 * at as u64, Type::PTR, &Value::pointer(function))?;
        }
        let buffer = self.memory.allocate(ObjectKind::Global, BYTES, 8)?;
        self.store(buffer, Type::PTR, &Value::pointer(table + HEADER))?;
        self.devices.insert(buffer, device);
        Ok(buffer)
    }

    /// The facet that says that all characters are themselves.
    fn character_facet(&mut self) -> Step<u64> {
        const NAME: &str = "std::ctype<char>";
        if let Some(&known) = self.character_tables.get(NAME) {
            return Ok(known);
        }
        let facet = self.memory.allocate(ObjectKind::Global, CTYPE_BYTES, 8)?;
        let all: Vec<u8> = (0..=u8::MAX).collect();
        self.memory.write(facet + WIDEN_DONE, &[1])?;
        self.memory.write(facet + WIDEN_DONE + 1, &all)?;
        self.memory.write(facet + NARROW, &all)?;
        self.memory.write(facet + NARROW + 256, &[1])?;
        self.character_tables.insert(NAME, facet);
        Ok(facet)
    }
}

impl Call<'_, '_, '_> {
    /// Calls a member of a class of streams by its mangled name; none if there is no such member here.
    pub(super) fn stream_member(&mut self, name: &str) -> Step<Option<Value>> {
        if let Some(member) = name.strip_prefix(OSTREAM_MEMBER) {
            return self.output_member(member);
        }
        if let Some(member) = name.strip_prefix(ISTREAM_MEMBER) {
            return self.input_member(member);
        }
        if let Some(member) = name.strip_prefix(BUFFER_MEMBER) {
            return self.buffer_member(member);
        }
        if let Some(member) = IOS_MEMBERS.iter().find_map(|prefix| name.strip_prefix(prefix)) {
            return self.ios_member(member);
        }
        let Some(rest) = name.strip_prefix("_ZNK").or_else(|| name.strip_prefix("_ZN")) else {
            return Ok(None);
        };
        for (class, buffer) in [
            (STRING_OUTPUT, STRING_OUTPUT_BUFFER),
            (STRING_BOTH, STRING_BOTH_BUFFER),
            (STRING_INPUT, INPUT_IOS),
        ] {
            if let Some(member) = rest.strip_prefix(class) {
                return self.string_stream_member(member, buffer);
            }
        }
        Ok(None)
    }

    fn output_member(&mut self, member: &str) -> Step<Option<Value>> {
        match member {
            "3putEc" => {
                let byte = self.number(1)? as u8;
                return self.insert_raw(&[byte]).map(Some);
            }
            "5flushEv" => return self.insert_raw(b"").map(Some),
            "5writeEPKcl" => {
                let (address, length) = (self.address(1)?, self.number(2)?);
                let text = self.machine.memory.read(address, length)?.to_vec();
                return self.insert_raw(&text).map(Some);
            }
            // Functions that are given the stream, or the part of it that all have.
            "lsEPFRSoS_E" | "lsEPFRSt8ios_baseS0_E" | "lsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E" => {
                let (stream, function) = (self.address(0)?, self.address(1)?);
                let argument = if member == "lsEPFRSoS_E" { stream } else { self.ios_of(stream)? };
                self.machine.call_back(function, vec![Value::pointer(argument)])?;
                return Ok(Some(Value::pointer(stream)));
            }
            _ => {}
        }
        let inserted = member.strip_prefix("9_M_insertI").and_then(|rest| rest.strip_suffix("EERSoT_"));
        match inserted.or_else(|| member.strip_prefix("lsE")) {
            Some(ty) => self.insert_number(ty),
            None => Ok(None),
        }
    }

    fn ios_of(&mut self, stream: u64) -> Step<u64> {
        /// From the place that a table is pointed to at.
        const DISTANCE: u64 = 24;
        let table = self.word(stream)?;
        let distance = self.word(table.wrapping_sub(DISTANCE))?;
        Ok(stream.wrapping_add(distance))
    }

    fn field(&mut self, ios: u64, place: u64, ty: Type) -> Step<u64> {
        let value = self.machine.load(ios + place, ty)?;
        Ok(value.as_bits().map_or(0, support::apint::APInt::low_u64))
    }

    fn flags(&mut self) -> Step<u64> {
        let stream = self.address(0)?;
        let ios = self.ios_of(stream)?;
        self.field(ios, FLAGS, Type::I32)
    }

    fn set_field(&mut self, ios: u64, place: u64, ty: Type, value: u64) -> Step<()> {
        let bits = self.machine.scalar_bits(ty).unwrap_or(64);
        self.machine.store(ios + place, ty, &Value::int(bits, value))
    }

    /// Sets a field of the stream that is the first argument, and gives the stream back.
    fn manipulate(&mut self, place: u64, ty: Type, value: u64) -> Step<Value> {
        let stream = self.address(0)?;
        let ios = self.ios_of(stream)?;
        self.set_field(ios, place, ty, value)?;
        Ok(Value::pointer(stream))
    }

    fn add_state(&mut self, ios: u64, bits: u64) -> Step<()> {
        let state = self.field(ios, STATE, Type::I32)?;
        self.set_field(ios, STATE, Type::I32, state | bits)
    }

    // Output.

    /// Writes to the stream that is the first argument, and gives it back.
    fn insert_raw(&mut self, text: &[u8]) -> Step<Value> {
        let stream = self.address(0)?;
        let ios = self.ios_of(stream)?;
        if self.field(ios, STATE, Type::I32)? != 0 {
            return Ok(Value::pointer(stream));
        }
        self.write_device(ios, text)?;
        Ok(Value::pointer(stream))
    }

    /// Writes to what a stream or buffer belongs to.
    fn write_device(&mut self, key: u64, text: &[u8]) -> Step<()> {
        match self.machine.devices.get(&key).copied() {
            Some(Device::Descriptor(descriptor)) => {
                let to = self.machine.standard_stream(descriptor)?;
                self.machine.write_stream(to, text).map(|_| ())
            }
            Some(Device::Text { string, .. }) => self.append_text(string, text),
            None => trap("output to a stream of C++ of a kind that is not supported"),
        }
    }

    fn insert_padded(&mut self, text: &[u8]) -> Step<Value> {
        self.insert_filled(text, 0)
    }

    /// Writes a text as wide as the stream says; with `INTERNAL`, what fills it goes behind a prefix.
    fn insert_filled(&mut self, text: &[u8], prefix: usize) -> Step<Value> {
        let stream = self.address(0)?;
        let ios = self.ios_of(stream)?;
        let flags = self.field(ios, FLAGS, Type::I32)?;
        let width = self.field(ios, WIDTH, Type::I64)? as i64;
        let missing = usize::try_from(width).unwrap_or(0).saturating_sub(text.len());
        if self.machine.memory.possible_size(missing as u64).is_none() {
            return trap("a width that is larger than memory");
        }
        let fill = vec![self.field(ios, FILL, Type::I8)? as u8; missing];
        let whole = if flags & LEFT != 0 {
            [text, &fill].concat()
        } else if flags & INTERNAL != 0 {
            [&text[..prefix], &fill, &text[prefix..]].concat()
        } else {
            [&fill, text].concat()
        };
        self.set_field(ios, WIDTH, Type::I64, 0)?;
        self.insert_raw(&whole)
    }

    fn insert_char(&mut self) -> Step<Value> {
        let byte = self.number(1)? as u8;
        self.insert_padded(&[byte])
    }

    /// Writes a number whose type has this mangled name; none if there are no such numbers.
    fn insert_number(&mut self, ty: &str) -> Step<Option<Value>> {
        let stream = self.address(0)?;
        let ios = self.ios_of(stream)?;
        let flags = self.field(ios, FLAGS, Type::I32)?;
        let precision = self.field(ios, PRECISION, Type::I64)?;
        let value = self.arg(1)?.clone();
        let Value::Bits(bits) = &value else { return trap("poison is written to a stream") };
        let mut spec = "%".to_owned();
        if flags & SHOW_POSITIVE != 0 {
            spec.push('+');
        }
        let (format, value_ty, value) = match ty {
            "b" if flags & BOOLALPHA != 0 => {
                let word: &[u8] = if bits.is_zero() { b"false" } else { b"true" };
                return self.insert_padded(word).map(Some);
            }
            "i" | "l" | "x" | "s" | "j" | "m" | "y" | "t" | "b" | "PKv" => {
                let is_pointer = ty == "PKv";
                let base = if is_pointer { HEX } else { flags & (OCT | HEX) };
                let is_signed = matches!(ty, "i" | "l" | "x" | "s") && base == 0;
                let width = match ty {
                    "s" | "t" => 16,
                    "b" => 1,
                    "i" | "j" => 32,
                    _ => 64,
                };
                let own = bits.zext_or_trunc(width);
                let wide = if is_signed { own.sext_or_trunc(64) } else { own.zext_or_trunc(64) };
                if base != 0 && (flags & SHOW_BASE != 0 || is_pointer) {
                    spec.push('#');
                }
                let letter = match base {
                    HEX if flags & UPPERCASE != 0 => 'X',
                    HEX => 'x',
                    OCT => 'o',
                    _ if is_signed => 'd',
                    _ => 'u',
                };
                (format!("{spec}l{letter}"), Type::I64, Value::Bits(wide))
            }
            "d" | "f" | "e" => {
                if flags & SHOW_POINT != 0 {
                    spec.push('#');
                }
                let letter = match (flags & FIXED != 0, flags & SCIENTIFIC != 0) {
                    (true, true) => 'a',
                    (true, false) => 'f',
                    (false, true) => 'e',
                    (false, false) => 'g',
                };
                let letter = if flags & UPPERCASE != 0 { letter.to_ascii_uppercase() } else { letter };
                let precision = if letter.eq_ignore_ascii_case(&'a') {
                    String::new()
                } else {
                    format!(".{}", precision.min(1 << 16))
                };
                let long = if ty == "e" { "L" } else { "" };
                let value_ty = self.types[1];
                (format!("{spec}{precision}{long}{letter}"), value_ty, value)
            }
            _ => return Ok(None),
        };
        let (types, values) = ([value_ty], [value]);
        let arguments = Arguments::Values { types: &types, values: &values, next: 0 };
        let text = printf::format(self.machine, format.as_bytes(), arguments)?;
        let sign = usize::from(matches!(text.first(), Some(b'-' | b'+')));
        let prefix = match text.get(sign..) {
            Some([b'0', b'x' | b'X', ..]) => sign + 2,
            _ => sign,
        };
        self.insert_filled(&text, prefix).map(Some)
    }

    // Input.

    fn input_member(&mut self, member: &str) -> Step<Option<Value>> {
        let stream = self.address(0)?;
        let ios = self.ios_of(stream)?;
        let done = |_: ()| Some(Value::pointer(stream));
        match member {
            "3getEv" => {
                let byte = self.take_byte(ios)?;
                if byte.is_none() {
                    self.add_state(ios, AT_END | FAILED)?;
                }
                return self.int(byte.map_or(u64::MAX, u64::from)).map(Some);
            }
            "3getERc" => {
                let place = self.address(1)?;
                match self.take_byte(ios)? {
                    Some(byte) => self.machine.memory.write(place, &[byte])?,
                    None => self.add_state(ios, AT_END | FAILED)?,
                }
                return Ok(done(()));
            }
            "4peekEv" => {
                let byte = self.take_byte(ios)?;
                match byte {
                    Some(byte) => self.put_back(ios, byte)?,
                    None => self.add_state(ios, AT_END)?,
                }
                return self.int(byte.map_or(u64::MAX, u64::from)).map(Some);
            }
            "7getlineEPcl" | "7getlineEPclc" => {
                let (place, size) = (self.address(1)?, self.number(2)?);
                let end = if member.ends_with('c') { self.number(3)? as u8 } else { b'\n' };
                let mut line = Vec::new();
                loop {
                    match self.take_byte(ios)? {
                        None => {
                            self.add_state(ios, if line.is_empty() { AT_END | FAILED } else { AT_END })?;
                            break;
                        }
                        Some(byte) if byte == end => break,
                        Some(byte) if line.len() as u64 + 1 >= size => {
                            self.put_back(ios, byte)?;
                            self.add_state(ios, FAILED)?;
                            break;
                        }
                        Some(byte) => line.push(byte),
                    }
                }
                line.push(0);
                self.machine.memory.write(place, &line)?;
                return Ok(done(()));
            }
            _ => {}
        }
        let extracted = member.strip_prefix("10_M_extractI").and_then(|rest| rest.strip_suffix("EERSiRT_"));
        let Some(ty) = extracted.or_else(|| member.strip_prefix("rsER")) else { return Ok(None) };
        let place = self.address(1)?;
        let (kind, bits) = match ty {
            "i" | "j" => (Type::I32, 32),
            "s" | "t" => (Type::I16, 16),
            "l" | "m" | "x" | "y" => (Type::I64, 64),
            "d" => (Type::DOUBLE, 64),
            "f" => (Type::FLOAT, 32),
            _ => return Ok(None),
        };
        self.skip_blanks(ios)?;
        let is_integer = !matches!(ty, "d" | "f");
        let text = self.take_while(ios, &|byte| match is_integer {
            true => byte.is_ascii_digit() || matches!(byte, b'+' | b'-'),
            false => byte.is_ascii_digit() || matches!(byte, b'+' | b'-' | b'.' | b'e' | b'E'),
        })?;
        let (number, length) = if is_integer {
            let (magnitude, negative, length) = leading_integer(&text, 10);
            let value = magnitude as u64;
            (if negative { value.wrapping_neg() } else { value }, length)
        } else {
            let (value, length) = leading_float(&text);
            (if ty == "d" { value.to_bits() } else { (value as f32).to_bits().into() }, length)
        };
        for &byte in text[length..].iter().rev() {
            self.put_back(ios, byte)?;
        }
        if length == 0 {
            self.add_state(ios, FAILED)?;
        }
        self.machine.store(place, kind, &Value::int(bits, number))?;
        Ok(done(()))
    }

    fn take_byte(&mut self, ios: u64) -> Step<Option<u8>> {
        if self.field(ios, STATE, Type::I32)? & (BAD | FAILED) != 0 {
            return Ok(None);
        }
        self.read_device(ios)
    }

    /// The next byte of what a stream or buffer belongs to.
    fn read_device(&mut self, ios: u64) -> Step<Option<u8>> {
        match self.machine.devices.get(&ios).copied() {
            Some(Device::Descriptor(_)) => {
                let from = self.machine.standard_stream(0)?;
                self.machine.read_stream(from)
            }
            Some(Device::Text { string, at }) => {
                if at >= self.length_of(string)? {
                    return Ok(None);
                }
                let start = self.word(string)?;
                let byte = self.machine.memory.read(start + at, 1)?[0];
                self.machine.devices.insert(ios, Device::Text { string, at: at + 1 });
                Ok(Some(byte))
            }
            None => trap("input from a stream of C++ of a kind that is not supported"),
        }
    }

    fn put_back(&mut self, ios: u64, byte: u8) -> Step<()> {
        match self.machine.devices.get(&ios).copied() {
            Some(Device::Text { string, at }) => {
                self.machine.devices.insert(ios, Device::Text { string, at: at.saturating_sub(1) });
                Ok(())
            }
            _ => {
                let from = self.machine.standard_stream(0)?;
                self.machine.return_byte(from, byte)
            }
        }
    }

    /// The bytes from here on that are of a kind; the state notes the end.
    fn take_while(&mut self, ios: u64, is_of_kind: &dyn Fn(u8) -> bool) -> Step<Vec<u8>> {
        let mut text = Vec::new();
        loop {
            match self.take_byte(ios)? {
                Some(byte) if is_of_kind(byte) => text.push(byte),
                Some(byte) => {
                    self.put_back(ios, byte)?;
                    return Ok(text);
                }
                None => {
                    self.add_state(ios, AT_END)?;
                    return Ok(text);
                }
            }
        }
    }

    fn skip_blanks(&mut self, ios: u64) -> Step<()> {
        if self.field(ios, FLAGS, Type::I32)? & SKIP_SPACE != 0 {
            self.take_while(ios, &|byte| byte.is_ascii_whitespace() || byte == 11)?;
        }
        Ok(())
    }

    /// Reads up to a byte, which is taken but not kept.
    fn get_line(&mut self, end: u8) -> Step<Value> {
        let (stream, string) = (self.address(0)?, self.address(1)?);
        let ios = self.ios_of(stream)?;
        let line = self.take_while(ios, &|byte| byte != end)?;
        let ended = self.take_byte(ios)?.is_none();
        if ended && line.is_empty() {
            self.add_state(ios, FAILED)?;
        }
        self.set_text(string, &line)?;
        Ok(Value::pointer(stream))
    }

    fn buffer_member(&mut self, member: &str) -> Step<Option<Value>> {
        let buffer = self.address(0)?;
        match member {
            "6setbufEPcl" => Ok(Some(Value::pointer(buffer))),
            "4syncEv" | "9showmanycEv" => self.int(0).map(Some),
            "9underflowEv" | "5uflowEv" => {
                let byte = self.read_device(buffer)?;
                if let Some(byte) = byte
                    && member == "9underflowEv"
                {
                    self.put_back(buffer, byte)?;
                }
                self.int(byte.map_or(u64::MAX, u64::from)).map(Some)
            }
            "6xsgetnEPcl" => {
                let (place, count) = (self.address(1)?, self.number(2)?);
                let mut bytes = Vec::new();
                while (bytes.len() as u64) < count
                    && let Some(byte) = self.read_device(buffer)?
                {
                    bytes.push(byte);
                }
                self.machine.memory.write(place, &bytes)?;
                self.int(bytes.len() as u64).map(Some)
            }
            "6xsputnEPKcl" => {
                let (place, count) = (self.address(1)?, self.number(2)?);
                let text = self.machine.memory.read(place, count)?.to_vec();
                self.write_device(buffer, &text)?;
                self.int(count).map(Some)
            }
            "8overflowEi" => {
                let byte = self.number(1)?;
                if byte as u32 != u32::MAX {
                    self.write_device(buffer, &[byte as u8])?;
                }
                self.int(byte & 0xff).map(Some)
            }
            _ => Ok(None),
        }
    }

    // The part that all streams have, and streams to strings.

    fn ios_member(&mut self, member: &str) -> Step<Option<Value>> {
        let ios = self.address(0)?;
        let state = self.field(ios, STATE, Type::I32)?;
        let answer = match member {
            "5clearESt12_Ios_Iostate" => {
                let state = self.number(1)?;
                self.set_field(ios, STATE, Type::I32, state)?;
                return Ok(Some(Value::None));
            }
            "8setstateESt12_Ios_Iostate" => {
                let bits = self.number(1)?;
                self.add_state(ios, bits)?;
                return Ok(Some(Value::None));
            }
            "4goodEv" => state == 0,
            "3eofEv" => state & AT_END != 0,
            "4failEv" | "ntEv" => state & (BAD | FAILED) != 0,
            "3badEv" => state & BAD != 0,
            "cvbEv" => state & (BAD | FAILED) == 0,
            "5rdbufEv" => {
                let buffer = self.field(ios, BUFFER, Type::PTR)?;
                return Ok(Some(Value::pointer(buffer)));
            }
            "7rdstateEv" => return self.int(state).map(Some),
            "5widenEc" | "6narrowEcc" => {
                let byte = self.number(1)?;
                return self.int(byte).map(Some);
            }
            "4fillEv" => {
                let fill = self.field(ios, FILL, Type::I8)?;
                return self.int(fill).map(Some);
            }
            "4fillEc" => {
                let old = self.field(ios, FILL, Type::I8)?;
                let new = self.number(1)?;
                self.set_field(ios, FILL, Type::I8, new)?;
                return self.int(old).map(Some);
            }
            _ => return Ok(None),
        };
        self.int(answer.into()).map(Some)
    }

    /// A member of a stream to a string, whose buffer is at this place in it.
    fn string_stream_member(&mut self, member: &str, buffer: u64) -> Step<Option<Value>> {
        let distance = buffer + BUFFER_BYTES;
        let parts: &[(u64, u64)] = match buffer {
            STRING_BOTH_BUFFER => &[(0, STRING_BOTH_BUFFER + BUFFER_BYTES), (16, 8 + BUFFER_BYTES)],
            STRING_OUTPUT_BUFFER => &[(0, STRING_OUTPUT_BUFFER + BUFFER_BYTES)],
            _ => &[(0, INPUT_IOS + BUFFER_BYTES)],
        };
        // The result of `str` is an object, whose place comes first.
        if member == "3strEv" {
            let (result, stream) = (self.address(0)?, self.address(1)?);
            let text = self.text_of(stream + buffer + BUFFER_STRING)?;
            self.new_string(result, &text)?;
            return Ok(Some(Value::None));
        }
        let stream = self.address(0)?;
        let (ios, string) = (stream + distance, stream + buffer + BUFFER_STRING);
        match member {
            "C1Ev" | "C1ESt13_Ios_Openmode" => {
                self.machine.new_iostream(stream, parts, Device::Text { string, at: 0 })?;
                self.new_string(string, b"")?;
            }
            _ if member.starts_with("C1ERK") => {
                let text = self.text_argument(1)?;
                if buffer == STRING_OUTPUT_BUFFER && !text.is_empty() {
                    return trap("output over the text of a stream to a string is not supported");
                }
                self.machine.new_iostream(stream, parts, Device::Text { string, at: 0 })?;
                self.new_string(string, &text)?;
            }
            _ if member.starts_with("3strERK") => {
                let text = self.text_argument(1)?;
                self.machine.devices.insert(ios, Device::Text { string, at: 0 });
                self.set_text(string, &text)?;
            }
            "D1Ev" => {
                self.machine.devices.remove(&ios);
                self.dispose(string)?;
            }
            _ => return Ok(None),
        }
        Ok(Some(Value::None))
    }
}
