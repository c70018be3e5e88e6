// Scalable vectors: constants for bits, which are written for elements of any size, and bytes that are shifted.

// ---- Bits -----------------------------------------------------------------------------------------------------------
// A constant of an element is repeated over 64 bits. What repeats itself after fewer bits belongs to the smaller element.

class RepeatedIn<string letter> {
  defvar width = ElementOf<letter>.Bits;
  defvar copies = !cond(!eq(width, 8): "0x0101010101010101", !eq(width, 16): "0x0001000100010001",
                        !eq(width, 32): "0x100000001", true: "1");
  string Value = !if(!eq(width, 64), "Imm", "(zext(Imm, "#width#") * "#copies#")");
  string Fits = !if(!eq(width, 64), "1", "(isInt<"#width#">(Imm) || isUInt<"#width#">(Imm))");
  string Decoded = !if(!eq(width, 64), Bitmask.Decode, !strconcat("zext(", Bitmask.Decode, ", ", !cast<string>(width), ")"));
  // The mark of this size, or for bytes of any that is not larger.
  string Own = !cond(!eq(width, 64): "bit(Bits, 12)", !eq(width, 32): "!bit(Bits, 12) && !bit(Bits, 5)",
                     !eq(width, 16): "!bit(Bits, 12) && bits(Bits, 5, 4) == 2",
                     true: "!bit(Bits, 12) && bits(Bits, 5, 4) == 3");
}
class RepeatedConstant<string letter, string value, bit decodes>
    : Const<i64, RepeatedIn<letter>.Fits#" && ("#!subst("Imm", value, !subst("Imm", RepeatedIn<letter>.Value, Bitmask.Valid))#")">,
      EncodeExpr<!subst("Imm", value, !subst("Imm", RepeatedIn<letter>.Value, Bitmask.Encode))>,
      DecodeExpr<RepeatedIn<letter>.Decoded, !if(decodes, !strconcat(RepeatedIn<letter>.Own, " && (", Bitmask.Legal, ")"), "0")> {
  let PrintMethod = "printHexBits";
  let ParserMatchClass = Says<"RepeatedConstant", "expected compatible register or logical immediate">;
}
foreach letter = BHSD in {
  def repeated_#letter : RepeatedConstant<letter, "Imm", true>;
  def repeated_not_#letter : RepeatedConstant<letter, "(~Imm)", false>;
}


multiclass SveBits<string name, string inverse, int word> {
  foreach letter = BHSD in {
    defvar D = !cast<DAGOperand>("Vec_"#letter);
    defvar C = !cast<DAGOperand>("repeated_"#letter);
    def _ZZi_#letter : SveD<Sve1<name, word, [letter]>, letter, 22, (outs D:$d), (ins D:$old, C:$imm), "$d, $d, $imm"> {
      bits<13> imm;
      let Inst{17-5} = imm;
      let Constraints = "$d = $old";
    }
    // The opposite operation has the opposite constant.
    defvar NotC = !cast<DAGOperand>("repeated_not_"#letter);
    let isAsmParserOnly = true in
    def _not_ZZi_#letter
        : SveD<Sve1<inverse, word, [letter]>, letter, 22, (outs D:$d), (ins D:$old, NotC:$imm), "$d, $d, $imm"> {
      bits<13> imm;
      let Inst{17-5} = imm;
      let Constraints = "$d = $old";
    }
  }
}
defm ORR : SveBits<"orr", "orn", 0x05000000>;
defm EOR : SveBits<"eor", "eon", 0x05400000>;
defm AND : SveBits<"and", "bic", 0x05800000>;

// A constant is moved; `mov` if no shifted byte does the same.
foreach letter = BHSD in {
  defvar D = !cast<DAGOperand>("Vec_"#letter);
  def DUPM_Zi_#letter
      : SveD<Sve1<"dupm", 0x05c00000, [letter]>, letter, 22, (outs D:$d), (ins !cast<DAGOperand>("repeated_"#letter):$imm),
             "$d, $imm"> {
    bits<13> imm;
    let Inst{17-5} = imm;
  }
}
// What is no byte, shifted or not, in elements of any size.
class NoByte<string value> {
  string Valid = !foldl("!(isInt<8>(Value) || isShiftedInt<8, 8>(Value))", [8, 16, 32], all, width,
      !strconcat(all, " && !(Value == ", !subst("Imm", "Value", RepeatedIn<ElementLetters[!sub(!logtwo(width), 3)]>.Value),
                 !if(!eq(width, 8), ")",
                     " && (isInt<8>(sext(Value, "#width#")) || isShiftedInt<8, 8>(sext(Value, "#width#"))))")));
  string Result = !subst("Value", "("#value#")", Valid);
}
foreach letter = HSD in {
  defvar r = RepeatedIn<letter>;
  defvar width = ElementOf<letter>.Bits;
  def moved_#letter
      : Const<i64, r.Fits#" && ("#!subst("Imm", r.Value, Bitmask.Valid)#") && "#NoByte<r.Value>.Result>,
        EncodeExpr<!subst("Imm", r.Value, Bitmask.Encode)>,
        DecodeExpr<!if(!eq(width, 64), Bitmask.Decode, !strconcat("sext(", Bitmask.Decode, ", ", !cast<string>(width), ")")),
                   !strconcat(r.Own, " && (", Bitmask.Legal, ") && ", NoByte<Bitmask.Decode>.Result)> {
    let PrintMethod = !if(!eq(width, 16), "printOperand", "printHexBits");
    let ParserMatchClass = Says<"MovedConstant", "expected compatible register or logical immediate">;
  }
  defvar D = !cast<DAGOperand>("Vec_"#letter);
  def MOVM_Zi_#letter
      : SveD<Sve1<"mov", 0x05c00000, [letter]>, letter, 22, (outs D:$d), (ins !cast<DAGOperand>("moved_"#letter):$imm),
             "$d, $imm"> {
    bits<13> imm;
    let Inst{17-5} = imm;
    let DecoderNamespace = "Preferred";
  }
}

// ---- Bytes that are shifted -----------------------------------------------------------------------------------------
// The number may be written before its shift. Zero, shifted, is written so only.

def unsigned_byte_alone : Const<i32, "isUInt<8>(Imm)">, EncodeExpr<"256 | Imm">, DecodeExpr<"Bits & 255", "Bits == 256">;
def signed_byte_alone : Const<i32, "isInt<8>(Imm)">, EncodeExpr<"256 | (Imm & 255)">, DecodeExpr<"Bits & 255", "Bits == 256">;
foreach op = [
  Sve1<"add", 0x2560c000, HSD>, Sve1<"sub", 0x2561c000, HSD>, Sve1<"subr", 0x2563c000, HSD>, Sve1<"sqadd", 0x2564c000, HSD>,
  Sve1<"uqadd", 0x2565c000, HSD>, Sve1<"sqsub", 0x2566c000, HSD>, Sve1<"uqsub", 0x2567c000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZi_lsl_"#f
        : SveD<op, f, 22, (outs D:$d), (ins D:$old, unsigned_byte_alone:$imm), "$d, $d, $imm, lsl #8"> {
      bits<9> imm;
      let Inst{13-5} = imm;
      let Constraints = "$d = $old";
    }
  }
foreach letter = HSD in {
  defvar D = !cast<DAGOperand>("Vec_"#letter);
  foreach name = ["mov", "dup"] in
    let isAsmParserOnly = !eq(name, "dup") in
    def !toupper(name)#"_Zi_lsl_"#letter
        : SveD<Sve1<name, 0x2578c000, HSD>, letter, 22, (outs D:$d), (ins signed_byte_alone:$imm), "$d, $imm, lsl #8"> {
      bits<9> imm;
      let Inst{13-5} = imm;
    }
  foreach merges = [0, 1] in
    foreach name = ["mov", "cpy"] in
      let isAsmParserOnly = !eq(name, "cpy") in
      def !toupper(name)#"_ZP"#!if(merges, "m", "z")#"i_lsl_"#letter
          : SveDM4<Sve1<name, !if(merges, 0x05504000, 0x05500000), HSD>, letter, 22, (outs D:$d),
                   !if(merges, (ins D:$old, Pred:$m, signed_byte_alone:$imm), (ins Pred:$m, signed_byte_alone:$imm)),
                   "$d, $m/"#!if(merges, "m", "z")#", $imm, lsl #8"> {
        bits<9> imm;
        let Inst{13-5} = imm;
        let Constraints = !if(merges, "$d = $old", "");
      }
}
