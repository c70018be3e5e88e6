//! Aggregates: the scalars of a value, the registers that hold them, and where an element is among them.
//!
//! What lies before the fields of a structure, and before its scalars, is added up once for each type of a function, in
//! O(scalars); from then on an element is found in O(indices), so taking a value of n parts apart costs O(n).

use super::state::FunctionState;
use crate::lowering::{Result, Unsupported};
use ir::{Type, TypeData};
use support::hash::FxHashMap;

/// Sums for the types that were asked for.
#[derive(Debug, Default)]
pub(super) struct Places {
    /// By structure: the first scalar of each field, then the number of all.
    fields: FxHashMap<Type, Box<[u32]>>,
    /// By type: the first register of each scalar, then the number of all.
    registers: FxHashMap<Type, Box<[u32]>>,
}

impl FunctionState<'_> {
    /// Index of the first scalar, and number of scalars, of an element of an aggregate.
    pub(crate) fn scalar_range(&mut self, ty: Type, indices: &[i32]) -> Result<(usize, usize)> {
        let env = self.scope.env;
        let (mut first, mut ty) = (0, ty);
        for &index in indices {
            let index = index.max(0) as usize;
            let element = env.types.aggregate_element(ty, index as u64);
            let element = element.ok_or_else(|| Unsupported::new("an element that does not exist"))?;
            first += match env.types.struct_body(ty) {
                Some((fields, _)) => self.before_fields(ty, fields)?[index] as usize,
                None => index * self.num_scalars(element)?,
            };
            ty = element;
        }
        Ok((first, self.num_scalars(ty)?))
    }

    /// The same in registers.
    pub(crate) fn register_range(&mut self, ty: Type, indices: &[i32]) -> Result<(u32, u32)> {
        let (first, count) = self.scalar_range(ty, indices)?;
        let before = self.before_scalars(ty)?;
        Ok((before[first], before[first + count] - before[first]))
    }

    fn num_scalars(&mut self, ty: Type) -> Result<usize> {
        let env = self.scope.env;
        match env.types.get(ty) {
            TypeData::Struct { .. } | TypeData::Identified(_) => {
                let fields = env.types.struct_body(ty).map_or(&[][..], |(fields, _)| fields);
                Ok(self.before_fields(ty, fields)?[fields.len()] as usize)
            }
            _ => Ok(self.scalars(ty)?.len()),
        }
    }

    fn before_fields(&mut self, ty: Type, fields: &[Type]) -> Result<&[u32]> {
        if !self.places.fields.contains_key(&ty) {
            let mut sums = vec![0];
            for &field in fields {
                sums.push(sums[sums.len() - 1] + self.scalars(field)?.len() as u32);
            }
            self.places.fields.insert(ty, sums.into());
        }
        Ok(&self.places.fields[&ty])
    }

    fn before_scalars(&mut self, ty: Type) -> Result<&[u32]> {
        if !self.places.registers.contains_key(&ty) {
            let mut sums = vec![0];
            for (scalar, _) in self.scalars(ty)? {
                let held = self.registers_for(self.type_between_blocks(scalar))?;
                sums.push(sums[sums.len() - 1] + held.count as u32);
            }
            self.places.registers.insert(ty, sums.into());
        }
        Ok(&self.places.registers[&ty])
    }
}
