//! What containers of libstdc++ leave to the library: nodes of trees and lists, sizes of hash tables, hashes.
//!
//! Trees are searched by the program; insertions keep them balanced. A removal only takes the node out, after which a tree may
//! be somewhat deeper than the library's, but never out of order.

use super::{Call, Row};
use crate::machine::{Step, trap};
use crate::value::Value;
use ir::Type;

/// A node of a tree: its colour, and three other nodes. The header has the root, the first and the last node there.
const PARENT: u64 = 8;
const LEFT: u64 = 16;
const RIGHT: u64 = 24;
const RED: u32 = 0;
const BLACK: u32 = 1;

/// A node of a list.
const NEXT: u64 = 0;
const PREVIOUS: u64 = 8;

/// Numbers of buckets that the library chooses from.
const BUCKETS: &[u64] = &[
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 103, 109,
    113, 127, 137, 139, 149, 157, 167, 179, 193, 199, 211, 227, 241, 257, 277, 293, 313, 337, 359, 383, 409,
    439, 467, 503, 541, 577, 619, 661, 709, 761, 823, 887, 953, 1031, 1109, 1193, 1289, 1381, 1493, 1613,
    1741, 1879, 2029, 2179, 2357, 2549, 2753, 2971, 3209, 3469, 3739, 4027, 4349, 4703, 5087, 5503, 5953,
    6427, 6949, 7517, 8123, 8783, 9497, 10273, 11113, 12011, 12983, 14033, 15173, 16411, 17749, 19183, 20753,
    22447, 24281, 26267, 28411, 30727, 33223, 35933, 38873, 42043, 45481, 49201, 53201, 57557, 62233, 67307,
    72817, 78779, 85229,
];

pub(super) const FUNCTIONS: &[Row] = &[
    ("_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base", |c| c.neighbour(RIGHT, LEFT)),
    ("_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base", |c| c.neighbour(RIGHT, LEFT)),
    ("_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base", |c| c.neighbour(LEFT, RIGHT)),
    ("_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base", |c| c.neighbour(LEFT, RIGHT)),
    ("_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_", |c| c.insert_node()),
    ("_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_", |c| c.remove_node()),
    ("_ZNSt8__detail15_List_node_base7_M_hookEPS0_", |c| {
        let (node, next) = (c.address(0)?, c.address(1)?);
        let previous = c.word(next + PREVIOUS)?;
        c.link(previous, node)?;
        c.link(node, next)?;
        Ok(Value::None)
    }),
    ("_ZNSt8__detail15_List_node_base9_M_unhookEv", |c| {
        let node = c.address(0)?;
        let (next, previous) = (c.word(node + NEXT)?, c.word(node + PREVIOUS)?);
        c.link(previous, next)?;
        Ok(Value::None)
    }),
    ("_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_", |c| {
        let (place, first, last) = (c.address(0)?, c.address(1)?, c.address(2)?);
        if place != last && first != last {
            let end = c.word(last + PREVIOUS)?;
            let (before_first, before_place) = (c.word(first + PREVIOUS)?, c.word(place + PREVIOUS)?);
            c.link(before_first, last)?;
            c.link(before_place, first)?;
            c.link(end, place)?;
        }
        Ok(Value::None)
    }),
    ("_ZNSt8__detail15_List_node_base10_M_reverseEv", |c| {
        let header = c.address(0)?;
        let mut node = header;
        loop {
            let (next, previous) = (c.word(node + NEXT)?, c.word(node + PREVIOUS)?);
            c.set(node + NEXT, previous)?;
            c.set(node + PREVIOUS, next)?;
            node = next;
            if node == header {
                return Ok(Value::None);
            }
        }
    }),
    ("_ZNSt8__detail15_List_node_base4swapERS0_S1_", |_| trap("lists that are swapped are not supported")),
    ("_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm", |c| c.more_buckets()),
    ("_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm", |c| {
        let (policy, wanted) = (c.address(0)?, c.number(1)?);
        let buckets = c.choose_buckets(policy, wanted)?;
        c.int(buckets)
    }),
    ("_ZSt11_Hash_bytesPKvmm", |c| {
        let (address, length, seed) = (c.address(0)?, c.number(1)?, c.number(2)?);
        let hash = hash_bytes(c.machine.memory.read(address, length)?, seed);
        c.int(hash)
    }),
];

impl Call<'_, '_, '_> {
    fn set(&mut self, address: u64, word: u64) -> Step<()> {
        self.machine.store(address, Type::PTR, &Value::pointer(word))
    }

    fn link(&mut self, node: u64, next: u64) -> Step<()> {
        self.set(node + NEXT, next)?;
        self.set(next + PREVIOUS, node)
    }

    fn color(&mut self, node: u64) -> Step<u32> {
        let bytes = self.machine.memory.read(node, 4)?;
        Ok(u32::from(bytes[0]))
    }

    fn paint(&mut self, node: u64, color: u32) -> Step<()> {
        Ok(self.machine.memory.write(node, &color.to_le_bytes())?)
    }

    /// The node after one, or before it, with the directions exchanged.
    fn neighbour(&mut self, on: u64, back: u64) -> Step<Value> {
        let mut node = self.address(0)?;
        let parent = self.word(node + PARENT)?;
        // The header's neighbour below it is the last node.
        if on == LEFT && parent != 0 && self.color(node)? == RED && self.word(parent + PARENT)? == node {
            return self.word(node + RIGHT).map(Value::pointer);
        }
        let mut next = self.word(node + on)?;
        if next != 0 {
            loop {
                match self.word(next + back)? {
                    0 => return Ok(Value::pointer(next)),
                    further => next = further,
                }
            }
        }
        let mut parent = parent;
        while node == self.word(parent + on)? {
            (node, parent) = (parent, self.word(parent + PARENT)?);
        }
        // From the last node upwards it ends at the root, whose parent is the header.
        let is_header = on == RIGHT && self.word(node + RIGHT)? == parent;
        Ok(Value::pointer(if is_header { node } else { parent }))
    }

    /// Puts a node where another one was.
    fn replace_child(&mut self, header: u64, old: u64, new: u64) -> Step<()> {
        let parent = self.word(old + PARENT)?;
        if parent == header {
            self.set(header + PARENT, new)?;
        } else if self.word(parent + LEFT)? == old {
            self.set(parent + LEFT, new)?;
        } else {
            self.set(parent + RIGHT, new)?;
        }
        if new != 0 { self.set(new + PARENT, parent) } else { Ok(()) }
    }

    /// A node goes down on one side, and its child of the other side comes up.
    fn rotate(&mut self, header: u64, node: u64, down: u64) -> Step<()> {
        let up = LEFT + RIGHT - down;
        let child = self.word(node + up)?;
        let inner = self.word(child + down)?;
        self.replace_child(header, node, child)?;
        self.set(node + up, inner)?;
        if inner != 0 {
            self.set(inner + PARENT, node)?;
        }
        self.set(child + down, node)?;
        self.set(node + PARENT, child)
    }

    fn insert_node(&mut self) -> Step<Value> {
        let is_left = self.number(0)? != 0;
        let (new, parent, header) = (self.address(1)?, self.address(2)?, self.address(3)?);
        self.set(new + PARENT, parent)?;
        self.set(new + LEFT, 0)?;
        self.set(new + RIGHT, 0)?;
        self.paint(new, RED)?;
        if is_left {
            self.set(parent + LEFT, new)?;
            if parent == header {
                self.set(header + PARENT, new)?;
                self.set(header + RIGHT, new)?;
            } else if parent == self.word(header + LEFT)? {
                self.set(header + LEFT, new)?;
            }
        } else {
            self.set(parent + RIGHT, new)?;
            if parent == self.word(header + RIGHT)? {
                self.set(header + RIGHT, new)?;
            }
        }
        let mut node = new;
        loop {
            let parent = self.word(node + PARENT)?;
            if parent == header || self.color(parent)? == BLACK {
                break;
            }
            let above = self.word(parent + PARENT)?;
            if above == header {
                break;
            }
            let side = if self.word(above + LEFT)? == parent { LEFT } else { RIGHT };
            let other = LEFT + RIGHT - side;
            let uncle = self.word(above + other)?;
            self.paint(above, RED)?;
            if uncle != 0 && self.color(uncle)? == RED {
                self.paint(parent, BLACK)?;
                self.paint(uncle, BLACK)?;
                node = above;
                continue;
            }
            let mut top = parent;
            if self.word(parent + other)? == node {
                self.rotate(header, parent, side)?;
                top = node;
            }
            self.paint(top, BLACK)?;
            self.rotate(header, above, other)?;
            break;
        }
        let root = self.word(header + PARENT)?;
        self.paint(root, BLACK)?;
        Ok(Value::None)
    }

    /// Takes a node out of its tree; the result is that node.
    fn remove_node(&mut self) -> Step<Value> {
        let (node, header) = (self.address(0)?, self.address(1)?);
        let (left, right) = (self.word(node + LEFT)?, self.word(node + RIGHT)?);
        if left != 0 && right != 0 {
            // The next node takes its place.
            let mut next = right;
            while self.word(next + LEFT)? != 0 {
                next = self.word(next + LEFT)?;
            }
            if next != right {
                let orphan = self.word(next + RIGHT)?;
                self.replace_child(header, next, orphan)?;
                self.set(next + RIGHT, right)?;
                self.set(right + PARENT, next)?;
            }
            self.replace_child(header, node, next)?;
            self.set(next + LEFT, left)?;
            self.set(left + PARENT, next)?;
            let color = self.color(node)?;
            self.paint(next, color)?;
        } else {
            let child = left | right;
            let parent = self.word(node + PARENT)?;
            self.replace_child(header, node, child)?;
            for (end, on) in [(LEFT, LEFT), (RIGHT, RIGHT)] {
                if self.word(header + end)? == node {
                    let mut last = if child == 0 { parent } else { child };
                    while child != 0 && self.word(last + on)? != 0 {
                        last = self.word(last + on)?;
                    }
                    self.set(header + end, last)?;
                }
            }
        }
        let root = self.word(header + PARENT)?;
        if root != 0 {
            self.paint(root, BLACK)?;
        }
        Ok(Value::pointer(node))
    }

    /// A number of buckets that is at least what is wanted; the policy notes how many elements they are for.
    fn choose_buckets(&mut self, policy: u64, wanted: u64) -> Step<u64> {
        let Some(&buckets) = BUCKETS.iter().find(|&&buckets| buckets >= wanted) else {
            return trap("a hash table has too many elements");
        };
        let load = self.max_load(policy)?;
        self.set(policy + 8, (buckets as f64 * load).floor() as u64)?;
        Ok(buckets)
    }

    fn max_load(&mut self, policy: u64) -> Step<f64> {
        let bits = self.machine.load(policy, Type::FLOAT)?;
        Ok(f32::from_bits(bits.as_bits().map_or(0, |bits| bits.low_u64() as u32)).into())
    }

    /// Whether a table needs more buckets for more elements, and how many.
    fn more_buckets(&mut self) -> Step<Value> {
        const FEWEST: u64 = 11;
        let (policy, buckets) = (self.address(0)?, self.number(1)?);
        let elements = self.number(2)?.saturating_add(self.number(3)?);
        let (limit, load) = (self.word(policy + 8)?, self.max_load(policy)?);
        let answer = |grows: bool, count: u64| {
            Value::aggregate(vec![Value::int(8, grows.into()), Value::int(64, count)])
        };
        let kind = self.machine.module.types.struct_body(self.ret).map(|(fields, _)| fields[0]);
        let answer = |grows: bool, count: u64| match kind {
            Some(Type::I1) => Value::aggregate(vec![Value::bool(grows), Value::int(64, count)]),
            _ => answer(grows, count),
        };
        if elements <= limit {
            return Ok(answer(false, 0));
        }
        let needed = elements.max(if limit == 0 { FEWEST } else { 0 }) as f64 / load;
        if needed >= buckets as f64 {
            let wanted = (needed.floor() as u64 + 1).max(buckets * 2);
            let chosen = self.choose_buckets(policy, wanted)?;
            return Ok(answer(true, chosen));
        }
        self.set(policy + 8, (buckets as f64 * load).floor() as u64)?;
        Ok(answer(false, 0))
    }
}

/// MurmurHash64A, as `std::hash` of strings uses it.
fn hash_bytes(bytes: &[u8], seed: u64) -> u64 {
    const FACTOR: u64 = 0xc6a4_a793_5bd1_e995;
    let mix = |value: u64| value ^ value >> 47;
    let mut hash = seed ^ (bytes.len() as u64).wrapping_mul(FACTOR);
    let chunks = bytes.chunks_exact(8);
    let rest = chunks.remainder();
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
    for chunk in chunks {
        hash ^= mix(number(chunk).wrapping_mul(FACTOR)).wrapping_mul(FACTOR);
        hash = hash.wrapping_mul(FACTOR);
    }
    if !rest.is_empty() {
        hash = (hash ^ number(rest)).wrapping_mul(FACTOR);
    }
    mix(mix(hash).wrapping_mul(FACTOR))
}
