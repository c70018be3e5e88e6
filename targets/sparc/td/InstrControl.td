// Branches and calls.

class Cond<string name, int number> : Op<name, number>;
defvar IntegerConditions = [
  Cond<"n", 0>, Cond<"e", 1>, Cond<"le", 2>, Cond<"l", 3>, Cond<"leu", 4>, Cond<"cs", 5>, Cond<"neg", 6>,
  Cond<"vs", 7>, Cond<"a", 8>, Cond<"ne", 9>, Cond<"g", 10>, Cond<"ge", 11>, Cond<"gu", 12>, Cond<"cc", 13>,
  Cond<"pos", 14>, Cond<"vc", 15>];
defvar FloatConditions = [
  Cond<"n", 0>, Cond<"ne", 1>, Cond<"lg", 2>, Cond<"ul", 3>, Cond<"l", 4>, Cond<"ug", 5>, Cond<"g", 6>, Cond<"u", 7>,
  Cond<"a", 8>, Cond<"e", 9>, Cond<"ue", 10>, Cond<"ge", 11>, Cond<"uge", 12>, Cond<"le", 13>, Cond<"ule", 14>, Cond<"o", 15>];
defvar RegisterConditions = [Cond<"z", 1>, Cond<"lez", 2>, Cond<"lz", 3>, Cond<"nz", 5>, Cond<"gz", 6>, Cond<"gez", 7>];

class Branch<bits<3> op2, dag ins, string asm> : F2<op2, (outs), ins, asm> {
  let isBranch = true;
  let isTerminator = true;
  let hasDelaySlot = true;
}

// On the first condition code, as in version 8.
class Branch8<bits<3> op2, bits<4> cond, bit annul, string mnemonic>
    : Branch<op2, (ins brtarget:$target), mnemonic#!if(annul, ",a", "")#"\t$target"> {
  let isBarrier = !eq(cond, 8);
  bits<22> target;
  let Inst{29} = annul;
  let Inst{28-25} = cond;
  let Inst{21-0} = target;
}
// On any, with a prediction.
class Branch9<bits<3> op2, bits<4> cond, bit annul, bit taken, string mnemonic, RegisterClass codes>
    : Branch<op2, (ins codes:$cc, bprtarget:$target), mnemonic#!if(annul, ",a", "")#!if(taken, "", ",pn")#"\t$cc, $target"> {
  bits<2> cc;
  bits<19> target;
  let Inst{29} = annul;
  let Inst{28-25} = cond;
  let Inst{21-20} = cc;
  let Inst{19} = taken;
  let Inst{18-0} = target;
}
// On the contents of a register. The distance is in two pieces.
class BranchR<bits<3> cond, bit annul, bit taken, string mnemonic>
    : Branch<0b011, (ins IntRegs:$rs1, bprtarget16:$target),
             mnemonic#!if(annul, ",a", "")#!if(taken, "", ",pn")#"\t$rs1, $target"> {
  bits<5> rs1;
  bits<16> target;
  let Inst{29} = annul;
  let Inst{28} = 0;
  let Inst{27-25} = cond;
  let Inst{21-20} = target{15-14};
  let Inst{19} = taken;
  let Inst{18-14} = rs1;
  let Inst{13-0} = target{13-0};
}

foreach a = [0, 1] in {
  defvar A = !if(a, "A", "");
  foreach c = IntegerConditions in
    def B#!toupper(c.Name)#A : Branch8<0b010, c.Code, a, "b"#c.Name>;
  foreach c = FloatConditions in
    def FB#!toupper(c.Name)#A : Branch8<0b110, c.Code, a, "fb"#c.Name>;
  foreach p = [0, 1] in {
    defvar P = !if(p, "", "NT");
    let Predicates = [HasV9] in
    foreach c = IntegerConditions in
      def BP#!toupper(c.Name)#A#P : Branch9<0b001, c.Code, a, p, "b"#c.Name, IntCC>;
    let Predicates = [HasV9] in
    foreach c = FloatConditions in
      def FBP#!toupper(c.Name)#A#P : Branch9<0b101, c.Code, a, p, "fb"#c.Name, FCCRegs>;
    let Predicates = [Is64Bit] in
    foreach c = RegisterConditions in
      def BR#!toupper(c.Name)#A#P : BranchR<c.Code, a, p, "br"#c.Name>;
  }
}

def CALL : SparcInst<0b01, (outs), (ins calltarget:$target), "call\t$target"> {
  bits<30> target;
  let Inst{29-0} = target;
  let isCall = true;
  let hasDelaySlot = true;
  let Defs = [O7];
}
defvar Jumps = Effects<0, 0, 1>;
defm JMPL : Sum<0b10, 0x38, (outs IntRegs:$rd), (ins), "jmpl\t", ", $rd", Jumps>;
// The return from a trap, or from a function that has a window.
defm RETT : Sum<0b10, 0x39, (outs), (ins), "rett\t", "", Jumps>;
let Predicates = [HasV9] in
def : MnemonicAlias<"return", "rett">;
defm FLUSH : Sum<0b10, 0x3b, (outs), (ins), "flush\t">;
def : InstAlias<"flush", (FLUSHrr G0, G0), 0>;
def : MnemonicAlias<"iflush", "flush">;

// ---- Compare and branch ---------------------------------------------------------------------------------------------
// The distance is in two pieces.

class CompareAndBranch<bits<4> cond, bit wide, bit constant, DAGOperand other, string mnemonic>
    : Branch<0b011, (ins IntRegs:$rs1, other:$rs2, bprtarget10:$target), mnemonic#"\t$rs1, $rs2, $target"> {
  bits<5> rs1;
  bits<5> rs2;
  bits<10> target;
  let hasDelaySlot = false;
  let Inst{29} = cond{3};
  let Inst{28} = 1;
  let Inst{27-25} = cond{2-0};
  let Inst{21} = wide;
  let Inst{20-19} = target{9-8};
  let Inst{18-14} = rs1;
  let Inst{13} = constant;
  let Inst{12-5} = target{7-0};
  let Inst{4-0} = rs2;
}
let Predicates = [HasOSA2011] in
foreach w = ["w", "x"] in {
  foreach c = IntegerConditions in
    if !ne(!and(c.Code, 7), 0) then {
      def CB#!toupper(w#c.Name)#"rr" : CompareAndBranch<c.Code, !eq(w, "x"), 0, IntRegs, "c"#w#"b"#c.Name>;
      def CB#!toupper(w#c.Name)#"ri" : CompareAndBranch<c.Code, !eq(w, "x"), 1, simm5, "c"#w#"b"#c.Name>;
    }
  foreach o = [["geu", "cc"], ["lu", "cs"]] in
    def : MnemonicAlias<"c"#w#"b"#o[0], "c"#w#"b"#o[1]>;
}
