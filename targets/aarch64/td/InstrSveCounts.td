// Scalable vectors: saturating counts in words, which are written beside the long registers that have them.

// All elements, and one of them, are what is left out: each way to write it is an instruction of its own.
def pattern_but_all : MaybeNamed<"PredicatePattern", 5>, DecodeExpr<"Bits", "Bits != 31"> {
  let ParserMatchClass = Says<"PredicatePattern", "invalid predicate pattern">;
}
def from1to16_but_1 : Between<1, 16>, EncodeExpr<"Imm - 1">, DecodeExpr<"Bits + 1", "Bits != 0">;

class CountForm<string asm, dag operands> {
  string Asm = asm;
  dag Operands = operands;
}
class WordCount<SveOp op, string f, bit zero, CountForm form>
    : Sve<op, f, 22, !if(zero, (outs), (outs GPR64common:$d)), !con(!if(zero, (ins), (ins WordOfLong:$old)), form.Operands),
          !subst("$old", !if(zero, "wzr", "$old"), !subst("$d", !if(zero, "xzr", "$d"), form.Asm))> {
  let Constraints = !if(zero, "", "$d = $old");
}
class WordCountOf<SveOp op, string f, CountForm form> : WordCount<op, f, 0, form> {
  bits<5> d;
  let Inst{4-0} = d;
}
class WordCountOfZero<SveOp op, string f, CountForm form> : WordCount<op, f, 1, form> {
  let Inst{4-0} = 31;
}

// $d, $old, $pattern, mul $imm
foreach op = [
  Sve1<"sqincb", 0x0420f000, [""]>, Sve1<"sqdecb", 0x0420f800, [""]>, Sve1<"sqinch", 0x0460f000, [""]>,
  Sve1<"sqdech", 0x0460f800, [""]>, Sve1<"sqincw", 0x04a0f000, [""]>, Sve1<"sqdecw", 0x04a0f800, [""]>,
  Sve1<"sqincd", 0x04e0f000, [""]>, Sve1<"sqdecd", 0x04e0f800, [""]>,
] in
  foreach zero = [0, 1] in {
    defvar general = CountForm<"$d, $old, $pattern, mul $imm", (ins pattern:$pattern, from1to16_but_1:$imm)>;
    defvar once = CountForm<"$d, $old, $pattern", (ins pattern_but_all:$pattern)>;
    defvar all = CountForm<"$d, $old", (ins)>;
    if !not(zero) then {
      def op.Code#"_XWpi" : WordCountOf<op, "", general> {
        bits<5> pattern;
        bits<4> imm;
        let Inst{9-5} = pattern;
        let Inst{19-16} = imm;
      }
      def op.Code#"_XWp" : WordCountOf<op, "", once> {
        bits<5> pattern;
        let Inst{9-5} = pattern;
      }
      def op.Code#"_XW" : WordCountOf<op, "", all> {
        let Inst{9-5} = 31;
      }
    } else {
      def op.Code#"_ZeroWpi" : WordCountOfZero<op, "", general> {
        bits<5> pattern;
        bits<4> imm;
        let Inst{9-5} = pattern;
        let Inst{19-16} = imm;
      }
      def op.Code#"_ZeroWp" : WordCountOfZero<op, "", once> {
        bits<5> pattern;
        let Inst{9-5} = pattern;
      }
      def op.Code#"_ZeroW" : WordCountOfZero<op, "", all> {
        let Inst{9-5} = 31;
      }
    }
  }

// $d, $n, $old
foreach op = [Sve1<"sqincp", 0x25288800, BHSD>, Sve1<"sqdecp", 0x252a8800, BHSD>] in
  foreach f = op.Forms in {
    defvar counted = CountForm<"$d, $n, $old", (ins !cast<DAGOperand>("Pred_"#f):$n)>;
    def op.Code#"_XPW_"#f : WordCountOf<op, f, counted> {
      bits<4> n;
      let Inst{8-5} = n;
    }
    def op.Code#"_ZeroPW_"#f : WordCountOfZero<op, f, counted> {
      bits<4> n;
      let Inst{8-5} = n;
    }
  }
