//! Live intervals of random graphs against sets that are iterated until nothing changes.

use super::build::Scratch;
use super::*;
use mir::{Operand, opcode};

fn reg(index: u32) -> Reg {
    Reg::from_virtual_index(index)
}

/// Blocks in which a register is written (`w`), read (`r`), or both by one instruction (`b`), in order.
fn function(blocks: &[&str], edges: &[(u32, u32)]) -> Function {
    let mut func = Function::new(ir::Global::from_u32(0));
    let value = func.new_vreg(0);
    for actions in blocks {
        let block = func.append_block(None);
        for action in actions.chars() {
            let operands: &[Operand] = match action {
                'w' => &[Operand::def(value)],
                'r' => &[Operand::use_of(value)],
                'b' => &[Operand::def(value), Operand::use_of(value)],
                _ => &[],
            };
            func.build(block, None, opcode::KILL, operands);
        }
    }
    for &(from, to) in edges {
        func.add_edge(Block::from_u32(from), Block::from_u32(to));
    }
    func
}

fn segments(func: &Function) -> Vec<Segment> {
    let slots = SlotIndexes::new(func);
    let (starts, items) = build::accesses(func);
    let mut scratch = Scratch::new(func.num_blocks());
    scratch.compute(func, &slots, &items[starts[0] as usize..starts[1] as usize]);
    scratch.segments
}

fn shown(blocks: &[&str], edges: &[(u32, u32)]) -> String {
    format!("{:?}", segments(&function(blocks, edges)))
}

#[test]
fn segments_within_a_block() {
    assert_eq!(shown(&["w r"], &[]), "[[32r,64r)]");
    assert_eq!(shown(&["w"], &[]), "[[32r,32d)]");
    assert_eq!(shown(&["w r w r"], &[]), "[[32r,64r), [96r,128r)]");
    assert_eq!(shown(&["wbr"], &[]), "[[32r,64r)]");
}

#[test]
fn segments_across_blocks() {
    // Around a loop: live everywhere in it.
    assert_eq!(shown(&["w", "b", "r"], &[(0, 1), (1, 1), (1, 2)]), "[[32r,96r)]");
    // Past the arm of a branch in which it is not wanted.
    assert_eq!(shown(&["w", " ", "r"], &[(0, 1), (0, 2)]), "[[32r,48B), [80B,96r)]");
}

/// Liveness by the textbook: sets per block, iterated until nothing changes.
fn brute_force(func: &Function, slots: &SlotIndexes) -> Vec<bool> {
    let blocks: Vec<Block> = func.blocks().collect();
    let size = blocks.last().map_or(0, |&b| slots.end(b).0 as usize);
    let mut live_in = vec![false; blocks.len()];
    let mut points = vec![false; size];
    loop {
        let before = live_in.clone();
        for &block in blocks.iter().rev() {
            let mut live = func.block(block).successors.iter().any(|s| live_in[s.as_u32() as usize]);
            let mut at = slots.end(block);
            for inst in func.block_insts_vec(block).into_iter().rev() {
                let operands = func.operands(inst);
                let (writes, reads) = (
                    operands.iter().any(|o| o.defined().is_some()),
                    operands.iter().any(|o| o.used().is_some()),
                );
                let write_at = slots.of(inst).register();
                points[write_at.0 as usize..at.0 as usize].fill(live);
                if writes {
                    points[write_at.0 as usize] = true;
                    live = false;
                }
                live |= reads;
                at = write_at;
            }
            points[slots.start(block).0 as usize..at.0 as usize].fill(live);
            live_in[block.as_u32() as usize] = live;
        }
        if live_in == before {
            return points;
        }
    }
}

#[test]
fn random_graphs_agree_with_iterated_sets() {
    let mut state = 88172645463325252u64;
    let mut random = |n: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % n
    };
    for _ in 0..500 {
        let num_blocks = 1 + random(8);
        let mut blocks: Vec<String> = (0..num_blocks)
            .map(|_| (0..random(4)).map(|_| ['w', 'r', 'b', ' '][random(4) as usize]).collect())
            .collect();
        blocks[0].insert(0, 'w');
        let edges: Vec<(u32, u32)> = (0..random(14))
            .map(|_| (random(num_blocks) as u32, random(num_blocks) as u32))
            .filter(|e| e.1 != 0)
            .collect();
        let names: Vec<&str> = blocks.iter().map(String::as_str).collect();
        let func = function(&names, &edges);
        let slots = SlotIndexes::new(&func);
        let found = segments(&func);
        for (slot, expected) in brute_force(&func, &slots).into_iter().enumerate() {
            assert_eq!(
                live_at(&found, Slot(slot as u32)),
                expected,
                "{slot} in {blocks:?} {edges:?}: {found:?}"
            );
        }
    }
}

#[test]
fn neighbours_do_not_overlap() {
    let segment = |start, end| Segment { start: Slot(start), end: Slot(end) };
    assert!(!overlap(&[segment(1, 3), segment(8, 9)], &[segment(3, 8), segment(9, 10)]));
    assert!(overlap(&[segment(1, 3), segment(8, 9)], &[segment(3, 8), segment(8, 10)]));
}

#[test]
fn squeezing_keeps_the_lists() {
    let func = function(&["w r"], &[]);
    let slots = SlotIndexes::new(&func);
    let mut live = LiveIntervals {
        slots,
        flow: Flow::empty(),
        intervals: Vec::new(),
        segments: ListPool::new(),
        accesses: ListPool::new(),
        garbage: 0,
        units: Vec::new(),
        calls: Vec::new(),
        scratch: Scratch::new(1),
    };
    let (_, items) = build::accesses(&func);
    for _ in 0..5000 {
        live.set(&func, reg(0), &items);
        live.set(&func, reg(3), &items);
    }
    assert!(live.segments.capacity_used() < 10_000);
    assert_eq!(format!("{:?}", live.segments(reg(3))), "[[32r,64r)]");
    assert_eq!(live.accesses(reg(0)).len(), 2);
}

#[test]
fn a_union_joins_what_is_inside_or_touches() {
    let list = |bounds: &[(u32, u32)]| -> Vec<Segment> {
        bounds.iter().map(|&(start, end)| Segment { start: Slot(start), end: Slot(end) }).collect()
    };
    let found = union(&list(&[(0, 100), (200, 220), (240, 250)]), &list(&[(50, 60), (220, 230)]));
    assert_eq!(found, list(&[(0, 100), (200, 230), (240, 250)]));
}
