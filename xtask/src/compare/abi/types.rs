//! The types whose passing is compared, and the bytes that stand for a value of each.
//!
//! A type is a list of *leaves*: scalars and vectors, which are loaded and stored one by one, so that nothing here depends on
//! the layout of structures. The bytes are distinct for each leaf of each test and such that moving them does not change
//! them: no numbers that are signalling, no bits above an integer's width.

use super::super::cases::Random;

/// What the bytes of a leaf are.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Bytes {
    /// An integer, or a vector of `i1`.
    Bits(u32),
    /// Numbers of so many bytes each.
    Floats(u32),
    Integers,
    /// Bit 63 of the significand is set.
    Extended,
}

/// A scalar or a vector.
#[derive(Clone, Debug)]
pub struct Leaf {
    pub text: String,
    pub size: usize,
    bytes: Bytes,
}

/// What an argument or a result is.
#[derive(Clone, Debug)]
pub struct Type {
    pub text: String,
    pub leaves: Vec<Leaf>,
    /// Width of an integer that may be extended.
    pub integer: Option<u32>,
}

/// Floating-point formats with their sizes.
const FLOATS: [(&str, usize); 5] = [("half", 2), ("bfloat", 2), ("float", 4), ("double", 8), ("fp128", 16)];

const EXTENDED: &str = "x86_fp80";

/// Widths of integers in a sample: around powers of two and words.
const WIDTHS: [u32; 23] =
    [1, 2, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 48, 63, 64, 65, 96, 127, 128, 129, 160, 192, 256];

const LENGTHS: [u32; 12] = [2, 3, 4, 5, 6, 8, 12, 16, 17, 32, 48, 64];

/// The same where every element is an argument of its own, for which llc takes long.
const SHORT_LENGTHS: [u32; 5] = [2, 3, 4, 5, 8];

/// Widths up to which a caller's or a callee's extension is looked at.
const EXTENDED_TO: u32 = 64;

impl Leaf {
    fn new(text: &str, pointer: usize) -> Leaf {
        if let Some(inner) = text.strip_prefix('<') {
            let (count, element) = inner.trim_end_matches('>').split_once(" x ").unwrap_or(("1", "i8"));
            let lanes: u32 = count.parse().unwrap_or(1);
            let element = Leaf::new(element, pointer);
            let whole = match element.bytes {
                Bytes::Bits(bits) if !bits.is_multiple_of(8) => {
                    let bits = bits * lanes;
                    return Leaf {
                        text: text.into(),
                        size: bits.div_ceil(8) as usize,
                        bytes: Bytes::Bits(bits),
                    };
                }
                Bytes::Bits(_) => Bytes::Integers,
                other => other,
            };
            return Leaf { text: text.into(), size: element.size * lanes as usize, bytes: whole };
        }
        let (size, bytes) = match text {
            "ptr" => (pointer, Bytes::Integers),
            EXTENDED => (10, Bytes::Extended),
            _ => match FLOATS.iter().find(|(name, _)| *name == text) {
                Some(&(_, size)) => (size, Bytes::Floats(size as u32)),
                None => {
                    let bits: u32 = text[1..].parse().unwrap_or(8);
                    (bits.div_ceil(8) as usize, Bytes::Bits(bits))
                }
            },
        };
        Leaf { text: text.into(), size, bytes }
    }

    /// A value of it.
    pub fn value(&self, random: &mut Random) -> Vec<u8> {
        let mut bytes: Vec<u8> = (0..self.size).map(|_| (random.next() >> 32) as u8).collect();
        // A small exponent that is not zero.
        let exponent = |byte: &mut u8| *byte = *byte & 0x8f | 0x20;
        match self.bytes {
            Bytes::Bits(bits) if !bits.is_multiple_of(8) => {
                if let Some(last) = bytes.last_mut() {
                    *last &= (1 << (bits % 8)) - 1;
                }
            }
            Bytes::Floats(each) => {
                bytes.chunks_mut(each as usize).filter_map(|number| number.last_mut()).for_each(exponent);
            }
            Bytes::Extended => {
                bytes[7] |= 0x80;
                exponent(&mut bytes[9]);
            }
            Bytes::Bits(_) | Bytes::Integers => {}
        }
        bytes
    }
}

impl Type {
    pub fn new(text: &str, pointer: usize) -> Type {
        if let Some(inner) = text.strip_prefix("{ ") {
            let members = inner.trim_end_matches(" }").split(", ");
            let leaves = members.map(|member| Leaf::new(member, pointer)).collect();
            return Type { text: text.into(), leaves, integer: None };
        }
        let digits = text.strip_prefix('i').and_then(|digits| digits.parse().ok());
        let integer = digits.filter(|&bits: &u32| bits < EXTENDED_TO);
        Type { text: text.into(), leaves: vec![Leaf::new(text, pointer)], integer }
    }

    pub fn is_struct(&self) -> bool {
        self.text.starts_with('{')
    }
}

/// The list: integers, floating-point numbers, pointers, vectors, structures. `has_extended` is of x86; `is_long` takes more
/// lengths of vectors.
pub fn all(every: bool, has_extended: bool, is_long: bool) -> Vec<String> {
    let mut list: Vec<String> = if every {
        (1..=256).map(|bits| format!("i{bits}")).collect()
    } else {
        WIDTHS.iter().map(|bits| format!("i{bits}")).collect()
    };
    let floats = FLOATS.iter().map(|(name, _)| *name).chain(has_extended.then_some(EXTENDED));
    list.extend(floats.map(String::from));
    list.push("ptr".into());
    let lengths: Vec<u32> = match (every, is_long) {
        (true, true) => (2..=64).collect(),
        (true, false) => (2..=20).collect(),
        (false, true) => LENGTHS.to_vec(),
        (false, false) => SHORT_LENGTHS.to_vec(),
    };
    for element in ["i1", "i8", "i16", "i32", "i64", "half", "bfloat", "float", "double", "ptr"] {
        list.extend(lengths.iter().map(|lanes| format!("<{lanes} x {element}>")));
    }
    for element in ["i128", "fp128"] {
        list.extend([2, 3, 4].map(|lanes| format!("<{lanes} x {element}>")));
    }
    let mut members =
        vec!["i1", "i8", "i16", "i32", "i64", "i128", "half", "float", "double", "fp128", "ptr", "<4 x i32>"];
    members.extend(has_extended.then_some(EXTENDED));
    let pairs = members.iter().enumerate().flat_map(|(a, first)| {
        let members = &members;
        (0..members.len()).filter(move |b| every || (a + 2 * b) % 3 == 0).map(move |b| (*first, members[b]))
    });
    let pairs: Vec<(&str, &str)> = pairs.collect();
    list.extend(pairs.iter().map(|(a, b)| format!("{{ {a}, {b} }}")));
    for (n, (a, b)) in pairs.iter().enumerate() {
        for (c, third) in members.iter().enumerate() {
            if every || (n + c).is_multiple_of(members.len()) {
                list.push(format!("{{ {a}, {b}, {third} }}"));
            }
        }
    }
    list.extend(["{ <8 x float>, i32 }", "{ i24, i65 }", "{ <3 x i16>, double }"].map(String::from));
    list
}
