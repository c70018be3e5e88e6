// Registers.
//
// f4, f6 and f7 are not assigned. The condition flag is no register here: only `fi` writes it and only `malkrz` reads it,
// and the two are one instruction until the very end (Pseudos.td).

class F2003fReg<bits<3> number, string name> : Register<name>, DwarfRegNum<[number]> {
  let Namespace = "F2003f";
  let HWEncoding{2-0} = number;
}

foreach n = [0, 1, 2, 3, 5] in
  def F#n : F2003fReg<n, "f"#n>;

// The address of the next instruction: reading it gives the address after the instruction that reads, writing it jumps.
def XX : F2003fReg<7, "xx">;

// f5 is the stack pointer; it and xx are reserved, which leaves four registers to the allocator.
def Reg : RegisterClass<"F2003f", [i32], 32, (add F0, F1, F2, F3, F5, XX)>;
