// Ciphers, hashes and the arithmetic of Galois fields.

// ---- AES ------------------------------------------------------------------------------------------------------------

// A round, on two blocks with VAES.
multiclass AesRound<bits<8> opcode, string mnemonic> {
  let ExeDomain = SSEPackedInt in {
    let Predicates = [NoAVX, HasAES] in
    defm NAME : Form3<opcode, mnemonic, false, VR128, VR128, i128mem>;
    let Predicates = [HasAVX, HasAES] in
    defm V#NAME : Form3<opcode, mnemonic, true, VR128, VR128, i128mem>, VEX, VVVV, WIG;
    let Predicates = [HasVAES] in
    defm V#NAME#Y : Form3<opcode, mnemonic, true, VR256, VR256, i256mem>, VEX, VVVV, VEX_L, WIG;
  }
}
defm AESENC : AesRound<0xDC, "aesenc">, PD, T8;
defm AESENCLAST : AesRound<0xDD, "aesenclast">, PD, T8;
defm AESDEC : AesRound<0xDE, "aesdec">, PD, T8;
defm AESDECLAST : AesRound<0xDF, "aesdeclast">, PD, T8;

let ExeDomain = SSEPackedInt in {
  let Predicates = [HasAES] in {
    defm AESIMC : Form2<0xDB, "aesimc", "r", VR128, VR128, i128mem>, PD, T8;
    defm AESKEYGENASSIST : Form2Imm<0xDF, "aeskeygenassist", "r", VR128, VR128, i128mem>, PD, TA;
  }
  let Predicates = [HasAVX, HasAES] in {
    defm VAESIMC : Form2<0xDB, "vaesimc", "r", VR128, VR128, i128mem>, PD, T8, VEX, WIG;
    defm VAESKEYGENASSIST : Form2Imm<0xDF, "vaeskeygenassist", "r", VR128, VR128, i128mem>, PD, TA, VEX, WIG;
  }
}

// ---- Multiplication without carries ---------------------------------------------------------------------------------

// Bits 0 and 4 of the constant say which halves are multiplied; text may have it in the mnemonic.
class CarrylessHalves<string name, int imm> {
  string Name = name;
  int Imm = imm;
}
multiclass CarrylessForm<bit vex, RegisterClass rc, X86MemOperand mem> {
  let ExeDomain = SSEPackedInt in
  defm NAME : Form3Imm<0x44, "pclmulqdq", vex, rc, rc, mem, true>;
  foreach halves = [CarrylessHalves<"lql", 0>, CarrylessHalves<"hql", 1>, CarrylessHalves<"lqh", 16>,
                    CarrylessHalves<"hqh", 17>] in {
    defvar text = Asm3<"pclmul"#halves.Name#"qdq", vex>.Text;
    if vex then {
      def : InstAlias<text, (!cast<Instruction>(NAME#"rri") rc:$dst, rc:$src1, rc:$src2, halves.Imm), 0>;
      def : InstAlias<text, (!cast<Instruction>(NAME#"rmi") rc:$dst, rc:$src1, mem:$src2, halves.Imm), 0>;
    } else {
      def : InstAlias<text, (!cast<Instruction>(NAME#"rri") rc:$dst, rc:$src2, halves.Imm), 0>;
      def : InstAlias<text, (!cast<Instruction>(NAME#"rmi") rc:$dst, mem:$src2, halves.Imm), 0>;
    }
  }
}
let Predicates = [NoAVX, HasPCLMUL] in
defm PCLMULQDQ : CarrylessForm<false, VR128, i128mem>, PD, TA;
let Predicates = [HasAVX, HasPCLMUL] in
defm VPCLMULQDQ : CarrylessForm<true, VR128, i128mem>, PD, TA, VEX, VVVV, WIG;
let Predicates = [HasVPCLMULQDQ] in
defm VPCLMULQDQY : CarrylessForm<true, VR256, i256mem>, PD, TA, VEX, VVVV, VEX_L, WIG;

// ---- Galois fields --------------------------------------------------------------------------------------------------

let Predicates = [HasGFNI], ExeDomain = SSEPackedInt in {
  defm GF2P8MULB : Form3<0xCF, "gf2p8mulb", false, VR128, VR128, i128mem, null_frag, untyped, true>, PD, T8;
  let Predicates = [HasAVX, HasGFNI] in
  defm VGF2P8MULB : Form3<0xCF, "gf2p8mulb", true, VR128, VR128, i128mem, null_frag, untyped, true>, PD, T8, VEX, VVVV;
  let Predicates = [HasAVX, HasGFNI] in
  defm VGF2P8MULBY : Form3<0xCF, "gf2p8mulb", true, VR256, VR256, i256mem, null_frag, untyped, true>,
                     PD, T8, VEX, VVVV, VEX_L;
  foreach affine = ["affine", "affineinv"] in {
    defvar name = "GF2P8"#!toupper(affine)#"QB";
    defvar mnemonic = "gf2p8"#affine#"qb";
    defvar opcode = !if(!eq(affine, "affine"), 0xCE, 0xCF);
    defm name : Form3Imm<opcode, mnemonic, false, VR128, VR128, i128mem>, PD, TA;
    let Predicates = [HasAVX, HasGFNI] in {
    defm "V"#name : Form3Imm<opcode, mnemonic, true, VR128, VR128, i128mem>, PD, TA, VEX, VVVV, REX_W;
    defm "V"#name#"Y" : Form3Imm<opcode, mnemonic, true, VR256, VR256, i256mem>, PD, TA, VEX, VVVV, VEX_L, REX_W;
    }
  }
}

// ---- SHA ------------------------------------------------------------------------------------------------------------

let Predicates = [HasSHA], ExeDomain = SSEPackedInt in {
  defm SHA1RNDS4 : Form3Imm<0xCC, "sha1rnds4", false, VR128, VR128, i128mem>, PS, TA;
  defm SHA1NEXTE : Form3<0xC8, "sha1nexte", false, VR128, VR128, i128mem>, PS, T8;
  defm SHA1MSG1 : Form3<0xC9, "sha1msg1", false, VR128, VR128, i128mem>, PS, T8;
  defm SHA1MSG2 : Form3<0xCA, "sha1msg2", false, VR128, VR128, i128mem>, PS, T8;
  defm SHA256MSG1 : Form3<0xCC, "sha256msg1", false, VR128, VR128, i128mem>, PS, T8;
  defm SHA256MSG2 : Form3<0xCD, "sha256msg2", false, VR128, VR128, i128mem>, PS, T8;
  // xmm0 has the constants.
  let Uses = [XMM0], Constraints = "$src1 = $dst", hasSideEffects = false in {
    def SHA256RNDS2rr : I<0xCB, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2),
                          "sha256rnds2\t{%xmm0, $src2, $dst|$dst, $src2, xmm0}", []>, PS, T8;
    let mayLoad = true in
    def SHA256RNDS2rm : I<0xCB, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, i128mem:$src2),
                          "sha256rnds2\t{%xmm0, $src2, $dst|$dst, $src2, xmm0}", []>, PS, T8;
  }
}
def : InstAlias<!strconcat("sha256rnds2", OpsTied), (SHA256RNDS2rr VR128:$dst, VR128:$src2), 0>;
def : InstAlias<!strconcat("sha256rnds2", OpsTied), (SHA256RNDS2rm VR128:$dst, i128mem:$src2), 0>;

let Predicates = [HasSHA512], Constraints = "$src1 = $dst", hasSideEffects = false in {
  def VSHA512MSG1rr : I<0xCC, MRMSrcReg, (outs VR256:$dst), (ins VR256:$src1, VR128:$src2), !strconcat("vsha512msg1",
                        OpsTied), []>,
                      XD, T8, VEX, VEX_L;
  def VSHA512MSG2rr : I<0xCD, MRMSrcReg, (outs VR256:$dst), (ins VR256:$src1, VR256:$src2), !strconcat("vsha512msg2",
                        OpsTied), []>,
                      XD, T8, VEX, VEX_L;
  def VSHA512RNDS2rr : I<0xCB, MRMSrcReg, (outs VR256:$dst), (ins VR256:$src1, VR256:$src2, VR128:$src3),
                         "vsha512rnds2\t{$src3, $src2, $dst|$dst, $src2, $src3}", []>, XD, T8, VEX, VVVV, VEX_L;
}

// ---- SM3 and SM4 ----------------------------------------------------------------------------------------------------

let Predicates = [HasSM3], Constraints = "$src1 = $dst", hasSideEffects = false in {
  multiclass Sm3Message<string mnemonic> {
    def rr : I<0xDA, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, VR128:$src3),
               mnemonic#"\t{$src3, $src2, $dst|$dst, $src2, $src3}", []>, T8, VEX, VVVV;
    let mayLoad = true in
    def rm : I<0xDA, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, i128mem:$src3),
               mnemonic#"\t{$src3, $src2, $dst|$dst, $src2, $src3}", []>, T8, VEX, VVVV;
  }
  defm VSM3MSG1 : Sm3Message<"vsm3msg1">, PS;
  defm VSM3MSG2 : Sm3Message<"vsm3msg2">, PD;
  def VSM3RNDS2rri : Ii8<0xDE, MRMSrcReg, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, VR128:$src3, u8imm:$imm),
                         "vsm3rnds2\t{$imm, $src3, $src2, $dst|$dst, $src2, $src3, $imm}", []>, PD, TA, VEX, VVVV;
  let mayLoad = true in
  def VSM3RNDS2rmi : Ii8<0xDE, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2, i128mem:$src3, u8imm:$imm),
                         "vsm3rnds2\t{$imm, $src3, $src2, $dst|$dst, $src2, $src3, $imm}", []>, PD, TA, VEX, VVVV;
}
let Predicates = [HasSM4] in {
  defm VSM4KEY4 : Form3<0xDA, "sm4key4", true, VR128, VR128, i128mem>, XS, T8, VEX, VVVV;
  defm VSM4KEY4Y : Form3<0xDA, "sm4key4", true, VR256, VR256, i256mem>, XS, T8, VEX, VVVV, VEX_L;
  defm VSM4RNDS4 : Form3<0xDA, "sm4rnds4", true, VR128, VR128, i128mem>, XD, T8, VEX, VVVV;
  defm VSM4RNDS4Y : Form3<0xDA, "sm4rnds4", true, VR256, VR256, i256mem>, XD, T8, VEX, VVVV, VEX_L;
}

// ---- Key Locker -----------------------------------------------------------------------------------------------------
// AES with a handle in memory instead of a key. The zero flag says whether the handle was good.

let Defs = [EFLAGS], hasSideEffects = true in {
  let Uses = [XMM0, EAX] in
  def LOADIWKEY : I<0xDC, MRMSrcReg, (outs), (ins VR128:$src1, VR128:$src2),
                    "loadiwkey\t{$src2, $src1|$src1, $src2}", []>, XS, T8;
  let Uses = [XMM0], Defs = [XMM0, XMM1, XMM2, XMM4, XMM5, XMM6, EFLAGS] in
  def ENCODEKEY128 : I<0xFA, MRMSrcReg, (outs GR32:$dst), (ins GR32:$src), !strconcat("encodekey128", Ops2), []>, XS,
                       T8;
  let Uses = [XMM0, XMM1], Defs = [XMM0, XMM1, XMM2, XMM3, XMM4, XMM5, XMM6, EFLAGS] in
  def ENCODEKEY256 : I<0xFB, MRMSrcReg, (outs GR32:$dst), (ins GR32:$src), !strconcat("encodekey256", Ops2), []>, XS,
                       T8;
  let Constraints = "$src1 = $dst", mayLoad = true in {
    def AESENC128KL : I<0xDC, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, opaquemem:$src2),
                        !strconcat("aesenc128kl", OpsTied), []>,
                      XS, T8;
    def AESDEC128KL : I<0xDD, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, opaquemem:$src2),
                        !strconcat("aesdec128kl", OpsTied), []>,
                      XS, T8;
    def AESENC256KL : I<0xDE, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, opaquemem:$src2),
                        !strconcat("aesenc256kl", OpsTied), []>,
                      XS, T8;
    def AESDEC256KL : I<0xDF, MRMSrcMem, (outs VR128:$dst), (ins VR128:$src1, opaquemem:$src2),
                        !strconcat("aesdec256kl", OpsTied), []>,
                      XS, T8;
  }
  let Uses = [XMM0, XMM1, XMM2, XMM3, XMM4, XMM5, XMM6, XMM7], mayLoad = true,
      Defs = [EFLAGS, XMM0, XMM1, XMM2, XMM3, XMM4, XMM5, XMM6, XMM7] in {
    def AESENCWIDE128KL : I<0xD8, MRM0m, (outs), (ins opaquemem:$src), "aesencwide128kl\t$src", []>, XS, T8;
    def AESDECWIDE128KL : I<0xD8, MRM1m, (outs), (ins opaquemem:$src), "aesdecwide128kl\t$src", []>, XS, T8;
    def AESENCWIDE256KL : I<0xD8, MRM2m, (outs), (ins opaquemem:$src), "aesencwide256kl\t$src", []>, XS, T8;
    def AESDECWIDE256KL : I<0xD8, MRM3m, (outs), (ins opaquemem:$src), "aesdecwide256kl\t$src", []>, XS, T8;
  }
}
