// Other ways to write vector instructions, and pseudo-instructions of the assembler for them.

// ---- Integers -------------------------------------------------------------------------------------------------------

let Predicates = [HasVInstructions] in {
def : InstAlias<"vneg.v $vd, $vs$vm", (VRSUB_VX VR:$vd, VR:$vs, X0, vmask:$vm)>;
def : InstAlias<"vnot.v $vd, $vs$vm", (VXOR_VI VR:$vd, VR:$vs, -1, vmask:$vm)>;
def : InstAlias<"vwcvt.x.x.v $vd, $vs$vm", (VWADD_VX VR:$vd, VR:$vs, X0, vmask:$vm)>;
def : InstAlias<"vwcvtu.x.x.v $vd, $vs$vm", (VWADDU_VX VR:$vd, VR:$vs, X0, vmask:$vm)>;
def : InstAlias<"vncvt.x.x.w $vd, $vs$vm", (VNSRL_WX VR:$vd, VR:$vs, X0, vmask:$vm)>;

foreach pair = [["VMSGTU", "VMSLTU"], ["VMSGT", "VMSLT"], ["VMSGEU", "VMSLEU"], ["VMSGE", "VMSLE"]] in
  def : InstAlias<!tolower(pair[0])#".vv $vd, $va, $vb$vm",
                  (!cast<Instruction>(pair[1]#"_VV") VR:$vd, VR:$vb, VR:$va, vmask:$vm), 0>;
}

// ---- Masks ----------------------------------------------------------------------------------------------------------

let Predicates = [HasVInstructions] in {
def : InstAlias<"vmmv.m $vd, $vs", (VMAND_MM VR:$vd, VR:$vs, VR:$vs)>;
def : InstAlias<"vmclr.m $vd", (VMXOR_MM VR:$vd, VR:$vd, VR:$vd)>;
def : InstAlias<"vmset.m $vd", (VMXNOR_MM VR:$vd, VR:$vd, VR:$vd)>;
def : InstAlias<"vmnot.m $vd, $vs", (VMNAND_MM VR:$vd, VR:$vs, VR:$vs)>;
// Names of drafts.
def : InstAlias<"vmandnot.mm $vd, $vs2, $vs1", (VMANDN_MM VR:$vd, VR:$vs2, VR:$vs1), 0>;
def : InstAlias<"vmornot.mm $vd, $vs2, $vs1", (VMORN_MM VR:$vd, VR:$vs2, VR:$vs1), 0>;
def : InstAlias<"vpopc.m $vd, $vs2$vm", (VCPOP_M GPR:$vd, VR:$vs2, vmask:$vm), 0>;
def : InstAlias<"vle1.v $vd, $rs1", (VLM_V VR:$vd, GPRMemZeroOffset:$rs1), 0>;
def : InstAlias<"vse1.v $vd, $rs1", (VSM_V VR:$vd, GPRMemZeroOffset:$rs1), 0>;
}

// ---- Floating point -------------------------------------------------------------------------------------------------

let Predicates = [HasVInstructionsAnyF] in {
def : InstAlias<"vfneg.v $vd, $vs$vm", (VFSGNJN_VV VR:$vd, VR:$vs, VR:$vs, vmask:$vm)>;
def : InstAlias<"vfabs.v $vd, $vs$vm", (VFSGNJX_VV VR:$vd, VR:$vs, VR:$vs, vmask:$vm)>;
def : InstAlias<"vmfgt.vv $vd, $va, $vb$vm", (VMFLT_VV VR:$vd, VR:$vb, VR:$va, vmask:$vm), 0>;
def : InstAlias<"vmfge.vv $vd, $va, $vb$vm", (VMFLE_VV VR:$vd, VR:$vb, VR:$va, vmask:$vm), 0>;
def : InstAlias<"vfredsum.vs $vd, $vs2, $vs1$vm", (VFREDUSUM_VS VR:$vd, VR:$vs2, VR:$vs1, vmask:$vm), 0>;
def : InstAlias<"vfwredsum.vs $vd, $vs2, $vs1$vm", (VFWREDUSUM_VS VR:$vd, VR:$vs2, VR:$vs1, vmask:$vm), 0>;
}

// ---- Comparisons that have no instruction -----------------------------------------------------------------------------
// Less than a number is not more than the number below; no unsigned number is less than 0.

let Predicates = [HasVInstructions] in {
foreach op = [["LTU", "LEU", "NE"], ["LT", "LE", ""], ["GEU", "GTU", "EQ"], ["GE", "GT", ""]] in {
  def PseudoVMS#op[0]#_VI
      : AsmPseudo<(outs VR:$vd), (ins VR:$vs2, simm5_plus1:$imm, vmask:$vm), "vms"#!tolower(op[0])#".vi",
                  "$vd, $vs2, $imm$vm">;
  defvar pseudo = !cast<Instruction>("PseudoVMS"#op[0]#"_VI");
  if !not(!empty(op[2])) then
  def : Expansion<(pseudo $vd, $vs2, 0, $vm), [(!cast<Instruction>("VMS"#op[2]#"_VV") $vd, $vs2, $vs2, $vm)]>;
  def : Expansion<(pseudo $vd, $vs2, $imm, $vm),
                  [(!cast<Instruction>("VMS"#op[1]#"_VI") $vd, $vs2, (computed "imm - 1"), $vm)]>;
}

// Not less than a register: the opposite mask. Under a mask, lanes that take no part keep their bit, for which there may be a
// register to spare.
class NotLess<dag outs_, dag more, string u, string args>
    : AsmPseudo<outs_, !con((ins VR:$vs2, GPR:$rs1), more), "vmsge"#u#".vx", "$vd, $vs2, $rs1"#args>;
foreach u = ["", "u"] in {
  defvar U = !toupper(u);
  defvar less = !cast<Instruction>("VMSLT"#U#"_VX");
  def PseudoVMSGE#U#_VX : NotLess<(outs VR:$vd), (ins), u, "">;
  def : Expansion<(!cast<Instruction>("PseudoVMSGE"#U#"_VX") $vd, $vs2, $rs1),
                  [(less $vd, $vs2, $rs1, 1), (VMNAND_MM $vd, $vd, $vd)]>;
  def PseudoVMSGE#U#_VX_M : NotLess<(outs VRNoV0:$vd), (ins masked:$vm), u, ", $vm">;
  def : Expansion<(!cast<Instruction>("PseudoVMSGE"#U#"_VX_M") $vd, $vs2, $rs1, $vm),
                  [(less $vd, $vs2, $rs1, 0), (VMXOR_MM $vd, $vd, V0)]>;
  def PseudoVMSGE#U#_VX_M_T : NotLess<(outs VR:$vd, VRNoV0:$scratch), (ins masked:$vm), u, ", $vm, $scratch">;
  defvar spare = !cast<Instruction>("PseudoVMSGE"#U#"_VX_M_T");
  def : Refusal<(spare $vd, $vd, $vs2, $rs1, $vm), "1",
                "the temporary vector register cannot be the same as the destination register">;
  def : Expansion<(spare V0, $scratch, $vs2, $rs1, $vm),
                  [(less $scratch, $vs2, $rs1, 1), (VMANDN_MM V0, V0, $scratch)]>;
  def : Expansion<(spare $vd, $scratch, $vs2, $rs1, $vm),
                  [(less $scratch, $vs2, $rs1, 1), (VMANDN_MM $scratch, V0, $scratch), (VMANDN_MM $vd, $vd, V0),
                   (VMOR_MM $vd, $scratch, $vd)]>;
}
}
