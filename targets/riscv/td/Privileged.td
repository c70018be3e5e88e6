// The privileged instruction set: returns from traps, waiting, address translation, the hypervisor's loads and stores.

// ---- Returns and waiting --------------------------------------------------------------------------------------------

let hasSideEffects = true in {
  let isBarrier = true, isReturn = true, isTerminator = true in {
    def SRET : RVInstFixed<0x10200073, "sret">;
    def MRET : RVInstFixed<0x30200073, "mret">;
    let Predicates = [HasStdExtSmrnmi] in
    def MNRET : RVInstFixed<0x70200073, "mnret">;
    def DRET : RVInstFixed<0x7b200073, "dret">;
  }
  def WFI : RVInstFixed<0x10500073, "wfi">;
}

// ---- Translation caches ---------------------------------------------------------------------------------------------

// rs1 names an address, rs2 an address space; x0 stands for all of them.
class TranslationFence<bits<7> funct7, string mnemonic>
    : RVInstR<funct7, 0b000, OPC_SYSTEM, (outs), (ins GPR:$rs1, GPR:$rs2), mnemonic, "$rs1, $rs2"> {
  let rd = 0;
  let hasSideEffects = true;
}

def SFENCE_VMA : TranslationFence<0b0001001, "sfence.vma">;
let Predicates = [HasStdExtH] in {
  def HFENCE_VVMA : TranslationFence<0b0010001, "hfence.vvma">;
  def HFENCE_GVMA : TranslationFence<0b0110001, "hfence.gvma">;
}
let Predicates = [HasStdExtSvinval], hasSideEffects = true in {
  def SINVAL_VMA : TranslationFence<0b0001011, "sinval.vma">;
  def SFENCE_W_INVAL : RVInstFixed<0x18000073, "sfence.w.inval">;
  def SFENCE_INVAL_IR : RVInstFixed<0x18100073, "sfence.inval.ir">;
  def HINVAL_VVMA : TranslationFence<0b0010011, "hinval.vvma">;
  def HINVAL_GVMA : TranslationFence<0b0110011, "hinval.gvma">;
}

// ---- Access to a guest's memory -------------------------------------------------------------------------------------

class GuestLoad<bits<7> funct7, bits<5> kind, string mnemonic, list<Predicate> more = []>
    : RVInstR<funct7, 0b100, OPC_SYSTEM, (outs GPR:$rd), (ins GPRMemZeroOffset:$rs1), mnemonic, "$rd, $rs1"> {
  let rs2 = kind;
  let hasSideEffects = true;
  let mayLoad = true;
  let Predicates = !listconcat([HasStdExtH], more);
}
class GuestStore<bits<7> funct7, string mnemonic, list<Predicate> more = []>
    : RVInstR<funct7, 0b100, OPC_SYSTEM, (outs), (ins GPR:$rs2, GPRMemZeroOffset:$rs1), mnemonic, "$rs2, $rs1"> {
  let rd = 0;
  let hasSideEffects = true;
  let mayStore = true;
  let Predicates = !listconcat([HasStdExtH], more);
}

def HLV_B : GuestLoad<0b0110000, 0b00000, "hlv.b">;
def HLV_BU : GuestLoad<0b0110000, 0b00001, "hlv.bu">;
def HLV_H : GuestLoad<0b0110010, 0b00000, "hlv.h">;
def HLV_HU : GuestLoad<0b0110010, 0b00001, "hlv.hu">;
def HLVX_HU : GuestLoad<0b0110010, 0b00011, "hlvx.hu">;
def HLV_W : GuestLoad<0b0110100, 0b00000, "hlv.w">;
def HLV_WU : GuestLoad<0b0110100, 0b00001, "hlv.wu", [IsRV64]>;
def HLVX_WU : GuestLoad<0b0110100, 0b00011, "hlvx.wu">;
def HLV_D : GuestLoad<0b0110110, 0b00000, "hlv.d", [IsRV64]>;
def HSV_B : GuestStore<0b0110001, "hsv.b">;
def HSV_H : GuestStore<0b0110011, "hsv.h">;
def HSV_W : GuestStore<0b0110101, "hsv.w">;
def HSV_D : GuestStore<0b0110111, "hsv.d", [IsRV64]>;
