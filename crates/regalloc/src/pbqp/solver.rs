//! A solver for partitioned boolean quadratic problems.
//!
//! Every node takes one of its options. An option has a cost, and each edge a matrix of costs for what its two nodes take; the
//! sum is to be small. Nodes with at most two edges are taken out without loss: what they would cost is added to their
//! neighbours (R0, R1, R2). If there are none, a node leaves that keeps an option whatever its neighbours take, or else the one
//! that is cheapest for its number of edges; the problem is NP-complete, and this is where a solution may miss the best one.
//! Then nodes come back in the opposite order, and each takes what is cheapest beside those that are there.
//!
//! O(nodes · k³ + edges · k²) for k options, and O(n log n) for the order.
//!
//! Source: Scholz and Eckstein, "Register allocation for irregular architectures", 2002; Hames and Scholz, "Nearly optimal
//! register allocation with PBQP", 2006. Which node leaves follows Briggs, Cooper and Torczon, "Improvements to graph coloring
//! register allocation", 1994.

use std::rc::Rc;

/// Costs for the options of two nodes, those of the first by row.
#[derive(Debug, PartialEq)]
pub struct Matrix {
    columns: usize,
    costs: Vec<f32>,
    /// How many options of one side a choice of the other one forbids at most: of rows, of columns.
    most_denied: [usize; 2],
}

impl Matrix {
    pub fn new(rows: usize, columns: usize, cost: impl Fn(usize, usize) -> f32) -> Matrix {
        let costs: Vec<f32> =
            (0..rows).flat_map(|r| (0..columns).map(move |c| (r, c))).map(|(r, c)| cost(r, c)).collect();
        let denied = |r: usize, c: usize| usize::from(costs[r * columns + c].is_infinite());
        let of_rows = (0..columns).map(|c| (0..rows).map(|r| denied(r, c)).sum()).max();
        let of_columns = (0..rows).map(|r| (0..columns).map(|c| denied(r, c)).sum()).max();
        Matrix { columns, most_denied: [of_rows.unwrap_or(0), of_columns.unwrap_or(0)], costs }
    }

    pub fn get(&self, row: usize, column: usize) -> f32 {
        self.costs[row * self.columns + column]
    }
}

#[derive(Debug)]
struct Edge {
    nodes: [usize; 2],
    matrix: Rc<Matrix>,
}

impl Edge {
    fn other(&self, node: usize) -> usize {
        if self.nodes[0] == node { self.nodes[1] } else { self.nodes[0] }
    }

    /// What an option of `node` and one of the other node cost together.
    fn cost(&self, node: usize, own: usize, other: usize) -> f32 {
        if self.nodes[0] == node { self.matrix.get(own, other) } else { self.matrix.get(other, own) }
    }

    /// How many options of `node` the other one forbids at most.
    fn most_denied(&self, node: usize) -> usize {
        self.matrix.most_denied[usize::from(self.nodes[0] != node)]
    }
}

/// A problem. Nodes are numbered from 0.
#[derive(Debug, Default)]
pub struct Problem {
    costs: Vec<Vec<f32>>,
    edges: Vec<Edge>,
    /// By node: its edges.
    adjacent: Vec<Vec<usize>>,
}

impl Problem {
    /// A node with the costs of its options, of which there is at least one; the first is the one to fall back on and does not
    /// count as a choice.
    pub fn add_node(&mut self, costs: Vec<f32>) -> usize {
        self.costs.push(costs);
        self.adjacent.push(Vec::new());
        self.costs.len() - 1
    }

    /// An edge between two nodes that have none yet. The matrix has the options of `a` by row.
    pub fn add_edge(&mut self, a: usize, b: usize, matrix: Rc<Matrix>) {
        let edge = self.edges.len();
        self.edges.push(Edge { nodes: [a, b], matrix });
        self.adjacent[a].push(edge);
        self.adjacent[b].push(edge);
    }

    pub fn costs(&self, node: usize) -> &[f32] {
        &self.costs[node]
    }

    /// The nodes of the edges, with their matrices.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize, &Matrix)> {
        self.edges.iter().map(|edge| (edge.nodes[0], edge.nodes[1], &*edge.matrix))
    }

    /// An option for each node.
    pub fn solve(mut self) -> Vec<usize> {
        let taken_out = Reduction::new(&mut self).run();
        let mut choice = vec![0; self.costs.len()];
        for (node, edges) in taken_out.into_iter().rev() {
            let cost = |option: usize| {
                let beside = edges.iter().map(|&edge| {
                    let edge = &self.edges[edge];
                    edge.cost(node, option, choice[edge.other(node)])
                });
                self.costs[node][option] + beside.sum::<f32>()
            };
            choice[node] = cheapest((0..self.costs[node].len()).map(cost));
        }
        choice
    }
}

/// The position of the least cost; of several, the first.
fn cheapest(costs: impl Iterator<Item = f32>) -> usize {
    let least = costs.enumerate().reduce(|least, next| if next.1 < least.1 { next } else { least });
    least.map_or(0, |(option, _)| option)
}

/// Takes nodes out until none is left.
struct Reduction<'p> {
    problem: &'p mut Problem,
    is_out: Vec<bool>,
    /// Of each node: how many options its neighbours may forbid.
    denied: Vec<usize>,
    /// Nodes that have had at most two edges, or are safe; looked at again when they are taken.
    small: Vec<usize>,
    safe: Vec<usize>,
    /// The nodes with the edges that they had when they were taken out.
    order: Vec<(usize, Vec<usize>)>,
}

impl<'p> Reduction<'p> {
    fn new(problem: &'p mut Problem) -> Reduction<'p> {
        let num_nodes = problem.costs.len();
        let denied_of = |node: usize| {
            problem.adjacent[node].iter().map(|&edge| problem.edges[edge].most_denied(node)).sum()
        };
        let denied = (0..num_nodes).map(denied_of).collect();
        let is_out = vec![false; num_nodes];
        Reduction { problem, is_out, denied, small: Vec::new(), safe: Vec::new(), order: Vec::new() }
    }

    fn run(mut self) -> Vec<(usize, Vec<usize>)> {
        let num_nodes = self.problem.costs.len();
        (0..num_nodes).rev().for_each(|node| self.sort_in(node));
        let price =
            |node: usize| self.problem.costs[node][0] / self.problem.adjacent[node].len().max(1) as f32;
        let mut others: Vec<(f32, usize)> = (0..num_nodes).map(|node| (price(node), node)).collect();
        others.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut others = others.into_iter().map(|(_, node)| node);
        loop {
            if let Some(node) = self.small.pop() {
                if !self.is_out[node] {
                    self.reduce(node);
                }
            } else if let Some(node) = self.safe.pop().or_else(|| others.next()) {
                if !self.is_out[node] {
                    self.take_out(node);
                }
            } else {
                return self.order;
            }
        }
    }

    fn sort_in(&mut self, node: usize) {
        if self.problem.adjacent[node].len() <= 2 {
            self.small.push(node);
        } else if self.denied[node] + 1 < self.problem.costs[node].len() {
            self.safe.push(node);
        }
    }

    /// Takes out a node with at most two edges.
    fn reduce(&mut self, node: usize) {
        match self.problem.adjacent[node][..] {
            [edge] => self.fold_into(node, edge),
            [a, b] => self.fold_between(node, a, b),
            _ => {}
        }
        self.take_out(node);
    }

    /// R1: the neighbour's options cost what the node then costs at least.
    fn fold_into(&mut self, node: usize, edge: usize) {
        let Problem { costs, edges, .. } = &mut *self.problem;
        let edge = &edges[edge];
        let other = edge.other(node);
        let least = |option: usize| {
            let own = costs[node].iter().enumerate();
            own.map(|(own, cost)| cost + edge.cost(node, own, option)).fold(f32::INFINITY, f32::min)
        };
        let added: Vec<f32> = (0..costs[other].len()).map(least).collect();
        costs[other].iter_mut().zip(added).for_each(|(cost, added)| *cost += added);
    }

    /// R2: the same for each pair of options of two neighbours, on the edge between them.
    fn fold_between(&mut self, node: usize, first: usize, second: usize) {
        let Problem { costs, edges, adjacent } = &mut *self.problem;
        let (a, b) = (edges[first].other(node), edges[second].other(node));
        let known = adjacent[a].iter().copied().find(|&edge| edges[edge].other(a) == b);
        let (first, second) = (&edges[first], &edges[second]);
        let least = |of_a: usize, of_b: usize| {
            let own = costs[node].iter().enumerate();
            own.map(|(own, cost)| cost + first.cost(node, own, of_a) + second.cost(node, own, of_b))
                .fold(f32::INFINITY, f32::min)
        };
        match known {
            Some(edge) => {
                let nodes = edges[edge].nodes;
                let [rows, columns] = nodes.map(|node| costs[node].len());
                let sum = |r: usize, c: usize| {
                    edges[edge].matrix.get(r, c) + if nodes[0] == a { least(r, c) } else { least(c, r) }
                };
                let matrix = Rc::new(Matrix::new(rows, columns, sum));
                for node in nodes {
                    self.denied[node] -= edges[edge].most_denied(node);
                }
                edges[edge].matrix = matrix;
                for node in nodes {
                    self.denied[node] += edges[edge].most_denied(node);
                }
            }
            None => {
                let matrix = Rc::new(Matrix::new(costs[a].len(), costs[b].len(), least));
                self.problem.add_edge(a, b, matrix);
                for node in [a, b] {
                    let edge = &self.problem.edges[self.problem.edges.len() - 1];
                    self.denied[node] += edge.most_denied(node);
                }
            }
        }
    }

    /// Removes a node and its edges.
    fn take_out(&mut self, node: usize) {
        self.is_out[node] = true;
        let gone = std::mem::take(&mut self.problem.adjacent[node]);
        for &edge in &gone {
            let other = self.problem.edges[edge].other(node);
            self.problem.adjacent[other].retain(|&of_other| of_other != edge);
            self.denied[other] -= self.problem.edges[edge].most_denied(other);
            self.sort_in(other);
        }
        self.order.push((node, gone));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A generator of small numbers.
    struct Numbers(u32);

    impl Numbers {
        fn below(&mut self, n: u32) -> u32 {
            self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (self.0 >> 16) % n
        }
    }

    /// A problem with so many nodes, an edge between two of them `in_ten` times of ten.
    fn random(numbers: &mut Numbers, nodes: usize, in_ten: u32) -> Problem {
        let mut problem = Problem::default();
        for _ in 0..nodes {
            let options = 2 + numbers.below(3) as usize;
            problem.add_node((0..options).map(|_| numbers.below(20) as f32).collect());
        }
        for b in 1..nodes {
            for a in 0..b {
                if numbers.below(10) < in_ten {
                    let (rows, columns) = (problem.costs(a).len(), problem.costs(b).len());
                    let costs: Vec<f32> = (0..rows * columns).map(|_| numbers.below(30) as f32).collect();
                    problem.add_edge(
                        a,
                        b,
                        Rc::new(Matrix::new(rows, columns, |r, c| costs[r * columns + c])),
                    );
                }
            }
        }
        problem
    }

    /// What a choice for all nodes costs.
    fn cost_of(problem: &Problem, choice: &[usize]) -> f32 {
        let own: f32 = problem.costs.iter().zip(choice).map(|(costs, &option)| costs[option]).sum();
        let between = problem.edges().map(|(a, b, matrix)| matrix.get(choice[a], choice[b]));
        own + between.sum::<f32>()
    }

    /// The least cost of all choices.
    fn best(problem: &Problem) -> f32 {
        let sizes: Vec<usize> = (0..problem.costs.len()).map(|n| problem.costs(n).len()).collect();
        let total: usize = sizes.iter().product();
        let all = (0..total).map(|mut number| {
            let choice: Vec<usize> = sizes
                .iter()
                .map(|&size| {
                    let option = number % size;
                    number /= size;
                    option
                })
                .collect();
            cost_of(problem, &choice)
        });
        all.fold(f32::INFINITY, f32::min)
    }

    fn copy(problem: &Problem) -> Problem {
        let mut copy = Problem::default();
        problem.costs.iter().for_each(|costs| _ = copy.add_node(costs.clone()));
        problem.edges.iter().for_each(|e| copy.add_edge(e.nodes[0], e.nodes[1], Rc::clone(&e.matrix)));
        copy
    }

    /// Graphs in which every node has two neighbours at most are solved without loss: chains and rings.
    #[test]
    fn reductions_lose_nothing() {
        let mut numbers = Numbers(1);
        for round in 0..300 {
            let nodes = 2 + round % 7;
            let mut problem = random(&mut numbers, nodes, 0);
            for a in 0..nodes {
                let b = (a + 1) % nodes;
                if b > a || nodes > 2 {
                    let (rows, columns) = (problem.costs(a).len(), problem.costs(b).len());
                    let costs: Vec<f32> = (0..rows * columns).map(|_| numbers.below(30) as f32).collect();
                    problem.add_edge(
                        a,
                        b,
                        Rc::new(Matrix::new(rows, columns, |r, c| costs[r * columns + c])),
                    );
                }
            }
            let least = best(&problem);
            let choice = copy(&problem).solve();
            assert_eq!(cost_of(&problem, &choice), least, "round {round}");
        }
    }

    /// Dense graphs are NP-hard: the solution is near the best one, and never below it.
    #[test]
    fn dense_graphs_are_solved_nearly() {
        let mut numbers = Numbers(2);
        let (mut found, mut least) = (0.0, 0.0);
        for _ in 0..200 {
            let problem = random(&mut numbers, 6, 8);
            let (cost, best) = (cost_of(&problem, &copy(&problem).solve()), best(&problem));
            assert!(cost >= best);
            found += cost;
            least += best;
        }
        assert!(found <= least * 1.3, "{found} against {least}");
    }

    /// Five nodes in a ring with three colours and an expensive way out: it is never taken, since a ring can be coloured.
    #[test]
    fn a_ring_is_coloured() {
        let mut problem = Problem::default();
        (0..5).for_each(|_| _ = problem.add_node(vec![100.0, 0.0, 0.0, 0.0]));
        let different = Rc::new(Matrix::new(4, 4, |r, c| if r == c && r > 0 { f32::INFINITY } else { 0.0 }));
        (0..5).for_each(|a| problem.add_edge(a, (a + 1) % 5, Rc::clone(&different)));
        let choice = copy(&problem).solve();
        assert_eq!(cost_of(&problem, &choice), 0.0, "{choice:?}");
    }
}
