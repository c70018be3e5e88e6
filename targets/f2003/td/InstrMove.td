// Moves: krz, the conditional malkrz, loads and stores of bytes and halfwords, the exchange inj, and the no-op.

// `d` := `s`. Where the destination is a register whose old value matters, that is a tied operand $old.
class Move<string mnemonic, bits<8> opcode, Kind d, Kind s, bit keeps = false>
    : F2003fInst<IfReg<d, (outs Reg:$dst), (outs)>.ret,
                 !con(!if(d.IsReg, !if(keeps, (ins Reg:$old), (ins)), (ins Mem:$dst)), (ins s.Op:$src)),
                 mnemonic#" {$dst $src|$src $dst}"> {
  let Inst = (descend opcode, Bytes<s, "$src">.ret, Bytes<d, "$dst">.ret);
  let Constraints = !if(!and(d.IsReg, keeps), "$dst = $old", "");
  let mayLoad = s.IsMem;
  let mayStore = d.IsMem;
  // What a register got from memory or from a constant can be got again.
  let isReMaterializable = !and(d.IsReg, !not(s.IsReg), !not(keeps));
}

multiclass Moves<string mnemonic, bits<8> opcode, bit keeps = false> {
  foreach d = Places in
    foreach s = Values in
      def d.Letter#s.Letter : Move<mnemonic, opcode, d, s, keeps>;
}

// ---- Words ----------------------------------------------------------------------------------------------------------

// Spilling is KRZmr, reloading KRZrm, copying KRZrr.
foreach d = Places in
  foreach s = Values in
    let isMoveReg = !and(d.IsReg, s.IsReg), canFoldAsLoad = !and(d.IsReg, s.IsMem),
        isMoveImm = !and(d.IsReg, s.IsImm), isAsCheapAsAMove = !and(d.IsReg, s.IsImm) in
    def KRZ#d.Letter#s.Letter : Move<"krz", 0x08, d, s>;

def : Pat<(i32 imm:$value), (KRZri imm:$value)>;
def : Pat<(wrapper tglobaladdr:$symbol), (KRZri tglobaladdr:$symbol)>;
def : Pat<(wrapper texternalsym:$symbol), (KRZri texternalsym:$symbol)>;
def : Pat<(wrapper tblockaddress:$symbol), (KRZri tblockaddress:$symbol)>;
def : Pat<(wrapper tjumptable:$symbol), (KRZri tjumptable:$symbol)>;
def : Pat<(i32 (load addr:$from)), (KRZrm addr:$from)>;
def : Pat<(store i32:$value, addr:$to), (KRZmr addr:$to, i32:$value)>;
def : Pat<(store (i32 (load addr:$from)), addr:$to), (KRZmm addr:$to, addr:$from)>;
def : Pat<(store (i32 imm:$value), addr:$to), (KRZmi addr:$to, imm:$value)>;
def : Pat<(store (wrapper tglobaladdr:$symbol), addr:$to), (KRZmi addr:$to, tglobaladdr:$symbol)>;

// Only if the flag is set.
defm MALKRZ : Moves<"malkrz", 0x09, true>;

// ---- Bytes and halfwords --------------------------------------------------------------------------------------------

// The upper 8 or 16 bits of the source, with sign. Memory is big-endian, so that is the byte or halfword at the address.
defm KRZ8I : Moves<"krz8i", 0x0A>;
defm KRZ16I : Moves<"krz16i", 0x0B>;

// The lower 8 or 16 bits of the source go to the upper ones of the destination, whose other bits stay.
defm KRZ8C : Moves<"krz8c", 0x0C, true>;
defm KRZ16C : Moves<"krz16c", 0x0D, true>;

def : Pat<(anyext_or_sext_i8 addr:$from), (KRZ8Irm addr:$from)>;
def : Pat<(anyext_or_sext_i16 addr:$from), (KRZ16Irm addr:$from)>;
def : Pat<(sra i32:$value, (i32 24)), (KRZ8Irr i32:$value)>;
def : Pat<(sra i32:$value, (i32 16)), (KRZ16Irr i32:$value)>;
def : Pat<(truncstorei8 i32:$value, addr:$to), (KRZ8Cmr addr:$to, i32:$value)>;
def : Pat<(truncstorei8 (i32 imm:$value), addr:$to), (KRZ8Cmi addr:$to, imm:$value)>;
def : Pat<(truncstorei16 i32:$value, addr:$to), (KRZ16Cmr addr:$to, i32:$value)>;
def : Pat<(truncstorei16 (i32 imm:$value), addr:$to), (KRZ16Cmi addr:$to, imm:$value)>;
def : Pat<(or (and i32:$old, (i32 0x00ffffff)), (shl i32:$value, (i32 24))), (KRZ8Crr i32:$old, i32:$value)>;
def : Pat<(or (and i32:$old, (i32 0x0000ffff)), (shl i32:$value, (i32 16))), (KRZ16Crr i32:$old, i32:$value)>;

// ---- Exchange -------------------------------------------------------------------------------------------------------

// dst1 := dst2 and dst2 := src at once.
class Exchange<Kind d1, Kind d2, Kind s>
    : F2003fInst<!con(IfReg<d1, (outs Reg:$dst1), (outs)>.ret, IfReg<d2, (outs Reg:$dst2), (outs)>.ret),
                 !con(IfReg<d1, (ins), (ins Mem:$dst1)>.ret, IfReg<d2, (ins Reg:$old), (ins Mem:$dst2)>.ret,
                      (ins s.Op:$src)),
                 "inj {$dst1 $dst2 $src|$src $dst2 $dst1}"> {
  let Inst = (descend 0b00100000, Bytes<s, "$src">.ret, Bytes<d2, "$dst2">.ret, Bytes<d1, "$dst1">.ret);
  let Constraints = IfRegText<d2, "$dst2 = $old">.ret;
  let mayLoad = !or(s.IsMem, d2.IsMem);
  let mayStore = !or(d1.IsMem, d2.IsMem);
}

foreach d1 = Places in
  foreach d2 = Places in
    foreach s = Values in
      def INJ#d1.Letter#d2.Letter#s.Letter : Exchange<d1, d2, s>;

// ---- Nothing --------------------------------------------------------------------------------------------------------

// It is `krz f0 f0` and is disassembled as that.
let isAsmParserOnly = true in
def FEN : F2003fInst<(outs), (ins), "fen"> {
  let Inst = (descend 0b00001000, 0b00000000, 0b00000000);
}

def : Nop<[0x08, 0x00, 0x00]>;

// Other spellings.
foreach name = ["krz", "malkrz", "krz8i", "krz8c", "krz16i", "krz16c"] in
  def : MnemonicAlias<!subst("kr", "kR", name), name>;
