// The shapes of instructions with an EVEX prefix.
//
// Most exist in three widths, each with its last source in a register, in memory, and in memory as one element that is
// repeated; and each of these without a mask, with one, and with one that clears what it leaves out. Where there is
// rounding, the widest also has a form that says the rounding mode or that exceptions are ignored. So a family has up to
// thirty records, and a line in the files Avx512*.td is all of it:
//
//   defm VADDPS : Evex3<0x58, "vaddps", F32, AsRounded>, PS, TB;
//
// gives VADDPSZ128rr VADDPSZ128rrk VADDPSZ128rrkz VADDPSZ128rm ... VADDPSZrmbkz VADDPSZrrb ...: width, place of the last
// source (r, m, mb), what is said of exceptions (b), mask (k, kz).

// ---- Mixins ---------------------------------------------------------------------------------------------------------

class EVEX { Encoding OpEnc = EncEVEX; }
class EVEX_K { bit hasEVEX_K = true; }
class EVEX_KZ { bit hasEVEX_K = true; bit hasEVEX_Z = true; }
class EVEX_B { bit hasEVEX_B = true; }
class ExplicitEVEXPrefix { ExplicitOpPrefix explicitOpPrefix = ExplicitEVEX; }
class EvexLength<bit l, bit l2> { bit hasVEX_L = l; bit hasEVEX_L2 = l2; }
class EvexW<bit w> { bit hasREX_W = w; }
// The unit of a displacement of 8 bits.
class CD8<bits<3> scale> { bits<3> CD8_Scale = scale; }

class EvexLoads { bit mayLoad = true; }

class EvexInst<bits<8> o, Format f, ImmType i, dag outs, dag ins, string asm> : X86Inst<o, f, i, outs, ins, asm>, EVEX {
  let hasSideEffects = false;
}

// ---- Elements, widths and vectors -----------------------------------------------------------------------------------

class EvexElement<string name, int size, Domain domain> {
  string Name = name;
  int Size = size;
  Domain ExeDomain = domain;
}
foreach size = [8, 16, 32, 64] in
  def I#size : EvexElement<"I"#size, size, SSEPackedInt>;
def F16 : EvexElement<"F16", 16, SSEPackedSingle>;
def BF16 : EvexElement<"BF16", 16, SSEPackedSingle>;
def F32 : EvexElement<"F32", 32, SSEPackedSingle>;
def F64 : EvexElement<"F64", 64, SSEPackedDouble>;

// How the widths are called in the names of records, and how EVEX.L'L says them.
class EvexWidth<string name, int size, bit l, bit l2> {
  string Name = name;
  int Bits = size;
  bit L = l;
  bit L2 = l2;
}
def Z128 : EvexWidth<"Z128", 128, false, false>;
def Z256 : EvexWidth<"Z256", 256, true, false>;
def Z512 : EvexWidth<"Z", 512, false, true>;
defvar AllWidths = [Z512, Z256, Z128];
defvar TwoWidths = [Z512, Z256];

// Elements side by side: their register, their memory, one of them in memory, and the mask with a bit for each. Those that
// do not fill a register have the smallest one.
class EvexVector<EvexElement e, int n> {
  int Bits = !mul(e.Size, n);
  RegisterClass RC = !cond(!le(Bits, 128): VR128X, !eq(Bits, 256): VR256X, true: VR512);
  X86MemOperand Mem = !cast<X86MemOperand>("i"#Bits#"mem");
  X86MemOperand ElementMem = !cast<X86MemOperand>("i"#e.Size#"mem");
  string Broadcast = "\\{1to"#n#"\\}";
  RegisterClass K = !cast<RegisterClass>("VK"#n);
  RegisterClass WK = !cast<RegisterClass>("VK"#n#"WM");
  // Units of short displacements: all of it, and one element.
  bits<3> Scale = !add(!logtwo(Bits), -2);
  bits<3> ElementScale = !add(!logtwo(e.Size), -2);
}
foreach e = [I8, I16, I32, I64, F16, BF16, F32, F64] in
  foreach n = [1, 2, 4, 8, 16, 32, 64] in
    if !le(!mul(e.Size, n), 512) then
      def e.Name#"x"#n : EvexVector<e, n>;

// The vector of such elements that fills a width, and the one with so many.
class VectorOf<EvexElement e, int n> {
  EvexVector V = !cast<EvexVector>(e.Name#"x"#n);
}
class FullVector<EvexElement e, EvexWidth w> : VectorOf<e, !div(w.Bits, e.Size)>;

// ---- Immediates and rounding ----------------------------------------------------------------------------------------

// A constant behind the sources: what it adds to names, text and operands.
class EvexImm<ImmType type, string name, string att, string intel, dag ins> {
  ImmType Type = type;
  string Name = name;
  string Att = att;
  string Intel = intel;
  dag Ins = ins;
}
def WithoutImm : EvexImm<NoImm, "", "", "", (ins)>;
def WithImm : EvexImm<Imm8, "i", "$imm, ", ", $imm", (ins u8imm:$imm)>;

// What the form with EVEX.b between registers says: nothing (there is none), a rounding mode, or no exceptions.
class EvexRounding<bit exists, bit rc, string att, string intel, dag ins> {
  bit Exists = exists;
  bit IsMode = rc;
  string Att = att;
  string Intel = intel;
  dag Ins = ins;
}
def AsIs : EvexRounding<false, false, "", "", (ins)>;
def AsRounded : EvexRounding<true, true, "$rc, ", ", $rc", (ins AVX512RC:$rc)>;
def AsSilent : EvexRounding<true, false, "\\{sae\\}, ", ", \\{sae\\}", (ins)>;

// ---- Masks ----------------------------------------------------------------------------------------------------------

// What is in an instruction besides its destination and its mask: operands, and how they are written.
class EvexSources<dag ins, string att, string intel> {
  dag Ins = ins;
  string Att = att;
  string Intel = intel;
}

// Without a mask; with one, the elements that it leaves out stay; with one, they become zero. `end` closes the names. `tied`:
// 1, if the destination is the first source; 2, if what it was before does not matter even to a mask. 3 and 4 are as 1 and 0 where
// no source may be in the register of the destination.
multiclass EvexMasked<bits<8> op, Format f, EvexImm i, string mnemonic, EvexVector d, EvexSources s, int tied = 0,
                      string end = ""> {
  defvar updates = !or(!eq(tied, 1), !eq(tied, 3));
  defvar apart = !if(!ge(tied, 3), "@earlyclobber $dst", "");
  defvar same = !if(!ge(tied, 3), "@earlyclobber $dst, $src0 = $dst", "$src0 = $dst");
  defvar before = !if(updates, (ins d.RC:$src0), (ins));
  let Constraints = !if(updates, same, apart) in {
    def NAME#end : EvexInst<op, f, i.Type, (outs d.RC:$dst), !con(before, s.Ins),
                            mnemonic#"\t{"#s.Att#"$dst|$dst"#s.Intel#"}">;
    def NAME#"kz"#end : EvexInst<op, f, i.Type, (outs d.RC:$dst), !con(before, (ins d.WK:$mask), s.Ins),
                                 mnemonic#"\t{"#s.Att#"$dst \\{$mask\\} \\{z\\}|$dst \\{$mask\\} \\{z\\}"#s.Intel#"}">,
                        EVEX_KZ;
  }
  defvar kept = !if(!eq(tied, 2), (ins), (ins d.RC:$src0));
  let Constraints = !if(!eq(tied, 2), "", same) in
  def NAME#"k"#end : EvexInst<op, f, i.Type, (outs d.RC:$dst), !con(kept, (ins d.WK:$mask), s.Ins),
                              mnemonic#"\t{"#s.Att#"$dst \\{$mask\\}|$dst \\{$mask\\}"#s.Intel#"}">, EVEX_K;
}

// The result is a mask, or goes to memory: with and without a mask.
multiclass EvexSelected<bits<8> op, Format f, EvexImm i, string mnemonic, dag outs, dag dst, RegisterClass k,
                        EvexSources s, string end = ""> {
  def NAME#end : EvexInst<op, f, i.Type, outs, !con(dst, s.Ins), mnemonic#"\t{"#s.Att#"$dst|$dst"#s.Intel#"}">;
  def NAME#"k"#end : EvexInst<op, f, i.Type, outs, !con(dst, (ins k:$mask), s.Ins),
                              mnemonic#"\t{"#s.Att#"$dst \\{$mask\\}|$dst \\{$mask\\}"#s.Intel#"}">, EVEX_K;
}

// ---- Places of the last source --------------------------------------------------------------------------------------

// The sources before the last one, and what the names of forms begin with.
class EvexHead<dag ins, string att, string intel, string r, string m, bit vvvv> {
  dag Ins = ins;
  string Att = att;
  string Intel = intel;
  string R = r;
  string M = m;
  bit HasVVVV = vvvv;
}
class Head2<string r = "rr", string m = "rm"> : EvexHead<(ins), "", "", r, m, false>;
class Head3<RegisterClass rc, string r = "rr", string m = "rm">
    : EvexHead<(ins rc:$src1), "$src1, ", ", $src1", r, m, true>;

// The last source in a register (and how it is rounded), in memory, and as one element in memory.
class InRegister<EvexHead h, DAGOperand rc, EvexImm i, EvexRounding r = AsIs>
    : EvexSources<!con(h.Ins, (ins rc:$src2), r.Ins, i.Ins), i.Att#r.Att#"$src2, "#h.Att,
                  h.Intel#", $src2"#r.Intel#i.Intel>;
class InMemory<EvexHead h, X86MemOperand mem, EvexImm i, string broadcast = "">
    : EvexSources<!con(h.Ins, (ins mem:$src2), i.Ins), i.Att#"$src2"#broadcast#", "#h.Att,
                  h.Intel#", $src2"#broadcast#i.Intel>;

// The forms of ModRM.
class EvexModRM<Format reg, Format mem> {
  Format Reg = reg;
  Format Mem = mem;
}
def EvexLoad : EvexModRM<MRMSrcReg, MRMSrcMem>;

// `suffix` stands in AT&T's syntax where only memory's size tells instructions apart. `end` closes the names.
multiclass EvexForms<bits<8> op, string mnemonic, EvexVector d, EvexVector s, EvexHead h, EvexImm i = WithoutImm,
                     bit broadcasts = false, int tied = 0, string suffix = "", string end = "",
                     EvexModRM f = EvexLoad> {
  let hasVEX_4V = h.HasVVVV in {
    defm NAME#h.R#i.Name : EvexMasked<op, f.Reg, i, mnemonic, d, InRegister<h, s.RC, i>, tied, end>;
    let mayLoad = true in
    defm NAME#h.M#i.Name : EvexMasked<op, f.Mem, i, mnemonic#suffix, d, InMemory<h, s.Mem, i>, tied, end>,
                           CD8<s.Scale>;
    if broadcasts then
      let mayLoad = true in
      defm NAME#h.M#"b"#i.Name : EvexMasked<op, f.Mem, i, mnemonic, d, InMemory<h, s.ElementMem, i, s.Broadcast>, tied,
                                            end>,
                                 EVEX_B, CD8<s.ElementScale>;
  }
}
multiclass EvexRounded<bits<8> op, string mnemonic, EvexVector d, EvexVector s, EvexHead h, EvexImm i, EvexRounding r,
                       int tied = 0, string end = ""> {
  if r.Exists then
    let hasVEX_4V = h.HasVVVV, hasEVEX_RC = r.IsMode in
    defm NAME#h.R#i.Name#"b" : EvexMasked<op, MRMSrcReg, i, mnemonic, d, InRegister<h, s.RC, i, r>, tied, end>, EVEX_B;
}

// ---- Families -------------------------------------------------------------------------------------------------------
// W is the width of the source's elements, 32 or 64 bits; WIG and REX_W say otherwise.

multiclass EvexWidths<bits<8> op, string mnemonic, EvexElement de, EvexElement ae, EvexElement se, bit three, EvexImm i,
                      EvexRounding r, bit broadcasts, int tied, string rr, string rm, list<EvexWidth> widths> {
  foreach w = widths in {
    defvar d = FullVector<de, w>.V;
    defvar s = FullVector<se, w>.V;
    defvar h = !if(three, Head3<FullVector<ae, w>.V.RC, rr, rm>, Head2<rr, rm>);
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(se.Size, 64), ExeDomain = se.ExeDomain in
    defm NAME#w.Name : EvexForms<op, mnemonic, d, s, h, i, broadcasts, tied>;
    if w.L2 then
      let hasREX_W = !eq(se.Size, 64), ExeDomain = se.ExeDomain in
      defm NAME#w.Name : EvexRounded<op, mnemonic, d, s, h, i, r, tied>;
  }
}

// dst = op(src1, src2), all of the same elements; with or without elements of memory repeated.
multiclass Evex3<bits<8> op, string mnemonic, EvexElement e, EvexRounding r = AsIs, bit broadcasts = true,
                 list<EvexWidth> widths = AllWidths, int tied = 0>
    : EvexWidths<op, mnemonic, e, e, e, true, WithoutImm, r, broadcasts, tied, "rr", "rm", widths>;
multiclass Evex3Imm<bits<8> op, string mnemonic, EvexElement e, EvexRounding r = AsIs, bit broadcasts = true,
                    list<EvexWidth> widths = AllWidths>
    : EvexWidths<op, mnemonic, e, e, e, true, WithImm, r, broadcasts, false, "rr", "rm", widths>;
// dst = op(src).
multiclass Evex2<bits<8> op, string mnemonic, EvexElement e, EvexRounding r = AsIs, bit broadcasts = true,
                 string rr = "rr", string rm = "rm", list<EvexWidth> widths = AllWidths>
    : EvexWidths<op, mnemonic, e, e, e, false, WithoutImm, r, broadcasts, false, rr, rm, widths>;
multiclass Evex2Imm<bits<8> op, string mnemonic, EvexElement e, EvexRounding r = AsIs, bit broadcasts = true,
                    string rr = "rr", string rm = "rm", list<EvexWidth> widths = AllWidths>
    : EvexWidths<op, mnemonic, e, e, e, false, WithImm, r, broadcasts, false, rr, rm, widths>;
// dst = op(dst, src1, src2).
multiclass Evex3Tied<bits<8> op, string mnemonic, EvexElement e, EvexRounding r = AsIs, bit broadcasts = true,
                     string rr = "r", string rm = "m", int tied = 1>
    : EvexWidths<op, mnemonic, e, e, e, true, WithoutImm, r, broadcasts, tied, rr, rm, AllWidths>;
multiclass Evex3TiedImm<bits<8> op, string mnemonic, EvexElement e, EvexRounding r = AsIs>
    : EvexWidths<op, mnemonic, e, e, e, true, WithImm, r, true, true, "rr", "rm", AllWidths>;
// dst = src2 where the mask has ones, src1 elsewhere.
multiclass EvexBlend<bits<8> op, string mnemonic, EvexElement e, bit broadcasts = true>
    : EvexWidths<op, mnemonic, e, e, e, true, WithoutImm, AsIs, broadcasts, 2, "rr", "rm", AllWidths>;
// op(src, imm) with names in ri and mi.
multiclass EvexImmOf<bits<8> op, string mnemonic, EvexElement e, bit broadcasts = true, list<EvexWidth> widths = AllWidths>
    : Evex2Imm<op, mnemonic, e, AsIs, broadcasts, "r", "m", widths>;

// Elements of the result (and of the mask) and of the sources have widths of their own, and all fill the register.
multiclass EvexMixed3<bits<8> op, string mnemonic, EvexElement d, EvexElement a, EvexElement s, bit broadcasts,
                      int tied = 0, string rr = "rr", string rm = "rm">
    : EvexWidths<op, mnemonic, d, a, s, true, WithoutImm, AsIs, broadcasts, tied, rr, rm, AllWidths>;
multiclass EvexPair<bits<8> op, string mnemonic, EvexElement d, EvexElement s, EvexRounding r = AsIs>
    : EvexWidths<op, mnemonic, d, s, s, true, WithoutImm, r, true, false, "rr", "rm", AllWidths>;
multiclass EvexMixed3Imm<bits<8> op, string mnemonic, EvexElement d, EvexElement a, EvexElement s, bit broadcasts>
    : EvexWidths<op, mnemonic, d, a, s, true, WithImm, AsIs, broadcasts, false, "rr", "rm", AllWidths>;

// A letter in the mnemonic where it is not needed.
multiclass EvexLetterAlias<string mnemonic, string source, string inst, EvexVector d, DAGOperand s> {
  def : InstAlias<mnemonic#"\t{"#source#", $dst|$dst, "#source#"}", (!cast<Instruction>(inst) d.RC:$dst, s:$src2), 0,
                  "att">;
  def : InstAlias<mnemonic#"\t{"#source#", $dst \\{$mask\\}|$dst, "#source#"}",
                  (!cast<Instruction>(inst#"k") d.RC:$dst, d.WK:$mask, s:$src2), 0, "att">;
  def : InstAlias<mnemonic#"\t{"#source#", $dst \\{$mask\\} \\{z\\}|$dst, "#source#"}",
                  (!cast<Instruction>(inst#"kz") d.RC:$dst, d.WK:$mask, s:$src2), 0, "att">;
}

// As many elements of the result as of the source, of another width: the wider fill the register. AT&T's syntax tells by a
// letter how wide memory is where the result does not. `three`: there is another source before it.
multiclass EvexConvert<bits<8> op, string mnemonic, EvexElement de, EvexElement se, EvexRounding r = AsIs,
                       bit broadcasts = true, bit three = false> {
  defvar narrows = !and(!lt(de.Size, se.Size), !not(three));
  foreach w = AllWidths in {
    defvar n = !div(w.Bits, !if(!lt(de.Size, se.Size), se.Size, de.Size));
    defvar d = VectorOf<de, n>.V;
    defvar s = VectorOf<se, n>.V;
    defvar h = !if(three, Head3<s.RC>, Head2<>);
    defvar letter = !cond(!not(narrows): "", !eq(w.Bits, 128): "x", !eq(w.Bits, 256): "y",
                          !lt(!mul(de.Size, 2), se.Size): "z", true: "");
    let hasREX_W = !eq(se.Size, 64), ExeDomain = de.ExeDomain in {
      let hasVEX_L = w.L, hasEVEX_L2 = w.L2 in
      defm NAME#w.Name : EvexForms<op, mnemonic, d, s, h, WithoutImm, broadcasts, false,
                                   !if(!empty(letter), "", "{"#letter#"}")>;
      if w.L2 then
        defm NAME#w.Name : EvexRounded<op, mnemonic, d, s, h, WithoutImm, r>;
    }
    // The letter is taken where it is not needed, too.
    if !not(!empty(letter)) then {
      defvar inst = NAME#w.Name;
      defm : EvexLetterAlias<mnemonic#letter, "$src2", inst#"rr", d, s.RC>;
      if broadcasts then
        defm : EvexLetterAlias<mnemonic#letter, "$src2"#s.Broadcast, inst#"rmb", d, s.ElementMem>;
    }
  }
}
// ---- Scalars --------------------------------------------------------------------------------------------------------
// The lowest element; the others come from the first source, and the length does not matter. The names end as those of the
// records for vectors do.

multiclass EvexScalar<bits<8> op, string mnemonic, EvexElement de, EvexElement se, EvexRounding r, EvexImm i = WithoutImm,
                      string end = "_Int", int tied = 0, string rr = "rr", string rm = "rm", string rounded = end,
                      string z = "Z"> {
  defvar d = VectorOf<de, 1>.V;
  defvar s = VectorOf<se, 1>.V;
  defvar h = Head3<VR128X, rr, rm>;
  let hasREX_W = !eq(se.Size, 64), ExeDomain = de.ExeDomain, ignoresVEX_L = true in {
    defm NAME#z : EvexForms<op, mnemonic, d, s, h, i, false, tied, "", end>;
    defm NAME#z : EvexRounded<op, mnemonic, d, s, h, i, r, tied, rounded>;
  }
}

// To something that has no mask: a general register, or the flags.
multiclass EvexUnmasked<bits<8> op, string mnemonic, dag outs, dag first, EvexVector s, EvexRounding r, string end> {
  let ignoresVEX_L = true in {
    def rr#end : EvexInst<op, MRMSrcReg, NoImm, outs, !con(first, (ins s.RC:$src)), !strconcat(mnemonic, Ops2)>;
    def rm#end : EvexInst<op, MRMSrcMem, NoImm, outs, !con(first, (ins s.Mem:$src)), !strconcat(mnemonic, Ops2)>, CD8<s.Scale>;
    if r.Exists then
      let hasEVEX_RC = r.IsMode in
      def rrb#end : EvexInst<op, MRMSrcReg, NoImm, outs, !con(first, (ins s.RC:$src), r.Ins),
                             mnemonic#"\t{"#r.Att#"$src, $dst|$dst, $src"#r.Intel#"}">, EVEX_B;
  }
}
// The size of the integer may be written, too.
multiclass EvexToIntegerSuffix<string mnemonic, RegisterClass rc, EvexVector s, EvexRounding r> {
  def : InstAlias<!strconcat(mnemonic, Ops2), (!cast<Instruction>(NAME#"rr_Int") rc:$dst, s.RC:$src), 0, "att">;
  def : InstAlias<!strconcat(mnemonic, Ops2), (!cast<Instruction>(NAME#"rm_Int") rc:$dst, s.Mem:$src), 0, "att">;
  if r.IsMode then
    def : InstAlias<mnemonic#"\t{"#r.Att#"$src, $dst|$dst, $src"#r.Intel#"}",
                    (!cast<Instruction>(NAME#"rrb_Int") rc:$dst, s.RC:$src, AVX512RC:$rc), 0, "att">;
  else if r.Exists then
    def : InstAlias<mnemonic#"\t{"#r.Att#"$src, $dst|$dst, $src"#r.Intel#"}",
                    (!cast<Instruction>(NAME#"rrb_Int") rc:$dst, s.RC:$src), 0, "att">;
}
// A float as an integer of 32 and of 64 bits, in a general register.
multiclass EvexToInteger<bits<8> op, string mnemonic, EvexElement e, EvexRounding r, string z = "Z"> {
  defvar s = VectorOf<e, 1>.V;
  defm NAME#z : EvexUnmasked<op, mnemonic, (outs GR32:$dst), (ins), s, r, "_Int">;
  defm NAME#"64"#z : EvexUnmasked<op, mnemonic, (outs GR64:$dst), (ins), s, r, "_Int">, REX_W;
  if !eq(z, "Z") then {
    defm NAME#z : EvexToIntegerSuffix<mnemonic#"l", GR32, s, r>;
    defm NAME#"64"#z : EvexToIntegerSuffix<mnemonic#"q", GR64, s, r>;
  }
}
// Comparison of the lowest elements into the flags.
multiclass EvexToFlags<bits<8> op, string mnemonic, EvexElement e, EvexRounding r = AsSilent, string end = ""> {
  let Defs = [EFLAGS], hasREX_W = !eq(e.Size, 64) in
  defm Z : EvexUnmasked<op, mnemonic, (outs), (ins VR128X:$dst), VectorOf<e, 1>.V, r, end>;
}
// An integer from a general register as a float. Rounding stands between the sources in AT&T's syntax.
multiclass EvexFromIntegerForms<bits<8> op, string mnemonic, RegisterClass rc, X86MemOperand mem, string letter, bits<3> scale,
                                bit rounds> {
  let hasVEX_4V = true, ignoresVEX_L = true in {
    def rr_Int : EvexInst<op, MRMSrcReg, NoImm, (outs VR128X:$dst), (ins VR128X:$src1, rc:$src2), !strconcat(mnemonic, Ops3)>;
    def rm_Int : EvexInst<op, MRMSrcMem, NoImm, (outs VR128X:$dst), (ins VR128X:$src1, mem:$src2),
                          !strconcat(mnemonic#"{"#letter#"}", Ops3)>, CD8<scale>;
    if rounds then
      let hasEVEX_RC = true in
      def rrb_Int : EvexInst<op, MRMSrcReg, NoImm, (outs VR128X:$dst), (ins VR128X:$src1, rc:$src2, AVX512RC:$rc),
                             mnemonic#"\t{$src2, $rc, $src1, $dst|$dst, $src1, $rc, $src2}">, EVEX_B;
  }
  def : InstAlias<!strconcat(mnemonic#letter, Ops3), (!cast<Instruction>(NAME#"rr_Int") VR128X:$dst, VR128X:$src1, rc:$src2), 0, "att">;
  // Memory whose width is not said has 32 bits.
  if !eq(letter, "l") then
    def : InstAlias<!strconcat(mnemonic, Ops3), (!cast<Instruction>(NAME#"rm_Int") VR128X:$dst, VR128X:$src1, mem:$src2),
                    0, "att">;
  if rounds then
    def : InstAlias<mnemonic#letter#"\t{$src2, $rc, $src1, $dst|$dst, $src1, $rc, $src2}",
                    (!cast<Instruction>(NAME#"rrb_Int") VR128X:$dst, VR128X:$src1, rc:$src2, AVX512RC:$rc), 0, "att">;
}
multiclass EvexFromInteger<bits<8> op, string mnemonic, string integer, string float> {
  defm integer#"2"#float#"Z" : EvexFromIntegerForms<op, mnemonic, GR32, i32mem, "l", 3, !ne(float, "SD")>;
  defm integer#"642"#float#"Z" : EvexFromIntegerForms<op, mnemonic, GR64, i64mem, "q", 4, true>, REX_W;
}

// ---- Results in masks -----------------------------------------------------------------------------------------------

multiclass EvexToMaskForms<bits<8> op, string mnemonic, EvexVector s, EvexHead h, EvexImm i, bit broadcasts,
                           string letter = "", string end = ""> {
  defvar out = (outs s.K:$dst);
  let hasVEX_4V = h.HasVVVV in {
    defm NAME#h.R#i.Name : EvexSelected<op, MRMSrcReg, i, mnemonic, out, (ins), s.WK, InRegister<h, s.RC, i>, end>;
    let mayLoad = true in
    defm NAME#h.M#i.Name : EvexSelected<op, MRMSrcMem, i, mnemonic#letter, out, (ins), s.WK, InMemory<h, s.Mem, i>, end>,
                           CD8<s.Scale>;
    if broadcasts then
      let mayLoad = true in
      defm NAME#h.M#"b"#i.Name : EvexSelected<op, MRMSrcMem, i, mnemonic, out, (ins), s.WK,
                                              InMemory<h, s.ElementMem, i, s.Broadcast>, end>,
                                 EVEX_B, CD8<s.ElementScale>;
  }
}
multiclass EvexToMask<bits<8> op, string mnemonic, EvexElement e, bit broadcasts> {
  foreach w = AllWidths in {
    defvar s = FullVector<e, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64) in
    defm NAME#w.Name : EvexToMaskForms<op, mnemonic, s, Head3<s.RC>, WithoutImm, broadcasts>;
  }
}
// By kind. The kind is a word in the mnemonic, or an immediate where there is none for it: what `kinds` names prints both,
// and src/mc/comparisons.rs makes the immediate of the word.
multiclass EvexCompareForm<bits<8> op, Format f, string stem, string suffix, string kinds, EvexVector v, EvexSources s,
                           string end> {
  defvar name = stem#"${cc:"#kinds#"Name}"#suffix#"\t{${cc:"#kinds#"Imm}"#s.Att;
  defvar plain = stem#suffix#"\t{$cc, "#s.Att;
  def NAME#end : EvexInst<op, f, Imm8, (outs v.K:$dst), !con(s.Ins, (ins u8imm:$cc)),
                          name#"$dst|$dst"#s.Intel#"${cc:"#kinds#"Imm}}">;
  def NAME#"k"#end : EvexInst<op, f, Imm8, (outs v.K:$dst), !con((ins v.WK:$mask), s.Ins, (ins u8imm:$cc)),
                              name#"$dst \\{$mask\\}|$dst \\{$mask\\}"#s.Intel#"${cc:"#kinds#"Imm}}">, EVEX_K;
  defvar inst = !cast<Instruction>(NAME#end);
  defvar masked = !cast<Instruction>(NAME#"k"#end);
  def : InstAlias<plain#"$dst|$dst"#s.Intel#", $cc}",
                  !con((inst v.K:$dst), !setdagop(s.Ins, inst), (inst u8imm:$cc)), 0>;
  def : InstAlias<plain#"$dst \\{$mask\\}|$dst \\{$mask\\}"#s.Intel#", $cc}",
                  !con((masked v.K:$dst, v.WK:$mask), !setdagop(s.Ins, masked), (masked u8imm:$cc)), 0>;
}
multiclass EvexCompareForms<bits<8> op, string stem, string suffix, string kinds, EvexVector v, bit broadcasts,
                            string end = ""> {
  defvar h = Head3<v.RC>;
  defm NAME#"rri" : EvexCompareForm<op, MRMSrcReg, stem, suffix, kinds, v, InRegister<h, v.RC, WithoutImm>, end>, VVVV;
  defm NAME#"rmi" : EvexCompareForm<op, MRMSrcMem, stem, suffix, kinds, v, InMemory<h, v.Mem, WithoutImm>, end>, VVVV,
                    EvexLoads, CD8<v.Scale>;
  if broadcasts then
    defm NAME#"rmbi" : EvexCompareForm<op, MRMSrcMem, stem, suffix, kinds, v,
                                       InMemory<h, v.ElementMem, WithoutImm, v.Broadcast>, end>,
                       VVVV, EVEX_B, EvexLoads, CD8<v.ElementScale>;
}
multiclass EvexCompareSilent<bits<8> op, string stem, string suffix, string kinds, EvexVector v, string end = ""> {
  defm NAME#"rrib" : EvexCompareForm<op, MRMSrcReg, stem, suffix, kinds, v,
                                     InRegister<Head3<v.RC>, v.RC, WithoutImm, AsSilent>, end>, VVVV, EVEX_B;
}
multiclass EvexCompare<bits<8> op, string stem, string suffix, string kinds, EvexElement e, bit broadcasts = true,
                       bit silent = false> {
  foreach w = AllWidths in {
    defvar v = FullVector<e, w>.V;
    defm NAME#w.Name : EvexCompareForms<op, stem, suffix, kinds, v, broadcasts>, EvexLength<w.L, w.L2>,
                       EvexW<!eq(e.Size, 64)>;
    if !and(silent, w.L2) then
      defm NAME#w.Name : EvexCompareSilent<op, stem, suffix, kinds, v>, EvexW<!eq(e.Size, 64)>;
  }
}
multiclass EvexScalarCompare<bits<8> op, string suffix, EvexElement e> {
  defvar v = VectorOf<e, 1>.V;
  defm Z : EvexCompareForms<op, "vcmp", suffix, "printFloatKind", v, false, "_Int">, VEX_LIG, EvexW<!eq(e.Size, 64)>;
  defm Z : EvexCompareSilent<op, "vcmp", suffix, "printFloatKind", v, "_Int">, VEX_LIG, EvexW<!eq(e.Size, 64)>;
}

class EvexLetterSource<string name, string text, DAGOperand rc> {
  string Name = name;
  string Text = text;
  DAGOperand Class = rc;
}

// What kind of number each element is, of the kinds that the immediate names.
multiclass EvexClassify<bits<8> op, string mnemonic, EvexElement e> {
  foreach w = AllWidths in {
    defvar v = FullVector<e, w>.V;
    defvar letter = !cond(!eq(w.Bits, 128): "x", !eq(w.Bits, 256): "y", true: "z");
    defvar inst = NAME#w.Name;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64) in
    defm NAME#w.Name : EvexToMaskForms<op, mnemonic, v, Head2<"r", "m">, WithImm, true, "{"#letter#"}">;
    // The letter is taken where it is not needed, too.
    foreach source = [EvexLetterSource<"ri", "$src2", v.RC>, EvexLetterSource<"mbi", "$src2"#v.Broadcast, v.ElementMem>] in {
      def : InstAlias<mnemonic#letter#"\t{$imm, "#source.Text#", $dst|$dst, "#source.Text#", $imm}",
                      (!cast<Instruction>(inst#source.Name) v.K:$dst, source.Class:$src2, u8imm:$imm), 0, "att">;
      def : InstAlias<mnemonic#letter#"\t{$imm, "#source.Text#", $dst \\{$mask\\}|$dst, "#source.Text#", $imm}",
                      (!cast<Instruction>(inst#source.Name#"k") v.K:$dst, v.WK:$mask, source.Class:$src2, u8imm:$imm), 0,
                      "att">;
    }
  }
}
multiclass EvexScalarClassify<bits<8> op, string mnemonic, EvexElement e> {
  let hasREX_W = !eq(e.Size, 64), ignoresVEX_L = true in
  defm Z : EvexToMaskForms<op, mnemonic, VectorOf<e, 1>.V, Head2<"r", "m">, WithImm, false>;
}

// ---- Shifts ---------------------------------------------------------------------------------------------------------

// All elements by the number in the lowest 64 bits of an xmm register.
multiclass EvexShift<bits<8> op, string mnemonic, EvexElement e> {
  foreach w = AllWidths in {
    defvar d = FullVector<e, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64), ExeDomain = SSEPackedInt in
    defm NAME#w.Name : EvexForms<op, mnemonic, d, I64x2, Head3<d.RC>>;
  }
}
// By a constant. The destination is in vvvv, and ModRM.reg tells the shifts apart.
def HeadInVvvv : EvexHead<(ins), "", "", "r", "m", true>;
multiclass EvexShiftImm<bits<8> op, int digit, string mnemonic, EvexElement e, bit broadcasts = true> {
  defvar f = EvexModRM<!cast<Format>("MRM"#digit#"r"), !cast<Format>("MRM"#digit#"m")>;
  foreach w = AllWidths in {
    defvar d = FullVector<e, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64), ExeDomain = SSEPackedInt in
    defm NAME#w.Name : EvexForms<op, mnemonic, d, d, HeadInVvvv, WithImm, broadcasts, false, "", "", f>;
  }
}

// ---- Moves and stores -----------------------------------------------------------------------------------------------

// To a register or to memory, whose elements `d` may be narrower than those of the source.
multiclass EvexStoreForms<bits<8> op, string mnemonic, EvexVector d, EvexVector s, bits<3> scale, EvexImm i = WithoutImm,
                          string r = "rr", string m = "mr"> {
  defvar sources = EvexSources<!con((ins s.RC:$src), i.Ins), i.Att#"$src, ", ", $src"#i.Intel>;
  defm NAME#r#i.Name : EvexMasked<op, MRMDestReg, i, mnemonic, d, sources>;
  let mayStore = true in
  defm NAME#m#i.Name : EvexSelected<op, MRMDestMem, i, mnemonic, (outs), (ins d.Mem:$dst), d.WK, sources>, CD8<scale>;
}
multiclass EvexNarrow<bits<8> op, string mnemonic, EvexElement de, EvexElement se> {
  foreach w = AllWidths in {
    defvar s = FullVector<se, w>.V;
    defvar d = VectorOf<de, !div(w.Bits, se.Size)>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, ExeDomain = SSEPackedInt in
    defm NAME#w.Name : EvexStoreForms<op, mnemonic, d, s, d.Scale>;
  }
}
// The selected elements side by side, and back.
multiclass EvexCompress<bits<8> op, string mnemonic, EvexElement e> {
  foreach w = AllWidths in {
    defvar v = FullVector<e, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64), ExeDomain = e.ExeDomain in
    defm NAME#w.Name : EvexStoreForms<op, mnemonic, v, v, v.ElementScale>;
  }
}
multiclass EvexExpand<bits<8> op, string mnemonic, EvexElement e> {
  foreach w = AllWidths in {
    defvar v = FullVector<e, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64), ExeDomain = e.ExeDomain in {
      defm NAME#w.Name#"rr" : EvexMasked<op, MRMSrcReg, WithoutImm, mnemonic, v, InRegister<Head2<>, v.RC, WithoutImm>>;
      let mayLoad = true in
      defm NAME#w.Name#"rm" : EvexMasked<op, MRMSrcMem, WithoutImm, mnemonic, v, InMemory<Head2<>, v.Mem, WithoutImm>>,
                              CD8<v.ElementScale>;
    }
  }
}
// Loads and stores of whole registers. Between registers the opcode of the store does, too.
multiclass EvexMove<bits<8> load, bits<8> store, string mnemonic, EvexElement e> {
  foreach w = AllWidths in {
    defvar v = FullVector<e, w>.V;
    defvar sources = EvexSources<(ins v.RC:$src), "$src, ", ", $src">;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64), ExeDomain = e.ExeDomain in {
      defm NAME#w.Name : EvexForms<load, mnemonic, v, v, Head2<>>;
      let mayStore = true in
      defm NAME#w.Name#"mr" : EvexSelected<store, MRMDestMem, WithoutImm, mnemonic, (outs), (ins v.Mem:$dst), v.WK,
                                           sources>, CD8<v.Scale>;
      defm NAME#w.Name#"rr" : EvexMasked<store, MRMDestReg, WithoutImm, mnemonic, v, sources, false, "_REV">,
                              OtherDirection;
    }
    def : InstAlias<!strconcat(mnemonic#".s", Ops2), (!cast<Instruction>(NAME#w.Name#"rr_REV") v.RC:$dst, v.RC:$src), 0>;
    def : InstAlias<mnemonic#".s\t{$src, $dst \\{$mask\\}|$dst \\{$mask\\}, $src}",
                    (!cast<Instruction>(NAME#w.Name#"rrk_REV") v.RC:$dst, v.WK:$mask, v.RC:$src), 0>;
    def : InstAlias<mnemonic#".s\t{$src, $dst \\{$mask\\} \\{z\\}|$dst \\{$mask\\} \\{z\\}, $src}",
                    (!cast<Instruction>(NAME#w.Name#"rrkz_REV") v.RC:$dst, v.WK:$mask, v.RC:$src), 0>;
  }
}
// The lowest element: between registers the others come from a further source, and a load clears them.
multiclass EvexScalarMove<bits<8> load, bits<8> store, string mnemonic, EvexElement e> {
  defvar v = VectorOf<e, 1>.V;
  let hasREX_W = !eq(e.Size, 64), ExeDomain = e.ExeDomain, ignoresVEX_L = true in {
    let hasVEX_4V = true in {
      defm Zrr : EvexMasked<load, MRMSrcReg, WithoutImm, mnemonic, v, InRegister<Head3<VR128X>, VR128X, WithoutImm>>;
      defm Zrr : EvexMasked<store, MRMDestReg, WithoutImm, mnemonic, v,
                            InRegister<Head3<VR128X>, VR128X, WithoutImm>, false, "_REV">, OtherDirection;
    }
    defm Zrm : EvexMasked<load, MRMSrcMem, WithoutImm, mnemonic, v, InMemory<Head2<>, v.Mem, WithoutImm>>, CD8<v.Scale>;
    defm Zmr : EvexSelected<store, MRMDestMem, WithoutImm, mnemonic, (outs), (ins v.Mem:$dst), v.WK,
                            EvexSources<(ins VR128X:$src), "$src, ", ", $src">>, CD8<v.Scale>;
  }
  def : InstAlias<!strconcat(mnemonic#".s", Ops3), (!cast<Instruction>(NAME#"Zrr_REV") VR128X:$dst, VR128X:$src1, VR128X:$src2), 0>;
  def : InstAlias<mnemonic#".s\t{$src2, $src1, $dst \\{$mask\\}|$dst \\{$mask\\}, $src1, $src2}",
                  (!cast<Instruction>(NAME#"Zrrk_REV") VR128X:$dst, VK1WM:$mask, VR128X:$src1, VR128X:$src2), 0>;
  def : InstAlias<mnemonic#".s\t{$src2, $src1, $dst \\{$mask\\} \\{z\\}|$dst \\{$mask\\} \\{z\\}, $src1, $src2}",
                  (!cast<Instruction>(NAME#"Zrrkz_REV") VR128X:$dst, VK1WM:$mask, VR128X:$src1, VR128X:$src2), 0>;
}

// Forms without a mask: plain loads, stores and moves of two operands.
class EvexRR<bits<8> op, string mnemonic, RegisterClass d, RegisterClass s, Format f = MRMSrcReg>
    : EvexInst<op, f, NoImm, (outs d:$dst), (ins s:$src), !strconcat(mnemonic, Ops2)>;
class EvexRM<bits<8> op, string mnemonic, RegisterClass d, X86MemOperand mem, bits<3> scale>
    : EvexInst<op, MRMSrcMem, NoImm, (outs d:$dst), (ins mem:$src), !strconcat(mnemonic, Ops2)>, CD8<scale> {
  let mayLoad = true;
}
class EvexMR<bits<8> op, string mnemonic, X86MemOperand mem, RegisterClass s, bits<3> scale>
    : EvexInst<op, MRMDestMem, NoImm, (outs), (ins mem:$dst, s:$src), !strconcat(mnemonic, Ops2)>, CD8<scale> {
  let mayStore = true;
}

// ---- Parts of registers ---------------------------------------------------------------------------------------------

// A part `p` into each register of the widths, and out of it.
multiclass EvexInsert<bits<8> op, string mnemonic, EvexElement e, int n, list<EvexWidth> widths> {
  foreach w = widths in {
    defvar d = FullVector<e, w>.V;
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64), ExeDomain = e.ExeDomain in
    defm NAME#w.Name : EvexForms<op, mnemonic, d, VectorOf<e, n>.V, Head3<d.RC>, WithImm>;
  }
}
multiclass EvexExtract<bits<8> op, string mnemonic, EvexElement e, int n, list<EvexWidth> widths> {
  defvar d = VectorOf<e, n>.V;
  foreach w = widths in
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64), ExeDomain = e.ExeDomain in
    defm NAME#w.Name : EvexStoreForms<op, mnemonic, d, FullVector<e, w>.V, d.Scale, WithImm, "rr", "mr">;
}
// One part into all of the register.
multiclass EvexBroadcast<bits<8> op, string mnemonic, EvexElement e, int n = 1, list<EvexWidth> widths = AllWidths> {
  foreach w = widths in
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64), ExeDomain = e.ExeDomain in
    defm NAME#w.Name : EvexForms<op, mnemonic, FullVector<e, w>.V, VectorOf<e, n>.V, Head2<>>;
}
multiclass EvexBroadcastMem<bits<8> op, string mnemonic, EvexElement e, int n, list<EvexWidth> widths> {
  defvar s = VectorOf<e, n>.V;
  foreach w = widths in
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64), ExeDomain = e.ExeDomain, mayLoad = true in
    defm NAME#w.Name#"rm" : EvexMasked<op, MRMSrcMem, WithoutImm, mnemonic, FullVector<e, w>.V,
                                       InMemory<Head2<>, s.Mem, WithoutImm>>, CD8<s.Scale>;
}
multiclass EvexBroadcastReg<bits<8> op, string mnemonic, EvexElement e, RegisterClass rc> {
  foreach w = AllWidths in
    let hasVEX_L = w.L, hasEVEX_L2 = w.L2, hasREX_W = !eq(e.Size, 64), ExeDomain = e.ExeDomain in
    defm NAME#w.Name#"rr" : EvexMasked<op, MRMSrcReg, WithoutImm, mnemonic, FullVector<e, w>.V,
                                       InRegister<Head2<>, rc, WithoutImm>>;
}

// ---- Gathers and scatters -------------------------------------------------------------------------------------------

// Of the mask, bits of what has been moved are cleared, so that an interrupted instruction can go on.
multiclass EvexGather<bits<8> op, string mnemonic, EvexElement e, string width, RegisterClass rc, X86MemOperand mem> {
  let mayLoad = true, ExeDomain = e.ExeDomain, CD8_Scale = VectorOf<e, 1>.V.Scale, hasREX_W = !eq(e.Size, 64),
      Constraints = "@earlyclobber $dst, $src1 = $dst, $mask = $mask_wb" in
  def NAME#width#"rm" : EvexInst<op, MRMSrcMem, NoImm, (outs rc:$dst, VK16WM:$mask_wb),
                                 (ins rc:$src1, VK16WM:$mask, mem:$src2),
                                 mnemonic#"\t{$src2, $dst \\{$mask\\}|$dst \\{$mask\\}, $src2}">, EVEX_K;
}
multiclass EvexScatter<bits<8> op, string mnemonic, EvexElement e, string width, RegisterClass rc, X86MemOperand mem> {
  let mayStore = true, ExeDomain = e.ExeDomain, CD8_Scale = VectorOf<e, 1>.V.Scale, hasREX_W = !eq(e.Size, 64),
      Constraints = "$mask = $mask_wb" in
  def NAME#width#"mr" : EvexInst<op, MRMDestMem, NoImm, (outs VK16WM:$mask_wb), (ins mem:$dst, VK16WM:$mask, rc:$src),
                                 mnemonic#"\t{$src, $dst \\{$mask\\}|$dst \\{$mask\\}, $src}">, EVEX_K;
}
// For each width: the register of the data, and memory with the register of the indices.
class EvexGatherWidths<list<RegisterClass> data, list<X86MemOperand> mem> {
  list<RegisterClass> Data = data;
  list<X86MemOperand> Mem = mem;
}
def GatherSame32 : EvexGatherWidths<[VR512, VR256X, VR128X], [vz32mem, vy32xmem, vx32xmem]>;
def GatherSame64 : EvexGatherWidths<[VR512, VR256X, VR128X], [vz64mem, vy64xmem, vx64xmem]>;
// Indices of half as many bits as data, and the other way round.
def GatherNarrowIndex : EvexGatherWidths<[VR512, VR256X, VR128X], [vy64xmem, vx64xmem, vx64xmem]>;
def GatherWideIndex : EvexGatherWidths<[VR256X, VR128X, VR128X], [vz32mem, vy32xmem, vx32xmem]>;
multiclass EvexGathers<bits<8> op, string mnemonic, EvexElement e, EvexGatherWidths widths> {
  foreach i = 0...2 in
    let hasVEX_L = AllWidths[i].L, hasEVEX_L2 = AllWidths[i].L2 in
    defm NAME : EvexGather<op, mnemonic, e, AllWidths[i].Name, widths.Data[i], widths.Mem[i]>;
}
multiclass EvexScatters<bits<8> op, string mnemonic, EvexElement e, EvexGatherWidths widths> {
  foreach i = 0...2 in
    let hasVEX_L = AllWidths[i].L, hasEVEX_L2 = AllWidths[i].L2 in
    defm NAME : EvexScatter<op, mnemonic, e, AllWidths[i].Name, widths.Data[i], widths.Mem[i]>;
}
