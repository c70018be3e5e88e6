//! Where boxes are drawn: layers, one below the other.
//!
//! A box is one layer below the lowest of those that it refers to (back edges of control flow are left out of account).
//! Within a layer, boxes are ordered by the average place of their neighbours above and below, a few rounds of it, which
//! keeps most edges from crossing. O(edges · rounds).
//!
//! Source: Sugiyama, Tagawa, Toda, "Methods for Visual Understanding of Hierarchical System Structures", 1981, without
//! the nodes that break up long edges.

use super::{Drawing, EdgeKind};

/// Where a box is, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
    pub layer: u32,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// By box.
    pub places: Vec<Place>,
    pub width: f32,
    pub height: f32,
}

pub const LINE_HEIGHT: f32 = 15.0;
const CHARACTER: f32 = 7.3;
const PADDING: f32 = 8.0;
const GAP: (f32, f32) = (24.0, 44.0);
const ROUNDS: usize = 8;

/// Places all boxes.
pub fn run(drawing: &Drawing) -> Layout {
    let count = drawing.boxes.len();
    // From above to below: what is referred to stands above, control flows down.
    let above: Vec<(usize, usize)> = drawing
        .edges
        .iter()
        .map(|e| match e.kind {
            EdgeKind::Flow => (e.from as usize, e.to as usize),
            _ => (e.to as usize, e.from as usize),
        })
        .filter(|&(a, b)| a < count && b < count && a != b)
        .collect();
    let layers = layers(count, &above);
    let mut rows: Vec<Vec<usize>> = vec![Vec::new(); layers.iter().max().map_or(0, |&m| m as usize + 1)];
    for (index, &layer) in layers.iter().enumerate() {
        rows[layer as usize].push(index);
    }
    order(&mut rows, count, &above);
    place(drawing, &rows, &layers)
}

/// The layer of each box: the longest way from a box without any above it. Edges of a cycle that point back are ignored.
fn layers(count: usize, above: &[(usize, usize)]) -> Vec<u32> {
    let mut below: Vec<Vec<usize>> = vec![Vec::new(); count];
    for &(a, b) in above {
        below[a].push(b);
    }
    let order = finish_order(count, &below);
    let mut position = vec![0; count];
    for (at, &node) in order.iter().enumerate() {
        position[node] = at;
    }
    let mut layers = vec![0u32; count];
    for &node in &order {
        for &next in below[node].iter().filter(|&&next| position[next] > position[node]) {
            layers[next] = layers[next].max(layers[node] + 1);
        }
    }
    layers
}

/// Reverse post-order of a depth-first walk from every box without one above it, then from the others.
fn finish_order(count: usize, below: &[Vec<usize>]) -> Vec<usize> {
    let mut has_above = vec![false; count];
    below.iter().flatten().for_each(|&n| has_above[n] = true);
    let starts = (0..count).filter(|&n| !has_above[n]).chain((0..count).filter(|&n| has_above[n]));
    let mut state = vec![false; count];
    let mut order = Vec::with_capacity(count);
    for start in starts {
        if std::mem::replace(&mut state[start], true) {
            continue;
        }
        let mut stack = vec![(start, 0)];
        while let Some((node, next)) = stack.last_mut() {
            match below[*node].get(*next) {
                Some(&child) => {
                    *next += 1;
                    if !std::mem::replace(&mut state[child], true) {
                        stack.push((child, 0));
                    }
                }
                None => {
                    order.push(*node);
                    stack.pop();
                }
            }
        }
    }
    order.reverse();
    order
}

/// Orders the boxes of each row.
fn order(rows: &mut [Vec<usize>], count: usize, above: &[(usize, usize)]) {
    let mut neighbours: Vec<Vec<usize>> = vec![Vec::new(); count];
    for &(a, b) in above {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut place = vec![0.0f32; count];
    let renumber = |row: &[usize], place: &mut [f32]| {
        for (at, &node) in row.iter().enumerate() {
            place[node] = (at as f32 + 0.5) / row.len() as f32;
        }
    };
    rows.iter().for_each(|row| renumber(row, &mut place));
    for round in 0..ROUNDS {
        let mut one = |row: &mut Vec<usize>| {
            let wanted = |node: usize, place: &[f32]| {
                let near = &neighbours[node];
                let sum: f32 = near.iter().map(|&n| place[n]).sum();
                if near.is_empty() { place[node] } else { sum / near.len() as f32 }
            };
            let mut keyed: Vec<(f32, usize)> = row.iter().map(|&n| (wanted(n, &place), n)).collect();
            keyed.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            *row = keyed.into_iter().map(|(_, n)| n).collect();
            renumber(row, &mut place);
        };
        if round % 2 == 0 {
            rows.iter_mut().for_each(&mut one);
        } else {
            rows.iter_mut().rev().for_each(&mut one);
        }
    }
}

fn place(drawing: &Drawing, rows: &[Vec<usize>], layers: &[u32]) -> Layout {
    let mut places: Vec<Place> = drawing
        .boxes
        .iter()
        .zip(layers)
        .map(|(one, &layer)| {
            let longest = one.lines.iter().map(|l| l.chars().count()).max().unwrap_or(0).max(one.id.len());
            Place {
                width: longest as f32 * CHARACTER + 2.0 * PADDING,
                height: one.lines.len().max(1) as f32 * LINE_HEIGHT + PADDING,
                layer,
                ..Place::default()
            }
        })
        .collect();
    let row_width = |row: &Vec<usize>, places: &[Place]| {
        row.iter().map(|&n| places[n].width + GAP.0).sum::<f32>() - GAP.0
    };
    let width = rows.iter().map(|r| row_width(r, &places)).fold(0.0, f32::max) + 2.0 * GAP.0;
    let mut y = GAP.0 + LINE_HEIGHT;
    for row in rows {
        let mut x = (width - row_width(row, &places)) / 2.0;
        let mut tallest = 0.0f32;
        for &node in row {
            (places[node].x, places[node].y) = (x, y);
            x += places[node].width + GAP.0;
            tallest = tallest.max(places[node].height);
        }
        y += tallest + GAP.1;
    }
    Layout { places, width, height: y }
}
