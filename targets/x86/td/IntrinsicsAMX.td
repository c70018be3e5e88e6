// Intrinsic functions of AMX that name tiles by numbers, which programs configure themselves. A number becomes a register
// when the instruction is inserted (src/codegen/tiles.rs).
//
// Sources: as in InstrAMX.td.

class TileIntrinsic<list<ValueType> params, list<int> numbers, list<IntrinsicProperty> access = [IntrNoMem]>
    : X86Intrinsic<[], params, !listconcat([IntrHasSideEffects], access, !foreach(n, numbers, ImmArg<ArgIndex<n>>))>;

def TileNumber : Operand<i8> { let OperandType = "OPERAND_IMMEDIATE"; }

// Numbers of tiles, and what the instruction has besides.
class NumberedTiles<dag ins, list<dag> pattern> : PseudoI<(outs), ins, pattern> {
  let usesCustomInserter = true;
  let hasSideEffects = true;
}

// It becomes the instruction of that name.
class TileInstruction<string name> {
  Instruction Numbered = !cast<Instruction>("P"#name);
  Instruction Real = !cast<Instruction>(name);
}

def int_x86_ldtilecfg : X86Intrinsic<[], [iPTR], [IntrHasSideEffects]>;
def int_x86_sttilecfg : X86Intrinsic<[], [iPTR], [IntrHasSideEffects]>;
def int_x86_tilerelease : TileIntrinsic<[], []>;
def int_x86_tilezero : TileIntrinsic<[i8], [0]>;
let Predicates = [HasAMXTILE, In64BitMode] in {
  def : Pat<(int_x86_ldtilecfg addr:$a), (LDTILECFG addr:$a)>;
  def : Pat<(int_x86_sttilecfg addr:$a), (STTILECFG addr:$a)>;
  def : Pat<(int_x86_tilerelease), (TILERELEASE)>;
  def PTILEZERO : NumberedTiles<(ins TileNumber:$tile), [(int_x86_tilezero (i8 timm:$tile))]>;
}
def : TileInstruction<"TILEZERO">;

// A tile in memory: where its first row is, and how far rows are from each other.
foreach access = [["tileloadd", "HasAMXTILE"], ["tileloaddt1", "HasAMXTILE"], ["tilestored", "HasAMXTILE"],
                  ["tileloaddrs", "HasAMXMOVRS"], ["tileloaddrst1", "HasAMXMOVRS"]] in {
  def int_x86_#access[0]#64 : TileIntrinsic<[i8, iPTR, i64], [0], []>;
  let Predicates = [!cast<Predicate>(access[1]), In64BitMode], mayLoad = true, mayStore = true in
  def P#!toupper(access[0])
      : NumberedTiles<(ins TileNumber:$tile, GR64:$base, GR64_NOSP:$stride),
                      [(!cast<Intrinsic>("int_x86_"#access[0]#"64") (i8 timm:$tile), (i64 GR64:$base), (i64 GR64_NOSP:$stride))]>;
  def : TileInstruction<!toupper(access[0])>;
}

foreach dot = [["tdpbssd", "HasAMXINT8"], ["tdpbsud", "HasAMXINT8"], ["tdpbusd", "HasAMXINT8"], ["tdpbuud", "HasAMXINT8"],
               ["tdpbf16ps", "HasAMXBF16"], ["tdpfp16ps", "HasAMXFP16"], ["tcmmimfp16ps", "HasAMXCOMPLEX"],
               ["tcmmrlfp16ps", "HasAMXCOMPLEX"], ["tmmultf32ps", "HasAMXTF32"]] in {
  def int_x86_#dot[0] : TileIntrinsic<[i8, i8, i8], [0, 1, 2]>;
  let Predicates = [!cast<Predicate>(dot[1]), In64BitMode] in
  def P#!toupper(dot[0])
      : NumberedTiles<(ins TileNumber:$tile, TileNumber:$a, TileNumber:$b),
                      [(!cast<Intrinsic>("int_x86_"#dot[0]) (i8 timm:$tile), (i8 timm:$a), (i8 timm:$b))]>;
  def : TileInstruction<!toupper(dot[0])>;
}

def TileInstructions : GenericTable {
  let FilterClass = "TileInstruction";
  let Fields = ["Numbered", "Real"];
}
