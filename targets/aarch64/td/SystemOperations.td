// Operations on caches, translations and their buffers, by the names that they have in place of the fields of `sys`: op1,
// CRn, CRm and op2. Names are of operations with a register, or of those that say everything by themselves.

class SystemOpName<string mnemonic, string name, int op1, int cn, int cm, int op2> {
  string Name = name;
  int Encoding = !add(!shl(op1, 11), !shl(cn, 7), !shl(cm, 3), op2);
  // Where the name is known; empty: everywhere. And what that is called.
  code KnownExpr = "";
  string Needs = "";
  string KnownMessage = !if(!empty(Needs), "", !toupper(mnemonic)#" "#!toupper(name)#" requires: "#Needs);
}
class AtOp<string name, int op1, int cn, int cm, int op2> : SystemOpName<"at", name, op1, cn, cm, op2>;
class DcOp<string name, int op1, int cn, int cm, int op2> : SystemOpName<"dc", name, op1, cn, cm, op2>;
class IcOp<string name, int op1, int cn, int cm, int op2> : SystemOpName<"ic", name, op1, cn, cm, op2>;
class IcAllOp<string name, int op1, int cn, int cm, int op2> : SystemOpName<"ic", name, op1, cn, cm, op2>;
class TlbiOp<string name, int op1, int cn, int cm, int op2> : SystemOpName<"tlbi", name, op1, cn, cm, op2>;
class TlbiAllOp<string name, int op1, int cn, int cm, int op2> : SystemOpName<"tlbi", name, op1, cn, cm, op2>;
class TlbipOp<string name, int op1, int cn, int cm, int op2> : SystemOpName<"tlbip", name, op1, cn, cm, op2>;

// Invalidation has a form that does not wait for accesses with the attribute XS.
multiclass Tlbis<string name, int op1, int cn, int cm, int op2, code known = "", string needs = ""> {
  let KnownExpr = known, Needs = needs in
  def : TlbiOp<name, op1, cn, cm, op2>;
  let KnownExpr = !if(!empty(known), "", known#" && ")#"feature(FeatureXs)", Needs = !if(!empty(needs), "", needs#", ")#"xs" in
  def : TlbiOp<name#"nxs", op1, !add(cn, 1), cm, op2>;
}
multiclass TlbiAlls<string name, int op1, int cn, int cm, int op2, code known = "", string needs = ""> {
  let KnownExpr = known, Needs = needs in
  def : TlbiAllOp<name, op1, cn, cm, op2>;
  let KnownExpr = !if(!empty(known), "", known#" && ")#"feature(FeatureXs)", Needs = !if(!empty(needs), "", needs#", ")#"xs" in
  def : TlbiAllOp<name#"nxs", op1, !add(cn, 1), cm, op2>;
}
multiclass Tlbips<string name, int op1, int cn, int cm, int op2, code known = "", string needs = ""> {
  let KnownExpr = known, Needs = needs in
  def : TlbipOp<name, op1, cn, cm, op2>;
  let KnownExpr = !if(!empty(known), "", known#" && ")#"feature(FeatureXs)", Needs = !if(!empty(needs), "", needs#", ")#"xs" in
  def : TlbipOp<name#"nxs", op1, !add(cn, 1), cm, op2>;
}

// ---- Address translation -----------------------------------------------------------------------------------------

def : AtOp<"s1e1r", 0, 7, 8, 0>;
def : AtOp<"s1e1w", 0, 7, 8, 1>;
def : AtOp<"s1e0r", 0, 7, 8, 2>;
def : AtOp<"s1e0w", 0, 7, 8, 3>;
def : AtOp<"s1e1a", 0, 7, 9, 2>;
def : AtOp<"s1e2r", 4, 7, 8, 0>;
def : AtOp<"s1e2w", 4, 7, 8, 1>;
def : AtOp<"s12e1r", 4, 7, 8, 4>;
def : AtOp<"s12e1w", 4, 7, 8, 5>;
def : AtOp<"s12e0r", 4, 7, 8, 6>;
def : AtOp<"s12e0w", 4, 7, 8, 7>;
def : AtOp<"s1e2a", 4, 7, 9, 2>;
def : AtOp<"s1e3r", 6, 7, 8, 0>;
def : AtOp<"s1e3w", 6, 7, 8, 1>;
def : AtOp<"s1e3a", 6, 7, 9, 2>;
let KnownExpr = [{ feature(FeaturePanRwv) }], Needs = "pan-rwv" in {
  def : AtOp<"s1e1rp", 0, 7, 9, 0>;
  def : AtOp<"s1e1wp", 0, 7, 9, 1>;
}

// ---- Data caches -------------------------------------------------------------------------------------------------

def : DcOp<"ivac", 0, 7, 6, 1>;
def : DcOp<"isw", 0, 7, 6, 2>;
def : DcOp<"csw", 0, 7, 10, 2>;
def : DcOp<"cisw", 0, 7, 14, 2>;
def : DcOp<"zva", 3, 7, 4, 1>;
def : DcOp<"cvac", 3, 7, 10, 1>;
def : DcOp<"cvau", 3, 7, 11, 1>;
def : DcOp<"civac", 3, 7, 14, 1>;
let KnownExpr = [{ feature(FeatureMte) }], Needs = "mte" in {
  def : DcOp<"igvac", 0, 7, 6, 3>;
  def : DcOp<"igsw", 0, 7, 6, 4>;
  def : DcOp<"igdvac", 0, 7, 6, 5>;
  def : DcOp<"igdsw", 0, 7, 6, 6>;
  def : DcOp<"cgsw", 0, 7, 10, 4>;
  def : DcOp<"cgdsw", 0, 7, 10, 6>;
  def : DcOp<"cigsw", 0, 7, 14, 4>;
  def : DcOp<"cigdsw", 0, 7, 14, 6>;
  def : DcOp<"gva", 3, 7, 4, 3>;
  def : DcOp<"gzva", 3, 7, 4, 4>;
  def : DcOp<"cgvac", 3, 7, 10, 3>;
  def : DcOp<"cgdvac", 3, 7, 10, 5>;
  def : DcOp<"cgvap", 3, 7, 12, 3>;
  def : DcOp<"cgdvap", 3, 7, 12, 5>;
  def : DcOp<"cgvadp", 3, 7, 13, 3>;
  def : DcOp<"cgdvadp", 3, 7, 13, 5>;
  def : DcOp<"cigvac", 3, 7, 14, 3>;
  def : DcOp<"cigdvac", 3, 7, 14, 5>;
}
let KnownExpr = [{ feature(FeaturePops) }], Needs = "pops" in {
  def : DcOp<"civaps", 0, 7, 15, 1>;
}
let KnownExpr = [{ feature(FeatureMte) && feature(FeaturePops) }], Needs = "mte, pops" in {
  def : DcOp<"cigdvaps", 0, 7, 15, 5>;
}
let KnownExpr = [{ feature(FeatureMtetc) }], Needs = "mtetc" in {
  def : DcOp<"zgbva", 3, 7, 4, 5>;
  def : DcOp<"gbva", 3, 7, 4, 7>;
}
let KnownExpr = [{ feature(FeatureOccmo) }], Needs = "occmo" in {
  def : DcOp<"cvaoc", 3, 7, 11, 0>;
  def : DcOp<"civaoc", 3, 7, 15, 0>;
}
let KnownExpr = [{ feature(FeatureMte) && feature(FeatureOccmo) }], Needs = "mte, occmo" in {
  def : DcOp<"cgdvaoc", 3, 7, 11, 7>;
  def : DcOp<"cigdvaoc", 3, 7, 15, 7>;
}
let KnownExpr = [{ feature(FeatureCCPP) }], Needs = "ccpp" in {
  def : DcOp<"cvap", 3, 7, 12, 1>;
}
let KnownExpr = [{ feature(FeatureCCDP) }], Needs = "ccdp" in {
  def : DcOp<"cvadp", 3, 7, 13, 1>;
}
let KnownExpr = [{ feature(FeatureMec) }], Needs = "mec" in {
  def : DcOp<"cipae", 4, 7, 14, 0>;
  def : DcOp<"cigdpae", 4, 7, 14, 7>;
}
let KnownExpr = [{ feature(FeatureRme) }], Needs = "rme" in {
  def : DcOp<"cipapa", 6, 7, 14, 1>;
  def : DcOp<"cigdpapa", 6, 7, 14, 5>;
}

// ---- Instruction caches ------------------------------------------------------------------------------------------

def : IcOp<"ivau", 3, 7, 5, 1>;

def : IcAllOp<"ialluis", 0, 7, 1, 0>;
def : IcAllOp<"iallu", 0, 7, 5, 0>;

// ---- Translation buffers -----------------------------------------------------------------------------------------

defm : Tlbis<"vmalle1os", 0, 8, 1, 0, [{ feature(FeatureTlbid) && feature(FeatureTlbRmi) }], "tlbid, tlb-rmi">;
defm : Tlbis<"alle2os", 4, 8, 1, 0, [{ feature(FeatureTlbid) && feature(FeatureTlbRmi) }], "tlbid, tlb-rmi">;
defm : Tlbis<"alle1os", 4, 8, 1, 4, [{ feature(FeatureTlbid) && feature(FeatureTlbRmi) }], "tlbid, tlb-rmi">;
defm : Tlbis<"vmalls12e1os", 4, 8, 1, 6, [{ feature(FeatureTlbid) && feature(FeatureTlbRmi) }], "tlbid, tlb-rmi">;
defm : Tlbis<"alle3os", 6, 8, 1, 0, [{ feature(FeatureTlbid) && feature(FeatureTlbRmi) }], "tlbid, tlb-rmi">;
defm : Tlbis<"vae1os", 0, 8, 1, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"aside1os", 0, 8, 1, 2, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"vaae1os", 0, 8, 1, 3, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"vale1os", 0, 8, 1, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"vaale1os", 0, 8, 1, 7, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvae1is", 0, 8, 2, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvaae1is", 0, 8, 2, 3, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvale1is", 0, 8, 2, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvaale1is", 0, 8, 2, 7, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvae1os", 0, 8, 5, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvaae1os", 0, 8, 5, 3, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvale1os", 0, 8, 5, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvaale1os", 0, 8, 5, 7, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvae1", 0, 8, 6, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvaae1", 0, 8, 6, 3, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvale1", 0, 8, 6, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvaale1", 0, 8, 6, 7, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"ripas2e1is", 4, 8, 0, 2, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"ripas2le1is", 4, 8, 0, 6, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"vae2os", 4, 8, 1, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"vale2os", 4, 8, 1, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvae2is", 4, 8, 2, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvale2is", 4, 8, 2, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"ipas2e1os", 4, 8, 4, 0, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"ripas2e1", 4, 8, 4, 2, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"ripas2e1os", 4, 8, 4, 3, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"ipas2le1os", 4, 8, 4, 4, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"ripas2le1", 4, 8, 4, 6, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"ripas2le1os", 4, 8, 4, 7, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvae2os", 4, 8, 5, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvale2os", 4, 8, 5, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvae2", 4, 8, 6, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvale2", 4, 8, 6, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"vae3os", 6, 8, 1, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"vale3os", 6, 8, 1, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvae3is", 6, 8, 2, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvale3is", 6, 8, 2, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvae3os", 6, 8, 5, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvale3os", 6, 8, 5, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvae3", 6, 8, 6, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"rvale3", 6, 8, 6, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbis<"vmalle1is", 0, 8, 3, 0, [{ feature(FeatureTlbid) }], "tlbid">;
defm : Tlbis<"alle2is", 4, 8, 3, 0, [{ feature(FeatureTlbid) }], "tlbid">;
defm : Tlbis<"alle1is", 4, 8, 3, 4, [{ feature(FeatureTlbid) }], "tlbid">;
defm : Tlbis<"vmalls12e1is", 4, 8, 3, 6, [{ feature(FeatureTlbid) }], "tlbid">;
defm : Tlbis<"alle3is", 6, 8, 3, 0, [{ feature(FeatureTlbid) }], "tlbid">;
defm : Tlbis<"vae1is", 0, 8, 3, 1>;
defm : Tlbis<"aside1is", 0, 8, 3, 2>;
defm : Tlbis<"vaae1is", 0, 8, 3, 3>;
defm : Tlbis<"vale1is", 0, 8, 3, 5>;
defm : Tlbis<"vaale1is", 0, 8, 3, 7>;
defm : Tlbis<"vae1", 0, 8, 7, 1>;
defm : Tlbis<"aside1", 0, 8, 7, 2>;
defm : Tlbis<"vaae1", 0, 8, 7, 3>;
defm : Tlbis<"vale1", 0, 8, 7, 5>;
defm : Tlbis<"vaale1", 0, 8, 7, 7>;
defm : Tlbis<"ipas2e1is", 4, 8, 0, 1>;
defm : Tlbis<"ipas2le1is", 4, 8, 0, 5>;
defm : Tlbis<"vae2is", 4, 8, 3, 1>;
defm : Tlbis<"vale2is", 4, 8, 3, 5>;
defm : Tlbis<"ipas2e1", 4, 8, 4, 1>;
defm : Tlbis<"ipas2le1", 4, 8, 4, 5>;
defm : Tlbis<"vae2", 4, 8, 7, 1>;
defm : Tlbis<"vale2", 4, 8, 7, 5>;
defm : Tlbis<"vae3is", 6, 8, 3, 1>;
defm : Tlbis<"vale3is", 6, 8, 3, 5>;
defm : Tlbis<"vae3", 6, 8, 7, 1>;
defm : Tlbis<"vale3", 6, 8, 7, 5>;
defm : Tlbis<"vmallws2e1is", 4, 8, 2, 2, [{ feature(FeatureTlbid) && feature(FeatureTlbiw) }], "tlbid, tlbiw">;
defm : Tlbis<"vmallws2e1os", 4, 8, 5, 2, [{ feature(FeatureTlbid) && feature(FeatureTlbiw) }], "tlbid, tlbiw">;
defm : Tlbis<"rpaos", 6, 8, 4, 3, [{ feature(FeatureRme) }], "rme">;
defm : Tlbis<"rpalos", 6, 8, 4, 7, [{ feature(FeatureRme) }], "rme">;

defm : TlbiAlls<"vmalle1os", 0, 8, 1, 0, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : TlbiAlls<"alle2os", 4, 8, 1, 0, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : TlbiAlls<"alle1os", 4, 8, 1, 4, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : TlbiAlls<"vmalls12e1os", 4, 8, 1, 6, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : TlbiAlls<"alle3os", 6, 8, 1, 0, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : TlbiAlls<"vmalle1is", 0, 8, 3, 0>;
defm : TlbiAlls<"vmalle1", 0, 8, 7, 0>;
defm : TlbiAlls<"alle2is", 4, 8, 3, 0>;
defm : TlbiAlls<"alle1is", 4, 8, 3, 4>;
defm : TlbiAlls<"vmalls12e1is", 4, 8, 3, 6>;
defm : TlbiAlls<"alle2", 4, 8, 7, 0>;
defm : TlbiAlls<"alle1", 4, 8, 7, 4>;
defm : TlbiAlls<"vmalls12e1", 4, 8, 7, 6>;
defm : TlbiAlls<"alle3is", 6, 8, 3, 0>;
defm : TlbiAlls<"alle3", 6, 8, 7, 0>;
defm : TlbiAlls<"vmallws2e1is", 4, 8, 2, 2, [{ feature(FeatureTlbiw) }], "tlbiw">;
defm : TlbiAlls<"vmallws2e1os", 4, 8, 5, 2, [{ feature(FeatureTlbiw) }], "tlbiw">;
defm : TlbiAlls<"vmallws2e1", 4, 8, 6, 2, [{ feature(FeatureTlbiw) }], "tlbiw">;
defm : TlbiAlls<"paallos", 6, 8, 1, 4, [{ feature(FeatureRme) }], "rme">;
defm : TlbiAlls<"paall", 6, 8, 7, 4, [{ feature(FeatureRme) }], "rme">;

// ---- Translation buffers, by descriptors of 128 bits -------------------------------------------------------------

defm : Tlbips<"vae1os", 0, 8, 1, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"vaae1os", 0, 8, 1, 3, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"vale1os", 0, 8, 1, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"vaale1os", 0, 8, 1, 7, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvae1is", 0, 8, 2, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvaae1is", 0, 8, 2, 3, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvale1is", 0, 8, 2, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvaale1is", 0, 8, 2, 7, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvae1os", 0, 8, 5, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvaae1os", 0, 8, 5, 3, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvale1os", 0, 8, 5, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvaale1os", 0, 8, 5, 7, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvae1", 0, 8, 6, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvaae1", 0, 8, 6, 3, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvale1", 0, 8, 6, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvaale1", 0, 8, 6, 7, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"ripas2e1is", 4, 8, 0, 2, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"ripas2le1is", 4, 8, 0, 6, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"vae2os", 4, 8, 1, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"vale2os", 4, 8, 1, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvae2is", 4, 8, 2, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvale2is", 4, 8, 2, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"ipas2e1os", 4, 8, 4, 0, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"ripas2e1", 4, 8, 4, 2, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"ripas2e1os", 4, 8, 4, 3, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"ipas2le1os", 4, 8, 4, 4, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"ripas2le1", 4, 8, 4, 6, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"ripas2le1os", 4, 8, 4, 7, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvae2os", 4, 8, 5, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvale2os", 4, 8, 5, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvae2", 4, 8, 6, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvale2", 4, 8, 6, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"vae3os", 6, 8, 1, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"vale3os", 6, 8, 1, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvae3is", 6, 8, 2, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvale3is", 6, 8, 2, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvae3os", 6, 8, 5, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvale3os", 6, 8, 5, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvae3", 6, 8, 6, 1, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"rvale3", 6, 8, 6, 5, [{ feature(FeatureTlbRmi) }], "tlb-rmi">;
defm : Tlbips<"vae1is", 0, 8, 3, 1>;
defm : Tlbips<"vaae1is", 0, 8, 3, 3>;
defm : Tlbips<"vale1is", 0, 8, 3, 5>;
defm : Tlbips<"vaale1is", 0, 8, 3, 7>;
defm : Tlbips<"vae1", 0, 8, 7, 1>;
defm : Tlbips<"vaae1", 0, 8, 7, 3>;
defm : Tlbips<"vale1", 0, 8, 7, 5>;
defm : Tlbips<"vaale1", 0, 8, 7, 7>;
defm : Tlbips<"ipas2e1is", 4, 8, 0, 1>;
defm : Tlbips<"ipas2le1is", 4, 8, 0, 5>;
defm : Tlbips<"vae2is", 4, 8, 3, 1>;
defm : Tlbips<"vale2is", 4, 8, 3, 5>;
defm : Tlbips<"ipas2e1", 4, 8, 4, 1>;
defm : Tlbips<"ipas2le1", 4, 8, 4, 5>;
defm : Tlbips<"vae2", 4, 8, 7, 1>;
defm : Tlbips<"vale2", 4, 8, 7, 5>;
defm : Tlbips<"vae3is", 6, 8, 3, 1>;
defm : Tlbips<"vale3is", 6, 8, 3, 5>;
defm : Tlbips<"vae3", 6, 8, 7, 1>;
defm : Tlbips<"vale3", 6, 8, 7, 5>;
