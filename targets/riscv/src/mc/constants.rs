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

/// What matters of the processor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    pub is_64: bool,
    pub zba: bool,
    pub zbb: bool,
    pub zbs: bool,
    pub zbkb: bool,
    /// Executes `lui` and `addi` as one.
    pub fuses_lui_addi: bool,
}

/// Declares the opcodes used here, with their record names and operands.
macro_rules! opcodes {
    ($($variant:ident $name:literal $source:ident,)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Opcode { $($variant,)* }

        impl Opcode {
            /// Name of the record.
            pub fn name(self) -> &'static str {
                match self { $(Opcode::$variant => $name,)* }
            }

            pub fn source(self) -> Source {
                match self { $(Opcode::$variant => Source::$source,)* }
            }
        }
    };
}

opcodes! {
    Lui "LUI" None,
    Addi "ADDI" Register,
    Addiw "ADDIW" Register,
    Xori "XORI" Register,
    Slli "SLLI" Register,
    Srli "SRLI" Register,
    SlliUw "SLLI_UW" Register,
    AddUw "ADD_UW" RegisterAndZero,
    Sh1add "SH1ADD" Twice,
    Sh2add "SH2ADD" Twice,
    Sh3add "SH3ADD" Twice,
    Pack "PACK" Twice,
    Bseti "BSETI" Register,
    Bclri "BCLRI" Register,
    Rori "RORI" Register,
}

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
    pub opcode: Opcode,
    /// Its immediate; 0 if it has none.
    pub value: i64,
}

pub type Steps = SmallVec<[Step; 8]>;

fn step(opcode: Opcode, value: i64) -> Step {
    Step { opcode, value }
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
        if machine.zbs && value as u64 == 1 << 11 || machine.zbs && !is_int(value, 32) && is_single_bit(value)
        {
            break SmallVec::from_slice(&[step(Opcode::Bseti, value.trailing_zeros().into())]);
        }
        if is_int(value, 32) {
            break narrow(value, machine);
        }
        let low = low_part(value);
        if low != 0 {
            tail.push(step(Opcode::Addi, low));
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
        steps.push(step(Opcode::Lui, high));
    }
    if low != 0 || high == 0 {
        // The sum leaves 32 bits only where the upper part was rounded up into the sign.
        let upper = i64::from((high << 12) as i32);
        let wraps = machine.is_64 && high != 0 && !is_int(upper + low, 32);
        steps.push(step(if wraps { Opcode::Addiw } else { Opcode::Addi }, low));
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
        } else if is_uint(padded, 32) && machine.zba {
            (rest, amount, unsigned) = ((padded | UPPER_ONES) as i64, amount - 12, true);
        }
    }
    // 32 bits without sign: build them with sign, and let the shift drop what is above.
    if machine.zba && is_uint(rest as u64, 32) && !is_int(rest, 32) {
        (rest, unsigned) = ((rest as u64 | UPPER_ONES) as i64, true);
    }
    let opcode = if unsigned { Opcode::SlliUw } else { Opcode::Slli };
    (rest, Some(step(opcode, amount.into())))
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
        let prefer = is_int(shifted, 6) && !self.machine.fuses_lui_addi;
        self.offer(shifted, &[step(Opcode::Slli, zeros.into())], prefer);
    }

    /// Round the lower bits up to a half, which costs one more addition but leaves more zeros.
    fn try_rounded_up(&mut self, value: i64) {
        if value & 0xfff != 0 && value & 0x1800 == 0x1000 {
            let excess = (value & 0xfff) - 0x800;
            self.offer(value.wrapping_sub(excess), &[step(Opcode::Addi, excess)], false);
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
            steps.push(step(Opcode::Xori, -1));
            self.steps = steps;
        }
    }

    /// The same 32 bits twice.
    fn try_repeated_half(&mut self, value: i64) {
        let low = i64::from(value as i32);
        if self.machine.zbkb && low == i64::from((value >> 32) as i32) {
            self.offer(low, &[step(Opcode::Pack, 0)], false);
        }
    }

    /// The lower 31 bits, and the others one by one.
    fn try_setting_bits(&mut self, value: i64) {
        if self.machine.zbs {
            let low = value & 0x7fff_ffff;
            self.offer_bits(low, value ^ low, Opcode::Bseti);
        }
    }

    fn try_clearing_bits(&mut self, value: i64) {
        if self.machine.zbs {
            let low = value | !0x7fff_ffff;
            self.offer_bits(low, value ^ low, Opcode::Bclri);
        }
    }

    /// A one that is shifted is a bit that is set. Done last: which sequence is shortest does not depend on it.
    fn set_first_bit(&mut self) {
        if let [first, second, ..] = self.steps[..]
            && self.machine.zbs
            && first == step(Opcode::Addi, 1)
            && second.opcode == Opcode::Slli
        {
            self.steps[0] = step(Opcode::Bseti, second.value);
            self.steps.remove(1);
        }
    }

    fn offer_bits(&mut self, base: i64, bits: i64, opcode: Opcode) {
        let tail: SmallVec<[Step; 8]> = (0..64)
            .filter(|&bit| bits >> bit & 1 != 0)
            .map(|bit| step(opcode, bit))
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
        if !self.machine.zba {
            return;
        }
        const FACTORS: [(i64, Opcode); 3] = [(3, Opcode::Sh1add), (5, Opcode::Sh2add), (9, Opcode::Sh3add)];
        let factor_of = |value: i64| {
            let divides = |&&(factor, _): &&(i64, Opcode)| value % factor == 0 && is_int(value / factor, 32);
            FACTORS.iter().find(divides).copied()
        };
        if let Some((factor, opcode)) = factor_of(value) {
            self.offer(value / factor, &[step(opcode, 0)], false);
            return;
        }
        let upper = value.wrapping_add(0x800) & !0xfff;
        if let Some((factor, opcode)) = factor_of(upper) {
            let tail = [step(opcode, 0), step(Opcode::Addi, low_part(value))];
            self.offer(upper / factor, &tail, false);
        }
    }

    /// Twelve bits with sign, rotated.
    fn try_rotated(&mut self, value: i64) {
        if let Some(amount) = rotation(value).filter(|_| self.machine.zbb) {
            let small = value.rotate_left(amount);
            self.steps =
                SmallVec::from_slice(&[step(Opcode::Addi, small), step(Opcode::Rori, amount.into())]);
        }
    }
}

/// Offers the ways to a positive constant that end with shifting zeros in from above.
fn without_leading_zeros(value: i64, machine: Machine, mut offer: impl FnMut(i64, &[Step])) {
    let zeros = value.leading_zeros();
    let shifted = (value as u64) << zeros;
    let back = [step(Opcode::Srli, zeros.into())];
    // What is shifted out may be anything: ones, or zeros.
    offer((shifted | ones_below(zeros)) as i64, &back);
    offer(shifted as i64, &back);
    if zeros == 32 && machine.zba {
        offer((value as u64 | ones_below(32) << 32) as i64, &[step(Opcode::AddUw, 0)]);
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
        for &Step { opcode, value } in steps {
            register = match opcode {
                Opcode::Lui => i64::from((value << 12) as i32),
                Opcode::Addi => register.wrapping_add(value),
                Opcode::Addiw => i64::from(register.wrapping_add(value) as i32),
                Opcode::Xori => register ^ value,
                Opcode::Slli => register << value,
                Opcode::Srli => (register as u64 >> value) as i64,
                Opcode::SlliUw => (u64::from(register as u32) << value) as i64,
                Opcode::AddUw => i64::from(register as u32),
                Opcode::Sh1add => register.wrapping_mul(3),
                Opcode::Sh2add => register.wrapping_mul(5),
                Opcode::Sh3add => register.wrapping_mul(9),
                Opcode::Pack => (u64::from(register as u32) << 32 | u64::from(register as u32)) as i64,
                Opcode::Bseti => register | 1 << value,
                Opcode::Bclri => register & !(1 << value),
                Opcode::Rori => register.rotate_right(value as u32),
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
            let machine = Machine {
                is_64: true,
                zba: has(0),
                zbb: has(1),
                zbs: has(2),
                zbkb: has(3),
                fuses_lui_addi: has(4),
            };
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
