// Comparison and control flow. A jump is a move to xx, so the jumps here are names that the code generator needs for what
// the assembler and the disassembler know as moves.

// ---- Comparison -----------------------------------------------------------------------------------------------------

// The flag := whether the condition holds between $lhs and $rhs. The order of the operands never changes.
class Compare<Kind l, Kind r>
    : F2003fInst<(outs), (ins l.Op:$lhs, r.Op:$rhs, Condition:$cc), "fi $lhs $rhs $cc"> {
  let Inst = (descend 0b0001, (operand "$cc", 4), Bytes<l, "$lhs">.ret, Bytes<r, "$rhs">.ret);
  let isCompare = true;
  let mayLoad = !or(l.IsMem, r.IsMem);
}

foreach l = Values in
  foreach r = Values in
    def FI#l.Letter#r.Letter : Compare<l, r>;

// ---- Jumps ----------------------------------------------------------------------------------------------------------

let isCodeGenOnly = true in {
  class Jump<string mnemonic, bits<8> opcode, dag ins, dag bytes, list<dag> pattern = []>
      : F2003fInst<(outs), ins, mnemonic#" {xx $target|$target xx}", pattern> {
    let Inst = (descend opcode, bytes, 0b11100000);
    let isBranch = true;
    let isTerminator = true;
  }

  // `x` is a block of the function.
  def KRZx : Jump<"krz", 0x08, (ins Block:$target), (encoded "$target"), [(br bb:$target)]> {
    let isBarrier = true;
  }
  def MALKRZx : Jump<"malkrz", 0x09, (ins Block:$target), (encoded "$target")>;

  foreach s = Values in {
    let isIndirectBranch = true, mayLoad = s.IsMem in {
      let isBarrier = true in
      def KRZx#s.Letter : Jump<"krz", 0x08, (ins s.Op:$target), Bytes<s, "$target">.ret>;
      def MALKRZx#s.Letter : Jump<"malkrz", 0x09, (ins s.Op:$target), Bytes<s, "$target">.ret>;
    }
  }
}

def : Pat<(brind i32:$target), (KRZxr i32:$target)>;
def : Pat<(brind (i32 (load addr:$target))), (KRZxm addr:$target)>;
def : Pat<(brind (wrapper tblockaddress:$target)), (KRZxi tblockaddress:$target)>;

// ---- Calls and returns ----------------------------------------------------------------------------------------------

// A call exchanges: the word at f5 := the return address, xx := the callee.
let isCodeGenOnly = true in {
  foreach s = Values in
    def INJ_FENXEO#s.Letter
        : F2003fInst<(outs), (ins s.Op:$callee), "inj {f5@ xx $callee|$callee xx f5@}"> {
      let Inst = (descend 0b00100000, Bytes<s, "$callee">.ret, 0b11100000, 0b10110000);
      let isCall = true;
      let Uses = [F5];
      let Defs = [F0, F1, F2, F3];
      let mayLoad = s.IsMem;
      let mayStore = true;
    }

  def KRZ_DOSNUD : F2003fInst<(outs), (ins), "krz {xx f5@|f5@ xx}", [(dosnud)]> {
    let Inst = (descend 0b00001000, 0b10110000, 0b11100000);
    let isReturn = true;
    let isBarrier = true;
    let isTerminator = true;
    let Uses = [F5];
    let mayLoad = true;
  }
}

def : Pat<(fenxeo i32:$callee), (INJ_FENXEOr i32:$callee)>;
def : Pat<(fenxeo (i32 (load addr:$callee))), (INJ_FENXEOm addr:$callee)>;
def : Pat<(fenxeo tglobaladdr:$callee), (INJ_FENXEOi tglobaladdr:$callee)>;
def : Pat<(fenxeo texternalsym:$callee), (INJ_FENXEOi texternalsym:$callee)>;
