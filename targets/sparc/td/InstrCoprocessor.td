// The coprocessor of version 8: loads, stores, branches. Version 9 has other instructions in these places.

class Coprocessor<int number> : SparcReg<number, "c"#number>;
foreach i = 0...31 in
  def C#i : Coprocessor<i>;
let isAllocatable = false in {
  def CoprocRegs : RegisterClass<"SP", [i32], 32, (sequence "C%u", 0, 31)>;
  def CoprocPair : RegisterClass<"SP", [i32], 64, (sequence "C%u", 0, 30, 2)>;
}

defm LDC : Load<"ld", 0x30, CoprocRegs, "V8">;
defm LDDC : Load<"ldd", 0x33, CoprocPair, "V8">;
defm STC : Store<"st", 0x34, CoprocRegs, "V8">;
defm STDC : Store<"std", 0x37, CoprocPair, "V8">;
defm LDCSR : Sum<0b11, 0x31, (outs), (ins), "ld\t[", "], %csr", Effects<1, 0, 0, "V8">>;
defm STCSR : Sum<0b11, 0x35, (outs), (ins), "st\t%csr, [", "]", Effects<0, 1, 0, "V8">>;
// Queues of what has not finished.
defm STDCQ : Sum<0b11, 0x36, (outs), (ins), "std\t%cq, [", "]", Effects<0, 1, 0, "V8">>;
defm STDFQ : Sum<0b11, 0x26, (outs), (ins), "std\t%fq, [", "]", Effects<0, 1, 0, "V8">>;

// Which of four results there may be.
defvar CoprocessorConditions = [
  Cond<"n", 0>, Cond<"123", 1>, Cond<"12", 2>, Cond<"13", 3>, Cond<"1", 4>, Cond<"23", 5>, Cond<"2", 6>, Cond<"3", 7>,
  Cond<"a", 8>, Cond<"0", 9>, Cond<"03", 10>, Cond<"02", 11>, Cond<"023", 12>, Cond<"01", 13>, Cond<"013", 14>,
  Cond<"012", 15>];
foreach a = [0, 1] in {
  foreach c = CoprocessorConditions in
    def CB#!toupper(c.Name)#!if(a, "A", "") : Branch8<0b111, c.Code, a, "cb"#c.Name>;
  def : MnemonicAlias<"cb"#!if(a, ",a", ""), "cba"#!if(a, ",a", "")>;
}
