// Integer arithmetic and logic.

def ADD32rr : I<0x01, MRMDestReg, (outs GR32:$dst), (ins GR32:$src1, GR32:$src2), "add{l}\t{$src2, $dst|$dst, $src2}", []>,
              OpSize32 {
  let Constraints = "$src1 = $dst";
  let Defs = [EFLAGS];
}
def ADD32rm : I<0x03, MRMSrcMem, (outs GR32:$dst), (ins GR32:$src1, i32mem:$src2), "add{l}\t{$src2, $dst|$dst, $src2}", []>,
              OpSize32 {
  let Constraints = "$src1 = $dst";
  let Defs = [EFLAGS];
}
