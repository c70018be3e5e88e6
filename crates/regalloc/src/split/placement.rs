//! Which bundles have a value in a register: a Hopfield network, as in LLVM's `SpillPlacement`.
//!
//! Every bundle is a neuron that says register or stack. Blocks that access the value near a border pull its bundle one way or
//! the other with their frequency; blocks that the value only crosses connect their two bundles, which then cost nothing
//! if they agree. Each neuron repeatedly takes the side that weighs more. With symmetric connections the energy, here the
//! frequency of moves, falls at each step, so it settles; a bound on the number of steps is there for ties of
//! rounding.

/// What a block wants at one border.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BorderConstraint {
    Register,
    Stack,
    /// Something else has the register there.
    MustBeStack,
}

#[derive(Clone, Debug, Default)]
struct Neuron {
    register: f32,
    stack: f32,
    links: Vec<(u32, f32)>,
    /// 1: in a register; -1: on the stack; 0: not decided, which pulls nobody.
    side: i8,
}

/// The network. Bundles are numbered by the caller.
#[derive(Debug)]
pub struct Placement {
    neurons: Vec<Neuron>,
}

impl Placement {
    pub fn new(num_bundles: usize) -> Placement {
        Placement { neurons: vec![Neuron::default(); num_bundles] }
    }

    pub fn constrain(&mut self, bundle: u32, constraint: BorderConstraint, frequency: f32) {
        let neuron = &mut self.neurons[bundle as usize];
        match constraint {
            BorderConstraint::Register => neuron.register += frequency,
            BorderConstraint::Stack => neuron.stack += frequency,
            BorderConstraint::MustBeStack => neuron.stack = f32::INFINITY,
        }
    }

    pub fn link(&mut self, a: u32, b: u32, frequency: f32) {
        if a != b {
            self.neurons[a as usize].links.push((b, frequency));
            self.neurons[b as usize].links.push((a, frequency));
        }
    }

    /// Lets the network settle. By bundle: whether it is in a register.
    pub fn settle(mut self) -> Vec<bool> {
        let mut work: Vec<u32> = (0..self.neurons.len() as u32).rev().collect();
        let mut queued = vec![true; self.neurons.len()];
        let mut steps = 16 * self.neurons.len();
        while let Some(at) = work.pop()
            && steps > 0
        {
            steps -= 1;
            queued[at as usize] = false;
            let neuron = &self.neurons[at as usize];
            let (mut register, mut stack) = (neuron.register, neuron.stack);
            for &(other, weight) in &neuron.links {
                match self.neurons[other as usize].side {
                    1 => register += weight,
                    -1 => stack += weight,
                    _ => {}
                }
            }
            let side = if register > stack { 1 } else { -i8::from(stack > register) };
            if side != neuron.side {
                self.neurons[at as usize].side = side;
                for link in 0..self.neurons[at as usize].links.len() {
                    let other = self.neurons[at as usize].links[link].0;
                    if !std::mem::replace(&mut queued[other as usize], true) {
                        work.push(other);
                    }
                }
            }
        }
        self.neurons.iter().map(|n| n.side > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hot_accesses_pull_what_lies_between() {
        let mut placement = Placement::new(4);
        placement.constrain(0, BorderConstraint::Register, 16.0);
        placement.link(0, 1, 16.0);
        placement.constrain(1, BorderConstraint::Stack, 1.0);
        placement.link(1, 2, 0.5);
        placement.constrain(2, BorderConstraint::Stack, 1.0);
        placement.constrain(3, BorderConstraint::Register, 100.0);
        placement.constrain(3, BorderConstraint::MustBeStack, 1.0);
        assert_eq!(placement.settle(), [true, true, false, false]);
    }
}
