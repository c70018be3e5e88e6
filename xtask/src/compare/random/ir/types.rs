//! Types of random programs, numbers, and constants that are worth trying.

use std::fmt;

/// A generator of numbers (Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 16) as usize % bound.max(1)
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// True so many times of a hundred.
    pub fn percent(&mut self, times: usize) -> bool {
        self.below(100) < times
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    Int(u32),
    Half,
    Float,
    Double,
}

/// A scalar (no lanes) or a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ty {
    pub scalar: Scalar,
    pub lanes: u32,
}

pub const I1: Ty = Ty::int(1);
pub const I32: Ty = Ty::int(32);
pub const I64: Ty = Ty::int(64);

/// Widths that machines have, more often than others.
const WIDTHS: [u32; 34] = [
    1, 8, 8, 8, 16, 16, 16, 32, 32, 32, 32, 64, 64, 64, 64, 128, 128, 2, 3, 7, 13, 17, 24, 31, 33, 40, 48,
    57, 63, 65, 96, 127, 160, 256,
];
const VECTORS: [(Scalar, u32); 22] = [
    (Scalar::Int(8), 16),
    (Scalar::Int(16), 8),
    (Scalar::Int(32), 4),
    (Scalar::Int(64), 2),
    (Scalar::Float, 4),
    (Scalar::Double, 2),
    (Scalar::Int(8), 8),
    (Scalar::Int(16), 4),
    (Scalar::Int(32), 2),
    (Scalar::Float, 2),
    (Scalar::Int(8), 4),
    (Scalar::Int(16), 2),
    (Scalar::Int(32), 8),
    (Scalar::Int(64), 4),
    (Scalar::Double, 4),
    (Scalar::Int(1), 4),
    (Scalar::Int(1), 8),
    (Scalar::Int(8), 3),
    (Scalar::Int(32), 3),
    (Scalar::Int(16), 5),
    (Scalar::Int(24), 2),
    (Scalar::Int(128), 2),
];
/// Vectors of one register everywhere.
const WHOLE_VECTORS: usize = 6;

impl Scalar {
    pub fn bits(self) -> u32 {
        match self {
            Scalar::Int(bits) => bits,
            Scalar::Half => 16,
            Scalar::Float => 32,
            Scalar::Double => 64,
        }
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scalar::Int(bits) => write!(f, "i{bits}"),
            Scalar::Half => f.write_str("half"),
            Scalar::Float => f.write_str("float"),
            Scalar::Double => f.write_str("double"),
        }
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes {
            0 => write!(f, "{}", self.scalar),
            lanes => write!(f, "<{lanes} x {}>", self.scalar),
        }
    }
}

impl Ty {
    pub const fn int(bits: u32) -> Ty {
        Ty { scalar: Scalar::Int(bits), lanes: 0 }
    }

    pub fn with(self, scalar: Scalar) -> Ty {
        Ty { scalar, ..self }
    }

    /// A type of one lane.
    pub fn lane(self) -> Ty {
        Ty { lanes: 0, ..self }
    }

    pub fn is_int(self) -> bool {
        matches!(self.scalar, Scalar::Int(_))
    }

    pub fn bits(self) -> u32 {
        self.scalar.bits() * self.lanes.max(1)
    }

    /// Whether memory with it can be looked at as bytes.
    pub fn is_bytes(self) -> bool {
        self.scalar.bits().is_power_of_two() && self.scalar.bits() >= 8 && self.bits().is_power_of_two()
    }

    /// As it is in names of intrinsics.
    pub fn mangled(self) -> String {
        let scalar = match self.scalar {
            Scalar::Int(bits) => format!("i{bits}"),
            float => format!("f{}", float.bits()),
        };
        if self.lanes == 0 { scalar } else { format!("v{}{scalar}", self.lanes) }
    }

    /// Any type, or with `is_passed` one that every machine passes in registers or as a number in memory.
    pub fn random(random: &mut Random, is_passed: bool) -> Ty {
        match random.below(100) {
            0..55 => Ty::int(random.pick(&WIDTHS)),
            55..63 => Ty { scalar: Scalar::Float, lanes: 0 },
            63..74 => Ty { scalar: Scalar::Double, lanes: 0 },
            74..77 if !is_passed => Ty { scalar: Scalar::Half, lanes: 0 },
            _ => {
                let of = if is_passed { &VECTORS[..WHOLE_VECTORS] } else { &VECTORS[..] };
                let (scalar, lanes) = random.pick(of);
                Ty { scalar, lanes }
            }
        }
    }

    pub fn constant(self, random: &mut Random) -> String {
        if self.lanes == 0 {
            return scalar_constant(self.scalar, random);
        }
        let is_splat = random.percent(30);
        let first = scalar_constant(self.scalar, random);
        let lanes = (0..self.lanes)
            .map(|_| if is_splat { first.clone() } else { scalar_constant(self.scalar, random) })
            .map(|lane| format!("{} {lane}", self.scalar));
        format!("<{}>", lanes.collect::<Vec<_>>().join(", "))
    }

    pub fn zero(self) -> &'static str {
        match (self.lanes, self.scalar) {
            (0, Scalar::Int(_)) => "0",
            (0, Scalar::Half) => "0xH0000",
            (0, _) => "0.0",
            _ => "zeroinitializer",
        }
    }

    /// The same number in all lanes.
    pub fn splat(self, number: u128) -> String {
        let one = match self.scalar {
            Scalar::Int(1) => (if number & 1 == 1 { "true" } else { "false" }).to_owned(),
            _ => number.to_string(),
        };
        match self.lanes {
            0 => one,
            lanes => {
                let all = vec![format!("{} {one}", self.scalar); lanes as usize];
                format!("<{}>", all.join(", "))
            }
        }
    }
}

fn scalar_constant(scalar: Scalar, random: &mut Random) -> String {
    let float = |random: &mut Random| -> f32 {
        let few = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1e10, -7.25, 1e-30, f32::MAX, f32::INFINITY];
        if random.percent(60) { random.pick(&few) } else { (random.next() as i32 as f32) / 1024.0 }
    };
    match scalar {
        Scalar::Int(1) => random.pick(&["true", "false"]).to_owned(),
        Scalar::Int(bits) => int_constant(bits.min(128), random).to_string(),
        Scalar::Half => {
            format!("0xH{:04X}", random.pick(&[0u16, 0x8000, 0x3c00, 0xc000, 0x3555, 0x7bff, 0x0001]))
        }
        Scalar::Float => format!("0x{:016X}", f64::from(float(random)).to_bits()),
        Scalar::Double => format!("0x{:016X}", f64::from(float(random)).to_bits()),
    }
}

/// A number of at most 128 bits, signed.
fn int_constant(bits: u32, random: &mut Random) -> i128 {
    let any = (u128::from(random.next()) << 64 | u128::from(random.next())) as i128;
    let value = match random.below(10) {
        0 => 0,
        1 => 1,
        2 => -1,
        3 => i128::MIN >> (128 - bits),
        4 => i128::MAX >> (128 - bits),
        5 => 1 << random.below(bits as usize),
        6 => !(1 << random.below(bits as usize)),
        7 => i128::from(random.next() as i8),
        8 => i128::from(random.next() as u16),
        _ => any,
    };
    value << (128 - bits) >> (128 - bits)
}
