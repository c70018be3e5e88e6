//! Sections for basic blocks (`-basic-block-sections=`): which blocks of a function stand together, apart from the others.
//!
//! Linkers order sections, so what is in one of its own may be put where it runs best. A function is in *parts*: the one that
//! begins with its entry, numbered ones, and what hardly ever runs. Each is a section, with a symbol where it begins. Parts
//! are derived from what was asked for and the numbers of blocks, so that the pass that lays blocks out and the emitter agree
//! without a note of it in the function.

use mir::{Block, Function};
use std::sync::Arc;
use support::hash::FxHashMap;

/// What is asked of the functions of a module.
#[derive(Clone, Debug, Default)]
pub enum BlockSections {
    #[default]
    None,
    /// Every block is a part.
    All,
    /// What a file says.
    Listed(Arc<Clusters>),
}

/// Blocks by their numbers that are to stand together, in this order, by function.
#[derive(Clone, Debug, Default)]
pub struct Clusters {
    functions: FxHashMap<Vec<u8>, Arc<Vec<Vec<u32>>>>,
}

/// What is asked of one function.
#[derive(Clone, Debug, Default)]
pub enum Wanted {
    #[default]
    Together,
    Apart,
    Clusters(Arc<Vec<Vec<u32>>>),
}

/// Where a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// With the entry.
    Entry,
    Numbered(u32),
    /// Where exceptions arrive, if that would be in several parts: tables of exceptions have one beginning for all.
    Exceptions,
    Cold,
}

impl BlockSections {
    pub fn is_none(&self) -> bool {
        matches!(self, BlockSections::None)
    }

    pub fn of(&self, name: &[u8]) -> Wanted {
        match self {
            BlockSections::None => Wanted::Together,
            BlockSections::All => Wanted::Apart,
            BlockSections::Listed(clusters) => match clusters.functions.get(name) {
                None => Wanted::Together,
                Some(own) if own.is_empty() => Wanted::Apart,
                Some(own) => Wanted::Clusters(own.clone()),
            },
        }
    }
}

impl Clusters {
    /// Reads a list of functions, in either version of the format.
    ///
    /// ```text
    /// v1                      a first line of this makes the difference
    /// f name other-name       !name/other-name
    /// c 0 2                   !!0 2
    /// ```
    pub fn parse(text: &str) -> Result<Clusters, String> {
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
        let mut lines =
            lines.by_ref().filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).peekable();
        let is_second = lines.next_if(|&(_, line)| line == "v1").is_some();
        let mut clusters = Clusters::default();
        let mut open: Option<(Vec<&str>, Vec<Vec<u32>>)> = None;
        for (at, line) in lines {
            let wrong = |what: &str| format!("line {at}: {what}");
            let (kind, rest) = match (is_second, line.strip_prefix('!')) {
                (true, _) => line.split_at(line.chars().next().map_or(0, char::len_utf8)),
                (false, Some(rest)) => match rest.strip_prefix('!') {
                    Some(numbers) => ("c", numbers),
                    None => ("f", rest),
                },
                (false, None) => return Err(wrong("a line begins with '!'")),
            };
            match kind {
                "f" => {
                    clusters.close(open.take());
                    if rest.contains(" M=") {
                        return Err(wrong("not supported: functions of one module only"));
                    }
                    let names = rest.split([' ', '/']).filter(|name| !name.is_empty()).collect();
                    open = Some((names, Vec::new()));
                }
                "c" => {
                    let Some((_, own)) = &mut open else {
                        return Err(wrong("blocks without the name of their function"));
                    };
                    let numbers: Result<Vec<u32>, _> = rest.split_whitespace().map(str::parse).collect();
                    let numbers = numbers.map_err(|_| wrong("a block is named by its number"))?;
                    for number in &numbers {
                        if own.iter().flatten().chain(&numbers).filter(|other| *other == number).count() > 1 {
                            return Err(wrong(&format!("block {number} is listed twice")));
                        }
                    }
                    own.push(numbers);
                }
                "m" => return Err(wrong("not supported: functions of one module only")),
                "p" => return Err(wrong("not supported: paths of blocks that are to be copied")),
                _ => return Err(wrong("a line of an unknown kind")),
            }
        }
        clusters.close(open);
        Ok(clusters)
    }

    fn close(&mut self, function: Option<(Vec<&str>, Vec<Vec<u32>>)>) {
        let Some((names, own)) = function else { return };
        let own = Arc::new(own);
        for name in names {
            self.functions.insert(name.as_bytes().to_vec(), own.clone());
        }
    }
}

/// The part of each block, and its place in that; `None` if the function is in one part. What a pass has made of a block, with
/// the same source and behind it, stays with it. O(blocks · blocks that are listed).
pub fn parts(wanted: &Wanted, func: &Function) -> Option<Vec<(Part, u32)>> {
    let mut parts = vec![(Part::Entry, 0); func.num_blocks()];
    let mut next = 0;
    let mut previous: Option<Block> = None;
    for (place, block) in func.blocks().enumerate() {
        let source = func.block(block).source.get();
        let is_made = |before: Block| source.is_none() || func.block(before).source.get() == source;
        let own = match previous {
            Some(before) if is_made(before) => parts[before.as_u32() as usize],
            _ => match wanted {
                Wanted::Together => return None,
                Wanted::Apart if place == 0 => (Part::Entry, 0),
                Wanted::Apart => {
                    next += 1;
                    (Part::Numbered(next), 0)
                }
                Wanted::Clusters(clusters) => in_cluster(clusters, block.as_u32(), place),
            },
        };
        parts[block.as_u32() as usize] = own;
        previous = Some(block);
    }
    let mut pads = func.blocks().filter(|&block| func.is_landing_pad(block));
    let first = pads.next().map(|pad| parts[pad.as_u32() as usize].0);
    if pads.any(|pad| Some(parts[pad.as_u32() as usize].0) != first) {
        for (place, pad) in func.blocks().enumerate().filter(|&(_, block)| func.is_landing_pad(block)) {
            parts[pad.as_u32() as usize] = (Part::Exceptions, place as u32);
        }
    }
    let is_split = func.blocks().any(|block| parts[block.as_u32() as usize].0 != Part::Entry);
    is_split.then_some(parts)
}

fn in_cluster(clusters: &[Vec<u32>], block: u32, place: usize) -> (Part, u32) {
    let of = |block: u32| {
        let find = |cluster: &Vec<u32>| cluster.iter().position(|&listed| listed == block);
        clusters.iter().enumerate().find_map(|(number, cluster)| Some((number as u32, find(cluster)? as u32)))
    };
    match of(block) {
        // The entry is what the function begins with, whatever comes first in the list.
        _ if place == 0 => (Part::Entry, 0),
        Some((number, at)) if of(0).is_some_and(|(of_entry, _)| of_entry == number) => (Part::Entry, at + 1),
        Some((number, at)) => (Part::Numbered(number), at),
        None => (Part::Cold, place as u32),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_versions_are_read() {
        for text in ["!f/g\n!!0 2\n!!1\n!h\n", "v1\n# which\nf f g\nc 0 2\nc 1\nf h\n"] {
            let sections = BlockSections::Listed(Arc::new(Clusters::parse(text).unwrap()));
            for name in ["f", "g"] {
                assert!(
                    matches!(sections.of(name.as_bytes()), Wanted::Clusters(c) if *c == [vec![0, 2], vec![1]])
                );
            }
            assert!(matches!(sections.of(b"h"), Wanted::Apart));
            assert!(matches!(sections.of(b"i"), Wanted::Together));
        }
        for wrong in ["f\n", "!!0\n", "!f\n!!a\n", "!f\n!!1\n!!1\n", "v1\np 0 1\n", "v1\nq\n"] {
            assert!(Clusters::parse(wrong).is_err(), "{wrong:?}");
        }
    }
}
