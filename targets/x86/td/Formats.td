// Instruction formats: how an instruction lies in memory, as facts that one encoder and one decoder read.
//
// An x86 instruction is
//
//   legacy prefixes | REX or VEX | opcode map escape | opcode | ModRM | SIB | displacement | immediate
//
// in which nearly every part is optional, so it is not a word of named bits. Instead an instruction states its *form*
// (where its operands go) and a few facts more; they are collected in TSFlags, and src/mc/encoder.rs puts the bytes
// together from them. src/mc/flags.rs reads the same layout.
//
// TSFlags
//   bits   field       meaning
//   6-0    Form        which operand goes where: class Format below
//   8-7    OpSize      operand size: 0 fixed, 1 (OpSize16) 16 bits, 2 (OpSize32) 32 bits; 0x66 where the mode has the other
//   10-9   AdSize      address size: 0 as operands say, 1 (AdSize16), 2 (AdSize32), 3 (AdSize64); 0x67 where it differs
//   13-11  OpPrefix    mandatory prefix: 0 none, 1 PS (none; without ModRM, the decoder refuses one), 2 PD 66, 3 XS f3, 4 XD f2
//   17-14  OpMap       0 OB, 1 TB 0f, 2 T8 0f38, 3 TA 0f3a, 4-7 maps of EVEX, 8-10 XOP8 XOP9 XOPA: as prefixes number
//                      them; 11 ThreeDNow
//   18     REX_W       REX.W, VEX.W or EVEX.W is 1
//   22-19  ImmT        kind and size of the immediate: class ImmType below
//   23     hasLockPrefix   f0
//   24     hasREPPrefix    f3
//   26-25  OpEnc       0 normal (REX), 1 VEX, 2 XOP, 3 EVEX
//   34-27  Opcode      the opcode byte
//   35     hasVEX_4V   VEX.vvvv is an operand
//   36     hasVEX_L    VEX.L is 1
//   37     ignoresVEX_L    VEX.L may be anything (the encoder writes 0)
//   38     ignoresW    VEX.W may be anything (the encoder writes 0)
//   39     hasEVEX_K   a mask is an operand        40 hasEVEX_Z   z: elements that the mask leaves out become zero
//   41     hasEVEX_L2  EVEX.L'L is 2: 512 bits     42 hasEVEX_B   b: broadcast, rounding or no exceptions
//   45-43  CD8_Scale   a displacement of 8 bits counts units of 2 to the power of this less 1; 0: of one byte
//   46     hasEVEX_RC  the last operand is a rounding mode, which stands in EVEX.L'L
//   50     hasEVEX_NF  EVEX may say that flags stay as they are; with a condition in the opcode, the bit is set
//   47     hasNoTrackPrefix   3e
//   49-48  explicitOpPrefix   0 none, 1 only with REX2 or, of EVEX, if a register or the text asks for it, 2 only with VEX,
//                      3 only with EVEX, and the text says so
//   53-51  FPForm      role of an x87 pseudo-instruction for the pass that makes a stack of registers
//   55-54  ExeDomain   0 any, 1 single, 2 double, 3 integer: where bypass delays differ
//   58-56  FusesWith   groups of conditions of branches: 1 above and below, 2 equal, less and greater, 4 sign, parity, overflow
//   59     HoldsNext   nothing happens before the next instruction is done
//   61-60  ResultFlags what the flags say of the result: class FlagsOfResult below
//   62     LinkerMayRelax  a linker may do without the load of an address from the global offset table
//   63     hasEVEXForm     the same instruction also has an encoding with EVEX: below
//
// Operands. Definitions come first, a tied use after its definition has no place of its own in the encoding, and a memory
// operand is five (base, scale, index, displacement, segment). With [vvvv] present only if hasVEX_4V:
//
//   RawFrm          [imm]                             opcode only
//   AddRegFrm       reg [imm]                         register in the low bits of the opcode
//   RawFrmMemOffs   disp seg                          moffs
//   RawFrmSrc       base seg      RawFrmDst base      RawFrmDstSrc dst base seg      string instructions
//   RawFrmImm8      imm, imm8     RawFrmImm16 imm, imm16     two immediates, the first as ImmT says
//   AddCCFrm        [target] cc                       condition in the low bits of the opcode
//   PrefixByte                                        the opcode byte is a prefix of what follows
//   MRMDestReg      rm [vvvv] reg [imm]               MRMDestMem     mem [vvvv] reg [imm]
//   MRMSrcReg       reg [vvvv] rm [is4/imm]           MRMSrcMem      reg [vvvv] mem [is4/imm]
//   MRMSrcReg4VOp3  reg rm vvvv                       MRMSrcMem4VOp3 reg mem vvvv
//   MRMSrcRegOp4    reg [vvvv] is4 rm                 MRMSrcMemOp4   reg [vvvv] is4 mem [imm]
//   MRMSrcRegCC     reg rm cc                         MRMSrcMemCC    reg mem cc
//   MRMDestMem4VOp3CC reg mem vvvv cc
//   MRMr0           reg                               rm field 0, register mode
//   MRMDestRegCC    rm reg cc                         MRMDestMemCC    mem reg cc
//   MRMXrCC         rm cc                             MRMXmCC        mem cc             reg field 0
//   MRM0r-MRM7r     [vvvv] rm [imm]                   MRM0m-MRM7m    [vvvv] mem [imm]   reg field 0 to 7
//   MRMXr, MRMXm    the same, reg field not looked at
//   MRMSrcMemFSIB   reg [vvvv] mem                    MRMDestMemFSIB mem reg            SIB needed even without an index
//   MRM0X-MRM7X     rm, any mode of ModRM
//   MRM_C0-MRM_FF   the byte after the opcode is this
//
// APX. In map 4 of EVEX, hasEVEX_B with hasVEX_4V is a destination of its own, the first operand, in VEX.vvvv; hasVEX_4V alone
// are two operands at the end: what flags become if a condition does not hold, in vvvv, and the condition, in the bits of the
// mask. An instruction with hasEVEXForm has the same opcode in map 4 (with EVEX.pp 66 where OpSize is 16 bits), or, if it
// has VEX, in the map that it has there. It is no record of its own: a flag of the instruction chooses the encoding.
//
// A mask (hasEVEX_K) follows the first of these operands, or a source that is tied to it; prefetches have it first.
//
// A vector index (VSIB) is a memory operand whose index is of a vector register class.
//
// Mixins: a format class says the shape, then come OpSize16/32, AdSize*, the map (TB, T8, TA, ...), the mandatory prefix (PS,
// PD, XS, XD), REX_W, VEX, VVVV, VEX_L, VEX_LIG, WIG, LOCK, REP, NOTRACK in any order.

// ---- Fields ---------------------------------------------------------------------------------------------------------

// A place of an operand. Of several operands of one form, the mask of EVEX is in none of these lists.
class FormPlace<bits<4> value> {
  bits<4> Value = value;
}
def PlaceNone : FormPlace<0>;
// ModRM's reg field; its r/m field as a register, as memory, and as memory that always has SIB.
def PlaceReg : FormPlace<1>;
def PlaceRm : FormPlace<2>;
def PlaceMemory : FormPlace<3>;
def PlaceSibMemory : FormPlace<4>;
// VEX.vvvv, if the instruction has that.
def PlaceVvvv : FormPlace<5>;
// The upper half of the last byte.
def PlaceLastByte : FormPlace<6>;
// The low bits of the opcode: a register, and a condition.
def PlaceOpcode : FormPlace<7>;
def PlaceCondition : FormPlace<8>;
// An address without ModRM, and those of string instructions.
def PlaceOffset : FormPlace<9>;
def PlaceSource : FormPlace<10>;
def PlaceDestination : FormPlace<11>;
def PlaceMask : FormPlace<12>;

// What ModRM is: absent, one that names a register or memory, or a byte of the opcode.
class ModRmUse<bits<2> value> {
  bits<2> Value = value;
}
def ModRmAbsent : ModRmUse<0>;
def ModRmRegister : ModRmUse<1>;
def ModRmMemory : ModRmUse<2>;
def ModRmByte : ModRmUse<3>;

// `places`: where operands go, in their order. `load` and `store`: whether the form has memory that is read or written, and
// `effects`, whether it has no operands, so that what the instruction does is not what it computes. Instructions say otherwise
// where that is wrong.
class Format<bits<7> value, list<FormPlace> places = [], bit load = false, bit store = false, bit effects = false> {
  bits<7> Value = value;
  bit Loads = load;
  bit Stores = store;
  bit HasEffects = effects;
  ModRmUse ModRm = ModRmAbsent;
  // Which bits of ModRM belong to the opcode, and what they are.
  bits<8> ModRmMask = 0;
  bits<8> ModRmBits = 0;
  defvar all = !listconcat(places, [PlaceNone, PlaceNone, PlaceNone, PlaceNone]);
  FormPlace First = all[0];
  FormPlace Second = all[1];
  FormPlace Third = all[2];
  FormPlace Fourth = all[3];
}
class RegisterForm<bits<7> value, list<FormPlace> places> : Format<value, places> {
  let ModRm = ModRmRegister;
}
class LoadForm<bits<7> value, list<FormPlace> places> : Format<value, places, true> {
  let ModRm = ModRmMemory;
}
class StoreForm<bits<7> value, list<FormPlace> places> : Format<value, places, false, true> {
  let ModRm = ModRmMemory;
}

def Pseudo : Format<0>;
def RawFrm : Format<1, [], false, false, true>;
def AddRegFrm : Format<2, [PlaceOpcode]>;
def RawFrmMemOffs : Format<3, [PlaceOffset]>;
def RawFrmSrc : Format<4, [PlaceSource], true>;
def RawFrmDst : Format<5, [PlaceDestination], false, true>;
def RawFrmDstSrc : Format<6, [PlaceDestination, PlaceSource], true, true>;
def RawFrmImm8 : Format<7, [], false, false, true>;
def RawFrmImm16 : Format<8, [], false, false, true>;
def AddCCFrm : Format<9>;
def PrefixByte : Format<10, [], false, false, true>;
def MRMDestMem4VOp3CC : Format<11, [PlaceReg, PlaceMemory, PlaceVvvv, PlaceCondition], true, true> {
  let ModRm = ModRmMemory;
}
def MRMr0 : RegisterForm<12, [PlaceReg]> { let ModRmMask = 0x07; }
def MRMDestRegCC : RegisterForm<13, [PlaceRm, PlaceReg, PlaceCondition]>;
def MRMDestMemCC : StoreForm<14, [PlaceMemory, PlaceReg, PlaceCondition]>;
def MRMDestReg : RegisterForm<16, [PlaceRm, PlaceVvvv, PlaceReg]>;
def MRMDestMem : StoreForm<17, [PlaceMemory, PlaceVvvv, PlaceReg]>;
def MRMSrcReg : RegisterForm<18, [PlaceReg, PlaceVvvv, PlaceRm]>;
def MRMSrcMem : LoadForm<19, [PlaceReg, PlaceVvvv, PlaceMemory]>;
def MRMSrcReg4VOp3 : RegisterForm<20, [PlaceReg, PlaceRm, PlaceVvvv]>;
def MRMSrcMem4VOp3 : LoadForm<21, [PlaceReg, PlaceMemory, PlaceVvvv]>;
def MRMSrcRegOp4 : RegisterForm<22, [PlaceReg, PlaceVvvv, PlaceLastByte, PlaceRm]>;
def MRMSrcMemOp4 : LoadForm<23, [PlaceReg, PlaceVvvv, PlaceLastByte, PlaceMemory]>;
def MRMSrcRegCC : RegisterForm<24, [PlaceReg, PlaceRm, PlaceCondition]>;
def MRMSrcMemCC : LoadForm<25, [PlaceReg, PlaceMemory, PlaceCondition]>;
def MRMXrCC : RegisterForm<26, [PlaceRm, PlaceCondition]>;
def MRMXmCC : StoreForm<27, [PlaceMemory, PlaceCondition]>;
def MRMXr : RegisterForm<28, [PlaceVvvv, PlaceRm]>;
def MRMXm : LoadForm<29, [PlaceVvvv, PlaceMemory]>;
def MRMSrcMemFSIB : LoadForm<30, [PlaceReg, PlaceVvvv, PlaceSibMemory]>;
def MRMDestMemFSIB : StoreForm<31, [PlaceSibMemory, PlaceReg]>;
foreach n = 0...7 in
  let ModRmMask = 0x38, ModRmBits = !shl(n, 3) in {
    def MRM#n#r : RegisterForm<!add(32, n), [PlaceVvvv, PlaceRm]>;
    def MRM#n#m : LoadForm<!add(40, n), [PlaceVvvv, PlaceMemory]>;
    def MRM#n#X : RegisterForm<!add(48, n), [PlaceVvvv, PlaceRm]>;
  }
// Hexadecimal digits, for the names of forms.
defvar HexDigits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C", "D", "E", "F"];
foreach high = 0...3 in
  foreach low = 0...15 in {
    defvar first = HexDigits[!add(12, high)];
    defvar second = HexDigits[low];
    def MRM_#first#second : Format<!add(64, !shl(high, 4), low), [], false, false, true> {
      let ModRm = ModRmByte;
      let ModRmMask = 0xff;
      let ModRmBits = !add(0xc0, !shl(high, 4), low);
    }
  }

class ImmType<bits<4> value> {
  bits<4> Value = value;
}
def NoImm : ImmType<0>;
def Imm8 : ImmType<1>;
def Imm8PCRel : ImmType<2>;
// A register in the upper half of a byte; the lower half is a further immediate or 0.
def Imm8Reg : ImmType<3>;
def Imm16 : ImmType<4>;
def Imm16PCRel : ImmType<5>;
def Imm32 : ImmType<6>;
def Imm32PCRel : ImmType<7>;
// Extended to 64 bits with its sign.
def Imm32S : ImmType<8>;
def Imm64 : ImmType<9>;

class FPFormat<bits<3> value> {
  bits<3> Value = value;
}
def NotFP : FPFormat<0>;
def ZeroArgFP : FPFormat<1>;
def OneArgFP : FPFormat<2>;
def OneArgFPRW : FPFormat<3>;
def TwoArgFP : FPFormat<4>;
def CompareFP : FPFormat<5>;
def CondMovFP : FPFormat<6>;
def SpecialFP : FPFormat<7>;

class Domain<bits<2> value> {
  bits<2> Value = value;
}
def GenericDomain : Domain<0>;
def SSEPackedSingle : Domain<1>;
def SSEPackedDouble : Domain<2>;
def SSEPackedInt : Domain<3>;

class Encoding<bits<2> value> {
  bits<2> Value = value;
}
def EncNormal : Encoding<0>;
def EncVEX : Encoding<1>;
def EncXOP : Encoding<2>;
def EncEVEX : Encoding<3>;

class OperandSize<bits<2> value> {
  bits<2> Value = value;
}
def OpSizeFixed : OperandSize<0>;
def OpSize16Size : OperandSize<1>;
def OpSize32Size : OperandSize<2>;

class AddressSize<bits<2> value> {
  bits<2> Value = value;
}
def AdSizeAny : AddressSize<0>;
def AdSize16Size : AddressSize<1>;
def AdSize32Size : AddressSize<2>;
def AdSize64Size : AddressSize<3>;

class Prefix<bits<3> value> {
  bits<3> Value = value;
}
def NoPrefix : Prefix<0>;
def PrefixPS : Prefix<1>;
def PrefixPD : Prefix<2>;
def PrefixXS : Prefix<3>;
def PrefixXD : Prefix<4>;

class OpcodeMap<bits<4> value> {
  bits<4> Value = value;
}
def MapOB : OpcodeMap<0>;
def MapTB : OpcodeMap<1>;
def MapT8 : OpcodeMap<2>;
def MapTA : OpcodeMap<3>;
def MapT4 : OpcodeMap<4>;
def MapT5 : OpcodeMap<5>;
def MapT6 : OpcodeMap<6>;
def MapT7 : OpcodeMap<7>;
def MapXOP8 : OpcodeMap<8>;
def MapXOP9 : OpcodeMap<9>;
def MapXOPA : OpcodeMap<10>;
def MapThreeDNow : OpcodeMap<11>;

class ExplicitOpPrefix<bits<2> value> {
  bits<2> Value = value;
}
def NoExplicitOpPrefix : ExplicitOpPrefix<0>;
def ExplicitAPX : ExplicitOpPrefix<1>;
def ExplicitVEX : ExplicitOpPrefix<2>;
def ExplicitEVEX : ExplicitOpPrefix<3>;

// What the flags say of a result that is written to a register: nothing, that it is zero and its sign (sums and shifts, whose
// carry and overflow are their own), or all that a comparison with zero says (bit operations clear these two).
// Manual: volume 1, appendix A.1, "EFLAGS and instructions".
class FlagsOfResult<bits<2> value> {
  bits<2> Value = value;
}
def NoFlagsOfResult : FlagsOfResult<0>;
def ZeroAndSign : FlagsOfResult<1>;
def AllFlags : FlagsOfResult<2>;

// The values as constants for the encoder and the decoder.
class Values<string of> : GenericEnum {
  let FilterClass = of;
  let ValueField = "Value";
}
def Forms : Values<"Format">;
def ImmTypes : Values<"ImmType">;
def Encodings : Values<"Encoding">;
def Prefixes : Values<"Prefix">;
def OpcodeMaps : Values<"OpcodeMap">;
def FlagsOfResults : Values<"FlagsOfResult">;
def FormPlaces : Values<"FormPlace">;
def ModRmUses : Values<"ModRmUse">;
def FormFacts : GenericTable {
  let FilterClass = "Format";
  let Fields = ["Value", "ModRm", "ModRmMask", "ModRmBits", "First", "Second", "Third", "Fourth"];
  GenericEnum TypeOf_ModRm = ModRmUses;
  GenericEnum TypeOf_First = FormPlaces;
  GenericEnum TypeOf_Second = FormPlaces;
  GenericEnum TypeOf_Third = FormPlaces;
  GenericEnum TypeOf_Fourth = FormPlaces;
}

// Where TSFlags have a field: the lowest bit, and from bit 8 on how many bits it has.
class TsField<string name, int low, int width = 1> {
  string Name = name;
  int Value = !or(!shl(width, 8), low);
}
def : TsField<"OP_SIZE", 7, 2>;
def : TsField<"AD_SIZE", 9, 2>;
def : TsField<"REX_W", 18>;
def : TsField<"LOCK", 23>;
def : TsField<"REP", 24>;
def : TsField<"VEX_4V", 35>;
def : TsField<"VEX_L", 36>;
def : TsField<"IGNORES_VEX_L", 37>;
def : TsField<"IGNORES_W", 38>;
def : TsField<"EVEX_K", 39>;
def : TsField<"EVEX_Z", 40>;
def : TsField<"EVEX_L2", 41>;
def : TsField<"EVEX_B", 42>;
def : TsField<"DISP8_SCALE", 43, 3>;
def : TsField<"EVEX_RC", 46>;
def : TsField<"NOTRACK", 47>;
def : TsField<"EXPLICIT_PREFIX", 48, 2>;
def : TsField<"EVEX_NF", 50>;
def : TsField<"FUSES_WITH", 56, 3>;
def : TsField<"HOLDS_NEXT", 59>;
def : TsField<"RESULT_FLAGS", 60, 2>;
def : TsField<"LINKER_MAY_RELAX", 62>;
def : TsField<"EVEX_FORM", 63>;
def TsFields : GenericEnum {
  let FilterClass = "TsField";
  let NameField = "Name";
  let ValueField = "Value";
}

// ---- Mixins ---------------------------------------------------------------------------------------------------------

class OpSize16 { OperandSize OpSize = OpSize16Size; }
class OpSize32 { OperandSize OpSize = OpSize32Size; }
class AdSize16 { AddressSize AdSize = AdSize16Size; }
class AdSize32 { AddressSize AdSize = AdSize32Size; }
class AdSize64 { AddressSize AdSize = AdSize64Size; }
class REX_W { bit hasREX_W = true; }
class LOCK { bit hasLockPrefix = true; }
class REP { bit hasREPPrefix = true; }
class NOTRACK { bit hasNoTrackPrefix = true; }

class OB { OpcodeMap OpMap = MapOB; }
class TB { OpcodeMap OpMap = MapTB; }
class T8 { OpcodeMap OpMap = MapT8; }
class TA { OpcodeMap OpMap = MapTA; }
class XOP8 { OpcodeMap OpMap = MapXOP8; Prefix OpPrefix = PrefixPS; Encoding OpEnc = EncXOP; }
class XOP9 { OpcodeMap OpMap = MapXOP9; Prefix OpPrefix = PrefixPS; Encoding OpEnc = EncXOP; }
class XOPA { OpcodeMap OpMap = MapXOPA; Prefix OpPrefix = PrefixPS; Encoding OpEnc = EncXOP; }
class ThreeDNow { OpcodeMap OpMap = MapThreeDNow; }
class T_MAP4 { OpcodeMap OpMap = MapT4; }
class T_MAP5 { OpcodeMap OpMap = MapT5; }
class T_MAP6 { OpcodeMap OpMap = MapT6; }
class T_MAP7 { OpcodeMap OpMap = MapT7; }

class PS { Prefix OpPrefix = PrefixPS; }
class PD { Prefix OpPrefix = PrefixPD; }
class XS { Prefix OpPrefix = PrefixXS; }
class XD { Prefix OpPrefix = PrefixXD; }

class VEX { Encoding OpEnc = EncVEX; }
class VVVV { bit hasVEX_4V = true; }
class VEX_L { bit hasVEX_L = true; }
class VEX_LIG { bit ignoresVEX_L = true; }
class WIG { bit ignoresW = true; }
class NF { bit hasEVEX_NF = true; }
class EVEXForm { bit hasEVEXForm = true; }
class ExplicitAPXPrefix { ExplicitOpPrefix explicitOpPrefix = ExplicitAPX; }
class ExplicitVEXPrefix { ExplicitOpPrefix explicitOpPrefix = ExplicitVEX; }

// ---- Instructions ---------------------------------------------------------------------------------------------------

class X86Inst<bits<8> opcod, Format f, ImmType i, dag outs_, dag ins_, string AsmStr, Domain d = GenericDomain>
    : Instruction {
  let Namespace = "X86";
  let OutOperandList = outs_;
  let InOperandList = ins_;
  let AsmString = AsmStr;
  let Pattern = [];
  let mayLoad = f.Loads;
  let mayStore = f.Stores;
  let hasSideEffects = f.HasEffects;
  // Pseudo-instructions are for the code generator unless they say otherwise.
  let isCodeGenOnly = !eq(f.Value, Pseudo.Value);
  let isPseudo = !eq(f.Value, Pseudo.Value);

  bits<8> Opcode = opcod;
  Format Form = f;
  ImmType ImmT = i;
  Domain ExeDomain = d;
  OperandSize OpSize = OpSizeFixed;
  AddressSize AdSize = AdSizeAny;
  Prefix OpPrefix = NoPrefix;
  OpcodeMap OpMap = MapOB;
  Encoding OpEnc = EncNormal;
  FPFormat FPForm = NotFP;
  ExplicitOpPrefix explicitOpPrefix = NoExplicitOpPrefix;
  bit hasREX_W = false;
  bit hasLockPrefix = false;
  bit hasREPPrefix = false;
  bit hasNoTrackPrefix = false;
  bit hasVEX_4V = false;
  bit hasVEX_L = false;
  bit ignoresVEX_L = false;
  bit ignoresW = false;
  bit hasEVEX_K = false;
  bit hasEVEX_Z = false;
  bit hasEVEX_L2 = false;
  bit hasEVEX_B = false;
  bits<3> CD8_Scale = 0;
  bit hasEVEX_RC = false;
  bit hasEVEX_NF = false;
  bit hasEVEXForm = false;
  // Conditions with which a branch behind it is executed as one with it, and whether nothing, as an interrupt, happens between it
  // and the instruction behind it.
  bits<3> FusesWith = 0;
  bit HoldsNext = false;
  FlagsOfResult ResultFlags = NoFlagsOfResult;
  bit LinkerMayRelax = false;
  // What the disassembler does not choose: another instruction has the same bytes.
  bit ForceDisassemble = false;

  let TSFlags{6-0} = Form.Value;
  let TSFlags{8-7} = OpSize.Value;
  let TSFlags{10-9} = AdSize.Value;
  let TSFlags{13-11} = OpPrefix.Value;
  let TSFlags{17-14} = OpMap.Value;
  let TSFlags{18} = hasREX_W;
  let TSFlags{22-19} = ImmT.Value;
  let TSFlags{23} = hasLockPrefix;
  let TSFlags{24} = hasREPPrefix;
  let TSFlags{26-25} = OpEnc.Value;
  let TSFlags{34-27} = Opcode;
  let TSFlags{35} = hasVEX_4V;
  let TSFlags{36} = hasVEX_L;
  let TSFlags{37} = ignoresVEX_L;
  let TSFlags{38} = ignoresW;
  let TSFlags{39} = hasEVEX_K;
  let TSFlags{40} = hasEVEX_Z;
  let TSFlags{41} = hasEVEX_L2;
  let TSFlags{42} = hasEVEX_B;
  let TSFlags{45-43} = CD8_Scale;
  let TSFlags{46} = hasEVEX_RC;
  let TSFlags{47} = hasNoTrackPrefix;
  let TSFlags{49-48} = explicitOpPrefix.Value;
  let TSFlags{50} = hasEVEX_NF;
  let TSFlags{53-51} = FPForm.Value;
  let TSFlags{55-54} = ExeDomain.Value;
  let TSFlags{58-56} = FusesWith;
  let TSFlags{59} = HoldsNext;
  let TSFlags{61-60} = ResultFlags.Value;
  let TSFlags{62} = LinkerMayRelax;
  let TSFlags{63} = hasEVEXForm;
}

// Exists only for the code generator.
class PseudoI<dag oops, dag iops, list<dag> pattern> : X86Inst<0, Pseudo, NoImm, oops, iops, ""> {
  let Pattern = pattern;
}

// ---- By immediate ---------------------------------------------------------------------------------------------------

class I<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern, Domain d = GenericDomain>
    : X86Inst<o, f, NoImm, outs, ins, asm, d> {
  let Pattern = pattern;
}
class Ii8<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern, Domain d = GenericDomain>
    : X86Inst<o, f, Imm8, outs, ins, asm, d> {
  let Pattern = pattern;
}
class Ii8Reg<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern, Domain d = GenericDomain>
    : X86Inst<o, f, Imm8Reg, outs, ins, asm, d> {
  let Pattern = pattern;
}
class Ii8PCRel<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : X86Inst<o, f, Imm8PCRel, outs, ins, asm> {
  let Pattern = pattern;
}
class Ii16<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : X86Inst<o, f, Imm16, outs, ins, asm> {
  let Pattern = pattern;
}
class Ii16PCRel<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : X86Inst<o, f, Imm16PCRel, outs, ins, asm> {
  let Pattern = pattern;
}
class Ii32<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : X86Inst<o, f, Imm32, outs, ins, asm> {
  let Pattern = pattern;
}
class Ii32S<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : X86Inst<o, f, Imm32S, outs, ins, asm> {
  let Pattern = pattern;
}
class Ii32PCRel<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : X86Inst<o, f, Imm32PCRel, outs, ins, asm> {
  let Pattern = pattern;
}
class Ii64<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : X86Inst<o, f, Imm64, outs, ins, asm> {
  let Pattern = pattern;
}

// With REX.W.
class RI<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern> : I<o, f, outs, ins, asm, pattern>, REX_W;
class RIi8<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, f, outs, ins, asm, pattern>, REX_W;
class RIi16<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii16<o, f, outs, ins, asm, pattern>, REX_W;
class RIi32<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii32<o, f, outs, ins, asm, pattern>, REX_W;
class RIi32S<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii32S<o, f, outs, ins, asm, pattern>, REX_W;
class RIi64<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii64<o, f, outs, ins, asm, pattern>, REX_W;

// Far pointers: a selector of 16 bits behind an offset of 16 or 32.
class Iseg16<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : X86Inst<o, f, Imm16, outs, ins, asm> {
  let Pattern = pattern;
}
class Iseg32<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern>
    : X86Inst<o, f, Imm32, outs, ins, asm> {
  let Pattern = pattern;
}

// ---- x87 ------------------------------------------------------------------------------------------------------------

class FPI<bits<8> o, Format f, dag outs, dag ins, string asm> : I<o, f, outs, ins, asm, []> {
  let Defs = [FPSW];
}
class FpI_<dag outs, dag ins, FPFormat fp, list<dag> pattern> : PseudoI<outs, ins, pattern> {
  let FPForm = fp;
  let Defs = [FPSW];
}

// ---- SSE and AVX ----------------------------------------------------------------------------------------------------
// A name says mandatory prefix, map and domain; V in front is the VEX encoding. The predicates are the code generator's: the
// assembler knows every instruction on every processor.

class SI<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern, Domain d = GenericDomain>
    : I<o, f, outs, ins, asm, pattern, d>;
class SIi8<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern, Domain d = GenericDomain>
    : Ii8<o, f, outs, ins, asm, pattern, d>;
class PI<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern, Domain d = GenericDomain>
    : I<o, f, outs, ins, asm, pattern, d>;
class PIi8<bits<8> o, Format f, dag outs, dag ins, string asm, list<dag> pattern, Domain d = GenericDomain>
    : Ii8<o, f, outs, ins, asm, pattern, d>;

// SSE1
class SSI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedSingle>, TB, XS, Requires<[UseSSE1]>;
class SSIi8<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern, SSEPackedSingle>, TB, XS, Requires<[UseSSE1]>;
class PSI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedSingle>, TB, PS, Requires<[UseSSE1]>;
class PSIi8<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern, SSEPackedSingle>, TB, PS, Requires<[UseSSE1]>;
class VSSI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, "v"#asm, pattern, SSEPackedSingle>, TB, XS, VEX, Requires<[HasAVX]>;
class VPSI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, "v"#asm, pattern, SSEPackedSingle>, TB, PS, VEX, Requires<[HasAVX]>;

// SSE2
class SDI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedDouble>, TB, XD, Requires<[UseSSE2]>;
class SDIi8<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern, SSEPackedDouble>, TB, XD, Requires<[UseSSE2]>;
class S2SI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern>, TB, XS, Requires<[UseSSE2]>;
class S2SIi8<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern>, TB, XS, Requires<[UseSSE2]>;
class PDI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedDouble>, TB, PD, Requires<[UseSSE2]>;
class PDIi8<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern, SSEPackedDouble>, TB, PD, Requires<[UseSSE2]>;
class VSDI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, "v"#asm, pattern, SSEPackedDouble>, TB, XD, VEX, Requires<[UseAVX]>;
class VS2SI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, "v"#asm, pattern>, TB, XS, VEX, Requires<[HasAVX]>;
class VPDI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, "v"#asm, pattern, SSEPackedDouble>, TB, PD, VEX, Requires<[HasAVX]>;

// SSE3
class S3SI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedSingle>, TB, XS, Requires<[UseSSE3]>;
class S3DI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedDouble>, TB, XD, Requires<[UseSSE3]>;
class S3I<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedDouble>, TB, PD, Requires<[UseSSE3]>;

// SSSE3
class SS38I<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedInt>, T8, PD, Requires<[UseSSSE3]>;
class SS3AI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern, SSEPackedInt>, TA, PD, Requires<[UseSSSE3]>;

// SSE4
class SS48I<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedInt>, T8, PD, Requires<[UseSSE41]>;
class SS4AIi8<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern, SSEPackedInt>, TA, PD, Requires<[UseSSE41]>;
class SS428I<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern>, T8, PD, Requires<[UseSSE42]>;
class SS42AI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern, SSEPackedInt>, TA, PD, Requires<[UseSSE42]>;

// AVX
class AVX8I<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedInt>, T8, PD, VEX, Requires<[HasAVX]>;
class AVXAIi8<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern, SSEPackedInt>, TA, PD, VEX, Requires<[HasAVX]>;
class AVX28I<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedInt>, T8, PD, VEX, Requires<[HasAVX2]>;
class AVX2AIi8<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern, SSEPackedInt>, TA, PD, VEX, Requires<[HasAVX2]>;

// AES
class AES8I<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern, SSEPackedInt>, T8, PD, Requires<[NoAVX, HasAES]>;
class AESAI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern, SSEPackedInt>, TA, PD, Requires<[NoAVX, HasAES]>;
class PCLMULIi8<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern, SSEPackedInt>, TA, PD;

// FMA
class FMA3<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern>, T8, PD, VEX, VVVV, Requires<[HasFMA]>;

// MMX
class MMXI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern>, TB, PS, Requires<[HasMMX]>;
class MMXIi8<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern>, TB, PS, Requires<[HasMMX]>;
class MMXRI<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern>, TB, PS, REX_W, Requires<[HasMMX, In64BitMode]>;
class MMX2I<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : I<o, F, outs, ins, asm, pattern>, TB, PD, Requires<[HasMMX]>;
class MMXID<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern>, TB, XD, Requires<[HasMMX]>;
class MMXIS<bits<8> o, Format F, dag outs, dag ins, string asm, list<dag> pattern>
    : Ii8<o, F, outs, ins, asm, pattern>, TB, XS, Requires<[HasMMX]>;
