// What the code generator's own code uses where modes differ: registers by their roles, and instructions on whole registers
// and addresses.

class MachineMode<int width, Register thread> {
  int Bytes = !div(width, 8);
  defvar p = !if(!eq(width, 64), "R", "E");
  defvar n = !if(!eq(width, 64), "32", "");
  Register StackPointer = !cast<Register>(p#"SP");
  Register FramePointer = !cast<Register>(p#"BP");
  // From where objects are addressed below an aligned stack pointer that moves.
  Register BasePointer = !if(!eq(width, 64), RBX, ESI);
  // The same where code names that one, as assembly does.
  Register OtherBasePointer = !if(!eq(width, 64), R12, EDI);
  Register Accumulator = !cast<Register>(p#"AX");
  // Holds the other half of results of two registers.
  Register Second = !cast<Register>(p#"DX");
  // Callers expect nothing in it, nor do results take it.
  Register Counter = !cast<Register>(p#"CX");
  // Free at the beginning of functions.
  Register Scratch = !if(!eq(width, 64), R11, EAX);
  // The segment whose first word is the thread's pointer.
  Register Thread = thread;
  RegisterClass General = !cast<RegisterClass>("GR"#width);
  RegisterClass Index = !cast<RegisterClass>("GR"#width#"_NOSP");
  Instruction Push = !cast<Instruction>("PUSH"#width#"r");
  Instruction Pop = !cast<Instruction>("POP"#width#"r");
  Instruction PushFlags = !cast<Instruction>("PUSHF"#width);
  Instruction PopFlags = !cast<Instruction>("POPF"#width);
  Instruction Copy = !cast<Instruction>("MOV"#width#"rr");
  Instruction Load = !cast<Instruction>("MOV"#width#"rm");
  Instruction Address = !cast<Instruction>("LEA"#width#"r");
  Instruction AddNumber = !cast<Instruction>("ADD"#width#"ri"#n);
  Instruction SubNumber = !cast<Instruction>("SUB"#width#"ri"#n);
  Instruction AndNumber = !cast<Instruction>("AND"#width#"ri"#n);
  Instruction SetNumber = !cast<Instruction>("MOV"#width#"ri");
  Instruction Sub = !cast<Instruction>("SUB"#width#"rr");
  // Changes nothing in memory, but accesses it.
  Instruction Touch = !cast<Instruction>("OR"#width#"mi8");
  Instruction Probe = !if(!eq(width, 64), PROBE_STACK, PROBE_STACK32);
  // The number that a symbol is in a program that stays where it was linked.
  Instruction SymbolNumber = !if(!eq(width, 64), MOV32ri64, MOV32ri);
  Instruction Call = !if(!eq(width, 64), CALL64pcrel32, CALLpcrel32);
  Instruction Ret = !cast<Instruction>("RET"#width);
  // The same, and takes bytes off the stack.
  Instruction RetPopping = !cast<Instruction>("RETI"#width);
  // The end of a handler of interrupts.
  Instruction InterruptReturn = !cast<Instruction>("IRET"#width);
  // Jumps in place of calls and returns, to symbols and by registers.
  Instruction Jump = !cast<Instruction>("TCRETURNdi"#!if(!eq(width, 64), "64", ""));
  Instruction JumpRegister = !cast<Instruction>("TCRETURNri"#!if(!eq(width, 64), "64", ""));
  Instruction CallFrameSetup = !cast<Instruction>("ADJCALLSTACKDOWN"#width);
  Instruction CallFrameDestroy = !cast<Instruction>("ADJCALLSTACKUP"#width);
}
// The widest first.
def Machine64 : MachineMode<64, FS>;
def Machine32 : MachineMode<32, GS>;

def MachineModes : GenericTable {
  let FilterClass = "MachineMode";
  let Fields = ["Bytes", "StackPointer", "FramePointer", "BasePointer", "OtherBasePointer", "Accumulator", "Second", "Counter", "Scratch", "Thread", "General",
                "Index", "Push", "Pop", "PushFlags", "PopFlags", "Copy", "Load", "Address", "AddNumber", "SubNumber",
                "AndNumber", "SetNumber", "Sub", "Touch", "Probe", "SymbolNumber", "Call", "Ret", "RetPopping", "InterruptReturn", "Jump", "JumpRegister", "CallFrameSetup", "CallFrameDestroy"];
  string TypeOf_StackPointer = "reg";
  string TypeOf_FramePointer = "reg";
  string TypeOf_BasePointer = "reg";
  string TypeOf_OtherBasePointer = "reg";
  string TypeOf_Accumulator = "reg";
  string TypeOf_Second = "reg";
  string TypeOf_Counter = "reg";
  string TypeOf_Scratch = "reg";
  string TypeOf_Thread = "reg";
  string TypeOf_General = "class";
  string TypeOf_Index = "class";
}
