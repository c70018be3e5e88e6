//! Numbers that look random: `rand` and `random` give those of glibc's generator, the `rand48` functions those of POSIX's.

use super::{Call, Row};
use crate::library::Generator;
use crate::machine::Step;
use crate::memory::ObjectKind;
use crate::value::Value;

pub(super) const FUNCTIONS: &[Row] = &[
    ("srand", |c| c.set_seed()),
    ("srandom", |c| c.set_seed()),
    ("rand", |c| c.next_random()),
    ("random", |c| c.next_random()),
    ("rand_r", |c| {
        let place = c.address(0)?;
        let mut number = 0u64;
        let mut state =
            c.machine.load(place, ir::Type::I32)?.as_bits().map_or(0, |bits| bits.low_u64() as u32);
        for (kept, moved) in [(0x7ff, 0), (0x3ff, 10), (0x3ff, 10)] {
            state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            number = number << moved ^ u64::from((state / 65_536) & kept);
        }
        c.machine.store(place, ir::Type::I32, &Value::int(32, state.into()))?;
        c.int(number)
    }),
    ("srand48", |c| {
        c.machine.random.product = (c.number(0)? & 0xffff_ffff) << 16 | 0x330e;
        Ok(Value::None)
    }),
    ("seed48", |c| {
        let place = c.address(0)?;
        let mut bytes = c.machine.memory.read(place, 6)?.to_vec();
        bytes.resize(8, 0);
        let old = c.machine.random.product;
        c.machine.random.product = bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
        let kept = c.machine.memory.allocate(ObjectKind::Global, 6, 2)?;
        c.machine.memory.write(kept, &old.to_le_bytes()[..6])?;
        Ok(Value::pointer(kept))
    }),
    ("lrand48", |c| {
        let number = c.machine.random.next_product() >> 17;
        c.int(number)
    }),
    ("mrand48", |c| {
        let number = (c.machine.random.next_product() >> 16) as i32;
        c.int(number as i64 as u64)
    }),
    ("drand48", |c| {
        let number = c.machine.random.next_product() as f64 / (1u64 << 48) as f64;
        Ok(Value::int(64, number.to_bits()))
    }),
];

impl Call<'_, '_, '_> {
    fn set_seed(&mut self) -> Step<Value> {
        let product = self.machine.random.product;
        let mut generator = Generator::new(self.number(0)? as u32);
        generator.product = product;
        self.machine.random = generator;
        Ok(Value::None)
    }

    fn next_random(&mut self) -> Step<Value> {
        let number = self.machine.random.next();
        self.int(number.into())
    }
}
