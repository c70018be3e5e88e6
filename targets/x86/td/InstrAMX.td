// AMX: tiles, which are matrices in registers, and sums of products of their rows and columns.
//
// How many rows and bytes of a row a tile has is in a configuration that is loaded from memory. All instructions depend on it,
// so they stay where they are.
//
// Sources: Intel's Software Developer's Manual, volume 2 and volume 1, chapter "Programming with Intel AMX"; Intel's
// Architecture Instruction Set Extensions reference.

// Address, perhaps with an index whose register is the distance of rows.
class TileAccess<Format form, dag outs, dag ins, string asm> : I<0x4B, form, outs, ins, asm, []>, T8, VEX, EVEXForm;

let hasSideEffects = true in {
  let Predicates = [HasAMXTILE, In64BitMode] in {
    let mayLoad = true, mayStore = true in
    def LDTILECFG : I<0x49, MRM0m, (outs), (ins opaquemem:$src), "ldtilecfg\t$src", []>, PS, T8, VEX, EVEXForm;
    let mayStore = true in
    def STTILECFG : I<0x49, MRM0m, (outs), (ins opaquemem:$dst), "sttilecfg\t$dst", []>, PD, T8, VEX, EVEXForm;
    def TILERELEASE : I<0x49, MRM_C0, (outs), (ins), "tilerelease", []>, PS, T8, VEX;
    def TILEZERO : I<0x49, MRMr0, (outs TILE:$dst), (ins), "tilezero\t$dst", []>, XD, T8, VEX;
    let mayLoad = true in {
      def TILELOADD : TileAccess<MRMSrcMemFSIB, (outs TILE:$dst), (ins sibmem:$src), "tileloadd\t{$src, $dst|$dst, $src}">, XD;
      def TILELOADDT1 : TileAccess<MRMSrcMemFSIB, (outs TILE:$dst), (ins sibmem:$src), "tileloaddt1\t{$src, $dst|$dst, $src}">,
                        PD;
    }
    let mayStore = true in
    def TILESTORED : TileAccess<MRMDestMemFSIB, (outs), (ins sibmem:$dst, TILE:$src), "tilestored\t{$src, $dst|$dst, $src}">, XS;
  }
  // Through the cache of data that other processors write.
  let Predicates = [HasAMXMOVRS, In64BitMode], mayLoad = true in {
    def TILELOADDRS : I<0x4A, MRMSrcMemFSIB, (outs TILE:$dst), (ins sibmem:$src), "tileloaddrs\t{$src, $dst|$dst, $src}", []>,
                      XD, T8, VEX, EVEXForm;
    def TILELOADDRST1 : I<0x4A, MRMSrcMemFSIB, (outs TILE:$dst), (ins sibmem:$src),
                          "tileloaddrst1\t{$src, $dst|$dst, $src}", []>,
                        PD, T8, VEX, EVEXForm;
  }
}

// dst += src2 * src3
class TileDot<bits<8> opcode, string mnemonic>
    : I<opcode, MRMSrcReg4VOp3, (outs TILE:$dst), (ins TILE:$src1, TILE:$src2, TILE:$src3),
        mnemonic#"\t{$src3, $src2, $dst|$dst, $src2, $src3}", []>,
      VEX, VVVV {
  let Constraints = "$src1 = $dst";
  let hasSideEffects = true;
}
let Predicates = [HasAMXINT8, In64BitMode] in {
  def TDPBSSD : TileDot<0x5E, "tdpbssd">, XD, T8;
  def TDPBSUD : TileDot<0x5E, "tdpbsud">, XS, T8;
  def TDPBUSD : TileDot<0x5E, "tdpbusd">, PD, T8;
  def TDPBUUD : TileDot<0x5E, "tdpbuud">, PS, T8;
}
let Predicates = [HasAMXBF16, In64BitMode] in
def TDPBF16PS : TileDot<0x5C, "tdpbf16ps">, XS, T8;
let Predicates = [HasAMXFP16, In64BitMode] in
def TDPFP16PS : TileDot<0x5C, "tdpfp16ps">, XD, T8;
let Predicates = [HasAMXCOMPLEX, In64BitMode] in {
  def TCMMIMFP16PS : TileDot<0x6C, "tcmmimfp16ps">, PD, T8;
  def TCMMRLFP16PS : TileDot<0x6C, "tcmmrlfp16ps">, PS, T8;
}
let Predicates = [HasAMXTF32, In64BitMode] in
def TMMULTF32PS : TileDot<0x48, "tmmultf32ps">, PD, T8;
