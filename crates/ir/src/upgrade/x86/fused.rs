//! Products that something is added to: `fma.vfmadd.ps`, `avx512.mask3.vfnmsub.sd` and their like.
//!
//! A name says which operands are negated, whether sums and differences alternate, and what stays where a mask has zeros.
//! Scalars are the lowest elements of vectors.

use super::Cx;
use crate::types::Type;
use crate::value::Value;

/// What a name says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fused {
    negated_product: bool,
    negated_sum: bool,
    alternating: bool,
    scalar: bool,
    kept: Kept,
}

/// What an element is where the mask has zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kept {
    /// There is no mask; other elements of a scalar operation are those of the first operand, or zeros.
    NoMask {
        zeros: bool,
    },
    First,
    Third,
    Zero,
}

impl Fused {
    /// A name without `llvm.x86.`.
    pub(super) fn parse(name: &str) -> Option<Fused> {
        let prefixes = [
            ("fma.", Kept::NoMask { zeros: false }),
            ("fma4.", Kept::NoMask { zeros: true }),
            ("avx512.mask.", Kept::First),
            ("avx512.mask3.", Kept::Third),
            ("avx512.maskz.", Kept::Zero),
        ];
        let (rest, kept) = prefixes.iter().find_map(|&(p, kept)| Some((name.strip_prefix(p)?, kept)))?;
        let rest = rest.strip_prefix("vf")?;
        let (negated_product, rest) = match rest.strip_prefix("nm") {
            Some(rest) => (true, rest),
            None => (false, rest.strip_prefix('m')?),
        };
        let kinds = [
            ("addsub.", false, true),
            ("subadd.", true, true),
            ("add.", false, false),
            ("sub.", true, false),
        ];
        let (rest, negated_sum, alternating) =
            kinds.iter().find_map(|&(k, negated, turns)| Some((rest.strip_prefix(k)?, negated, turns)))?;
        let scalar = match rest {
            "ss" | "sd" => true,
            "ps" | "pd" | "ps.128" | "pd.128" | "ps.256" | "pd.256" | "ps.512" | "pd.512" => false,
            _ => return None,
        };
        // These are intrinsics still.
        if kept == (Kept::NoMask { zeros: false }) && alternating && !negated_sum {
            return None;
        }
        Some(Fused { negated_product, negated_sum, alternating, scalar, kept })
    }
}

impl Cx<'_> {
    pub(super) fn fused(&mut self, fused: Fused, args: &[Value], ty: Type) -> Option<Value> {
        let &[a, b, c, ref rest @ ..] = args else { return None };
        let (mask, rounding) = match (fused.kept, rest) {
            (Kept::NoMask { .. }, []) => (None, None),
            (Kept::NoMask { .. }, _) => return None,
            (_, &[mask]) => (Some(mask), None),
            (_, &[mask, rounding]) => (Some(mask), Some(self.constant(rounding)?).filter(|&r| r != 4)),
            _ => return None,
        };
        if !fused.scalar {
            let value = self.fused_value(fused, [a, b, c], rounding, ty)?;
            let Some(mask) = mask else { return Some(value) };
            let kept = match fused.kept {
                Kept::Third => c,
                Kept::Zero => self.b.null(ty),
                _ => a,
            };
            return self.selected(mask, value, kept);
        }
        let [x, y, z] = [a, b, c].map(|v| self.lowest_of(v));
        let elem = self.type_of(x);
        let mut value = self.fused_value(fused, [x, y, z], rounding, elem)?;
        if let Some(mask) = mask {
            let kept = match fused.kept {
                Kept::Third => z,
                Kept::Zero => self.b.null(elem),
                _ => x,
            };
            value = self.selected(mask, value, kept)?;
        }
        let others = match fused.kept {
            Kept::Third => c,
            Kept::NoMask { zeros: true } => self.b.null(ty),
            _ => a,
        };
        let zero = self.b.int(Type::I32, 0);
        Some(self.b.insert_element(others, value, zero))
    }

    fn fused_value(
        &mut self,
        fused: Fused,
        [a, b, c]: [Value; 3],
        rounding: Option<u64>,
        ty: Type,
    ) -> Option<Value> {
        let a = if fused.negated_product { self.negated(a) } else { a };
        let c = if fused.negated_sum { self.negated(c) } else { c };
        let format = if self.width(ty)? == 32 { "s" } else { "d" };
        let bits = self.width(ty)? * self.lanes(ty).unwrap_or(1);
        if rounding.is_none() && !fused.alternating {
            return self.generic("llvm.fma", &[a, b, c]);
        }
        let mode = self.b.int(Type::I32, rounding.unwrap_or(4));
        let stem = if fused.alternating { "vfmaddsub" } else { "vfmadd" };
        match bits {
            512 => self.target(&format!("avx512.{stem}.p{format}.512"), &[a, b, c, mode], ty),
            32 | 64 => self.target(&format!("avx512.{stem}.f{bits}"), &[a, b, c, mode], ty),
            _ if rounding.is_some() => None,
            128 => self.target(&format!("fma.{stem}.p{format}"), &[a, b, c], ty),
            _ => self.target(&format!("fma.{stem}.p{format}.256"), &[a, b, c], ty),
        }
    }
}
