// Modes, instruction set extensions and other features of x86 processors, by the names that -mattr takes.
//
// The assembler and the disassembler ask only for the mode: they know every instruction on every processor, as the
// programmer asks the processor at run time. The other predicates are the code generator's.

// ---- Modes ----------------------------------------------------------------------------------------------------------

def Is64Bit : SubtargetFeature<"64bit-mode", "Is64Bit", "true", "64-bit mode (x86_64)">;
def Is32Bit : SubtargetFeature<"32bit-mode", "Is32Bit", "true", "32-bit mode (80386)">;
def Is16Bit : SubtargetFeature<"16bit-mode", "Is16Bit", "true", "16-bit mode (i8086)">;

def In64BitMode : Predicate<"Subtarget->is64Bit()">, AssemblerPredicate<(all_of Is64Bit), "64-bit mode">;
def In32BitMode : Predicate<"Subtarget->is32Bit()">, AssemblerPredicate<(all_of Is32Bit), "32-bit mode">;
def In16BitMode : Predicate<"Subtarget->is16Bit()">, AssemblerPredicate<(all_of Is16Bit), "16-bit mode">;
def Not64BitMode
    : Predicate<"!Subtarget->is64Bit()">, AssemblerPredicate<(all_of (not Is64Bit)), "Not 64-bit mode">;
def Not16BitMode
    : Predicate<"!Subtarget->is16Bit()">, AssemblerPredicate<(all_of (not Is16Bit)), "Not 16-bit mode">;
// As In64BitMode: of two instructions with the same text, it tells the one that APX adds from the other.
def InAPX : Predicate<"Subtarget->is64Bit()">, AssemblerPredicate<(all_of Is64Bit), "64-bit mode">;
def IsLP64 : Predicate<"Subtarget->isTarget64BitLP64()">;
def NotLP64 : Predicate<"!Subtarget->isTarget64BitLP64()">;

// Hardware modes in the order of their names: src/mc/mode.rs counts on it. 32 bits are the default.
def Mode16 : HwMode<[In16BitMode]>;
def Mode64 : HwMode<[In64BitMode]>;

// ---- Extensions -----------------------------------------------------------------------------------------------------

// A feature, and the predicate that asks for it.
class Extension<string name, string variable, string desc, list<SubtargetFeature> implies = []>
    : SubtargetFeature<name, variable, "true", desc, implies>;
class Has<SubtargetFeature feature> : Predicate<"feature("#feature.Name#")">, SelectIf<(all_of feature)> {
  SubtargetFeature Feature = feature;
}
class HasNot<SubtargetFeature feature> : Predicate<"!feature("#feature.Name#")">, SelectIf<(not feature)> {
  SubtargetFeature Feature = feature;
}

def FeatureX87 : Extension<"x87", "HasX87", "Enable X87 float instructions">;
def FeatureNOPL : Extension<"nopl", "HasNOPL", "Enable NOPL instruction (generally pentium pro+)">;
def FeatureCMOV : Extension<"cmov", "HasCMOV", "Enable conditional move instructions">;
def FeatureCX8 : Extension<"cx8", "HasCX8", "Support CMPXCHG8B instructions">;
def FeatureCX16 : Extension<"cx16", "HasCX16", "64-bit with cmpxchg16b (this is true for most x86-64 chips, but not the first AMD chips)", [FeatureCX8]>;
def FeatureCRC32 : Extension<"crc32", "HasCRC32", "Enable SSE 4.2 CRC32 instruction (used when SSE4.2 is supported but function is GPR only)">;
def FeaturePOPCNT : Extension<"popcnt", "HasPOPCNT", "Support POPCNT instruction">;
def FeatureFXSR : Extension<"fxsr", "HasFXSR", "Support fxsave/fxrestore instructions">;
def FeatureXSAVE : Extension<"xsave", "HasXSAVE", "Support xsave instructions">;
def FeatureXSAVEOPT : Extension<"xsaveopt", "HasXSAVEOPT", "Support xsaveopt instructions", [FeatureXSAVE]>;
def FeatureXSAVEC : Extension<"xsavec", "HasXSAVEC", "Support xsavec instructions", [FeatureXSAVE]>;
def FeatureXSAVES : Extension<"xsaves", "HasXSAVES", "Support xsaves instructions", [FeatureXSAVE]>;
def FeatureX86_64 : Extension<"64bit", "HasX86_64", "Support 64-bit instructions">;
def FeatureMMX : Extension<"mmx", "HasMMX", "Enable MMX instructions">;
def FeatureSSE1 : Extension<"sse", "HasSSE1", "Enable SSE instructions">;
def FeatureSSE2 : Extension<"sse2", "HasSSE2", "Enable SSE2 instructions", [FeatureSSE1]>;
def FeatureSSE3 : Extension<"sse3", "HasSSE3", "Enable SSE3 instructions", [FeatureSSE2]>;
def FeatureSSSE3 : Extension<"ssse3", "HasSSSE3", "Enable SSSE3 instructions", [FeatureSSE3]>;
def FeatureSSE41 : Extension<"sse4.1", "HasSSE41", "Enable SSE 4.1 instructions", [FeatureSSSE3]>;
def FeatureSSE42 : Extension<"sse4.2", "HasSSE42", "Enable SSE 4.2 instructions", [FeatureSSE41]>;
def FeatureSSE4A : Extension<"sse4a", "HasSSE4A", "Support SSE 4a instructions", [FeatureSSE3]>;
def FeatureAVX : Extension<"avx", "HasAVX", "Enable AVX instructions", [FeatureSSE42]>;
def FeatureAVX2 : Extension<"avx2", "HasAVX2", "Enable AVX2 instructions", [FeatureAVX]>;
def FeatureFMA : Extension<"fma", "HasFMA", "Enable three-operand fused multiple-add", [FeatureAVX]>;
def FeatureF16C : Extension<"f16c", "HasF16C", "Support 16-bit floating point conversion instructions", [FeatureAVX]>;
def FeatureEVEX512 : Extension<"evex512", "HasEVEX512", "Support ZMM and 64-bit mask instructions">;
def FeatureAVX512 : Extension<"avx512f", "HasAVX512", "Enable AVX-512 instructions", [FeatureAVX2, FeatureFMA, FeatureF16C]>;
def FeatureCDI : Extension<"avx512cd", "HasCDI", "Enable AVX-512 Conflict Detection Instructions", [FeatureAVX512]>;
def FeatureDQI : Extension<"avx512dq", "HasDQI", "Enable AVX-512 Doubleword and Quadword Instructions", [FeatureAVX512]>;
def FeatureBWI : Extension<"avx512bw", "HasBWI", "Enable AVX-512 Byte and Word Instructions", [FeatureAVX512]>;
def FeatureVLX : Extension<"avx512vl", "HasVLX", "Enable AVX-512 Vector Length eXtensions", [FeatureAVX512]>;
def FeatureIFMA : Extension<"avx512ifma", "HasIFMA", "Enable AVX-512 Integer Fused Multiply-Add", [FeatureAVX512]>;
def FeatureVBMI : Extension<"avx512vbmi", "HasVBMI", "Enable AVX-512 Vector Byte Manipulation Instructions", [FeatureBWI]>;
def FeatureVBMI2 : Extension<"avx512vbmi2", "HasVBMI2", "Enable AVX-512 further Vector Byte Manipulation Instructions", [FeatureBWI]>;
def FeatureVNNI : Extension<"avx512vnni", "HasVNNI", "Enable AVX-512 Vector Neural Network Instructions", [FeatureAVX512]>;
def FeatureBITALG : Extension<"avx512bitalg", "HasBITALG", "Enable AVX-512 Bit Algorithms", [FeatureBWI]>;
def FeatureVPOPCNTDQ : Extension<"avx512vpopcntdq", "HasVPOPCNTDQ", "Enable AVX-512 Population Count Instructions", [FeatureAVX512]>;
def FeatureBF16 : Extension<"avx512bf16", "HasBF16", "Support bfloat16 floating point", [FeatureBWI]>;
def FeatureVP2INTERSECT : Extension<"avx512vp2intersect", "HasVP2INTERSECT", "Enable AVX-512 vp2intersect", [FeatureAVX512]>;
def FeatureFP16 : Extension<"avx512fp16", "HasFP16", "Support 16-bit floating point", [FeatureBWI]>;
def FeatureRetpolineIndirectCalls : Extension<"retpoline-indirect-calls", "UseRetpolineIndirectCalls", "Remove speculation of indirect calls from the generated code">;
def FeatureRetpolineIndirectBranches : Extension<"retpoline-indirect-branches", "UseRetpolineIndirectBranches", "Remove speculation of indirect branches from the generated code">;
def FeatureRetpoline : Extension<"retpoline", "DeprecatedUseRetpoline", "Remove speculation of indirect branches and calls from the generated code",
                                 [FeatureRetpolineIndirectCalls, FeatureRetpolineIndirectBranches]>;
def FeatureRetpolineExternalThunk : Extension<"retpoline-external-thunk", "UseRetpolineExternalThunk", "Call functions that the program has for indirect branches",
                                              [FeatureRetpolineIndirectCalls]>;
def FeatureLVIControlFlowIntegrity : Extension<"lvi-cfi", "UseLVIControlFlowIntegrity", "Prevent indirect calls and branches from using values that were injected">;
def FeatureEGPR : Extension<"egpr", "HasEGPR", "Support extended general purpose register">;
// No instructions are described of these, but processors have them.
def FeatureAMXTILE : Extension<"amx-tile", "HasAMXTILE", "Support AMX-TILE instructions">;
def FeatureAMXINT8 : Extension<"amx-int8", "HasAMXINT8", "Support AMX-INT8 instructions", [FeatureAMXTILE]>;
def FeatureAMXBF16 : Extension<"amx-bf16", "HasAMXBF16", "Support AMX-BF16 instructions", [FeatureAMXTILE]>;
def FeatureAMXFP16 : Extension<"amx-fp16", "HasAMXFP16", "Support AMX amx-fp16 instructions", [FeatureAMXTILE]>;
def FeatureAMXCOMPLEX : Extension<"amx-complex", "HasAMXCOMPLEX", "Support AMX-COMPLEX instructions", [FeatureAMXTILE]>;
def FeatureAMXFP8 : Extension<"amx-fp8", "HasAMXFP8", "Support AMX-FP8 instructions", [FeatureAMXTILE]>;
def FeatureAMXTF32 : Extension<"amx-tf32", "HasAMXTF32", "Support AMX-TF32 instructions", [FeatureAMXTILE]>;
def FeatureAMXMOVRS : Extension<"amx-movrs", "HasAMXMOVRS", "Support AMX-MOVRS instructions", [FeatureAMXTILE]>;
def FeatureAMXAVX512 : Extension<"amx-avx512", "HasAMXAVX512", "Support AMX-AVX512 instructions", [FeatureAMXTILE]>;
def FeatureCCMP : Extension<"ccmp", "HasCCMP", "Support conditional cmp & test instructions">;
def FeatureNDD : Extension<"ndd", "HasNDD", "Support non-destructive destination">;
def FeatureNF : Extension<"nf", "HasNF", "Support status flags update suppression">;
def FeaturePPX : Extension<"ppx", "HasPPX", "Support Push-Pop Acceleration">;
def FeaturePUSH2POP2 : Extension<"push2pop2", "HasPUSH2POP2", "Support PUSH2/POP2 instructions">;
def FeatureZU : Extension<"zu", "HasZU", "Support zero-upper SETcc/IMUL">;
def FeatureAVX10_1 : Extension<"avx10.1", "HasAVX10_1", "Support AVX10.1 instruction",
                               [FeatureCDI, FeatureVBMI, FeatureIFMA, FeatureVNNI, FeatureBF16, FeatureVPOPCNTDQ, FeatureVBMI2,
                                FeatureBITALG, FeatureFP16, FeatureDQI, FeatureVLX]>;
def FeatureAVX10_2 : Extension<"avx10.2", "HasAVX10_2", "Support AVX10.2 instruction", [FeatureAVX10_1]>;
def FeatureMOVRS : Extension<"movrs", "HasMOVRS", "Enable MOVRS">;
def FeatureAES : Extension<"aes", "HasAES", "Enable AES instructions", [FeatureSSE2]>;
def FeaturePCLMUL : Extension<"pclmul", "HasPCLMUL", "Enable packed carry-less multiplication instructions", [FeatureSSE2]>;
def FeatureSHA : Extension<"sha", "HasSHA", "Enable SHA instructions", [FeatureSSE2]>;
def FeatureSHA512 : Extension<"sha512", "HasSHA512", "Support SHA512 instructions", [FeatureAVX2]>;
def FeatureSM3 : Extension<"sm3", "HasSM3", "Support SM3 instructions", [FeatureAVX]>;
def FeatureSM4 : Extension<"sm4", "HasSM4", "Support SM4 instructions", [FeatureAVX2]>;
def FeatureGFNI : Extension<"gfni", "HasGFNI", "Enable Galois Field Arithmetic Instructions", [FeatureSSE2]>;
def FeatureVAES : Extension<"vaes", "HasVAES", "Promote selected AES instructions to AVX512/AVX registers", [FeatureAVX2, FeatureAES]>;
def FeatureVPCLMULQDQ : Extension<"vpclmulqdq", "HasVPCLMULQDQ", "Enable vpclmulqdq instructions", [FeatureAVX, FeaturePCLMUL]>;
def FeatureAVXVNNI : Extension<"avxvnni", "HasAVXVNNI", "Support AVX_VNNI encoding", [FeatureAVX2]>;
def FeatureAVXVNNIINT8 : Extension<"avxvnniint8", "HasAVXVNNIINT8", "Enable AVX-VNNI-INT8", [FeatureAVX2]>;
def FeatureAVXVNNIINT16 : Extension<"avxvnniint16", "HasAVXVNNIINT16", "Enable AVX-VNNI-INT16", [FeatureAVX2]>;
def FeatureAVXIFMA : Extension<"avxifma", "HasAVXIFMA", "Enable AVX-IFMA", [FeatureAVX2]>;
def FeatureAVXNECONVERT : Extension<"avxneconvert", "HasAVXNECONVERT", "Support AVX-NE-CONVERT instructions", [FeatureAVX2]>;
def FeatureFMA4 : Extension<"fma4", "HasFMA4", "Enable four-operand fused multiple-add", [FeatureAVX, FeatureSSE4A]>;
def FeatureXOP : Extension<"xop", "HasXOP", "Enable XOP instructions", [FeatureFMA4]>;
def FeatureTBM : Extension<"tbm", "HasTBM", "Enable TBM instructions">;
def FeatureMOVBE : Extension<"movbe", "HasMOVBE", "Support MOVBE instruction">;
def FeatureRDRAND : Extension<"rdrnd", "HasRDRAND", "Support RDRAND instruction">;
def FeatureRDSEED : Extension<"rdseed", "HasRDSEED", "Support RDSEED instruction">;
def FeatureFSGSBase : Extension<"fsgsbase", "HasFSGSBase", "Support FS/GS Base instructions">;
def FeatureLZCNT : Extension<"lzcnt", "HasLZCNT", "Support LZCNT instruction">;
def FeatureBMI : Extension<"bmi", "HasBMI", "Support BMI instructions">;
def FeatureBMI2 : Extension<"bmi2", "HasBMI2", "Support BMI2 instructions">;
def FeatureADX : Extension<"adx", "HasADX", "Support ADX instructions">;
def FeatureRTM : Extension<"rtm", "HasRTM", "Support RTM instructions">;
def FeaturePRFCHW : Extension<"prfchw", "HasPRFCHW", "Support PRFCHW instructions">;
def FeaturePREFETCHI : Extension<"prefetchi", "HasPREFETCHI", "Prefetch instruction with T0 or T1 Hint">;
def FeatureMWAITX : Extension<"mwaitx", "HasMWAITX", "Enable MONITORX/MWAITX timer functionality">;
def FeatureCLZERO : Extension<"clzero", "HasCLZERO", "Enable Cache Line Zero">;
def FeatureCLDEMOTE : Extension<"cldemote", "HasCLDEMOTE", "Enable Cache Line Demote">;
def FeatureCLFLUSHOPT : Extension<"clflushopt", "HasCLFLUSHOPT", "Flush A Cache Line Optimized">;
def FeatureCLWB : Extension<"clwb", "HasCLWB", "Cache Line Write Back">;
def FeatureWBNOINVD : Extension<"wbnoinvd", "HasWBNOINVD", "Write Back No Invalidate">;
def FeatureLAHFSAHF64 : Extension<"sahf", "HasLAHFSAHF64", "Support LAHF and SAHF instructions in 64-bit mode">;
def FeatureMOVDIRI : Extension<"movdiri", "HasMOVDIRI", "Support movdiri instruction (direct store integer)">;
def FeatureMOVDIR64B : Extension<"movdir64b", "HasMOVDIR64B", "Support movdir64b instruction (direct store 64 bytes)">;
def FeaturePTWRITE : Extension<"ptwrite", "HasPTWRITE", "Support ptwrite instruction">;
def FeatureINVPCID : Extension<"invpcid", "HasINVPCID", "Invalidate Process-Context Identifier">;
def FeatureRDPID : Extension<"rdpid", "HasRDPID", "Support RDPID instructions">;
def FeatureRDPRU : Extension<"rdpru", "HasRDPRU", "Support RDPRU instructions">;
def FeatureWAITPKG : Extension<"waitpkg", "HasWAITPKG", "Wait and pause enhancements">;
def FeatureENQCMD : Extension<"enqcmd", "HasENQCMD", "Has ENQCMD instructions">;
def FeatureSERIALIZE : Extension<"serialize", "HasSERIALIZE", "Has serialize instruction">;
def FeatureTSXLDTRK : Extension<"tsxldtrk", "HasTSXLDTRK", "Support TSXLDTRK instructions">;
def FeatureUINTR : Extension<"uintr", "HasUINTR", "Has UINTR Instructions">;
def FeatureSHSTK : Extension<"shstk", "HasSHSTK", "Support CET Shadow-Stack instructions">;
def FeatureSGX : Extension<"sgx", "HasSGX", "Enable Software Guard Extensions">;
def FeaturePCONFIG : Extension<"pconfig", "HasPCONFIG", "platform configuration instruction">;
def FeatureHRESET : Extension<"hreset", "HasHRESET", "Has hreset instruction">;
def FeaturePKU : Extension<"pku", "HasPKU", "Enable protection keys">;
def FeatureRAOINT : Extension<"raoint", "HasRAOINT", "Support RAO-INT instructions">;
def FeatureCMPCCXADD : Extension<"cmpccxadd", "HasCMPCCXADD", "Support CMPCCXADD instructions">;
def FeatureLWP : Extension<"lwp", "HasLWP", "Enable LWP instructions">;
def FeatureKL : Extension<"kl", "HasKL", "Support Key Locker kl Instructions", [FeatureSSE2]>;
def FeatureWIDEKL : Extension<"widekl", "HasWIDEKL", "Support Key Locker wide Instructions", [FeatureKL]>;
def FeatureUSERMSR : Extension<"usermsr", "HasUSERMSR", "Support USERMSR instructions">;
def FeatureSoftFloat : Extension<"soft-float", "UseSoftFloat", "Use software floating point features">;

// ---- Tuning ---------------------------------------------------------------------------------------------------------

def TuningFast7ByteNOP : Extension<"fast-7bytenop", "HasFast7ByteNOP", "Target can quickly decode up to 7 byte NOPs">;
def TuningFast11ByteNOP : Extension<"fast-11bytenop", "HasFast11ByteNOP", "Target can quickly decode up to 11 byte NOPs">;
def TuningFast15ByteNOP : Extension<"fast-15bytenop", "HasFast15ByteNOP", "Target can quickly decode up to 15 byte NOPs">;
def TuningSlowShld : Extension<"slow-shld", "IsSHLDSlow", "SHLD instruction is slow">;
def TuningSlowUAMem16 : Extension<"slow-unaligned-mem-16", "IsUnalignedMem16Slow", "Slow unaligned 16-byte memory access">;
def TuningSlow3OpsLEA : Extension<"slow-3ops-lea", "Slow3OpsLEA", "LEA instruction with 3 ops or certain registers is slow">;
def TuningSlowIncDec : Extension<"slow-incdec", "SlowIncDec", "INC and DEC instructions are slower than ADD and SUB">;
def TuningIDivToDivB : Extension<"idivl-to-divb", "HasSlowDivide32", "Use 8-bit divide for positive values less than 256">;
def TuningIDivToDivL : Extension<"idivq-to-divl", "HasSlowDivide64", "Use 32-bit divide for positive values less than 2^32">;
// Functions that pass no wider vectors are compiled as if there were none: wide registers lower the frequency of some processors.
def TuningPrefer256Bit : Extension<"prefer-256-bit", "Prefer256Bit", "Prefer 256-bit AVX instructions">;

// ---- Predicates of extensions ---------------------------------------------------------------------------------------

def HasCMOV : Has<FeatureCMOV>;
def NoCMOV : HasNot<FeatureCMOV>;
def HasNOPL : Has<FeatureNOPL>;
def HasCX8 : Has<FeatureCX8>;
def HasCX16 : Has<FeatureCX16>;
def HasX87 : Has<FeatureX87>;
def HasMMX : Has<FeatureMMX>;
def HasSSE1 : Has<FeatureSSE1>;
def NoSSE1 : HasNot<FeatureSSE1>;
def NoSSE2 : HasNot<FeatureSSE2>;
def HasSSE2 : Has<FeatureSSE2>;
def HasSSE3 : Has<FeatureSSE3>;
def HasSSSE3 : Has<FeatureSSSE3>;
def HasSSE41 : Has<FeatureSSE41>;
def HasSSE42 : Has<FeatureSSE42>;
def HasSSE4A : Has<FeatureSSE4A>;
def NoAVX : HasNot<FeatureAVX>;
def HasAVX : Has<FeatureAVX>;
// For what becomes of pseudo-instructions, which the assembler asks too.
def HasAVXInCode : Predicate<"feature(avx)">, AssemblerPredicate<(all_of FeatureAVX)>;
def HasAVX2 : Has<FeatureAVX2>;
def HasAVX1Only : Predicate<"feature(avx) && !feature(avx2)">, SelectIf<(all_of FeatureAVX, (not FeatureAVX2))>;
def UseAVX : Predicate<"feature(avx) && !feature(avx512f)">, SelectIf<(all_of FeatureAVX)>;
def UseAVX2 : Predicate<"feature(avx2) && !feature(avx512f)">, SelectIf<(all_of FeatureAVX2)>;
// The legacy encodings are used only where there is no VEX.
def UseSSE1 : Predicate<"feature(sse) && !feature(avx)">, SelectIf<(all_of FeatureSSE1, (not FeatureAVX))>;
def UseSSE2 : Predicate<"feature(sse2) && !feature(avx)">, SelectIf<(all_of FeatureSSE2, (not FeatureAVX))>;
def UseSSE3 : Predicate<"feature(sse3) && !feature(avx)">, SelectIf<(all_of FeatureSSE3, (not FeatureAVX))>;
def UseSSSE3 : Predicate<"feature(ssse3) && !feature(avx)">, SelectIf<(all_of FeatureSSSE3, (not FeatureAVX))>;
def UseSSE41 : Predicate<"feature(sse4.1) && !feature(avx)">, SelectIf<(all_of FeatureSSE41, (not FeatureAVX))>;
def UseSSE42 : Predicate<"feature(sse4.2) && !feature(avx)">, SelectIf<(all_of FeatureSSE42, (not FeatureAVX))>;
def HasFMA : Has<FeatureFMA>;
def HasFMA4 : Has<FeatureFMA4>;
def HasF16C : Has<FeatureF16C>;
def HasAVX512 : Has<FeatureAVX512>;
def NoAVX512 : HasNot<FeatureAVX512>;
// Where vectors of 512 bits are in one register.
def Use512 : Predicate<"feature(avx512f) && !feature(prefer-256-bit)">, SelectIf<(all_of FeatureAVX512, (not TuningPrefer256Bit))>;
def HasCDI : Has<FeatureCDI>;
def HasVPOPCNTDQ : Has<FeatureVPOPCNTDQ>;
def HasBITALG : Has<FeatureBITALG>;
def HasVBMI : Has<FeatureVBMI>;
def HasVNNI : Has<FeatureVNNI>;
def HasIFMA : Has<FeatureIFMA>;
def HasBF16 : Has<FeatureBF16>;
def HasFP16 : Has<FeatureFP16>;
def HasVP2INTERSECT : Has<FeatureVP2INTERSECT>;
def HasAVX10_2 : Has<FeatureAVX10_2>;
def HasVBMI2 : Has<FeatureVBMI2>;
def HasVLX : Has<FeatureVLX>;
def NoVLX : HasNot<FeatureVLX>;
def HasBWI : Has<FeatureBWI>;
def HasEGPR : Has<FeatureEGPR>;
def HasAES : Has<FeatureAES>;
def HasVAES : Has<FeatureVAES>;
def HasPCLMUL : Has<FeaturePCLMUL>;
def HasVPCLMULQDQ : Has<FeatureVPCLMULQDQ>;
def HasGFNI : Has<FeatureGFNI>;
def HasSHA : Has<FeatureSHA>;
def HasSHA512 : Has<FeatureSHA512>;
def HasSM3 : Has<FeatureSM3>;
def HasSM4 : Has<FeatureSM4>;
def HasAMXTILE : Has<FeatureAMXTILE>;
def HasAMXINT8 : Has<FeatureAMXINT8>;
def HasAMXBF16 : Has<FeatureAMXBF16>;
def HasAMXFP16 : Has<FeatureAMXFP16>;
def HasAMXCOMPLEX : Has<FeatureAMXCOMPLEX>;
def HasAMXTF32 : Has<FeatureAMXTF32>;
def HasAMXMOVRS : Has<FeatureAMXMOVRS>;
def HasAVXVNNI : Has<FeatureAVXVNNI>;
def HasAVXVNNIINT8 : Has<FeatureAVXVNNIINT8>;
def HasAVXVNNIINT16 : Has<FeatureAVXVNNIINT16>;
def HasAVXIFMA : Has<FeatureAVXIFMA>;
def HasAVXNECONVERT : Has<FeatureAVXNECONVERT>;
def HasXOP : Has<FeatureXOP>;
def HasTBM : Has<FeatureTBM>;
def HasLWP : Has<FeatureLWP>;
def HasMOVBE : Has<FeatureMOVBE>;
def HasPOPCNT : Has<FeaturePOPCNT>;
def HasCRC32 : Has<FeatureCRC32>;
def HasLZCNT : Has<FeatureLZCNT>;
def HasBMI : Has<FeatureBMI>;
def HasBMI2 : Has<FeatureBMI2>;
def HasADX : Has<FeatureADX>;
def HasRDRAND : Has<FeatureRDRAND>;
def HasRDSEED : Has<FeatureRDSEED>;
def HasFSGSBase : Has<FeatureFSGSBase>;
def HasFXSR : Has<FeatureFXSR>;
def HasXSAVE : Has<FeatureXSAVE>;
def HasXSAVEOPT : Has<FeatureXSAVEOPT>;
def HasXSAVEC : Has<FeatureXSAVEC>;
def HasXSAVES : Has<FeatureXSAVES>;
def HasKL : Has<FeatureKL>;
def HasWIDEKL : Has<FeatureWIDEKL>;
def HasMWAITX : Has<FeatureMWAITX>;
def HasENQCMD : Has<FeatureENQCMD>;
def HasCMPCCXADD : Has<FeatureCMPCCXADD>;
