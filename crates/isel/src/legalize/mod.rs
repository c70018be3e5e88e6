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

/// Facts about the results of a graph's nodes, such as what stands for them in the next graph. Results of nodes that were
/// made later have none.
#[derive(Debug)]
pub(crate) struct ValueMap<T> {
    /// By [`Dag::result_index`].
    results: Vec<Option<T>>,
}

impl<T> Default for ValueMap<T> {
    fn default() -> Self {
        ValueMap { results: Vec::new() }
    }
}

impl<T: Copy> ValueMap<T> {
    pub(crate) fn new(dag: &Dag) -> ValueMap<T> {
        ValueMap { results: vec![None; dag.num_results()] }
    }

    /// Knows nothing of the results of a graph.
    pub(crate) fn begin(&mut self, dag: &Dag) {
        self.results.clear();
        self.results.resize(dag.num_results(), None);
    }

    /// `dag` is the graph that the map was made for.
    #[inline]
    pub(crate) fn set(&mut self, dag: &Dag, value: Value, to: T) {
        if let Some(fact) = self.get_mut(dag, value) {
            *fact = Some(to);
        }
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, dag: &Dag, value: Value) -> Option<&mut Option<T>> {
        self.results.get_mut(dag.result_index(value)?)
    }

    #[inline]
    pub(crate) fn get(&self, dag: &Dag, value: Value) -> Option<T> {
        self.results.get(dag.result_index(value)?).copied().flatten()
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
    new.make(Parts { op: data.op, types: old.types(node), operands, payload, flags: data.flags, mem })
}
