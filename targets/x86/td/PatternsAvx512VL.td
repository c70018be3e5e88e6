// What AVX-512 adds to vectors of 128 and 256 bits (AVX512VL): operations that no instruction with VEX has.

// A vector of 128 or 256 bits: the letter of its elements in the names of instructions, its width there, and its register class.
class Narrower<ValueType ty, string letter, string width, RegisterClass rc> {
  ValueType Type = ty;
  string Letter = letter;
  string Width = width;
  RegisterClass RC = rc;
}
def NarrowerB128 : Narrower<v16i8, "B", "Z128", VR128>;
def NarrowerB256 : Narrower<v32i8, "B", "Z256", VR256>;
def NarrowerW128 : Narrower<v8i16, "W", "Z128", VR128>;
def NarrowerW256 : Narrower<v16i16, "W", "Z256", VR256>;
def NarrowerD128 : Narrower<v4i32, "D", "Z128", VR128>;
def NarrowerD256 : Narrower<v8i32, "D", "Z256", VR256>;
def NarrowerQ128 : Narrower<v2i64, "Q", "Z128", VR128>;
def NarrowerQ256 : Narrower<v4i64, "Q", "Z256", VR256>;
defvar NarrowerBytes = [NarrowerB128, NarrowerB256];
defvar NarrowerWords = [NarrowerW128, NarrowerW256];
defvar NarrowerQuads = [NarrowerQ128, NarrowerQ256];
defvar NarrowerWide = [NarrowerD128, NarrowerD256, NarrowerQ128, NarrowerQ256];

// ---- Integers -------------------------------------------------------------------------------------------------------

let Predicates = [HasVLX] in
foreach n = NarrowerQuads in {
  foreach op = [["VPMAXSQ", "smax"], ["VPMINSQ", "smin"], ["VPMAXUQ", "umax"], ["VPMINUQ", "umin"], ["VPSRAVQ", "sra"]] in
    def : Pat<(n.Type (!cast<SDNode>(op[1]) n.RC:$a, n.RC:$b)), (!cast<Instruction>(op[0]#n.Width#"rr") n.RC:$a, n.RC:$b)>;
  def : Pat<(n.Type (abs n.RC:$a)), (!cast<Instruction>("VPABSQ"#n.Width#"rr") n.RC:$a)>;
  def : Pat<(n.Type (X86vsrai n.RC:$a, timm:$n)), (!cast<Instruction>("VPSRAQ"#n.Width#"ri") n.RC:$a, timm:$n)>;
  def : Pat<(n.Type (X86vsra n.RC:$a, VR128:$n)), (!cast<Instruction>("VPSRAQ"#n.Width#"rr") n.RC:$a, VR128:$n)>;
}
let Predicates = [HasVLX, HasDQI] in
foreach n = NarrowerQuads in
  def : Pat<(n.Type (mul n.RC:$a, n.RC:$b)), (!cast<Instruction>("VPMULLQ"#n.Width#"rr") n.RC:$a, n.RC:$b)>;
let Predicates = [HasVLX, HasBWI] in
foreach n = NarrowerWords in
  foreach op = [["VPSLLVW", "shl"], ["VPSRLVW", "srl"], ["VPSRAVW", "sra"]] in
    def : Pat<(n.Type (!cast<SDNode>(op[1]) n.RC:$a, n.RC:$b)), (!cast<Instruction>(op[0]#n.Width#"rr") n.RC:$a, n.RC:$b)>;
foreach n = NarrowerWide in {
  let Predicates = [HasVLX] in
  foreach r = [["VPROLV", "rotl"], ["VPRORV", "rotr"]] in
    def : Pat<(n.Type (!cast<SDNode>(r[1]) n.RC:$a, n.RC:$n)), (!cast<Instruction>(r[0]#n.Letter#n.Width#"rr") n.RC:$a, n.RC:$n)>;
  let Predicates = [HasVLX, HasCDI] in
  foreach op = [ctlz, ctlz_zero_undef] in
    def : Pat<(n.Type (op n.RC:$a)), (!cast<Instruction>("VPLZCNT"#n.Letter#n.Width#"rr") n.RC:$a)>;
  let Predicates = [HasVLX, HasVPOPCNTDQ] in
  def : Pat<(n.Type (ctpop n.RC:$a)), (!cast<Instruction>("VPOPCNT"#n.Letter#n.Width#"rr") n.RC:$a)>;
}
let Predicates = [HasVLX, HasBITALG] in
foreach n = !listconcat(NarrowerBytes, NarrowerWords) in
  def : Pat<(n.Type (ctpop n.RC:$a)), (!cast<Instruction>("VPOPCNT"#n.Letter#n.Width#"rr") n.RC:$a)>;

// ---- Conversions ----------------------------------------------------------------------------------------------------

class NarrowerConversion<string inst, SDNode op, ValueType to, RegisterClass from_rc, ValueType from, string width,
                         Predicate has = HasVLX> {
  string Inst = "VCVT"#inst#width#"rr";
  SDNode Op = op;
  ValueType To = to;
  RegisterClass FromRC = from_rc;
  ValueType From = from;
  Predicate Has = has;
}
foreach c = [NarrowerConversion<"UDQ2PS", uint_to_fp, v4f32, VR128, v4i32, "Z128">,
             NarrowerConversion<"UDQ2PS", uint_to_fp, v8f32, VR256, v8i32, "Z256">,
             NarrowerConversion<"UDQ2PD", uint_to_fp, v4f64, VR128, v4i32, "Z256">,
             NarrowerConversion<"TPS2UDQ", fp_to_uint, v4i32, VR128, v4f32, "Z128">,
             NarrowerConversion<"TPS2UDQ", fp_to_uint, v8i32, VR256, v8f32, "Z256">,
             NarrowerConversion<"TPD2UDQ", fp_to_uint, v4i32, VR256, v4f64, "Z256">,
             NarrowerConversion<"QQ2PD", sint_to_fp, v2f64, VR128, v2i64, "Z128", HasDQI>,
             NarrowerConversion<"QQ2PD", sint_to_fp, v4f64, VR256, v4i64, "Z256", HasDQI>,
             NarrowerConversion<"UQQ2PD", uint_to_fp, v2f64, VR128, v2i64, "Z128", HasDQI>,
             NarrowerConversion<"UQQ2PD", uint_to_fp, v4f64, VR256, v4i64, "Z256", HasDQI>,
             NarrowerConversion<"QQ2PS", sint_to_fp, v4f32, VR256, v4i64, "Z256", HasDQI>,
             NarrowerConversion<"UQQ2PS", uint_to_fp, v4f32, VR256, v4i64, "Z256", HasDQI>,
             NarrowerConversion<"TPD2QQ", fp_to_sint, v2i64, VR128, v2f64, "Z128", HasDQI>,
             NarrowerConversion<"TPD2QQ", fp_to_sint, v4i64, VR256, v4f64, "Z256", HasDQI>,
             NarrowerConversion<"TPD2UQQ", fp_to_uint, v2i64, VR128, v2f64, "Z128", HasDQI>,
             NarrowerConversion<"TPD2UQQ", fp_to_uint, v4i64, VR256, v4f64, "Z256", HasDQI>,
             NarrowerConversion<"TPS2QQ", fp_to_sint, v4i64, VR128, v4f32, "Z256", HasDQI>,
             NarrowerConversion<"TPS2UQQ", fp_to_uint, v4i64, VR128, v4f32, "Z256", HasDQI>] in
  let Predicates = [HasVLX, c.Has] in
  def : Pat<(c.To (c.Op (c.From c.FromRC:$a))), (!cast<Instruction>(c.Inst) c.FromRC:$a)>;
let Predicates = [HasVLX] in {
  def : Pat<(v4i32 (trunc (v4i64 VR256:$a))), (VPMOVQDZ256rr VR256:$a)>;
  def : Pat<(v8i16 (trunc (v8i32 VR256:$a))), (VPMOVDWZ256rr VR256:$a)>;
}
let Predicates = [HasVLX, HasBWI] in
def : Pat<(v16i8 (trunc (v16i16 VR256:$a))), (VPMOVWBZ256rr VR256:$a)>;

// ---- Memory by a mask -----------------------------------------------------------------------------------------------

class NarrowerMasked<Narrower n, string inst, ValueType mask, RegisterClass wk> {
  Narrower Vector = n;
  string Inst = inst;
  ValueType Mask = mask;
  RegisterClass WK = wk;
}
let Predicates = [HasVLX, HasBWI] in
foreach m = [NarrowerMasked<NarrowerB128, "VMOVDQU8", v16i1, VK16WM>, NarrowerMasked<NarrowerB256, "VMOVDQU8", v32i1, VK32WM>,
             NarrowerMasked<NarrowerW128, "VMOVDQU16", v8i1, VK8WM>, NarrowerMasked<NarrowerW256, "VMOVDQU16", v16i1, VK16WM>] in {
  defvar n = m.Vector;
  def : Pat<(m.Mask (X86vptestm (n.Type n.RC:$a))), (!cast<Instruction>("VPTESTM"#n.Letter#n.Width#"rr") n.RC:$a, n.RC:$a)>;
  def : Pat<(n.Type (X86kload addr:$p, (m.Mask m.WK:$k))), (!cast<Instruction>(m.Inst#n.Width#"rmkz") m.WK:$k, addr:$p)>;
  def : Pat<(X86kstore (n.Type n.RC:$v), addr:$p, (m.Mask m.WK:$k)),
            (!cast<Instruction>(m.Inst#n.Width#"mrk") addr:$p, m.WK:$k, n.RC:$v)>;
}

// ---- Choices by mask registers --------------------------------------------------------------------------------------

// A vector of 128 or 256 bits and its mask, of `n` bits; what moves bits to lanes without an instruction for it.
class NarrowerChoice<ValueType ty, string letter, string width, RegisterClass rc, int n, Predicate has = HasVLX> {
  ValueType Type = ty;
  string Letter = letter;
  string Width = width;
  RegisterClass RC = rc;
  ValueType Mask = !cast<ValueType>("v"#n#"i1");
  RegisterClass K = !cast<RegisterClass>("VK"#n);
  RegisterClass WK = !cast<RegisterClass>("VK"#n#"WM");
  Predicate Has = has;
}
defvar NarrowerChoiceBytes = [NarrowerChoice<v16i8, "B", "Z128", VR128, 16, HasBWI>, NarrowerChoice<v32i8, "B", "Z256", VR256, 32, HasBWI>,
                              NarrowerChoice<v8i16, "W", "Z128", VR128, 8, HasBWI>, NarrowerChoice<v16i16, "W", "Z256", VR256, 16, HasBWI>];
defvar NarrowerChoiceWide = [NarrowerChoice<v4i32, "D", "Z128", VR128, 4>, NarrowerChoice<v8i32, "D", "Z256", VR256, 8>,
                             NarrowerChoice<v2i64, "Q", "Z128", VR128, 2>, NarrowerChoice<v4i64, "Q", "Z256", VR256, 4>];
defvar NarrowerChoiceFloats = [NarrowerChoice<v4f32, "PS", "Z128", VR128, 4>, NarrowerChoice<v8f32, "PS", "Z256", VR256, 8>,
                               NarrowerChoice<v2f64, "PD", "Z128", VR128, 2>, NarrowerChoice<v4f64, "PD", "Z256", VR256, 4>];
foreach n = !listconcat(NarrowerChoiceBytes, NarrowerChoiceWide) in
  let Predicates = [HasVLX, n.Has] in
  def : Pat<(n.Type (X86blendm (n.Mask n.WK:$k), n.RC:$yes, n.RC:$no)),
            (!cast<Instruction>("VPBLENDM"#n.Letter#n.Width#"rrk") n.WK:$k, n.RC:$no, n.RC:$yes)>;
let Predicates = [HasVLX] in
foreach n = NarrowerChoiceFloats in
  def : Pat<(n.Type (X86blendm (n.Mask n.WK:$k), n.RC:$yes, n.RC:$no)),
            (!cast<Instruction>("VBLENDM"#n.Letter#n.Width#"rrk") n.WK:$k, n.RC:$no, n.RC:$yes)>;
let Predicates = [HasVLX, HasBWI] in
foreach n = NarrowerChoiceBytes in
  def : Pat<(n.Type (X86vpmovm2 (n.Mask n.K:$k))), (!cast<Instruction>("VPMOVM2"#n.Letter#n.Width#"rk") n.K:$k)>;
foreach n = NarrowerChoiceWide in {
  let Predicates = [HasVLX, HasDQI] in
  def : Pat<(n.Type (X86vpmovm2 (n.Mask n.K:$k))), (!cast<Instruction>("VPMOVM2"#n.Letter#n.Width#"rk") n.K:$k)>;
  let Predicates = [HasVLX, NoDQI] in
  def : Pat<(n.Type (X86vpmovm2 (n.Mask n.WK:$k))),
            (!cast<Instruction>("VPTERNLOG"#n.Letter#n.Width#"rrikz") (n.Type (IMPLICIT_DEF)), n.WK:$k, (n.Type (IMPLICIT_DEF)),
                                                                      (n.Type (IMPLICIT_DEF)), 255)>;
  let Predicates = [HasVLX] in
  def : Pat<(n.Mask (X86vptestm (n.Type n.RC:$a))), (!cast<Instruction>("VPTESTM"#n.Letter#n.Width#"rr") n.RC:$a, n.RC:$a)>;
}
// Masks of four and two bits are held as those of eight.
let Predicates = [HasVLX] in
foreach n = [2, 4] in {
  defvar ty = !cast<ValueType>("v"#n#"i1");
  defvar k = !cast<RegisterClass>("VK"#n);
  def : Pat<(ty (X86kmovkr (i32 GR32:$a))), (ty (COPY_TO_REGCLASS (KMOVWkr GR32:$a), k))>;
  def : Pat<(i32 (X86kmovrk (ty k:$k))), (KMOVWrk (v16i1 (COPY_TO_REGCLASS k:$k, VK16)))>;
  foreach op = [["KANDWkk", "X86kand"], ["KANDNWkk", "X86kandn"], ["KORWkk", "X86kor"], ["KXORWkk", "X86kxor"]] in
    def : Pat<(ty (!cast<SDNode>(op[1]) k:$a, k:$b)),
              (ty (COPY_TO_REGCLASS (!cast<Instruction>(op[0]) (v16i1 (COPY_TO_REGCLASS k:$a, VK16)), (v16i1 (COPY_TO_REGCLASS k:$b, VK16))), k))>;
  def : Pat<(ty (X86knot k:$a)),
            (ty (COPY_TO_REGCLASS (KSHIFTRWki (KSHIFTLWki (KNOTWkk (v16i1 (COPY_TO_REGCLASS k:$a, VK16))), !sub(16, n)), !sub(16, n)), k))>;
}
// Eight bits of a register are a move where there is one of bytes.
let Predicates = [HasDQI], AddedComplexity = 5 in
def : Pat<(v8i1 (X86kmovkr (i32 (and GR32:$a, (i32 255))))), (KMOVBkr GR32:$a)>;

// ---- Operations where a mask has ones -------------------------------------------------------------------------------

// What is chosen from the result of an operation is that operation with a mask.
multiclass MaskedOperations<ValueType ty, RegisterClass rc, ValueType mask, RegisterClass wk, string stem, SDPatternOperator op,
                            list<Predicate> has> {
  let Predicates = has, AddedComplexity = 5 in
  def : Pat<(ty (X86blendm (mask wk:$k), (ty (op rc:$a, rc:$b)), rc:$no)), (!cast<Instruction>(stem#"rrk") rc:$no, wk:$k, rc:$a, rc:$b)>;
}
// The same with zeros where the mask has zeros, which is a conjunction with the lanes of the mask; and only that.
multiclass ZeroedOperations<ValueType ty, RegisterClass rc, ValueType mask, RegisterClass wk, string stem, SDPatternOperator op,
                            list<Predicate> has, ValueType lanes = ty> {
  defvar ones = (lanes (X86vpmovm2 (mask wk:$k)));
  defvar value = (ty (op rc:$a, rc:$b));
  let Predicates = has, AddedComplexity = 5 in
  if !eq(!cast<string>(ty), !cast<string>(lanes)) then
    def : Pat<(ty (and value, ones)), (!cast<Instruction>(stem#"rrkz") wk:$k, rc:$a, rc:$b)>;
  else
    def : Pat<(ty (bitconvert (lanes (and (lanes (bitconvert value)), ones)))), (!cast<Instruction>(stem#"rrkz") wk:$k, rc:$a, rc:$b)>;
}
class ZeroedMove<ValueType ty, RegisterClass rc, ValueType mask, RegisterClass wk, string inst, list<Predicate> has> {
  ValueType Type = ty;
  RegisterClass RC = rc;
  ValueType Mask = mask;
  RegisterClass WK = wk;
  string Inst = inst;
  list<Predicate> Has = has;
}
foreach m = !listconcat(!foreach(z, ZmmWide, ZeroedMove<z.Type, VR512, z.Mask, z.WK, "VMOVDQA"#!if(!eq(z.Letter, "D"), "32", "64")#"Z", [Use512]>),
                        !foreach(n, NarrowerChoiceWide, ZeroedMove<n.Type, n.RC, n.Mask, n.WK,
                                                                   "VMOVDQA"#!if(!eq(n.Letter, "D"), "32", "64")#n.Width, [HasVLX]>),
                        !foreach(n, NarrowerChoiceBytes, ZeroedMove<n.Type, n.RC, n.Mask, n.WK,
                                                                    "VMOVDQU"#!if(!eq(n.Letter, "B"), "8", "16")#n.Width, [HasVLX, HasBWI]>)) in
  let Predicates = m.Has in
  def : Pat<(m.Type (and m.RC:$a, (m.Type (X86vpmovm2 (m.Mask m.WK:$k))))), (!cast<Instruction>(m.Inst#"rrkz") m.WK:$k, m.RC:$a)>;

defvar MaskedIntegers = [["VPADD", "add"], ["VPSUB", "sub"], ["VPMAXS", "smax"], ["VPMINS", "smin"], ["VPMAXU", "umax"], ["VPMINU", "umin"]];
defvar MaskedLogic = [["VPAND", "and"], ["VPOR", "or"], ["VPXOR", "xor"]];
defvar MaskedFloats = [["VADD", "fadd"], ["VSUB", "fsub"], ["VMUL", "fmul"], ["VDIV", "fdiv"]];
foreach z = ZmmIntegers in
  foreach op = MaskedIntegers in
    defm : MaskedOperations<z.Type, VR512, z.Mask, z.WK, op[0]#z.Letter#"Z", !cast<SDPatternOperator>(op[1]), [Use512, z.Has]>;
foreach z = ZmmWide in
  foreach op = MaskedLogic in
    defm : MaskedOperations<z.Type, VR512, z.Mask, z.WK, op[0]#z.Letter#"Z", !cast<SDPatternOperator>(op[1]), [Use512]>;
foreach z = ZmmFloats in
  foreach op = MaskedFloats in
    defm : MaskedOperations<z.Type, VR512, z.Mask, z.WK, op[0]#z.Letter#"Z", !cast<SDPatternOperator>(op[1]), [Use512]>;
foreach n = !listconcat(NarrowerChoiceBytes, NarrowerChoiceWide) in
  foreach op = MaskedIntegers in
    defm : MaskedOperations<n.Type, n.RC, n.Mask, n.WK, op[0]#n.Letter#n.Width, !cast<SDPatternOperator>(op[1]), [HasVLX, n.Has]>;
foreach n = NarrowerChoiceWide in
  foreach op = MaskedLogic in
    defm : MaskedOperations<n.Type, n.RC, n.Mask, n.WK, op[0]#n.Letter#n.Width, !cast<SDPatternOperator>(op[1]), [HasVLX]>;
foreach n = NarrowerChoiceFloats in
  foreach op = MaskedFloats in
    defm : MaskedOperations<n.Type, n.RC, n.Mask, n.WK, op[0]#n.Letter#n.Width, !cast<SDPatternOperator>(op[1]), [HasVLX]>;

foreach z = ZmmIntegers in
  foreach op = MaskedIntegers in
    defm : ZeroedOperations<z.Type, VR512, z.Mask, z.WK, op[0]#z.Letter#"Z", !cast<SDPatternOperator>(op[1]), [Use512, z.Has]>;
foreach z = ZmmFloats in
  foreach op = MaskedFloats in
    defm : ZeroedOperations<z.Type, VR512, z.Mask, z.WK, op[0]#z.Letter#"Z", !cast<SDPatternOperator>(op[1]), [Use512],
                            !if(!eq(z.Letter, "PS"), v16i32, v8i64)>;
foreach n = !listconcat(NarrowerChoiceBytes, NarrowerChoiceWide) in
  foreach op = MaskedIntegers in
    defm : ZeroedOperations<n.Type, n.RC, n.Mask, n.WK, op[0]#n.Letter#n.Width, !cast<SDPatternOperator>(op[1]), [HasVLX, n.Has]>;
foreach n = NarrowerChoiceFloats in
  foreach op = MaskedFloats in
    defm : ZeroedOperations<n.Type, n.RC, n.Mask, n.WK, op[0]#n.Letter#n.Width, !cast<SDPatternOperator>(op[1]), [HasVLX],
                            !cond(!eq(n.Mask, v8i1): v8i32, !eq(n.Mask, v2i1): v2i64, !eq(n.Letter, "PS"): v4i32, true: v4i64)>;
