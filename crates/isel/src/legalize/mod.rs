//! Making a graph legal: first its vectors, then its other types, then its operations.

mod bit_counts;
pub(crate) mod divide;
mod formats;
mod idioms;
mod lane_ops;
mod lanes;
mod masked_memory;
mod masks;
mod numbers;
pub mod ops;
mod reductions;
mod saturation;
mod shifts;
pub mod types;
mod vector_bits;
mod vector_divide;
mod vector_elements;
mod vector_memory;
pub mod vectors;
mod widths;

use crate::dag::{Dag, Node, Parts, Value};

/// From values of one graph to values of the next.
pub(crate) struct ValueMap<T> {
    /// By node: index of its first result.
    first: Vec<u32>,
    results: Vec<Option<T>>,
}

impl<T: Copy> ValueMap<T> {
    pub(crate) fn new(dag: &Dag) -> ValueMap<T> {
        let mut first = Vec::with_capacity(dag.len());
        let mut count = 0;
        for node in dag.nodes() {
            first.push(count);
            count += dag.types(node).len() as u32;
        }
        ValueMap { first, results: vec![None; count as usize] }
    }

    fn index(&self, value: Value) -> Option<usize> {
        self.first.get(value.node.as_u32() as usize).map(|&first| (first + value.result) as usize)
    }

    pub(crate) fn set(&mut self, value: Value, to: T) {
        if let Some(index) = self.index(value) {
            self.results[index] = Some(to);
        }
    }

    pub(crate) fn get(&self, value: Value) -> Option<T> {
        self.index(value).and_then(|index| self.results[index])
    }
}

/// Makes the node `node` of `old` again in `new`, with these operands.
pub(crate) fn copy_node(old: &Dag, new: &mut Dag, node: Node, operands: &[Value]) -> Node {
    let data = old.node(node);
    let mem = data.mem.get().map(|m| new.mems.push(old.mems[m]));
    let payload = match data.payload {
        crate::dag::Payload::Wide(index) => {
            let wide = new.wide_constant(&old.wide[index as usize], old.types(node)[0]);
            new.payload(wide.node)
        }
        payload => payload,
    };
    new.copy(Parts { op: data.op, types: old.types(node), operands, payload, flags: data.flags, mem })
}
