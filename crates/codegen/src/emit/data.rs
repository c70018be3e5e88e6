//! Global variables and their initializers.

use super::macho::Wanted;
use super::{Emitter, Result};
use ir::constant::{ConstExpr, data_element_bytes};
use ir::{ConstKind, Global, GlobalKind, Opcode, Type, TypeData, ValueKind};
use mc::Expr;
use mc::context::SymbolType;
use mc::expr::{BinaryOp, ExprData};
use mc::format::Reference;

/// Where linkers of COFF say that a program begins in memory.
const IMAGE_BASE: &[u8] = b"__ImageBase";

/// Nesting of constants that refer to constants.
const MAX_DEPTH: u32 = 200;

impl Emitter<'_> {
    pub(super) fn variable(&mut self, global: Global) -> Result<()> {
        let data = &self.module.globals[global];
        let GlobalKind::Variable(variable) = &data.kind else { return Ok(()) };
        let Some(initializer) = variable.initializer else { return Ok(()) };
        match &*data.name {
            b"llvm.global_ctors" => return self.constructors(initializer, true),
            b"llvm.global_dtors" => return self.constructors(initializer, false),
            name if name.starts_with(b"llvm.") => return Ok(()),
            _ => {}
        }
        if data.linkage == ir::global::Linkage::AvailableExternally {
            return Ok(());
        }
        self.refuse_comdat(global)?;
        let (size, align) = self.size_and_align(global)?;
        let symbol = self.symbol(global);
        let is_tls = data.thread_local != ir::global::ThreadLocal::None;
        self.type_of_symbol(symbol, if is_tls { SymbolType::Tls } else { SymbolType::Object })?;
        if data.linkage == ir::global::Linkage::Common {
            return self.write(|out, cx| out.emit_common(cx, symbol, size.max(1), align as u8, false));
        }
        if self.has_atoms() {
            let wanted = Wanted { global, symbol, initializer, size, align_log2: align };
            return self.mach_variable(wanted);
        }
        let is_zero = self.is_zero(initializer);
        let section = self.variable_section(global, is_zero, size, align)?;
        self.switch(section)?;
        self.linkage(global, symbol)?;
        self.align(align, false)?;
        self.write(|out, cx| out.emit_label(cx, symbol))?;
        self.contents(initializer, size)?;
        let size = self.cx.constant(size as i64);
        self.write(|out, cx| out.emit_size(cx, symbol, size))
    }

    /// The size of a variable, and its alignment as a power of two.
    pub(super) fn size_and_align(&mut self, global: Global) -> Result<(u64, u32)> {
        let data = &self.module.globals[global];
        let layout = self.layouts.layout(&self.module.data_layout, &self.module.types, data.value_ty);
        let layout = layout.ok_or("a variable of a type without a size")?;
        let size = layout.alloc_size().as_fixed().ok_or("a variable of a scalable type")?;
        let preferred = layout.pref.log2().unwrap_or(0);
        // Large variables are aligned for what copies them.
        let preferred = if size > 16 && self.has_sections() { preferred.max(4) } else { preferred };
        let stated = data.object().and_then(|object| object.align.log2());
        Ok((size, stated.unwrap_or(preferred)))
    }

    /// The bytes of a variable of this size.
    pub(super) fn contents(&mut self, initializer: ir::Value, size: u64) -> Result<()> {
        if self.is_zero(initializer) && size > 0 {
            return self.zeros(size);
        }
        self.constant(initializer, 0)?;
        let written = self.store_size(self.module.env.scope().type_of(initializer))?;
        self.zeros(size - written.min(size))
    }

    pub(super) fn zeros(&mut self, bytes: u64) -> Result<()> {
        if bytes == 0 {
            return Ok(());
        }
        let count = self.cx.constant(bytes as i64);
        self.write(|out, cx| out.emit_space(cx, count, 0))
    }

    fn store_size(&mut self, ty: Type) -> Result<u64> {
        let layout = self.layouts.layout(&self.module.data_layout, &self.module.types, ty);
        layout.and_then(|l| l.store_size().as_fixed()).ok_or_else(|| "a type without a size".to_owned())
    }

    /// Bytes of a variable.
    pub(crate) fn size_of_global(&mut self, global: ir::Global) -> Option<u64> {
        let ty = self.module.globals[global].value_ty;
        self.alloc_size(ty).ok()
    }

    fn alloc_size(&mut self, ty: Type) -> Result<u64> {
        let layout = self.layouts.layout(&self.module.data_layout, &self.module.types, ty);
        layout.and_then(|l| l.alloc_size().as_fixed()).ok_or_else(|| "a type without a size".to_owned())
    }

    pub(super) fn is_zero(&self, value: ir::Value) -> bool {
        let zero = |data: &ir::ConstData| {
            data.kind.is_null() || matches!(data.kind, ConstKind::Undef | ConstKind::Poison)
        };
        self.module.env.scope().constant(value).is_some_and(zero)
    }

    /// Whether a constant contains the address of something.
    pub(super) fn has_addresses(&self, value: ir::Value, depth: u32) -> bool {
        if depth > MAX_DEPTH || matches!(value.kind(), ValueKind::Global(_)) {
            return true;
        }
        match self.module.env.scope().constant(value).map(|c| &c.kind) {
            Some(ConstKind::Aggregate(elements)) => {
                elements.iter().any(|&e| self.has_addresses(e, depth + 1))
            }
            Some(ConstKind::Expr(expr)) => expr.operands.iter().any(|&e| self.has_addresses(e, depth + 1)),
            Some(ConstKind::BlockAddress { .. } | ConstKind::DsoLocalEquivalent(_) | ConstKind::NoCfi(_)) => {
                true
            }
            _ => false,
        }
    }

    /// The bytes of a constant, as many as it takes to store it.
    fn constant(&mut self, value: ir::Value, depth: u32) -> Result<()> {
        if depth > MAX_DEPTH {
            return Err("constants nested this deeply are not supported".to_owned());
        }
        let module = self.module;
        let Some(data) = module.env.scope().constant(value) else { return self.address_of(value, depth) };
        let size = self.store_size(data.ty)?;
        match &data.kind {
            ConstKind::Int(number) | ConstKind::Float(number) => {
                if size <= 8 && size.is_power_of_two() {
                    let number = self.cx.constant(*number as i64);
                    return self.write(|out, cx| out.emit_value(cx, number, size as u8));
                }
                self.bytes(&number.to_le_bytes(), size)
            }
            ConstKind::WideInt(limbs) => {
                let bytes: Vec<u8> = limbs.iter().flat_map(|l| l.to_le_bytes()).collect();
                self.bytes(&bytes, size)
            }
            ConstKind::WideFloat(words) => {
                let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
                self.bytes(&bytes, size)
            }
            ConstKind::Null | ConstKind::Undef | ConstKind::Poison => self.zeros(size),
            ConstKind::Data(bytes) => self.packed(data.ty, bytes),
            ConstKind::Aggregate(elements) => self.aggregate(data.ty, elements, size, depth),
            _ => self.address_of(value, depth),
        }
    }

    /// A constant with the padding of its type.
    pub(super) fn whole_constant(&mut self, value: ir::Value) -> Result<()> {
        let ty = self.module.env.scope().type_of(value);
        let (stored, whole) = (self.store_size(ty)?, self.alloc_size(ty)?);
        self.constant(value, 0)?;
        self.zeros(whole - stored.min(whole))
    }

    /// A number of at most eight bytes as a value, a longer one byte by byte.
    pub(super) fn number(&mut self, little_endian: &[u8], size: u64) -> Result<()> {
        if !matches!(size, 1 | 2 | 4 | 8) {
            return self.bytes(little_endian, size);
        }
        let mut word = [0; 8];
        word.iter_mut().zip(little_endian).for_each(|(to, from)| *to = *from);
        let number = self.cx.constant(i64::from_le_bytes(word));
        self.write(|out, cx| out.emit_value(cx, number, size as u8))
    }

    /// The first `size` of these bytes, in the order of the machine.
    fn bytes(&mut self, little_endian: &[u8], size: u64) -> Result<()> {
        let mut bytes = little_endian.to_vec();
        bytes.resize(size as usize, 0);
        if self.module.data_layout.is_big_endian() {
            bytes.reverse();
        }
        self.write(|out, cx| out.emit_bytes(cx, &bytes))
    }

    /// An array of numbers, whose elements are stored little endian.
    fn packed(&mut self, ty: Type, bytes: &[u8]) -> Result<()> {
        let element = match *self.module.types.get(ty) {
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => elem,
            _ => return Err("packed data of a strange type".to_owned()),
        };
        let size = data_element_bytes(&self.module.types, element).unwrap_or(1);
        if size == 1 {
            return self.write(|out, cx| out.emit_bytes(cx, bytes));
        }
        for element in bytes.chunks_exact(size) {
            let mut word = [0; 8];
            word[..size].copy_from_slice(element);
            let number = self.cx.constant(i64::from_le_bytes(word));
            self.write(|out, cx| out.emit_value(cx, number, size as u8))?;
        }
        Ok(())
    }

    fn aggregate(&mut self, ty: Type, elements: &[ir::Value], size: u64, depth: u32) -> Result<()> {
        let module = self.module;
        if let TypeData::Vector { elem, .. } = *module.types.get(ty) {
            return self.vector(elem, elements, size, depth);
        }
        let mut written = 0;
        for (i, &element) in elements.iter().enumerate() {
            let element_ty = module.env.scope().type_of(element);
            let offset = self.layouts.element_offset(&module.data_layout, &module.types, ty, i as u64);
            let offset = offset.and_then(|o| o.as_fixed()).ok_or("an element without a place")?;
            self.zeros(offset - written)?;
            self.constant(element, depth + 1)?;
            written = offset + self.store_size(element_ty)?;
        }
        self.zeros(size - written)
    }

    /// Elements of vectors follow each other without padding, bit by bit.
    fn vector(&mut self, elem: Type, elements: &[ir::Value], size: u64, depth: u32) -> Result<()> {
        let module = self.module;
        let bits = module.data_layout.size_bits(&module.types, elem).and_then(|s| s.as_fixed());
        let bits = bits.ok_or("a vector of elements without a size")?;
        if bits % 8 == 0 && self.store_size(elem)? * 8 == bits {
            for &element in elements {
                self.constant(element, depth + 1)?;
            }
            return self.zeros(size.saturating_sub(bits / 8 * elements.len() as u64));
        }
        let mut bytes = vec![0u8; size as usize];
        for (i, &element) in elements.iter().enumerate() {
            let limbs: Vec<u64> = match module.env.scope().constant(element).map(|c| &c.kind) {
                Some(ConstKind::Int(number) | ConstKind::Float(number)) => vec![*number],
                Some(ConstKind::WideInt(limbs)) => limbs.to_vec(),
                Some(ConstKind::Null | ConstKind::Undef | ConstKind::Poison) => continue,
                _ => return Err("an element of a vector that is not a number".to_owned()),
            };
            for bit in 0..bits {
                let is_set = limbs.get(bit as usize / 64).is_some_and(|l| l >> (bit % 64) & 1 != 0);
                let at = i as u64 * bits + bit;
                if is_set && let Some(byte) = bytes.get_mut(at as usize / 8) {
                    *byte |= 1 << (at % 8);
                }
            }
        }
        self.bytes(&bytes, size)
    }

    /// A value that the linker finishes.
    fn address_of(&mut self, value: ir::Value, depth: u32) -> Result<()> {
        let ty = self.module.env.scope().type_of(value);
        let size = self.alloc_size(ty)?;
        if size > 8 || !size.is_power_of_two() {
            return Err("an address of this size is not supported".to_owned());
        }
        if size == 4
            && self.is_coff()
            && let Some((global, offset)) = self.image_distance(value)?
        {
            let symbol = self.symbol(global);
            return self.write(|out, cx| out.emit_reference(cx, Reference::ImageOffset, symbol, offset));
        }
        let expr = self.constant_expr(value, depth)?;
        self.write(|out, cx| out.emit_value(cx, expr, size as u8))
    }

    /// The place that is meant by a distance from the beginning of the program in memory, which linkers of COFF call
    /// `__ImageBase`: the lower half of a difference of two addresses.
    fn image_distance(&mut self, value: ir::Value) -> Result<Option<(ir::Global, i64)>> {
        let module = self.module;
        let scope = module.env.scope();
        let operands = |value: ir::Value, op: Opcode| match scope.constant(value).map(|data| &data.kind) {
            Some(ConstKind::Expr(expr)) if expr.opcode == op => Some(expr),
            _ => None,
        };
        let address = |value: ir::Value| operands(value, Opcode::PtrToInt).map(|expr| expr.operands[0]);
        let difference = operands(value, Opcode::Trunc).map_or(value, |expr| expr.operands[0]);
        let Some(difference) = operands(difference, Opcode::Sub) else { return Ok(None) };
        let base = address(difference.operands[1]).and_then(ir::Value::as_global);
        if base.is_none_or(|base| *module.globals[base].name != *IMAGE_BASE) {
            return Ok(None);
        }
        let Some(place) = address(difference.operands[0]) else { return Ok(None) };
        if let Some(global) = place.as_global() {
            return Ok(Some((global, 0)));
        }
        let Some(element) = operands(place, Opcode::GetElementPtr) else { return Ok(None) };
        let Some(global) = element.operands[0].as_global() else { return Ok(None) };
        let (source_ty, indices) = (element.source_ty, element.operands[1..].to_vec());
        Ok(Some((global, self.constant_offset(source_ty, &indices)?)))
    }

    /// A constant as an expression over symbols.
    pub(super) fn constant_expr(&mut self, value: ir::Value, depth: u32) -> Result<Expr> {
        if depth > MAX_DEPTH {
            return Err("constants nested this deeply are not supported".to_owned());
        }
        if let ValueKind::Global(global) = value.kind() {
            let symbol = self.symbol(global);
            return Ok(self.cx.symbol_expr(symbol));
        }
        let module = self.module;
        let data = module.env.scope().constant(value).ok_or("an initializer that is not constant")?;
        match &data.kind {
            ConstKind::Int(number) => Ok(self.cx.constant(*number as i64)),
            ConstKind::Null => Ok(self.cx.constant(0)),
            ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
                let symbol = self.symbol(*global);
                Ok(self.cx.symbol_expr(symbol))
            }
            &ConstKind::BlockAddress { func, block } => {
                let symbol = self.block_symbol(func, block)?;
                Ok(self.cx.symbol_expr(symbol))
            }
            ConstKind::Expr(expr) => self.operation(expr, depth),
            _ => Err("a constant of this kind in an initializer is not supported yet".to_owned()),
        }
    }

    fn operation(&mut self, expr: &ConstExpr, depth: u32) -> Result<Expr> {
        match expr.opcode {
            Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr | Opcode::BitCast | Opcode::Trunc => {
                self.constant_expr(expr.operands[0], depth + 1)
            }
            Opcode::Add | Opcode::Sub => {
                let lhs = self.constant_expr(expr.operands[0], depth + 1)?;
                let rhs = self.constant_expr(expr.operands[1], depth + 1)?;
                let op = if expr.opcode == Opcode::Add { BinaryOp::Add } else { BinaryOp::Sub };
                Ok(self.cx.make_expr(ExprData::Binary(op, lhs, rhs)))
            }
            Opcode::GetElementPtr => {
                let base = self.constant_expr(expr.operands[0], depth + 1)?;
                let offset = self.constant_offset(expr.source_ty, &expr.operands[1..])?;
                if offset == 0 {
                    return Ok(base);
                }
                let negative = offset < 0;
                let magnitude = self.cx.constant(if negative { offset.wrapping_neg() } else { offset });
                let op = if negative { BinaryOp::Sub } else { BinaryOp::Add };
                Ok(self.cx.make_expr(ExprData::Binary(op, base, magnitude)))
            }
            op => Err(format!("constant expression '{}' in an initializer is not supported yet", op.name())),
        }
    }

    fn constant_offset(&mut self, source_ty: Type, indices: &[ir::Value]) -> Result<i64> {
        let module = self.module;
        let (mut total, mut ty) = (0i64, source_ty);
        for (i, &index) in indices.iter().enumerate() {
            let bits = module.types.int_bits(module.env.scope().type_of(index)).unwrap_or(64);
            let number = match module.env.scope().constant(index).map(|c| &c.kind) {
                Some(ConstKind::Int(n)) => isel::dag::sign_extend(*n as i64, bits),
                _ => return Err("a constant address with a variable index".to_owned()),
            };
            if i == 0 {
                total = total.wrapping_add(number.wrapping_mul(self.alloc_size(ty)? as i64));
                continue;
            }
            if let TypeData::Array { elem, .. } = *module.types.get(ty) {
                total = total.wrapping_add(number.wrapping_mul(self.alloc_size(elem)? as i64));
                ty = elem;
                continue;
            }
            let at =
                self.layouts.element_offset(&module.data_layout, &module.types, ty, number.max(0) as u64);
            total = total.wrapping_add(at.and_then(|o| o.as_fixed()).unwrap_or(0) as i64);
            let element = module.types.aggregate_element(ty, number.max(0) as u64);
            ty = element.ok_or("an element that does not exist")?;
        }
        Ok(total)
    }

    /// `llvm.global_ctors`: priority, function, associated data.
    fn constructors(&mut self, list: ir::Value, is_init: bool) -> Result<()> {
        let module = self.module;
        let Some(ConstKind::Aggregate(entries)) = module.env.scope().constant(list).map(|c| &c.kind) else {
            return Ok(());
        };
        let mut entries = entries.to_vec();
        if self.has_atoms() || self.is_coff() {
            entries.sort_by_key(|&entry| self.priority(entry));
        } else if self.options.use_ctors {
            entries.reverse();
        }
        for entry in entries {
            let Some(ConstKind::Aggregate(fields)) = module.env.scope().constant(entry).map(|c| &c.kind)
            else {
                continue;
            };
            let priority = self.priority(entry);
            let associated = fields.get(2).and_then(|data| data.as_global());
            let section = self.init_array(is_init, priority, associated);
            self.switch(section)?;
            let bytes = module.data_layout.pointer_bits(0) / 8;
            self.align(bytes.ilog2(), false)?;
            let function = self.constant_expr(fields[1], 0)?;
            self.write(|out, cx| out.emit_value(cx, function, bytes as u8))?;
        }
        Ok(())
    }

    /// When a constructor is called: the first of its fields.
    fn priority(&self, entry: ir::Value) -> u64 {
        let scope = self.module.env.scope();
        let Some(ConstKind::Aggregate(fields)) = scope.constant(entry).map(|c| &c.kind) else { return 65535 };
        match fields.first().and_then(|&field| scope.constant(field)).map(|c| &c.kind) {
            Some(ConstKind::Int(n)) => *n,
            _ => 65535,
        }
    }
}
