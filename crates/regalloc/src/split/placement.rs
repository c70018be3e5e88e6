//! Which bundles have a value in a register: a Hopfield network, as in LLVM's `SpillPlacement`.
//!
//! Every bundle is a neuron that says register or stack. Blocks that access the value near a border pull its bundle one way or
//! the other with their frequency; blocks that the value only crosses connect their two bundles, which then cost nothing
//! if they agree. Each neuron repeatedly takes the side that weighs more. With symmetric connections the energy, here the
//! frequency of moves, falls at each step, so it settles; a bound on the number of steps is there for ties of
//! rounding. What was constrained last is looked at first. What pulls a neuron is kept up to date as others change their
//! sides, so that looking at it costs O(1) and a change O(its links): the bundle of an interpreter's dispatch, which
//! hundreds of blocks connect, changes its side once or twice.

/// What a block wants at one border.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BorderConstraint {
    Register,
    Stack,
    /// Something else has the register there.
    MustBeStack,
}

#[derive(Clone, Copy, Debug, Default)]
struct Neuron {
    /// What pulls it to either side: its own blocks and, while settling, the neurons that it is connected with. More bits
    /// than the weights have, since these are taken away again.
    register: f64,
    stack: f64,
    /// 1: in a register; -1: on the stack; 0: not decided, which pulls nobody.
    side: i8,
    /// It is to be looked at.
    is_queued: bool,
}

/// A block that the value crosses, from a bundle's side.
#[derive(Clone, Copy, Debug)]
struct Link {
    /// The bundle on the other side.
    other: u32,
    weight: f32,
    /// By the caller's numbers.
    block: u32,
}

/// The connections that there may be, by bundle: the same for all physical registers.
#[derive(Debug)]
pub struct Links {
    starts: Vec<u32>,
    links: Vec<Link>,
}

impl Links {
    /// Of `(a, b, weight)` for each block that is only crossed, with its number. O(bundles + blocks).
    pub fn new(num_bundles: usize, crossed: &[(u32, (u32, u32, f32))]) -> Links {
        let ends = || {
            let both = crossed.iter().filter(|(_, (a, b, _))| a != b);
            both.flat_map(|&(block, (a, b, weight))| [(a, b, weight, block), (b, a, weight, block)])
        };
        let mut starts = vec![0; num_bundles + 1];
        ends().for_each(|(from, ..)| starts[from as usize + 1] += 1);
        for bundle in 0..num_bundles {
            starts[bundle + 1] += starts[bundle];
        }
        let mut next: Vec<u32> = starts.clone();
        let mut links = vec![Link { other: 0, weight: 0.0, block: 0 }; starts[num_bundles] as usize];
        for (from, other, weight, block) in ends() {
            links[next[from as usize] as usize] = Link { other, weight, block };
            next[from as usize] += 1;
        }
        Links { starts, links }
    }

    /// The blocks that are crossed from or to a bundle.
    fn of(&self, bundle: u32) -> &[Link] {
        let bundle = bundle as usize;
        &self.links[self.starts[bundle] as usize..self.starts[bundle + 1] as usize]
    }
}

/// The network. Bundles are numbered by the caller. Its memory is used again from one physical register to the next.
#[derive(Debug, Default)]
pub struct Placement {
    neurons: Vec<Neuron>,
    work: Vec<u32>,
    /// How often a neuron may still be looked at.
    steps: usize,
    /// Bundles that are in a register.
    num_in_register: usize,
}

impl Placement {
    /// Begins anew.
    pub fn reset(&mut self, num_bundles: usize) {
        self.neurons.clear();
        self.neurons.resize(num_bundles, Neuron::default());
        self.work.clear();
        self.steps = 16 * num_bundles;
        self.num_in_register = 0;
    }

    fn queue(&mut self, bundle: u32) {
        if !std::mem::replace(&mut self.neurons[bundle as usize].is_queued, true) {
            self.work.push(bundle);
        }
    }

    pub fn constrain(&mut self, bundle: u32, constraint: BorderConstraint, frequency: f32) {
        match constraint {
            BorderConstraint::Register => {
                self.neurons[bundle as usize].register += f64::from(frequency);
                self.queue(bundle);
            }
            BorderConstraint::Stack => self.lean_to_stack(bundle, frequency),
            BorderConstraint::MustBeStack => self.lean_to_stack(bundle, f32::INFINITY),
        }
    }

    /// Pulls a bundle to the stack, with a weight that may be infinite.
    #[inline]
    pub fn lean_to_stack(&mut self, bundle: u32, weight: f32) {
        self.neurons[bundle as usize].stack += f64::from(weight);
        self.queue(bundle);
    }

    /// A bundle that is not in a register, whatever others want.
    pub fn exclude(&mut self, bundle: u32) {
        self.neurons[bundle as usize].stack = f64::INFINITY;
    }

    /// Whether a bundle may be in a register.
    pub fn may_be_in_register(&self, bundle: u32) -> bool {
        self.neurons[bundle as usize].stack.is_finite()
    }

    /// Lets the network settle. `is_crossed` tells the blocks whose links count.
    pub fn settle(&mut self, links: &Links, is_crossed: impl Fn(u32) -> bool) {
        while let Some(at) = self.work.pop() {
            let neuron = &mut self.neurons[at as usize];
            neuron.is_queued = false;
            if self.steps == 0 {
                continue;
            }
            self.steps -= 1;
            let Neuron { register, stack, side: before, .. } = *neuron;
            let side = if register > stack { 1 } else { -i8::from(stack > register) };
            if side == before {
                continue;
            }
            neuron.side = side;
            self.num_in_register += usize::from(side == 1);
            self.num_in_register -= usize::from(before == 1);
            // What it pulled to and what it pulls to now, in links.
            let change = |to: i8| f64::from(i8::from(side == to) - i8::from(before == to));
            let (to_register, to_stack) = (change(1), change(-1));
            for link in links.of(at).iter().filter(|link| is_crossed(link.block)) {
                let other = &mut self.neurons[link.other as usize];
                other.register += to_register * f64::from(link.weight);
                other.stack += to_stack * f64::from(link.weight);
                self.queue(link.other);
            }
        }
    }

    /// Whether any bundle is in a register.
    pub fn is_any_in_register(&self) -> bool {
        self.num_in_register > 0
    }

    /// Whether a bundle is in a register.
    pub fn is_in_register(&self, bundle: u32) -> bool {
        self.neurons[bundle as usize].side > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hot_accesses_pull_what_lies_between() {
        let links = Links::new(4, &[(0, (0, 1, 12.0)), (1, (1, 2, 0.5)), (2, (2, 0, 100.0))]);
        let mut placement = Placement::default();
        placement.reset(4);
        placement.constrain(0, BorderConstraint::Register, 16.0);
        placement.constrain(1, BorderConstraint::Stack, 1.0);
        placement.constrain(2, BorderConstraint::Stack, 1.0);
        placement.constrain(3, BorderConstraint::Register, 100.0);
        placement.constrain(3, BorderConstraint::MustBeStack, 1.0);
        // Something has the register in the block that the heaviest link stands for.
        placement.settle(&links, |block| block != 2);
        let sides: Vec<bool> = (0..4).map(|bundle| placement.is_in_register(bundle)).collect();
        assert_eq!(sides, [true, true, false, false]);
    }
}
