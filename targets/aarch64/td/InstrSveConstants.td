// Scalable vectors: constants for bits, which are written for elements of any size, and bytes that are shifted.

// ---- Bits -----------------------------------------------------------------------------------------------------------
// A constant of an element is repeated over 64 bits. What repeats itself after fewer bits belongs to smaller elements: such
// constants are read for larger ones, but written and stored for the smallest.

class RepeatedIn<string letter> {
  defvar width = ElementOf<letter>.Bits;
  defvar copies = !cond(!eq(width, 8): "0x0101010101010101", !eq(width, 16): "0x0001000100010001",
                        !eq(width, 32): "0x100000001", true: "1");
  string Low = !if(!eq(width, 64), "Imm", "zext(Imm, "#width#")");
  string Value = !if(!eq(width, 64), "Imm", "(zext(Imm, "#width#") * "#copies#")");
  string Fits = !if(!eq(width, 64), "1", "(isInt<"#width#">(Imm) || isUInt<"#width#">(Imm))");
  // It does not repeat itself in the next smaller elements.
  string Smallest = !if(!eq(width, 8), "1", "("#Value#" != zext(Imm, "#!div(width, 2)#") * "
                        #!cond(!eq(width, 16): "0x0101010101010101", !eq(width, 32): "0x0001000100010001",
                               true: "0x100000001")#")");
  string Own = !cond(!eq(width, 64): "bit(Bits, 12)", !eq(width, 32): "!bit(Bits, 12) && !bit(Bits, 5)",
                     !eq(width, 16): "!bit(Bits, 12) && bits(Bits, 5, 4) == 2",
                     true: "!bit(Bits, 12) && bits(Bits, 5, 4) == 3");
}

// What is no byte, shifted or not, in elements of any size: `mov` of others is another instruction.
class NoByte<string value> {
  string Valid = !foldl("!(isInt<8>(Value) || isShiftedInt<8, 8>(Value))", [8, 16, 32], all, width,
      !strconcat(all, " && !(Value == ", !subst("Imm", "Value", RepeatedIn<ElementLetters[!sub(!logtwo(width), 3)]>.Value),
                 !if(!eq(width, 8), ")",
                     " && (isInt<8>(sext(Value, "#width#")) || isShiftedInt<8, 8>(sext(Value, "#width#"))))")));
  string Result = "("#!subst("Value", "("#value#")", Valid)#")";
}
class BitConstant<string letter, string condition, string decode_condition, string decoded>
    : Const<i64, RepeatedIn<letter>.Fits#" && "#RepeatedIn<letter>.Smallest#" && ("
                 #!subst("Imm", RepeatedIn<letter>.Value, Bitmask.Valid)#")"#condition>,
      EncodeExpr<!subst("Imm", RepeatedIn<letter>.Value, Bitmask.Encode)>,
      DecodeExpr<decoded, !strconcat(RepeatedIn<letter>.Own, " && (", Bitmask.Legal, ")", decode_condition)> {
  let PrintMethod = "printHexBits";
  let ParserMatchClass = Says<"BitConstant", "expected compatible register or logical immediate">;
}
foreach letter = BHSD in {
  defvar r = RepeatedIn<letter>;
  defvar width = ElementOf<letter>.Bits;
  defvar isByte = !eq(letter, "b");
  defvar unsigned = !if(!eq(width, 64), Bitmask.Decode, !strconcat("zext(", Bitmask.Decode, ", ", !cast<string>(width), ")"));
  defvar signed = !if(!eq(width, 64), Bitmask.Decode, !strconcat("sext(", Bitmask.Decode, ", ", !cast<string>(width), ")"));
  def repeated_#letter : BitConstant<letter, "", "", unsigned>;
  // What `mov` takes, and what only `dupm` does.
  def moved_#letter : BitConstant<letter, !strconcat(" && ", NoByte<r.Value>.Result), !strconcat(" && ", NoByte<Bitmask.Decode>.Result), signed> {
    let PrintMethod = !if(!eq(width, 16), "printOperand", "printHexBits");
  }
  def not_moved_#letter : BitConstant<letter, !if(isByte, "", !strconcat(" && !", NoByte<r.Value>.Result)),
                                      !if(isByte, "", !strconcat(" && !", NoByte<Bitmask.Decode>.Result)), unsigned>;
  // The same, written for larger elements, or as the opposite.
  foreach written = BHSD in
    if !ge(ElementOf<written>.Log2, ElementOf<letter>.Log2) then {
      defvar w = RepeatedIn<written>;
      defvar ratio = !sub(ElementOf<written>.Log2, ElementOf<letter>.Log2);
      defvar repeats = w.Fits#" && "#w.Value#" == "#r.Value;
      foreach invert = ["", "not_"] in {
        defvar value = !if(!empty(invert), r.Low, !subst("Imm", "~Imm", r.Low));
        foreach kind = ["repeated_", "moved_", "not_moved_"] in
          if !or(!eq(kind, "repeated_"), !and(!gt(ratio, 0), !empty(invert))) then
            def kind#invert#letter#_in_#written
                : Const<i64, !cast<Const>(kind#letter).MCOperandPredicate>,
                  WrittenAs<"Imm", repeats#" ? "#value#" : 0"> {
              let ParserMatchClass = Says<"BitConstant", "expected compatible register or logical immediate">;
            }
      }
    }
}

foreach op = [Sve1<"orr", 0x05000000, BHSD>, Sve1<"eor", 0x05400000, BHSD>, Sve1<"and", 0x05800000, BHSD>] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def op.Code#"_ZZi_"#f : SveD<Sve1<op.Name, op.Word, [f]>, f, 22, (outs D:$d),
                                 (ins D:$old, !cast<DAGOperand>("repeated_"#f):$imm), "$d, $d, $imm"> {
      bits<13> imm;
      let Inst{17-5} = imm;
      let Constraints = "$d = $old";
    }
    defvar inverse = !cond(!eq(op.Name, "orr"): "orn", !eq(op.Name, "eor"): "eon", true: "bic");
    foreach written = BHSD in
      if !ge(ElementOf<written>.Log2, ElementOf<f>.Log2) then {
        defvar W = !cast<DAGOperand>("Vec_"#written);
        def : InstAlias<inverse#" $d, $d, $imm", (!cast<Instruction>(op.Code#"_ZZi_"#f) W:$d,
                                                      !cast<DAGOperand>("repeated_not_"#f#"_in_"#written):$imm), 0>;
        if !not(!eq(f, written)) then
          def : InstAlias<op.Name#" $d, $d, $imm", (!cast<Instruction>(op.Code#"_ZZi_"#f) W:$d,
                                                        !cast<DAGOperand>("repeated_"#f#"_in_"#written):$imm), 0>;
      }
  }
foreach f = BHSD in {
  defvar D = !cast<DAGOperand>("Vec_"#f);
  foreach name = !if(!eq(f, "b"), ["dupm"], ["dupm", "mov"]) in {
    defvar kind = !if(!eq(name, "dupm"), "not_moved_", "moved_");
    def !toupper(name)#"_Zi_bits_"#f
        : SveD<Sve1<name, 0x05c00000, [f]>, f, 22, (outs D:$d), (ins !cast<DAGOperand>(kind#f):$imm), "$d, $imm"> {
      bits<13> imm;
      let Inst{17-5} = imm;
    }
    foreach written = BHSD in
      if !gt(ElementOf<written>.Log2, ElementOf<f>.Log2) then
        def : InstAlias<name#" $d, $imm", (!cast<Instruction>(!toupper(name)#"_Zi_bits_"#f) !cast<DAGOperand>("Vec_"#written):$d,
                                               !cast<DAGOperand>(kind#f#"_in_"#written):$imm), 0>;
  }
  // What `mov` takes, as `dupm`.
  if !not(!eq(f, "b")) then {
    def : InstAlias<"dupm $d, $imm", (!cast<Instruction>("MOV_Zi_bits_"#f) D:$d, !cast<DAGOperand>("moved_"#f):$imm), 0>;
    foreach written = BHSD in
      if !gt(ElementOf<written>.Log2, ElementOf<f>.Log2) then
        def : InstAlias<"dupm $d, $imm", (!cast<Instruction>("MOV_Zi_bits_"#f) !cast<DAGOperand>("Vec_"#written):$d,
                                              !cast<DAGOperand>("moved_"#f#"_in_"#written):$imm), 0>;
  }
}

// ---- Bytes that are shifted -----------------------------------------------------------------------------------------
// The number may be written before its shift. Zero, shifted, is an encoding of its own that is written so only.

foreach op = [
  Sve1<"add", 0x2560c000, HSD>, Sve1<"sub", 0x2561c000, HSD>, Sve1<"subr", 0x2563c000, HSD>, Sve1<"sqadd", 0x2564c000, HSD>,
  Sve1<"uqadd", 0x2565c000, HSD>, Sve1<"sqsub", 0x2566c000, HSD>, Sve1<"uqsub", 0x2567c000, HSD>,
] in
  foreach f = op.Forms in {
    defvar D = !cast<DAGOperand>("Vec_"#f);
    def : InstAlias<op.Name#" $d, $d, $imm, lsl #8",
                    (!cast<Instruction>(op.Code#"_ZZi_"#f) D:$d, !cast<DAGOperand>("unsigned_byte_before_shift_"#f):$imm), 0>;
    def op.Code#"_ZZi_zero_"#f : SveD<op, f, 22, (outs D:$d), (ins D:$old), "$d, $d, #0, lsl #8"> {
      let Inst{13-5} = 256;
      let Constraints = "$d = $old";
    }
  }
foreach f = HSD in {
  defvar D = !cast<DAGOperand>("Vec_"#f);
  foreach name = ["mov", "dup"] in {
    def : InstAlias<name#" $d, $imm, lsl #8", (!cast<Instruction>("DUP_Zi_"#f) D:$d, !cast<DAGOperand>("signed_byte_before_shift_"#f):$imm), 0>;
    let isAsmParserOnly = !eq(name, "dup") in
    def !toupper(name)#"_Zi_zero_"#f : SveD<Sve1<name, 0x2578c000, HSD>, f, 22, (outs D:$d), (ins), "$d, #0, lsl #8"> {
      let Inst{13-5} = 256;
    }
  }
  foreach how = ["m", "z"] in
    foreach name = ["mov", "cpy"] in {
      def : InstAlias<name#" $d, $m/"#how#", $imm, lsl #8",
                      (!cast<Instruction>("CPY_ZP"#how#"i_"#f) D:$d, Pred:$m, !cast<DAGOperand>("signed_byte_before_shift_"#f):$imm), 0>;
      let isAsmParserOnly = !eq(name, "cpy") in
      def !toupper(name)#"_ZP"#how#"i_zero_"#f
          : SveDM4<Sve1<name, !if(!eq(how, "m"), 0x05504000, 0x05500000), HSD>, f, 22, (outs D:$d),
                   !if(!eq(how, "m"), (ins D:$old, Pred:$m), (ins Pred:$m)), "$d, $m/"#how#", #0, lsl #8"> {
        let Inst{13-5} = 256;
        let Constraints = !if(!eq(how, "m"), "$d = $old", "");
      }
    }
}
