//! Graph rebuilding: each phase makes the reachable nodes of the graph again, operands first.

use crate::dag::{Dag, Node, Value};
use crate::legalize::ValueMap;
use crate::lowering::Result;
use crate::node_set::NodeSet;
use smallvec::SmallVec;

/// What stands for the results of a node.
pub type Results = SmallVec<[Value; 2]>;

/// What becomes of a node.
pub enum Made {
    /// A node that has the same results.
    Node(Node),
    Results(Results),
}

impl Dag {
    /// Calls `make` for every reachable node, with its operands in the new graph; it makes the node, or what replaces it,
    /// in `spare`, and returns that. Then the graphs change places. Linear but for `make`.
    pub fn rebuild(
        &mut self,
        spare: &mut Dag,
        make: impl FnMut(&Dag, &mut Dag, Node, &[Value]) -> Result<Made>,
    ) -> Result<()> {
        let reachable = self.reachable();
        self.rebuild_some(spare, &reachable, make)
    }

    /// The same for whom it is known which nodes are reachable.
    pub fn rebuild_some(
        &mut self,
        spare: &mut Dag,
        reachable: &NodeSet,
        mut make: impl FnMut(&Dag, &mut Dag, Node, &[Value]) -> Result<Made>,
    ) -> Result<()> {
        spare.start_from(self);
        spare.set_copies_only(true);
        let mut map: ValueMap<Value> = ValueMap::new(self);
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        for node in reachable.iter() {
            spare.order = self.node(node).order;
            operands.clear();
            for &value in self.operands(node) {
                operands.push(map.get(self, value).unwrap_or(value));
            }
            let before = spare.len();
            let made = make(self, spare, node, &operands)?;
            let mut is_copy = spare.len() == before + 1 || node == self.entry().node;
            match made {
                Made::Node(to) => {
                    is_copy &= to.as_u32() as usize + 1 == spare.len();
                    for result in 0..self.types(node).len() as u32 {
                        map.set(self, Value::new(node, result), Value::new(to, result));
                    }
                }
                Made::Results(results) => {
                    for (result, to) in results.into_iter().enumerate() {
                        is_copy &= to.result == result as u32 && to.node.as_u32() as usize + 1 == spare.len();
                        map.set(self, Value::new(node, result as u32), to);
                    }
                }
            }
            if !is_copy {
                spare.set_copies_only(false);
            }
        }
        spare.root = map.get(self, self.root).unwrap_or(spare.entry());
        spare.shared.watched.follow(|value| map.get(self, value));
        std::mem::swap(self, spare);
        Ok(())
    }

    /// Empties the graph, and takes over what `before` shares with other graphs.
    pub(crate) fn start_from(&mut self, before: &mut Dag) {
        self.clear();
        std::mem::swap(&mut self.shared, &mut before.shared);
    }

    /// All results of a node.
    pub fn results(&self, node: Node) -> Results {
        let result = |result| Value::new(node, result);
        match self.types(node).len() {
            // Nearly all of them.
            count @ 0..=2 => Results::from_buf_and_len([result(0), result(1)], count),
            count => (0..count as u32).map(result).collect(),
        }
    }
}
