//! Where boxes are drawn, and how edges run between them: layers, one below the other.
//!
//! 1. *Layers.* A box is one layer below the lowest of those above it; one with more below it than above moves down to them.
//! 2. *Trunks.* An edge across several layers gets a narrow vertex in each, shared by all edges of a kind from the same box:
//!    one line with branches instead of a bundle of lines. An edge that closes a cycle goes up through vertices of its own.
//! 3. *Order.* Within a layer, by the average place of the neighbours, a few rounds, which keeps most edges from crossing.
//! 4. *Places.* Every vertex wants to stand at the average of its neighbours. In a row the places nearest to those wishes, in
//!    the order that is given and without overlaps, are a monotone regression, which merging neighbours that are in each
//!    other's way solves exactly. A few rounds down and up.
//!
//! O(rounds · (boxes + vertices of trunks)); there are at most [`MAX_TRUNKS`] of those, further edges are drawn straight.
//!
//! Source: Sugiyama, Tagawa, Toda, "Methods for Visual Understanding of Hierarchical System Structures", 1981.

use super::{Drawing, Edge, EdgeKind};
use crate::hash::FxHashMap;
use std::fmt::Write;

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
    /// By edge: the line, in the words of SVG; empty for an edge that names no box.
    pub paths: Vec<String>,
    pub width: f32,
    pub height: f32,
}

pub const LINE_HEIGHT: f32 = 15.0;
const CHARACTER: f32 = 7.3;
const PADDING: f32 = 8.0;
const GAP: (f32, f32) = (24.0, 40.0);
/// The room that a trunk has.
const TRUNK: f32 = 10.0;
const ROUNDS: usize = 12;
/// Trunks keep to their line more than boxes do.
const TRUNK_WEIGHT: f32 = 4.0;
const MAX_TRUNKS: usize = 20_000;
/// Distance of edges where several meet a box.
const PORT: f32 = 16.0;

/// Places all boxes.
pub fn run(drawing: &Drawing) -> Layout {
    let mut net = Net::new(drawing);
    net.add_trunks(drawing);
    net.order();
    net.place();
    let paths = net.paths(drawing);
    let boxes = drawing.boxes.len();
    let width = net.vertices.iter().map(|v| v.x + v.width).fold(0.0, f32::max) + GAP.0;
    let places = net.vertices.iter().take(boxes);
    let places = places.map(|v| Place { x: v.x, y: v.y, width: v.width, height: v.height, layer: v.layer });
    Layout { places: places.collect(), paths, width, height: net.height }
}

/// A box, or a piece of a trunk.
#[derive(Clone, Debug, Default)]
struct Vertex {
    layer: u32,
    width: f32,
    height: f32,
    x: f32,
    y: f32,
    is_trunk: bool,
    above: Vec<usize>,
    below: Vec<usize>,
}

impl Vertex {
    fn center(&self) -> f32 {
        self.x + self.width / 2.0
    }
}

/// What an edge of the drawing runs through.
#[derive(Clone, Debug, Default)]
struct Route {
    upper: usize,
    lower: usize,
    /// From above to below.
    trunk: Vec<usize>,
    /// It closes a cycle: from the lower end up to the upper one.
    is_back: bool,
}

#[derive(Debug, Default)]
struct Net {
    vertices: Vec<Vertex>,
    /// By layer.
    rows: Vec<Vec<usize>>,
    /// By layer: top and height.
    bands: Vec<(f32, f32)>,
    /// By edge.
    routes: Vec<Option<Route>>,
    height: f32,
}

/// From above to below: what is referred to stands above, control flows down.
fn ends(edge: &Edge) -> (usize, usize) {
    match edge.kind {
        EdgeKind::Flow => (edge.from as usize, edge.to as usize),
        _ => (edge.to as usize, edge.from as usize),
    }
}

impl Net {
    fn new(drawing: &Drawing) -> Net {
        let count = drawing.boxes.len();
        let valid = drawing.edges.iter().map(ends).filter(|&(a, b)| a < count && b < count && a != b);
        let layers = layers(count, &valid.collect::<Vec<_>>());
        let mut rows = vec![Vec::new(); layers.iter().max().map_or(0, |&m| m as usize + 1)];
        let mut vertices = Vec::with_capacity(count);
        for (index, (one, &layer)) in drawing.boxes.iter().zip(&layers).enumerate() {
            let longest = one.lines.iter().map(|l| l.chars().count()).max().unwrap_or(0).max(one.id.len());
            vertices.push(Vertex {
                layer,
                width: longest as f32 * CHARACTER + 2.0 * PADDING,
                height: one.lines.len().max(1) as f32 * LINE_HEIGHT + PADDING,
                ..Vertex::default()
            });
            rows[layer as usize].push(index);
        }
        Net { vertices, rows, ..Net::default() }
    }

    fn new_trunk(&mut self, layer: u32) -> usize {
        let index = self.vertices.len();
        self.vertices.push(Vertex { layer, width: TRUNK, is_trunk: true, ..Vertex::default() });
        self.rows[layer as usize].push(index);
        index
    }

    fn link(&mut self, upper: usize, lower: usize) {
        if !self.vertices[upper].below.contains(&lower) {
            self.vertices[upper].below.push(lower);
            self.vertices[lower].above.push(upper);
        }
    }

    fn add_trunks(&mut self, drawing: &Drawing) {
        let count = drawing.boxes.len();
        let mut known: FxHashMap<(usize, u8, u32), usize> = FxHashMap::default();
        for edge in &drawing.edges {
            let (a, b) = ends(edge);
            if a >= count || b >= count {
                self.routes.push(None);
                continue;
            }
            let is_back = self.vertices[a].layer >= self.vertices[b].layer;
            let (upper, lower) = if is_back { (b, a) } else { (a, b) };
            let (top, bottom) = (self.vertices[upper].layer, self.vertices[lower].layer);
            // One that goes back passes beside both of its ends.
            let layers = if is_back { top..bottom + 1 } else { top + 1..bottom };
            let mut trunk = Vec::new();
            if self.vertices.len() + layers.len() <= count + MAX_TRUNKS {
                for layer in layers {
                    let key = (upper, edge.kind as u8, layer);
                    let piece = match known.get(&key) {
                        Some(&piece) if !is_back => piece,
                        _ => self.new_trunk(layer),
                    };
                    if !is_back {
                        known.insert(key, piece);
                    }
                    if let Some(&before) = trunk.last().or((!is_back).then_some(&upper)) {
                        self.link(before, piece);
                    }
                    trunk.push(piece);
                }
            }
            if is_back {
                // Beside its ends; they do not care.
                trunk.first().iter().for_each(|&&first| self.vertices[first].above.push(upper));
                trunk.last().iter().for_each(|&&last| self.vertices[last].below.push(lower));
            } else {
                let last = trunk.last().copied().unwrap_or(upper);
                self.link(last, lower);
            }
            self.routes.push(Some(Route { upper, lower, trunk, is_back }));
        }
    }

    /// Orders the vertices of each row.
    fn order(&mut self) {
        let mut place = vec![0.0f32; self.vertices.len()];
        let renumber = |row: &[usize], place: &mut [f32]| {
            for (at, &vertex) in row.iter().enumerate() {
                place[vertex] = (at as f32 + 0.5) / row.len() as f32;
            }
        };
        self.rows.iter().for_each(|row| renumber(row, &mut place));
        for round in 0..ROUNDS {
            let downwards = round % 2 == 0;
            let vertices = &self.vertices;
            let mut one = |row: &mut Vec<usize>| {
                let wanted = |vertex: usize, place: &[f32]| {
                    let Vertex { above, below, .. } = &vertices[vertex];
                    let near = if downwards { above } else { below };
                    let near = if near.is_empty() { if downwards { below } else { above } } else { near };
                    let sum: f32 = near.iter().map(|&n| place[n]).sum();
                    if near.is_empty() { place[vertex] } else { sum / near.len() as f32 }
                };
                let mut keyed: Vec<(f32, usize)> = row.iter().map(|&v| (wanted(v, &place), v)).collect();
                keyed.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
                *row = keyed.into_iter().map(|(_, v)| v).collect();
                renumber(row, &mut place);
            };
            if downwards {
                self.rows.iter_mut().for_each(&mut one);
            } else {
                self.rows.iter_mut().rev().for_each(&mut one);
            }
        }
    }

    fn place(&mut self) {
        let mut y = GAP.1 / 2.0 + LINE_HEIGHT;
        for row in &self.rows {
            let tallest = row.iter().map(|&v| self.vertices[v].height).fold(0.0, f32::max);
            row.iter().for_each(|&v| self.vertices[v].y = y);
            self.bands.push((y, tallest));
            y += tallest + GAP.1;
        }
        self.height = y;
        for row in &self.rows {
            let mut x = 0.0;
            for &vertex in row {
                self.vertices[vertex].x = x;
                x += self.vertices[vertex].width + GAP.0;
            }
        }
        for round in 0..ROUNDS {
            let downwards = round % 2 == 0;
            let count = self.rows.len();
            for at in 0..count {
                self.place_row(if downwards { at } else { count - 1 - at }, downwards);
            }
        }
        let left = self.vertices.iter().map(|v| v.x).fold(f32::INFINITY, f32::min);
        self.vertices.iter_mut().for_each(|v| v.x += GAP.0 - left);
    }

    /// Places a row as near as it can be to where its neighbours above, or below, want it.
    fn place_row(&mut self, row: usize, downwards: bool) {
        // Runs of vertices that stand side by side: wish of the first, weight, number of vertices. FunctionAttributes are counted
        // without the room that the vertices before take.
        let mut runs: Vec<(f32, f32, usize)> = Vec::new();
        let mut room = 0.0f32;
        for &vertex in &self.rows[row] {
            let one = &self.vertices[vertex];
            let near = if downwards { &one.above } else { &one.below };
            let sum: f32 = near.iter().map(|&n| self.vertices[n].center()).sum();
            let center = if near.is_empty() { one.center() } else { sum / near.len() as f32 };
            let weight = if near.is_empty() {
                0.1
            } else if one.is_trunk {
                TRUNK_WEIGHT
            } else {
                1.0
            };
            let mut run = (center - one.width / 2.0 - room, weight, 1);
            while let Some(&(wish, weight, count)) = runs.last() {
                if wish <= run.0 {
                    break;
                }
                let sum = weight + run.1;
                run = ((wish * weight + run.0 * run.1) / sum, sum, count + run.2);
                runs.pop();
            }
            runs.push(run);
            room += one.width + self.gap(one);
        }
        let mut next = 0;
        let mut room = 0.0f32;
        for (wish, _, count) in runs {
            for _ in 0..count {
                let vertex = self.rows[row][next];
                self.vertices[vertex].x = wish + room;
                room += self.vertices[vertex].width + self.gap(&self.vertices[vertex]);
                next += 1;
            }
        }
    }

    fn gap(&self, vertex: &Vertex) -> f32 {
        if vertex.is_trunk { GAP.0 / 2.0 } else { GAP.0 }
    }

    /// The lines of all edges. Where several edges of a flow graph, or several operands, meet a box, they stand side by side in
    /// the order of their other ends.
    fn paths(&self, drawing: &Drawing) -> Vec<String> {
        let boxes = drawing.boxes.len();
        let mut meets: Vec<[Vec<(f32, usize)>; 2]> = vec![Default::default(); boxes];
        for (index, route) in self.routes.iter().enumerate() {
            let Some(Route { upper, lower, trunk, is_back }) = route else { continue };
            let x = |vertex: Option<&usize>, other: usize| self.vertices[*vertex.unwrap_or(&other)].center();
            let (tail, head) = if *is_back { (*lower, *upper) } else { (*upper, *lower) };
            let (out, into) =
                if *is_back { (trunk.last(), trunk.first()) } else { (trunk.first(), trunk.last()) };
            if drawing.edges[index].kind == EdgeKind::Flow {
                meets[tail][0].push((x(out, head), index));
            }
            meets[head][1].push((x(into, tail), index));
        }
        let mut shift = vec![[0.0f32; 2]; self.routes.len()];
        for (vertex, sides) in meets.iter_mut().enumerate() {
            for (side, list) in sides.iter_mut().enumerate() {
                list.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
                let step = PORT.min(self.vertices[vertex].width * 0.8 / list.len().max(1) as f32);
                for (at, &(_, edge)) in list.iter().enumerate() {
                    shift[edge][side] = (at as f32 - (list.len() - 1) as f32 / 2.0) * step;
                }
            }
        }
        let one = |(index, route): (usize, &Option<Route>)| {
            route.as_ref().map_or_else(String::new, |route| self.path(route, shift[index]))
        };
        self.routes.iter().enumerate().map(one).collect()
    }

    fn path(&self, route: &Route, [out, into]: [f32; 2]) -> String {
        let (upper, lower) = (&self.vertices[route.upper], &self.vertices[route.lower]);
        let (tail, head) = if route.is_back { (lower, upper) } else { (upper, lower) };
        let mut at = (tail.center() + out, tail.y + tail.height);
        let mut path = format!("M{:.0} {:.0}", at.0, at.1);
        let bands = |piece: &usize| {
            let vertex = &self.vertices[*piece];
            let (top, height) = self.bands[vertex.layer as usize];
            (vertex.center(), top, top + height)
        };
        // Writing to a string does not fail.
        let mut bend = |from: (f32, f32), to: (f32, f32), reach: (f32, f32)| {
            let (a, b) = (from.1 + reach.0, to.1 - reach.1);
            let _ = write!(path, "C{:.0} {a:.0} {:.0} {b:.0} {:.0} {:.0}", from.0, to.0, to.0, to.1);
        };
        let end = (head.center() + into, head.y);
        if route.is_back {
            // Down out of the box, over to the trunk, up, and down into the other box.
            for (i, piece) in route.trunk.iter().rev().enumerate() {
                let (x, top, bottom) = bands(piece);
                let turn = GAP.1 * 0.45;
                bend(at, (x, bottom), if i == 0 { (turn, -turn) } else { (-turn, -turn) });
                bend((x, bottom), (x, top), (0.0, 0.0));
                at = (x, top);
            }
            bend(at, end, (-GAP.1 * 0.45, GAP.1 * 0.45));
            return path;
        }
        for piece in &route.trunk {
            let (x, top, bottom) = bands(piece);
            let reach = (top - at.1) / 2.0;
            bend(at, (x, top), (reach, reach));
            if bottom > top {
                bend((x, top), (x, bottom), (0.0, 0.0));
            }
            at = (x, bottom);
        }
        let reach = (end.1 - at.1) / 2.0;
        bend(at, end, (reach, reach));
        path
    }
}

/// The layer of each box. Edges of a cycle that point back are ignored.
fn layers(count: usize, above: &[(usize, usize)]) -> Vec<u32> {
    let mut below: Vec<Vec<usize>> = vec![Vec::new(); count];
    let mut num_above = vec![0usize; count];
    for &(a, b) in above {
        below[a].push(b);
        num_above[b] += 1;
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
    for &node in order.iter().rev() {
        let forward = below[node].iter().filter(|&&next| position[next] > position[node]);
        let lowest = forward.clone().map(|&next| layers[next]).min();
        if let Some(lowest) = lowest.filter(|_| forward.count() >= num_above[node]) {
            layers[node] = layers[node].max(lowest - 1);
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
