//! Edge bundles: the borders of blocks between which a value cannot move.
//!
//! All edges that leave a block leave from one place, and all that enter it come to one: what is in a register at the end of a
//! block is so at the start of its successors, unless code is put on the edge. Borders joined by edges are a bundle. Two
//! borders per block; union-find, O(edges).

use mir::{Block, Function};

/// See the module text.
#[derive(Debug, Default)]
pub struct Bundles {
    /// By block: entry, exit.
    borders: Vec<(u32, u32)>,
    len: usize,
}

impl Bundles {
    pub fn new(func: &Function) -> Bundles {
        let num_blocks = func.num_blocks();
        // Entry of block `b` is `2 * b`, exit `2 * b + 1`.
        let mut parents: Vec<u32> = (0..2 * num_blocks as u32).collect();
        for block in func.blocks() {
            let exit = find(&mut parents, 2 * block.as_u32() + 1);
            for successor in &func.block(block).successors {
                let entry = find(&mut parents, 2 * successor.as_u32());
                parents[entry as usize] = exit;
            }
        }
        let mut numbers = vec![u32::MAX; parents.len()];
        let mut len = 0;
        let mut number = |parents: &mut [u32], border: u32| {
            let root = find(parents, border) as usize;
            if numbers[root] == u32::MAX {
                numbers[root] = len;
                len += 1;
            }
            numbers[root]
        };
        let borders = (0..num_blocks as u32)
            .map(|b| (number(&mut parents, 2 * b), number(&mut parents, 2 * b + 1)))
            .collect();
        Bundles { borders, len: len as usize }
    }

    /// The bundles of a block's entry and exit.
    pub fn of(&self, block: Block) -> (u32, u32) {
        self.borders[block.as_u32() as usize]
    }

    pub fn len(&self) -> usize {
        self.len
    }
}

fn find(parents: &mut [u32], border: u32) -> u32 {
    let mut at = border;
    while parents[at as usize] != at {
        parents[at as usize] = parents[parents[at as usize] as usize];
        at = parents[at as usize];
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_and_its_targets_share_a_bundle() {
        let mut func = Function::new(ir::Global::from_u32(0));
        let [a, b, c, d] = [(); 4].map(|()| func.append_block(None));
        for (from, to) in [(a, b), (a, c), (b, c), (c, d)] {
            func.add_edge(from, to);
        }
        let bundles = Bundles::new(&func);
        // a's exit reaches b and c, and what enters c also leaves b.
        assert_eq!(bundles.of(a).1, bundles.of(b).0);
        assert_eq!(bundles.of(b).1, bundles.of(c).0);
        assert_eq!(bundles.of(a).1, bundles.of(b).1);
        assert_eq!(bundles.of(c).1, bundles.of(d).0);
        assert_ne!(bundles.of(c).1, bundles.of(a).1);
        assert_eq!(bundles.len(), 4);
    }
}
