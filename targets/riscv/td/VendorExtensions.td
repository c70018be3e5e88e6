// Extensions of vendors, by vendor.

// ---- Andes ----------------------------------------------------------------------------------------------------------

def FeatureVendorXAndesBFHCvt
    : Extension<"xandesbfhcvt", "XAndesBFHCvt", "Andes Scalar BFLOAT16 Conversion Extension",
      [FeatureStdExtF]>, Version<5, 0>;
def FeatureVendorXAndesPerf : Extension<"xandesperf", "XAndesPerf", "Andes Performance Extension">, Version<5, 0>;
def FeatureVendorXAndesVBFHCvt
    : Extension<"xandesvbfhcvt", "XAndesVBFHCvt", "Andes Vector BFLOAT16 Conversion Extension",
      [FeatureStdExtZve32f]>, Version<5, 0>;
def FeatureVendorXAndesVDot
    : Extension<"xandesvdot", "XAndesVDot", "Andes Vector Dot Product Extension", [FeatureStdExtZve32x]>, Version<5, 0>;
def FeatureVendorXAndesVPackFPH
    : Extension<"xandesvpackfph", "XAndesVPackFPH", "Andes Vector Packed FP16 Extension", [FeatureStdExtF]>, Version<5, 0>;
def FeatureVendorXAndesVSIntH
    : Extension<"xandesvsinth", "XAndesVSIntH", "Andes Vector Small INT Handling Extension",
      [FeatureStdExtZve32x]>, Version<5, 0>;
def FeatureVendorXAndesVSIntLoad
    : Extension<"xandesvsintload", "XAndesVSIntLoad", "Andes Vector INT4 Load Extension",
      [FeatureStdExtZve32x]>, Version<5, 0>;

// ---- CORE-V ---------------------------------------------------------------------------------------------------------

def FeatureVendorXCValu : Extension<"xcvalu", "XCValu", "CORE-V ALU Operations">;
def FeatureVendorXCVbi : Extension<"xcvbi", "XCVbi", "CORE-V Immediate Branching">;
def FeatureVendorXCVbitmanip : Extension<"xcvbitmanip", "XCVbitmanip", "CORE-V Bit Manipulation">;
def FeatureVendorXCVelw : Extension<"xcvelw", "XCVelw", "CORE-V Event Load Word">;
def FeatureVendorXCVmac : Extension<"xcvmac", "XCVmac", "CORE-V Multiply-Accumulate">;
def FeatureVendorXCVmem : Extension<"xcvmem", "XCVmem", "CORE-V Post-incrementing Load & Store">;
def FeatureVendorXCVsimd : Extension<"xcvsimd", "XCVsimd", "CORE-V SIMD ALU">;

// ---- MIPS -----------------------------------------------------------------------------------------------------------

def FeatureVendorXMIPSCBOP : Extension<"xmipscbop", "XMIPSCBOP", "MIPS Software Prefetch">;
def FeatureVendorXMIPSCMov : Extension<"xmipscmov", "XMIPSCMov", "MIPS conditional move instruction (mips.ccmov)">;
def FeatureVendorXMIPSEXECTL : Extension<"xmipsexectl", "XMIPSEXECTL", "MIPS execution control">;
def FeatureVendorXMIPSLSP : Extension<"xmipslsp", "XMIPSLSP", "MIPS optimization for hardware load-store bonding">;

// ---- Qualcomm -------------------------------------------------------------------------------------------------------

def FeatureVendorXqccmp
    : Extension<"xqccmp", "Xqccmp", "Qualcomm 16-bit Push/Pop and Double Moves", [FeatureStdExtZca]>, Version<0, 3>;
def FeatureVendorXqcia : Extension<"xqcia", "Xqcia", "Qualcomm uC Arithmetic Extension">, Version<0, 7>;
def FeatureVendorXqciac
    : Extension<"xqciac", "Xqciac", "Qualcomm uC Load-Store Address Calculation Extension",
      [FeatureStdExtZca]>, Version<0, 3>;
def FeatureVendorXqcibi
    : Extension<"xqcibi", "Xqcibi", "Qualcomm uC Branch Immediate Extension", [FeatureStdExtZca]>, Version<0, 2>;
def FeatureVendorXqcibm
    : Extension<"xqcibm", "Xqcibm", "Qualcomm uC Bit Manipulation Extension", [FeatureStdExtZca]>, Version<0, 8>;
def FeatureVendorXqcicli
    : Extension<"xqcicli", "Xqcicli", "Qualcomm uC Conditional Load Immediate Extension">, Version<0, 3>;
def FeatureVendorXqcicm
    : Extension<"xqcicm", "Xqcicm", "Qualcomm uC Conditional Move Extension", [FeatureStdExtZca]>, Version<0, 2>;
def FeatureVendorXqcics : Extension<"xqcics", "Xqcics", "Qualcomm uC Conditional Select Extension">, Version<0, 2>;
def FeatureVendorXqcicsr : Extension<"xqcicsr", "Xqcicsr", "Qualcomm uC CSR Extension">, Version<0, 4>;
def FeatureVendorXqciint
    : Extension<"xqciint", "Xqciint", "Qualcomm uC Interrupts Extension", [FeatureStdExtZca]>, Version<0, 10>;
def FeatureVendorXqciio : Extension<"xqciio", "Xqciio", "Qualcomm uC External Input Output Extension">, Version<0, 1>;
def FeatureVendorXqcilb
    : Extension<"xqcilb", "Xqcilb", "Qualcomm uC Long Branch Extension", [FeatureStdExtZca]>, Version<0, 2>;
def FeatureVendorXqcili
    : Extension<"xqcili", "Xqcili", "Qualcomm uC Load Large Immediate Extension", [FeatureStdExtZca]>, Version<0, 2>;
def FeatureVendorXqcilia
    : Extension<"xqcilia", "Xqcilia", "Qualcomm uC Large Immediate Arithmetic Extension",
      [FeatureStdExtZca]>, Version<0, 2>;
def FeatureVendorXqcilo
    : Extension<"xqcilo", "Xqcilo", "Qualcomm uC Large Offset Load Store Extension", [FeatureStdExtZca]>, Version<0, 3>;
def FeatureVendorXqcilsm : Extension<"xqcilsm", "Xqcilsm", "Qualcomm uC Load Store Multiple Extension">, Version<0, 6>;
def FeatureVendorXqcisim
    : Extension<"xqcisim", "Xqcisim", "Qualcomm uC Simulation Hint Extension", [FeatureStdExtZca]>, Version<0, 2>;
def FeatureVendorXqcisls : Extension<"xqcisls", "Xqcisls", "Qualcomm uC Scaled Load Store Extension">, Version<0, 2>;
def FeatureVendorXqcisync
    : Extension<"xqcisync", "Xqcisync", "Qualcomm uC Sync Delay Extension", [FeatureStdExtZca]>, Version<0, 3>;
def FeatureVendorXqci
    : Extension<"xqci", "Xqci", "Qualcomm uC Extension",
      [FeatureVendorXqcia, FeatureVendorXqciac, FeatureVendorXqcibi, FeatureVendorXqcibm,
       FeatureVendorXqcicli, FeatureVendorXqcicm, FeatureVendorXqcics, FeatureVendorXqcicsr,
       FeatureVendorXqciint, FeatureVendorXqciio, FeatureVendorXqcilb, FeatureVendorXqcili,
       FeatureVendorXqcilia, FeatureVendorXqcilo, FeatureVendorXqcilsm, FeatureVendorXqcisim,
       FeatureVendorXqcisls, FeatureVendorXqcisync]>, Version<0, 13>;

// ---- Rivos ----------------------------------------------------------------------------------------------------------

def FeatureVendorXRivosVisni : Experimental<"xrivosvisni", "XRivosVisni", "Rivos Vector Integer Small New">, Version<0, 1>;
def FeatureVendorXRivosVizip : Experimental<"xrivosvizip", "XRivosVizip", "Rivos Vector Register Zips">, Version<0, 1>;

// ---- SiFive ---------------------------------------------------------------------------------------------------------

def FeatureVendorXSfmclic : Experimental<"xsfmclic", "XSfmclic", "SiFive CLIC Machine-mode CSRs">, Version<0, 1>;
def FeatureVendorXSfsclic : Experimental<"xsfsclic", "XSfsclic", "SiFive CLIC Supervisor-mode CSRs">, Version<0, 1>;
def FeatureVendorXSfcease : Extension<"xsfcease", "XSfcease", "SiFive sf.cease Instruction">;
def FeatureVendorXSfmmbase
    : Extension<"xsfmmbase", "XSfmmbase", "All non arithmetic instructions for all TEWs and sf.vtzero",
      [FeatureStdExtZve32x]>, Version<0, 6>;
def FeatureVendorXSfmm128t
    : Extension<"xsfmm128t", "XSfmm128t", "TE=128 configuration",
      [FeatureVendorXSfmmbase, FeatureStdExtZvl128b, FeatureStdExtZvl256b, FeatureStdExtZvl512b,
       FeatureStdExtZvl64b]>, Version<0, 6>;
def FeatureVendorXSfmm16t
    : Extension<"xsfmm16t", "XSfmm16t", "TE=16 configuration",
      [FeatureVendorXSfmmbase, FeatureStdExtZvl64b]>, Version<0, 6>;
def FeatureVendorXSfmm32a16f
    : Extension<"xsfmm32a16f", "XSfmm32a16f", "TEW=32-bit accumulation, operands - float: 16b, widen=2 (IEEE, BF)",
      [FeatureVendorXSfmmbase, FeatureStdExtZve32f]>, Version<0, 6>;
def FeatureVendorXSfmm32a32f
    : Extension<"xsfmm32a32f", "XSfmm32a32f", "TEW=32-bit accumulation, operands - float: 32b",
      [FeatureVendorXSfmmbase, FeatureStdExtZve32f]>, Version<0, 6>;
def FeatureVendorXSfmm32a8f
    : Extension<"xsfmm32a8f", "XSfmm32a8f", "TEW=32-bit accumulation, operands - float: fp8",
      [FeatureVendorXSfmmbase, FeatureStdExtZve32f]>, Version<0, 6>;
def FeatureVendorXSfmm32a8i
    : Extension<"xsfmm32a8i", "XSfmm32a8i", "TEW=32-bit accumulation, operands - int: 8b",
      [FeatureVendorXSfmmbase]>, Version<0, 6>;
def FeatureVendorXSfmm32t
    : Extension<"xsfmm32t", "XSfmm32t", "TE=32 configuration",
      [FeatureVendorXSfmmbase, FeatureStdExtZvl128b, FeatureStdExtZvl64b]>, Version<0, 6>;
def FeatureVendorXSfmm64a64f
    : Extension<"xsfmm64a64f", "XSfmm64a64f", "TEW=64-bit accumulation, operands - float: fp64",
      [FeatureVendorXSfmmbase, FeatureStdExtZve64d]>, Version<0, 6>;
def FeatureVendorXSfmm64t
    : Extension<"xsfmm64t", "XSfmm64t", "TE=64 configuration",
      [FeatureVendorXSfmmbase, FeatureStdExtZvl128b, FeatureStdExtZvl256b, FeatureStdExtZvl64b]>, Version<0,
       6>;
def FeatureVendorXSfvcp
    : Extension<"xsfvcp", "XSfvcp", "SiFive Custom Vector Coprocessor Interface Instructions", [FeatureStdExtZve32x]>;
def FeatureVendorXSfvfexp16e
    : Extension<"xsfvfexp16e", "XSfvfexp16e", "SiFive Vector Floating-Point Exponential Function Instruction, Half Precision",
      [FeatureStdExtZvfh]>, Version<0, 5>;
def FeatureVendorXSfvfexp32e
    : Extension<"xsfvfexp32e", "XSfvfexp32e", "SiFive Vector Floating-Point Exponential Function Instruction, Single Precision",
      [FeatureStdExtZve32f]>, Version<0, 5>;
def FeatureVendorXSfvfexpa
    : Extension<"xsfvfexpa", "XSfvfexpa", "SiFive Vector Floating-Point Exponential Approximation Instruction",
      [FeatureStdExtZve32f]>, Version<0, 2>;
def FeatureVendorXSfvfexpa64e
    : Extension<"xsfvfexpa64e", "XSfvfexpa64e",
      "SiFive Vector Floating-Point Exponential Approximation Instruction with Double-Precision",
      [FeatureVendorXSfvfexpa, FeatureStdExtZve64d]>, Version<0, 2>;
def FeatureVendorXSfvfnrclipxfqf
    : Extension<"xsfvfnrclipxfqf", "XSfvfnrclipxfqf", "SiFive FP32-to-int8 Ranged Clip Instructions",
      [FeatureStdExtZve32f]>;
def FeatureVendorXSfvfwmaccqqq
    : Extension<"xsfvfwmaccqqq", "XSfvfwmaccqqq", "SiFive Matrix Multiply Accumulate Instruction (4-by-4)",
      [FeatureStdExtZvfbfmin, FeatureStdExtZvl128b, FeatureStdExtZvl64b]>;
def FeatureVendorXSfvqmaccdod
    : Extension<"xsfvqmaccdod", "XSfvqmaccdod", "SiFive Int8 Matrix Multiplication Instructions (2-by-8 and 8-by-2)",
      [FeatureStdExtZve32x, FeatureStdExtZvl128b, FeatureStdExtZvl64b]>;
def FeatureVendorXSfvqmaccqoq
    : Extension<"xsfvqmaccqoq", "XSfvqmaccqoq", "SiFive Int8 Matrix Multiplication Instructions (4-by-8 and 8-by-4)",
      [FeatureStdExtZve32x, FeatureStdExtZvl128b, FeatureStdExtZvl256b, FeatureStdExtZvl64b]>;
def FeatureVendorXSiFivecdiscarddlone
    : Extension<"xsifivecdiscarddlone", "XSiFivecdiscarddlone", "SiFive sf.cdiscard.d.l1 Instruction">;
def FeatureVendorXSiFivecflushdlone
    : Extension<"xsifivecflushdlone", "XSiFivecflushdlone", "SiFive sf.cflush.d.l1 Instruction">;

// ---- SpacemiT -------------------------------------------------------------------------------------------------------

def FeatureVendorXSMTVDot
    : Extension<"xsmtvdot", "XSMTVDot", "SpacemiT Vector Dot Product Extension", [FeatureStdExtZve32f]>;

// ---- T-Head ---------------------------------------------------------------------------------------------------------

def FeatureVendorXTHeadBa : Extension<"xtheadba", "XTHeadBa", "T-Head address calculation instructions">;
def FeatureVendorXTHeadBb : Extension<"xtheadbb", "XTHeadBb", "T-Head basic bit-manipulation instructions">;
def FeatureVendorXTHeadBs : Extension<"xtheadbs", "XTHeadBs", "T-Head single-bit instructions">;
def FeatureVendorXTHeadCmo : Extension<"xtheadcmo", "XTHeadCmo", "T-Head cache management instructions">;
def FeatureVendorXTHeadCondMov : Extension<"xtheadcondmov", "XTHeadCondMov", "T-Head conditional move instructions">;
def FeatureVendorXTHeadFMemIdx : Extension<"xtheadfmemidx", "XTHeadFMemIdx", "T-Head FP Indexed Memory Operations">;
def FeatureVendorXTHeadMac : Extension<"xtheadmac", "XTHeadMac", "T-Head Multiply-Accumulate Instructions">;
def FeatureVendorXTHeadMemIdx : Extension<"xtheadmemidx", "XTHeadMemIdx", "T-Head Indexed Memory Operations">;
def FeatureVendorXTHeadMemPair : Extension<"xtheadmempair", "XTHeadMemPair", "T-Head two-GPR Memory Operations">;
def FeatureVendorXTHeadSync : Extension<"xtheadsync", "XTHeadSync", "T-Head multicore synchronization instructions">;
def FeatureVendorXTHeadVdot : Extension<"xtheadvdot", "XTHeadVdot", "T-Head Vector Extensions for Dot", [FeatureStdExtV]>;

// ---- Ventana --------------------------------------------------------------------------------------------------------

def FeatureVendorXVentanaCondOps : Extension<"xventanacondops", "XVentanaCondOps", "Ventana Conditional Ops">;

// ---- WCH ------------------------------------------------------------------------------------------------------------

def FeatureVendorXwchc
    : Extension<"xwchc", "Xwchc", "WCH/QingKe additional compressed opcodes", [FeatureStdExtZca]>, Version<2, 2>;
