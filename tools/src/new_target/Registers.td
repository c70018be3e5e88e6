// Registers: names, numbers in encodings, and the classes that operands may be of.

class @Name@Reg<int number, string name> : Register<name>, DwarfRegNum<[number]> {
  let Namespace = "@Name@";
  let HWEncoding = number;
}

// TO DO: the machine's registers.
foreach n = 0...3 in
  def R#n : @Name@Reg<n, "r"#n>;
def SP : @Name@Reg<4, "sp">;

// What values a class holds, their size in bits when they are spilled, and the registers in the order in which they are
// given out. The stack pointer is in a class only if instructions take it in its place.
def GPR : RegisterClass<"@Name@", [i32], 32, (sequence "R%u", 0, 3)>;
