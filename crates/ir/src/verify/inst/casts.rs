//! Conversions.

use crate::inst::Opcode;
use crate::types::Type;
use crate::value::Inst;
use crate::verify::facts::TypeFacts;
use crate::verify::function::FunctionVerifier;
use crate::verify::result::Reporter;
use crate::verify::sink::{Check, check};
use crate::verify::values::is_valid_bitcast;

/// Which types a conversion goes between, and LLVM's words for it.
struct Rule {
    opcode: Opcode,
    from: (fn(TypeFacts) -> bool, &'static str),
    to: (fn(TypeFacts) -> bool, &'static str),
    /// One is a vector, the other is not.
    mixed: &'static str,
    /// Vectors of different lengths; empty if other checks are left to find that.
    lengths: &'static str,
    /// Whether the source must be wider or narrower than the result, and the message.
    width: Option<(bool, &'static str)>,
    /// LLVM looks at vectors before it looks at elements.
    shape_first: bool,
}

const INT: fn(TypeFacts) -> bool = TypeFacts::is_int_or_vector;
const FLOAT: fn(TypeFacts) -> bool = TypeFacts::is_float_or_vector;
const PTR: fn(TypeFacts) -> bool = TypeFacts::is_ptr_or_vector;

const RULES: &[Rule] = &[
    Rule {
        opcode: Opcode::Trunc,
        from: (INT, "Trunc only operates on integer"),
        to: (INT, "Trunc only produces integer"),
        mixed: "trunc source and destination must both be a vector or neither",
        lengths: "",
        width: Some((true, "DestTy too big for Trunc")),
        shape_first: false,
    },
    Rule {
        opcode: Opcode::ZExt,
        from: (INT, "ZExt only operates on integer"),
        to: (INT, "ZExt only produces an integer"),
        mixed: "zext source and destination must both be a vector or neither",
        lengths: "",
        width: Some((false, "Type too small for ZExt")),
        shape_first: false,
    },
    Rule {
        opcode: Opcode::SExt,
        from: (INT, "SExt only operates on integer"),
        to: (INT, "SExt only produces an integer"),
        mixed: "sext source and destination must both be a vector or neither",
        lengths: "",
        width: Some((false, "Type too small for SExt")),
        shape_first: false,
    },
    Rule {
        opcode: Opcode::FPTrunc,
        from: (FLOAT, "FPTrunc only operates on FP"),
        to: (FLOAT, "FPTrunc only produces an FP"),
        mixed: "fptrunc source and destination must both be a vector or neither",
        lengths: "",
        width: Some((true, "DestTy too big for FPTrunc")),
        shape_first: false,
    },
    Rule {
        opcode: Opcode::FPExt,
        from: (FLOAT, "FPExt only operates on FP"),
        to: (FLOAT, "FPExt only produces an FP"),
        mixed: "fpext source and destination must both be a vector or neither",
        lengths: "",
        width: Some((false, "DestTy too small for FPExt")),
        shape_first: false,
    },
    Rule {
        opcode: Opcode::UIToFP,
        from: (INT, "UIToFP source must be integer or integer vector"),
        to: (FLOAT, "UIToFP result must be FP or FP vector"),
        mixed: "UIToFP source and dest must both be vector or scalar",
        lengths: "UIToFP source and dest vector length mismatch",
        width: None,
        shape_first: true,
    },
    Rule {
        opcode: Opcode::SIToFP,
        from: (INT, "SIToFP source must be integer or integer vector"),
        to: (FLOAT, "SIToFP result must be FP or FP vector"),
        mixed: "SIToFP source and dest must both be vector or scalar",
        lengths: "SIToFP source and dest vector length mismatch",
        width: None,
        shape_first: true,
    },
    Rule {
        opcode: Opcode::FPToUI,
        from: (FLOAT, "FPToUI source must be FP or FP vector"),
        to: (INT, "FPToUI result must be integer or integer vector"),
        mixed: "FPToUI source and dest must both be vector or scalar",
        lengths: "FPToUI source and dest vector length mismatch",
        width: None,
        shape_first: true,
    },
    Rule {
        opcode: Opcode::FPToSI,
        from: (FLOAT, "FPToSI source must be FP or FP vector"),
        to: (INT, "FPToSI result must be integer or integer vector"),
        mixed: "FPToSI source and dest must both be vector or scalar",
        lengths: "FPToSI source and dest vector length mismatch",
        width: None,
        shape_first: true,
    },
    Rule {
        opcode: Opcode::PtrToAddr,
        from: (PTR, "PtrToAddr source must be pointer"),
        to: (INT, "PtrToAddr result must be integral"),
        mixed: "PtrToAddr type mismatch",
        lengths: "PtrToAddr vector length mismatch",
        width: None,
        shape_first: false,
    },
    Rule {
        opcode: Opcode::PtrToInt,
        from: (PTR, "PtrToInt source must be pointer"),
        to: (INT, "PtrToInt result must be integral"),
        mixed: "PtrToInt type mismatch",
        lengths: "PtrToInt Vector length mismatch",
        width: None,
        shape_first: false,
    },
    Rule {
        opcode: Opcode::IntToPtr,
        from: (INT, "IntToPtr source must be an integral"),
        to: (PTR, "IntToPtr result must be a pointer"),
        mixed: "IntToPtr type mismatch",
        lengths: "IntToPtr Vector length mismatch",
        width: None,
        shape_first: false,
    },
];

/// The rule of an opcode: rows are in the order of opcodes from `trunc` on, but for `fptoui` and its neighbours.
fn rule(opcode: Opcode) -> Option<&'static Rule> {
    RULES.iter().find(|r| r.opcode == opcode)
}

impl FunctionVerifier<'_> {
    pub(super) fn verify_cast(&mut self, inst: Inst) -> Check {
        let data = self.func.inst(inst);
        let from = self.ty(self.func.operands(inst)[0]);
        match rule(data.opcode) {
            Some(rule) => self.verify_cast_rule(rule, inst, from, data.ty),
            None if data.opcode == Opcode::BitCast => {
                let ok = is_valid_bitcast(self.env, from, data.ty);
                check!(self, ok, "Invalid bitcast", inst);
                Ok(())
            }
            None => self.verify_addr_space_cast(inst, from, data.ty),
        }
    }

    fn verify_cast_rule(&mut self, rule: &Rule, inst: Inst, from: Type, to: Type) -> Check {
        let (f, t) = (self.facts.ty(from), self.facts.ty(to));
        let same_kind = f.is_vector() == t.is_vector();
        if rule.shape_first {
            check!(self, same_kind, rule.mixed, inst);
        }
        check!(self, (rule.from.0)(f), rule.from.1, inst);
        check!(self, (rule.to.0)(t), rule.to.1, inst);
        check!(self, same_kind, rule.mixed, inst);
        let same_length = self.types.vector_shape(from) == self.types.vector_shape(to);
        if !rule.lengths.is_empty() {
            check!(self, same_length, rule.lengths, inst);
        }
        if let Some((narrows, message)) = rule.width {
            let ok = if narrows { f.scalar_bits > t.scalar_bits } else { f.scalar_bits < t.scalar_bits };
            check!(self, ok, message, inst);
            check!(self, same_length, "Invalid cast between vectors of different lengths!", inst);
        }
        if rule.opcode == Opcode::PtrToAddr {
            let addr_space = self.types.addr_space(from).unwrap_or(0);
            let ok = self.env.data_layout.index_bits(addr_space) == t.scalar_bits;
            check!(self, ok, "PtrToAddr result must be address width", inst);
        }
        Ok(())
    }

    fn verify_addr_space_cast(&mut self, inst: Inst, from: Type, to: Type) -> Check {
        let (f, t) = (self.facts.ty(from), self.facts.ty(to));
        check!(self, f.is_ptr_or_vector(), "AddrSpaceCast source must be a pointer", inst);
        check!(self, t.is_ptr_or_vector(), "AddrSpaceCast result must be a pointer", inst);
        check!(
            self,
            self.types.addr_space(from) != self.types.addr_space(to),
            "AddrSpaceCast must be between different address spaces",
            inst
        );
        check!(
            self,
            self.types.vector_shape(from) == self.types.vector_shape(to),
            "AddrSpaceCast vector pointer number of elements mismatch",
            inst
        );
        Ok(())
    }
}
