// Where values go, and which registers calls preserve.
//
// Arguments are an array of words, the parameter array, of which callers keep room for six in every frame. The first six words
// are in registers instead, those that are floating-point numbers, among the first sixteen, in the registers that have the
// numbers of the words. A function finds its arguments in the registers of its own window (`CalleesNames`).
// Parts of an aggregate with floating-point numbers of 32 bits (`inreg`) take halves of words, so that the number in the first
// half of a word is in the register of even number. A number of 128 bits is in two registers of 64.
// Source: SPARC Compliance Definition 2.4, chapter 3 of the 64-bit ABI; System V ABI, SPARC Processor Supplement, chapter 3.

defvar ArgumentWords = [O0, O1, O2, O3, O4, O5];
// A number of 32 bits is the second half of its word.
defvar ArgumentFloats = !foreach(i, !range(16), !cast<Register>("F"#!add(!mul(2, i), 1)));
defvar ArgumentHalves = !foreach(i, !range(32), !cast<Register>("F"#i));
defvar ArgumentDoubles = !foreach(i, !range(16), !cast<Register>("D"#i));

def CC_Sparc64 : CallingConv<[
  CCIfNest<CCAssignToReg<[G5]>>,
  // Who takes a variable number of arguments does not know which registers they would be in.
  CCIfArgVarArg<CCIfType<[f64], CCBitConvertToType<i64>>>,
  CCIfArgVarArg<CCIfFloatInWords<CCIfSplit<CCAssignToSlot<ArgumentWords, 8, 16>>>>,
  CCIfArgVarArg<CCIfFloatInWords<CCAssignToSlot<ArgumentWords, 8>>>,
  CCIfInReg<CCIfType<[f32], CCAssignToSlot<ArgumentHalves, 4>>>,
  CCIfInReg<CCIfNarrow<CCAssignToSlot<ArgumentWords, 4>>>,
  CCIfFloatInWords<CCBitConvertToType<f64>>,
  CCIfFloatInWords<CCIfSplit<CCAssignToSlot<ArgumentDoubles, 8, 16>>>,
  CCIfType<[f32], CCAssignToSlot<ArgumentFloats, 8>>,
  CCIfType<[f64], CCAssignToSlot<ArgumentDoubles, 8>>,
  CCIfType<[i64], CCAssignToSlot<ArgumentWords, 8>>
]> { let Entry = true; }

def RetCC_Sparc64 : CallingConv<[
  CCIfType<[f32], CCAssignToSlot<ArgumentHalves, 4>>,
  CCIfInReg<CCIfNarrow<CCAssignToSlot<ArgumentWords, 4>>>,
  CCIfFloatInWords<CCBitConvertToType<f64>>,
  CCIfFloatInWords<CCIfSplit<CCAssignToSlot<ArgumentDoubles, 8, 16>>>,
  CCIfType<[f64], CCAssignToSlot<ArgumentDoubles, 8>>,
  CCIfType<[i64], CCAssignToSlot<ArgumentWords, 8>>
]> { let Entry = true; }

// ---- 32 bits --------------------------------------------------------------------------------------------------------
// The array has words of 32 bits, and everything is in it: numbers of 64 bits in two words, the first one first in memory. Those of
// 128 bits are passed by address. The address for a result in memory is in a word of the frame in front of the array.

def CC_Sparc32 : CallingConv<[
  CCIfSRet<CCAssignToPlace<64>>,
  CCIfNest<CCAssignToReg<[G2]>>,
  CCIfFloatInWords<CCPassIndirect<i32>>,
  CCIfType<[f64], CCSplitToSlots<ArgumentWords, 4>>,
  CCIfType<[f32], CCBitConvertToType<i32>>,
  CCIfType<[i32], CCAssignToSlot<ArgumentWords, 4>>
]> { let Entry = true; }

def RetCC_Sparc32 : CallingConv<[
  CCIfType<[f32], CCAssignToReg<[F0, F1, F2, F3]>>,
  CCIfType<[f64], CCAssignToReg<[D0, D1]>>,
  CCIf<"!ArgFlags.isFloatInWords()", CCIfType<[i32], CCAssignToReg<ArgumentWords>>>
]> { let Entry = true; }

// ---- Registers that calls preserve ----------------------------------------------------------------------------------

// What is in the caller's window, and nothing else.
def CSR_Sparc : CalleeSavedRegs<(add (sequence "L%u", 0, 7), (sequence "I%u", 0, 7))>;
def CSR_Window : CalleeSavedRegs<(add)>;
