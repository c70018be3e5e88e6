// Names of control and status registers.

class SysReg<string name, bits<12> number> {
  string Name = name;
  bits<12> Encoding = number;
  // Further spellings, of which the second kind is out of use.
  string AltName = "";
  string DeprecatedName = "";
  // The name is known only with 32 bits.
  bit isRV32Only = false;
  code KnownExpr = !if(isRV32Only, "!mode(RV64)", "");
  string KnownMessage = "system register '"#name#"' is RV32 only";
}

def SysRegsList : GenericTable {
  let FilterClass = "SysReg";
  let Fields = ["Name", "AltName", "DeprecatedName", "Encoding", "isRV32Only"];
  let PrimaryKey = ["Encoding"];
  let PrimaryKeyName = "lookupSysRegByEncoding";
  let PrimaryKeyReturnRange = true;
}

def lookupSysRegByName : SearchIndex {
  let Table = SysRegsList;
  let Key = ["Name"];
}
def lookupSysRegByAltName : SearchIndex {
  let Table = SysRegsList;
  let Key = ["AltName"];
}
def lookupSysRegByDeprecatedName : SearchIndex {
  let Table = SysRegsList;
  let Key = ["DeprecatedName"];
}

// ---- Floating point, and the entropy source -------------------------------------------------------------------------

def : SysReg<"fflags", 0x001>;
def : SysReg<"frm", 0x002>;
def : SysReg<"fcsr", 0x003>;
def : SysReg<"seed", 0x015>;

// ---- Vectors --------------------------------------------------------------------------------------------------------

def : SysReg<"vstart", 0x008>;
def : SysReg<"vxsat", 0x009>;
def : SysReg<"vxrm", 0x00a>;
def : SysReg<"vcsr", 0x00f>;
def : SysReg<"vl", 0xc20>;
def : SysReg<"vtype", 0xc21>;
def : SysReg<"vlenb", 0xc22>;

// ---- Unprivileged: counters, shadow stack, table jumps --------------------------------------------------------------

def : SysReg<"ssp", 0x011>;
def : SysReg<"jvt", 0x017>;
def : SysReg<"cycle", 0xc00>;
def : SysReg<"time", 0xc01>;
def : SysReg<"instret", 0xc02>;
let isRV32Only = true in {
  def : SysReg<"cycleh", 0xc80>;
  def : SysReg<"timeh", 0xc81>;
  def : SysReg<"instreth", 0xc82>;
}
foreach i = 3...31 in {
  def : SysReg<"hpmcounter"#i, !add(0xc00, i)>;
  let isRV32Only = true in
  def : SysReg<"hpmcounter"#i#"h", !add(0xc80, i)>;
}

// ---- Supervisor -----------------------------------------------------------------------------------------------------

def : SysReg<"sstatus", 0x100>;
def : SysReg<"sie", 0x104>;
def : SysReg<"stvec", 0x105>;
def : SysReg<"scounteren", 0x106>;
def : SysReg<"senvcfg", 0x10a>;
def : SysReg<"sstateen0", 0x10c>;
def : SysReg<"sstateen1", 0x10d>;
def : SysReg<"sstateen2", 0x10e>;
def : SysReg<"sstateen3", 0x10f>;
def : SysReg<"scountinhibit", 0x120>;
def : SysReg<"sscratch", 0x140>;
def : SysReg<"sepc", 0x141>;
def : SysReg<"scause", 0x142>;
def : SysReg<"stval", 0x143> { let DeprecatedName = "sbadaddr"; }
def : SysReg<"sip", 0x144>;
def : SysReg<"stimecmp", 0x14d>;
def : SysReg<"sctrctl", 0x14e>;
def : SysReg<"sctrstatus", 0x14f>;
def : SysReg<"siselect", 0x150>;
def : SysReg<"sireg", 0x151>;
def : SysReg<"sireg2", 0x152>;
def : SysReg<"sireg3", 0x153>;
def : SysReg<"sireg4", 0x155>;
def : SysReg<"sireg5", 0x156>;
def : SysReg<"sireg6", 0x157>;
def : SysReg<"stopei", 0x15c>;
def : SysReg<"sctrdepth", 0x15f>;
def : SysReg<"satp", 0x180> { let DeprecatedName = "sptbr"; }
def : SysReg<"srmcfg", 0x181>;
def : SysReg<"scountovf", 0xda0>;
def : SysReg<"stopi", 0xdb0>;
let isRV32Only = true in {
  def : SysReg<"sieh", 0x114>;
  def : SysReg<"siph", 0x154>;
  def : SysReg<"stimecmph", 0x15d>;
}

// ---- Hypervisor and virtual supervisor ------------------------------------------------------------------------------

def : SysReg<"vsstatus", 0x200>;
def : SysReg<"vsie", 0x204>;
def : SysReg<"vstvec", 0x205>;
def : SysReg<"vsscratch", 0x240>;
def : SysReg<"vsepc", 0x241>;
def : SysReg<"vscause", 0x242>;
def : SysReg<"vstval", 0x243>;
def : SysReg<"vsip", 0x244>;
def : SysReg<"vstimecmp", 0x24d>;
def : SysReg<"vsctrctl", 0x24e>;
def : SysReg<"vsiselect", 0x250>;
def : SysReg<"vsireg", 0x251>;
def : SysReg<"vsireg2", 0x252>;
def : SysReg<"vsireg3", 0x253>;
def : SysReg<"vsireg4", 0x255>;
def : SysReg<"vsireg5", 0x256>;
def : SysReg<"vsireg6", 0x257>;
def : SysReg<"vstopei", 0x25c>;
def : SysReg<"vsatp", 0x280>;
def : SysReg<"hstatus", 0x600>;
def : SysReg<"hedeleg", 0x602>;
def : SysReg<"hideleg", 0x603>;
def : SysReg<"hie", 0x604>;
def : SysReg<"htimedelta", 0x605>;
def : SysReg<"hcounteren", 0x606>;
def : SysReg<"hgeie", 0x607>;
def : SysReg<"hvien", 0x608>;
def : SysReg<"hvictl", 0x609>;
def : SysReg<"henvcfg", 0x60a>;
def : SysReg<"hstateen0", 0x60c>;
def : SysReg<"hstateen1", 0x60d>;
def : SysReg<"hstateen2", 0x60e>;
def : SysReg<"hstateen3", 0x60f>;
def : SysReg<"htval", 0x643>;
def : SysReg<"hip", 0x644>;
def : SysReg<"hvip", 0x645>;
def : SysReg<"hviprio1", 0x646>;
def : SysReg<"hviprio2", 0x647>;
def : SysReg<"htinst", 0x64a>;
def : SysReg<"hgatp", 0x680>;
def : SysReg<"hgeip", 0xe12>;
def : SysReg<"vstopi", 0xeb0>;
let isRV32Only = true in {
  def : SysReg<"vsieh", 0x214>;
  def : SysReg<"vsiph", 0x254>;
  def : SysReg<"vstimecmph", 0x25d>;
  def : SysReg<"hedelegh", 0x612>;
  def : SysReg<"hidelegh", 0x613>;
  def : SysReg<"htimedeltah", 0x615>;
  def : SysReg<"hvienh", 0x618>;
  def : SysReg<"henvcfgh", 0x61a>;
  def : SysReg<"hstateen0h", 0x61c>;
  def : SysReg<"hstateen1h", 0x61d>;
  def : SysReg<"hstateen2h", 0x61e>;
  def : SysReg<"hstateen3h", 0x61f>;
  def : SysReg<"hviph", 0x655>;
  def : SysReg<"hviprio1h", 0x656>;
  def : SysReg<"hviprio2h", 0x657>;
}

// ---- Machine --------------------------------------------------------------------------------------------------------

def : SysReg<"mstatus", 0x300>;
def : SysReg<"misa", 0x301>;
def : SysReg<"medeleg", 0x302>;
def : SysReg<"mideleg", 0x303>;
def : SysReg<"mie", 0x304>;
def : SysReg<"mtvec", 0x305>;
def : SysReg<"mcounteren", 0x306>;
def : SysReg<"mvien", 0x308>;
def : SysReg<"mvip", 0x309>;
def : SysReg<"menvcfg", 0x30a>;
def : SysReg<"mstateen0", 0x30c>;
def : SysReg<"mstateen1", 0x30d>;
def : SysReg<"mstateen2", 0x30e>;
def : SysReg<"mstateen3", 0x30f>;
def : SysReg<"mcountinhibit", 0x320>;
def : SysReg<"mcyclecfg", 0x321>;
def : SysReg<"minstretcfg", 0x322>;
def : SysReg<"mscratch", 0x340>;
def : SysReg<"mepc", 0x341>;
def : SysReg<"mcause", 0x342>;
def : SysReg<"mtval", 0x343> { let DeprecatedName = "mbadaddr"; }
def : SysReg<"mip", 0x344>;
def : SysReg<"mtinst", 0x34a>;
def : SysReg<"mtval2", 0x34b>;
def : SysReg<"mctrctl", 0x34e>;
def : SysReg<"miselect", 0x350>;
def : SysReg<"mireg", 0x351>;
def : SysReg<"mireg2", 0x352>;
def : SysReg<"mireg3", 0x353>;
def : SysReg<"mireg4", 0x355>;
def : SysReg<"mireg5", 0x356>;
def : SysReg<"mireg6", 0x357>;
def : SysReg<"mtopei", 0x35c>;
def : SysReg<"mnscratch", 0x740>;
def : SysReg<"mnepc", 0x741>;
def : SysReg<"mncause", 0x742>;
def : SysReg<"mnstatus", 0x744>;
def : SysReg<"mseccfg", 0x747>;
def : SysReg<"mcycle", 0xb00>;
def : SysReg<"minstret", 0xb02>;
def : SysReg<"mvendorid", 0xf11>;
def : SysReg<"marchid", 0xf12>;
def : SysReg<"mimpid", 0xf13>;
def : SysReg<"mhartid", 0xf14>;
def : SysReg<"mconfigptr", 0xf15>;
def : SysReg<"mtopi", 0xfb0>;
let isRV32Only = true in {
  def : SysReg<"mstatush", 0x310>;
  def : SysReg<"medelegh", 0x312>;
  def : SysReg<"midelegh", 0x313>;
  def : SysReg<"mieh", 0x314>;
  def : SysReg<"mvienh", 0x318>;
  def : SysReg<"mviph", 0x319>;
  def : SysReg<"menvcfgh", 0x31a>;
  def : SysReg<"mstateen0h", 0x31c>;
  def : SysReg<"mstateen1h", 0x31d>;
  def : SysReg<"mstateen2h", 0x31e>;
  def : SysReg<"mstateen3h", 0x31f>;
  def : SysReg<"miph", 0x354>;
  def : SysReg<"mcyclecfgh", 0x721>;
  def : SysReg<"minstretcfgh", 0x722>;
  def : SysReg<"mseccfgh", 0x757>;
  def : SysReg<"mcycleh", 0xb80>;
  def : SysReg<"minstreth", 0xb82>;
}
foreach i = 3...31 in {
  def : SysReg<"mhpmcounter"#i, !add(0xb00, i)>;
  def : SysReg<"mhpmevent"#i, !add(0x320, i)>;
  let isRV32Only = true in {
    def : SysReg<"mhpmcounter"#i#"h", !add(0xb80, i)>;
    def : SysReg<"mhpmevent"#i#"h", !add(0x720, i)>;
  }
}
// Physical memory protection: with 64 bits, a configuration register covers what two do with 32.
foreach i = 0...15 in
  let isRV32Only = !eq(!and(i, 1), 1) in
  def : SysReg<"pmpcfg"#i, !add(0x3a0, i)>;
foreach i = 0...63 in
  def : SysReg<"pmpaddr"#i, !add(0x3b0, i)>;

// ---- Debugging ------------------------------------------------------------------------------------------------------

def : SysReg<"scontext", 0x5a8>;
def : SysReg<"hcontext", 0x6a8>;
def : SysReg<"tselect", 0x7a0>;
def : SysReg<"tdata1", 0x7a1>;
def : SysReg<"tdata2", 0x7a2>;
def : SysReg<"tdata3", 0x7a3>;
def : SysReg<"tinfo", 0x7a4>;
def : SysReg<"tcontrol", 0x7a5>;
def : SysReg<"mcontext", 0x7a8>;
def : SysReg<"mscontext", 0x7aa>;
def : SysReg<"dcsr", 0x7b0>;
def : SysReg<"dpc", 0x7b1>;
def : SysReg<"dscratch0", 0x7b2> { let AltName = "dscratch"; }
def : SysReg<"dscratch1", 0x7b3>;

// ---- Registers of vendors -------------------------------------------------------------------------------------------

class VendorSysReg<string name, bits<12> number, Extension ext> : SysReg<name, number> {
  let KnownExpr = "feature("#!cast<string>(ext)#")";
  let KnownMessage = "system register '"#name#"' requires '"#ext.Name#"' to be enabled";
}

// Interrupts of SiFive, by mode.
foreach mode = ["m", "s"] in {
  defvar ext = !if(!eq(mode, "m"), FeatureVendorXSfmclic, FeatureVendorXSfsclic);
  defvar base = !if(!eq(mode, "m"), 0x300, 0x100);
  def : VendorSysReg<"sf."#mode#"tvt", !add(base, 0x07), ext>;
  def : VendorSysReg<"sf."#mode#"nxti", !add(base, 0x45), ext>;
  def : VendorSysReg<"sf."#mode#"intstatus", !add(base, 0x46), ext>;
  def : VendorSysReg<"sf."#mode#"scratchcsw", !add(base, 0x48), ext>;
  def : VendorSysReg<"sf."#mode#"scratchcswl", !add(base, 0x49), ext>;
}

// Interrupts of Qualcomm.
foreach r = [["mmcr", "0"], ["mntvec", "3"], ["mstktopaddr", "4"], ["mstkbottomaddr", "5"], ["mthreadptr", "8"],
             ["mcause", "9"]] in {
  defvar offset = !cond(!eq(r[1], "0"): 0, !eq(r[1], "3"): 3, !eq(r[1], "4"): 4, !eq(r[1], "5"): 5, !eq(r[1], "8"): 8, true: 9);
  def : VendorSysReg<"qc."#r[0], !add(0x7c0, offset), FeatureVendorXqciint>;
}
foreach i = !range(4) in {
  def : VendorSysReg<"qc.mwpstartaddr"#i, !add(0x7d0, i), FeatureVendorXqciint>;
  def : VendorSysReg<"qc.mwpendaddr"#i, !add(0x7d4, i), FeatureVendorXqciint>;
}
foreach i = !range(8) in {
  def : VendorSysReg<"qc.mclicip"#i, !add(0x7f0, i), FeatureVendorXqciint>;
  def : VendorSysReg<"qc.mclicie"#i, !add(0x7f8, i), FeatureVendorXqciint>;
}
foreach i = !range(32) in
  def : VendorSysReg<"qc.mclicilvl"#!if(!lt(i, 10), "0", "")#i, !add(0xbc0, i), FeatureVendorXqciint>;
