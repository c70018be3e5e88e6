//! What is not passed yet: an error of ours on both sides, with the reason. The table may only shrink: a row of which a type
//! is compiled is a difference.

use std::ops::RangeInclusive;

/// Types, attributes or conventions that are refused.
pub struct Refused {
    /// Beginning of the names of the sets.
    set: &'static str,
    /// Topics: types that are no vectors, or attributes or conventions. Structures with such a member are refused, too.
    topics: &'static [&'static str],
    /// Elements of vectors of the lengths.
    elements: &'static [&'static str],
    lengths: RangeInclusive<u32>,
    pub reason: &'static str,
}

const fn alone(set: &'static str, topics: &'static [&'static str], reason: &'static str) -> Refused {
    Refused { set, topics, elements: &[], lengths: 0..=0, reason }
}

const fn vectors(
    set: &'static str,
    elements: &'static [&'static str],
    lengths: RangeInclusive<u32>,
    reason: &'static str,
) -> Refused {
    Refused { set, topics: &[], elements, lengths, reason }
}

const SSE: &str = "without SSE they are passed by way of x87 registers, and llc refuses them as results";
const RVV: &str = "vector registers hold no values yet";

pub const REFUSED: &[Refused] = &[
    alone("riscv", &["swiftself", "swifterror", "swiftasync"], "registers of their own"),
    alone("sparc64", &["swiftself", "swifterror", "swiftasync"], "registers of their own"),
    alone("x86", &["anyregcc"], "not described yet"),
    alone("x86", &["x86_vectorcallcc"], "the convention of Windows, where some vectors have no places yet"),
    alone("riscv", &["coldcc", "tailcc", "swiftcc", "swifttailcc"], "llc has them on other targets only"),
    alone("riscv", &["preserve_mostcc", "riscv_vector_cc"], "not described yet"),
    alone("aarch64", &["tailcc", "swifttailcc"], "arguments on the stack, which callees take off"),
    alone("sparc64", &["tailcc", "swiftcc", "swifttailcc", "preserve_mostcc"], "not described yet"),
    alone("x86-64 -sse", &["half", "bfloat", "float", "double", "fp128"], SSE),
    vectors("x86-64 -sse", &["half", "bfloat", "float", "double", "fp128"], 2..=64, SSE),
    vectors("i686 -sse2", &["half"], 2..=7, SSE),
    alone("i686 -sse2", &["x86_vectorcallcc"], "its registers are those of SSE"),
    vectors(
        "riscv64 lp64d +v",
        &["i1", "i8", "i16", "i32", "i64", "half", "bfloat", "float", "double", "ptr"],
        2..=64,
        RVV,
    ),
];

impl Refused {
    /// Whether the row is of this topic.
    pub fn matches(&self, set: &str, topic: &str) -> bool {
        let members = topic.trim_start_matches("{ ").trim_end_matches(" }").split(", ");
        set.starts_with(self.set) && members.into_iter().any(|member| self.has(member))
    }

    fn has(&self, member: &str) -> bool {
        let vector = member.strip_prefix('<').and_then(|rest| rest.strip_suffix('>')?.split_once(" x "));
        match vector {
            Some((lanes, element)) => {
                self.elements.contains(&element)
                    && lanes.parse().is_ok_and(|lanes: u32| self.lengths.contains(&lanes))
            }
            None => self.topics.contains(&member),
        }
    }
}
