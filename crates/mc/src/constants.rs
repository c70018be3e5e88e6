//! The shortest sequence of instructions that puts a constant into a register.
//!
//! # Algorithm
//! [`direct`] builds any constant from the top: an upper part, shifted, plus the lower twelve bits, and so on. Most constants
//! of 64 bits have a shorter way, because some function of the constant is easier to build and one more instruction leads
//! back: shift zeros or ones out and in again, invert, set or clear a few bits, multiply by 3, 5 or 9, rotate, repeat a half.
//! [`load`] tries these one after the other and keeps what is shorter. The order, and which one wins a tie, are those of
//! LLVM 22 (`RISCVMatInt`), so that `li` becomes the same instructions.
//!
//! At most eight instructions; a few dozen steps of search.

use smallvec::SmallVec;
use tables::Image;
use tables::machine::{ConstantRole as Role, ConstantStep};

/// What there is to build constants with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    /// Roles that have an instruction, as bits.
    roles: u32,
    /// Of those.
    opcodes: [u16; NUM_ROLES],
}

const NUM_ROLES: usize = Role::Fusion as usize + 1;

/// What an instruction has besides its destination. The register is that of the step before, zero for the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The value.
    None,
    /// Register and value.
    Register,
    RegisterAndZero,
    /// The register as both sources.
    Twice,
}

/// An instruction of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub role: Role,
    /// Its immediate; 0 if it has none.
    pub value: i64,
}

impl Step {
    pub fn source(self) -> Source {
        match self.role {
            Role::LoadUpper => Source::None,
            Role::AddWord => Source::RegisterAndZero,
            Role::ShiftOneAdd | Role::ShiftTwoAdd | Role::ShiftThreeAdd | Role::Pack => Source::Twice,
            _ => Source::Register,
        }
    }
}

impl Machine {
    /// What there is where sets of predicates hold; the first instruction of the description that there is takes a role.
    pub fn new(image: &Image, enables: impl Fn(u16) -> bool) -> Machine {
        let mut machine = Machine::default();
        for step in image.records::<ConstantStep>().iter() {
            let Some(role) = Role::from_number(step.role.into()) else { continue };
            if enables(step.predicates) && !machine.has(role) {
                machine.roles |= 1 << role as u32;
                machine.opcodes[role as usize] = step.opcode;
            }
        }
        machine
    }

    pub fn has(self, role: Role) -> bool {
        self.roles >> role as u32 & 1 != 0
    }

    pub fn opcode(self, role: Role) -> u16 {
        self.opcodes[role as usize]
    }

    /// Registers have 64 bits.
    pub fn is_64(self) -> bool {
        self.has(Role::AddImmediateWord)
    }
}

pub type Steps = SmallVec<[Step; 8]>;

fn step(role: Role, value: i64) -> Step {
    Step { role, value }
}

fn is_int(value: i64, bits: u32) -> bool {
    value << (64 - bits) >> (64 - bits) == value
}

fn is_uint(value: u64, bits: u32) -> bool {
    value >> bits == 0
}

/// The lower twelve bits, with sign.
fn low_part(value: i64) -> i64 {
    value << 52 >> 52
}

fn ones_below(bit: u32) -> u64 {
    if bit >= 64 { u64::MAX } else { (1 << bit) - 1 }
}

/// The sequence for `value`; on a machine of 32 bits it must be sign-extended from 32.
pub fn load(value: i64, machine: Machine) -> Steps {
    let mut best = Best { machine, steps: direct(value, machine) };
    best.try_without_trailing_zeros(value);
    // One or two instructions are as good as it gets; on 32 bits it is never more.
    type Attempt = fn(&mut Best, i64);
    const ATTEMPTS: &[Attempt] = &[
        Best::try_rounded_up,
        Best::try_without_leading_zeros,
        Best::try_inverted,
        Best::try_repeated_half,
        Best::try_setting_bits,
        Best::try_clearing_bits,
        Best::try_multiple,
        Best::try_rotated,
    ];
    for attempt in ATTEMPTS {
        if best.steps.len() <= 2 {
            break;
        }
        attempt(&mut best, value);
    }
    best.set_first_bit();
    best.steps
}

/// The constant from its upper part down.
fn direct(value: i64, machine: Machine) -> Steps {
    let mut tail = Steps::new();
    let mut value = value;
    // What is left to build gets at least twelve bits narrower with each round.
    let mut steps = loop {
        if machine.has(Role::SetBit) && value as u64 == 1 << 11
            || machine.has(Role::SetBit) && !is_int(value, 32) && is_single_bit(value)
        {
            break SmallVec::from_slice(&[step(Role::SetBit, value.trailing_zeros().into())]);
        }
        if is_int(value, 32) {
            break narrow(value, machine);
        }
        let low = low_part(value);
        if low != 0 {
            tail.push(step(Role::AddImmediate, low));
        }
        let (rest, shift) = shifted_upper_part(value.wrapping_sub(low), machine);
        tail.extend(shift);
        value = rest;
    };
    steps.extend(tail.into_iter().rev());
    steps
}

fn is_single_bit(value: i64) -> bool {
    value.count_ones() == 1
}

/// At most two instructions for 32 bits with sign.
fn narrow(value: i64, machine: Machine) -> Steps {
    let mut steps = Steps::new();
    let (high, low) = ((value.wrapping_add(0x800) >> 12) & 0xfffff, low_part(value));
    if high != 0 {
        steps.push(step(Role::LoadUpper, high));
    }
    if low != 0 || high == 0 {
        // The sum leaves 32 bits only where the upper part was rounded up into the sign.
        let upper = i64::from((high << 12) as i32);
        let wraps = machine.is_64() && high != 0 && !is_int(upper + low, 32);
        steps.push(step(if wraps { Role::AddImmediateWord } else { Role::AddImmediate }, low));
    }
    steps
}

/// From an upper part (twelve zeros below) to a smaller number and the shift that leads back, if one is needed.
fn shifted_upper_part(value: i64, machine: Machine) -> (i64, Option<Step>) {
    if is_int(value, 32) {
        return (value, None);
    }
    const UPPER_ONES: u64 = 0xffff_ffff << 32;
    let mut amount = value.trailing_zeros();
    let mut rest = value >> amount;
    let mut unsigned = false;
    // Rather than to shift all zeros in, have `lui` make twelve of them.
    if amount > 12 && !is_int(rest, 12) {
        let padded = (rest as u64) << 12;
        if is_int(padded as i64, 32) {
            (rest, amount) = (padded as i64, amount - 12);
        } else if is_uint(padded, 32) && machine.has(Role::ShiftLeftWord) {
            (rest, amount, unsigned) = ((padded | UPPER_ONES) as i64, amount - 12, true);
        }
    }
    // 32 bits without sign: build them with sign, and let the shift drop what is above.
    if machine.has(Role::ShiftLeftWord) && is_uint(rest as u64, 32) && !is_int(rest, 32) {
        (rest, unsigned) = ((rest as u64 | UPPER_ONES) as i64, true);
    }
    let role = if unsigned { Role::ShiftLeftWord } else { Role::ShiftLeft };
    (rest, Some(step(role, amount.into())))
}

/// The shortest sequence found so far.
struct Best {
    machine: Machine,
    steps: Steps,
}

impl Best {
    /// Builds `value` and appends `tail`; kept if that is shorter, or if `always`.
    fn offer(&mut self, value: i64, tail: &[Step], always: bool) {
        let mut steps = direct(value, self.machine);
        if steps.len() + tail.len() < self.steps.len() || always {
            steps.extend_from_slice(tail);
            self.steps = steps;
        }
    }

    /// Shift the trailing zeros in at the end.
    fn try_without_trailing_zeros(&mut self, value: i64) {
        if value & 0xfff == 0 || value & 1 != 0 || self.steps.len() < 2 {
            return;
        }
        let zeros = value.trailing_zeros();
        let shifted = value >> zeros;
        // Of two ways of the same length, the one with 16-bit instructions.
        let prefer = is_int(shifted, 6) && !self.machine.has(Role::Fusion);
        self.offer(shifted, &[step(Role::ShiftLeft, zeros.into())], prefer);
    }

    /// Round the lower bits up to a half, which costs one more addition but leaves more zeros.
    fn try_rounded_up(&mut self, value: i64) {
        if value & 0xfff != 0 && value & 0x1800 == 0x1000 {
            let excess = (value & 0xfff) - 0x800;
            self.offer(value.wrapping_sub(excess), &[step(Role::AddImmediate, excess)], false);
        }
    }

    /// Shift the leading zeros in at the end.
    fn try_without_leading_zeros(&mut self, value: i64) {
        if value > 0 {
            let machine = self.machine;
            without_leading_zeros(value, machine, |value, tail| self.offer(value, tail, false));
        }
    }

    fn try_inverted(&mut self, value: i64) {
        if value >= 0 || self.steps.len() <= 3 {
            return;
        }
        let machine = self.machine;
        let mut shortest: Option<Best> = None;
        without_leading_zeros(!value, machine, |value, tail| match &mut shortest {
            Some(best) => best.offer(value, tail, false),
            None => {
                let mut steps = direct(value, machine);
                if steps.len() < 8 {
                    steps.extend_from_slice(tail);
                    shortest = Some(Best { machine, steps });
                }
            }
        });
        if let Some(Best { mut steps, .. }) = shortest
            && steps.len() + 1 < self.steps.len()
        {
            steps.push(step(Role::XorImmediate, -1));
            self.steps = steps;
        }
    }

    /// The same 32 bits twice.
    fn try_repeated_half(&mut self, value: i64) {
        let low = i64::from(value as i32);
        if self.machine.has(Role::Pack) && low == i64::from((value >> 32) as i32) {
            self.offer(low, &[step(Role::Pack, 0)], false);
        }
    }

    /// The lower 31 bits, and the others one by one.
    fn try_setting_bits(&mut self, value: i64) {
        if self.machine.has(Role::SetBit) {
            let low = value & 0x7fff_ffff;
            self.offer_bits(low, value ^ low, Role::SetBit);
        }
    }

    fn try_clearing_bits(&mut self, value: i64) {
        if self.machine.has(Role::SetBit) {
            let low = value | !0x7fff_ffff;
            self.offer_bits(low, value ^ low, Role::ClearBit);
        }
    }

    /// A one that is shifted is a bit that is set. Done last: which sequence is shortest does not depend on it.
    fn set_first_bit(&mut self) {
        if let [first, second, ..] = self.steps[..]
            && self.machine.has(Role::SetBit)
            && first == step(Role::AddImmediate, 1)
            && second.role == Role::ShiftLeft
        {
            self.steps[0] = step(Role::SetBit, second.value);
            self.steps.remove(1);
        }
    }

    fn offer_bits(&mut self, base: i64, bits: i64, role: Role) {
        let tail: SmallVec<[Step; 8]> = (0..64)
            .filter(|&bit| bits >> bit & 1 != 0)
            .map(|bit| step(role, bit))
            .take(self.steps.len())
            .collect();
        if base != 0 {
            self.offer(base, &tail, false);
        } else if tail.len() < self.steps.len() {
            // The first bit is set in zero.
            self.steps = tail;
        }
    }

    /// A number of 32 bits times 3, 5 or 9; or that plus a lower part.
    fn try_multiple(&mut self, value: i64) {
        if !self.machine.has(Role::ShiftLeftWord) {
            return;
        }
        const FACTORS: [(i64, Role); 3] =
            [(3, Role::ShiftOneAdd), (5, Role::ShiftTwoAdd), (9, Role::ShiftThreeAdd)];
        let factor_of = |value: i64| {
            let divides = |&&(factor, _): &&(i64, Role)| value % factor == 0 && is_int(value / factor, 32);
            FACTORS.iter().find(divides).copied()
        };
        if let Some((factor, role)) = factor_of(value) {
            self.offer(value / factor, &[step(role, 0)], false);
            return;
        }
        let upper = value.wrapping_add(0x800) & !0xfff;
        if let Some((factor, role)) = factor_of(upper) {
            let tail = [step(role, 0), step(Role::AddImmediate, low_part(value))];
            self.offer(upper / factor, &tail, false);
        }
    }

    /// Twelve bits with sign, rotated.
    fn try_rotated(&mut self, value: i64) {
        if let Some(amount) = rotation(value).filter(|_| self.machine.has(Role::RotateRight)) {
            let small = value.rotate_left(amount);
            self.steps = SmallVec::from_slice(&[
                step(Role::AddImmediate, small),
                step(Role::RotateRight, amount.into()),
            ]);
        }
    }
}

/// Offers the ways to a positive constant that end with shifting zeros in from above.
fn without_leading_zeros(value: i64, machine: Machine, mut offer: impl FnMut(i64, &[Step])) {
    let zeros = value.leading_zeros();
    let shifted = (value as u64) << zeros;
    let back = [step(Role::ShiftRight, zeros.into())];
    // What is shifted out may be anything: ones, or zeros.
    offer((shifted | ones_below(zeros)) as i64, &back);
    offer(shifted as i64, &back);
    if zeros == 32 && machine.has(Role::ShiftLeftWord) {
        offer((value as u64 | ones_below(32) << 32) as i64, &[step(Role::AddWord, 0)]);
    }
}

/// By how much `value` must be rotated left to become a number of twelve bits with sign whose sign bits were a run of
/// ones across the ends or across the middle.
fn rotation(value: i64) -> Option<u32> {
    const RUN: u32 = 64 - 12;
    let (leading, trailing) = (value.leading_ones(), value.trailing_ones());
    if trailing > 0 && trailing < 64 && leading + trailing > RUN {
        return Some(64 - trailing);
    }
    let (above, below) = (((value >> 32) as u32).trailing_ones(), (value as u32).leading_ones());
    (above < 32 && above + below > RUN).then(|| 32 - above)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a sequence computes.
    fn run(steps: &[Step]) -> i64 {
        let mut register = 0i64;
        for &Step { role, value } in steps {
            register = match role {
                Role::LoadUpper => i64::from((value << 12) as i32),
                Role::AddImmediate => register.wrapping_add(value),
                Role::AddImmediateWord => i64::from(register.wrapping_add(value) as i32),
                Role::XorImmediate => register ^ value,
                Role::ShiftLeft => register << value,
                Role::ShiftRight => (register as u64 >> value) as i64,
                Role::ShiftLeftWord => (u64::from(register as u32) << value) as i64,
                Role::AddWord => i64::from(register as u32),
                Role::ShiftOneAdd => register.wrapping_mul(3),
                Role::ShiftTwoAdd => register.wrapping_mul(5),
                Role::ShiftThreeAdd => register.wrapping_mul(9),
                Role::Pack => (u64::from(register as u32) << 32 | u64::from(register as u32)) as i64,
                Role::SetBit => register | 1 << value,
                Role::ClearBit => register & !(1 << value),
                Role::RotateRight => register.rotate_right(value as u32),
                Role::Fusion => panic!("it is no instruction"),
            };
        }
        register
    }

    /// Runs of ones, products and sums of a few bits: what constants look like, and every shape the search knows.
    fn constants() -> impl Iterator<Item = i64> {
        let seeds = (0..64).flat_map(|a| (0..64).map(move |b| 1i64 << a | 1i64 << b));
        let shapes =
            seeds.flat_map(|s| [s, !s, s.wrapping_sub(1), s.wrapping_mul(0x7ff), s.wrapping_mul(45)]);
        let mut state = 1u64;
        let random = (0..20_000).map(move |i| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state as i64) >> (i % 64)
        });
        shapes.chain(random)
    }

    #[test]
    fn sequences_compute_their_constants() {
        for bits in 0..32 {
            let has = |n: u32| bits >> n & 1 != 0;
            let mut roles = vec![Role::AddImmediateWord];
            if has(0) {
                roles.extend([Role::ShiftLeftWord, Role::AddWord]);
            }
            if has(2) {
                roles.extend([Role::SetBit, Role::ClearBit]);
            }
            let single = [(1, Role::RotateRight), (3, Role::Pack), (4, Role::Fusion)];
            roles.extend(single.into_iter().filter(|(bit, _)| has(*bit)).map(|(_, role)| role));
            let roles = roles.into_iter().fold(0, |bits, role| bits | 1 << role as u32);
            let machine = Machine { roles, ..Machine::default() };
            for value in constants().step_by(if bits == 0 { 1 } else { 7 }) {
                let steps = load(value, machine);
                assert_eq!(run(&steps), value, "{value:#x} {machine:?} {steps:?}");
                assert!(steps.len() <= 8);
            }
        }
    }

    #[test]
    fn two_instructions_make_any_constant_of_32_bits() {
        for value in constants().map(|v| i64::from(v as i32)) {
            let steps = load(value, Machine::default());
            assert!(steps.len() <= 2);
            assert_eq!(run(&steps) as i32, value as i32);
        }
    }
}
