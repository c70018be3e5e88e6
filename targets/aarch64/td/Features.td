// Extensions, by the names that -mattr takes.

class Extension<string name, string desc, list<SubtargetFeature> implies = []>
    : SubtargetFeature<name, "Has"#!subst("-", "", !toupper(name)), "true", desc, implies>;
class HasExtension<SubtargetFeature feature, string name>
    : Predicate<"Subtarget->"#feature.FieldName#"()">, AssemblerPredicate<(all_of feature), name>;

def FeatureFPARMv8 : Extension<"fp-armv8", "Enable Armv8.0-A Floating Point Extensions">;
def FeatureNEON : Extension<"neon", "Enable Advanced SIMD instructions", [FeatureFPARMv8]>;
// Helpers that choose at run time how to do atomic operations may be called; code without them does the same.
def FeatureOutlineAtomics : Extension<"outline-atomics", "Enable out of line atomics to support LSE instructions">;
def FeatureFMV : Extension<"fmv", "Enable Function Multi Versioning support.">;
def HasV8_0aOps : Extension<"v8a", "Support ARM v8a architecture", [FeatureFPARMv8, FeatureNEON]>;
def FeatureFullFP16 : Extension<"fullfp16", "Enable half-precision floating-point data processing", [FeatureFPARMv8]>;
def FeatureAES : Extension<"aes", "Enable AES support", [FeatureNEON]>;
def FeatureSHA2 : Extension<"sha2", "Enable SHA1 and SHA256 support", [FeatureNEON]>;
def FeatureSHA3 : Extension<"sha3", "Enable SHA512 and SHA3 support", [FeatureNEON, FeatureSHA2]>;
def FeatureSM4 : Extension<"sm4", "Enable SM3 and SM4 support", [FeatureNEON]>;
def FeatureDotProd : Extension<"dotprod", "Enable dot product support", [FeatureNEON]>;
def FeatureRDM : Extension<"rdm", "Enable Armv8.1-A Rounding Double Multiply Add/Subtract instructions", [FeatureNEON]>;
def FeatureMatMulInt8 : Extension<"i8mm", "Enable Matrix Multiply Int8 Extension", [FeatureNEON]>;
def FeatureBF16 : Extension<"bf16", "Enable BFloat16 Extension", [FeatureNEON]>;
def FeatureCRC : Extension<"crc", "Enable Armv8.0-A CRC-32 checksum instructions">;
def FeatureLSE : Extension<"lse", "Enable Armv8.1-A Large System Extension (LSE) atomic instructions">;
def FeatureRCPC : Extension<"rcpc", "Enable support for RCPC extension">;
def FeaturePAuth : Extension<"pauth", "Enable Armv8.3-A Pointer Authentication extension">;
def FeatureFlagM : Extension<"flagm", "Enable Armv8.4-A Flag Manipulation instructions">;
def FeatureSB : Extension<"sb", "Enable Armv8.5-A Speculation Barrier">;

// Extensions whose instructions are not described: code without them does the same.
def FeatureFP16FML : Extension<"fp16fml", "Enable FP16 FML instructions", [FeatureFullFP16]>;
def FeatureComplxNum : Extension<"complxnum", "Enable Armv8.3-A Floating-point complex number support", [FeatureNEON]>;
def FeatureJS : Extension<"jsconv", "Enable Armv8.3-A JavaScript FP conversion instructions", [FeatureFPARMv8]>;
def FeatureFRInt3264 : Extension<"fptoint", "Enable FRInt[32|64][Z|X] instructions", [FeatureFPARMv8]>;
def FeatureAltFPCmp : Extension<"altnzcv", "Enable alternative NZCV format for floating point comparisons">;
def FeatureCCIDX : Extension<"ccidx", "Enable Armv8.3-A Extend of the CCSIDR number of sets">;
def FeatureCCPP : Extension<"ccpp", "Enable Armv8.2-A data Cache Clean to Point of Persistence">;
def FeatureCCDP : Extension<"ccdp", "Enable Armv8.5-A Cache Clean to Point of Deep Persistence">;
def FeatureDIT : Extension<"dit", "Enable Armv8.4-A Data Independent Timing instructions">;
def FeaturePerfMon : Extension<"perfmon", "Enable Armv8.0-A PMUv3 Performance Monitors extension">;
def FeaturePredRes : Extension<"predres", "Enable execution and data prediction invalidation instructions">;
def FeatureRAS : Extension<"ras", "Enable Armv8.0-A Reliability, Availability and Serviceability Extensions">;
def FeatureSpecRestrict : Extension<"specrestrict", "Enable architectural speculation restriction">;
def FeatureSSBS : Extension<"ssbs", "Enable Speculative Store Bypass Safe bit">;

def HasV8_1aOps : Extension<"v8.1a", "Support ARM v8.1a architecture", [HasV8_0aOps, FeatureCRC, FeatureLSE, FeatureRDM]>;
def HasV8_2aOps : Extension<"v8.2a", "Support ARM v8.2a architecture", [HasV8_1aOps, FeatureCCPP, FeatureRAS]>;
def HasV8_3aOps : Extension<"v8.3a", "Support ARM v8.3a architecture",
                            [HasV8_2aOps, FeatureCCIDX, FeatureComplxNum, FeatureJS, FeaturePAuth, FeatureRCPC]>;
def HasV8_4aOps : Extension<"v8.4a", "Support ARM v8.4a architecture",
                            [HasV8_3aOps, FeatureDIT, FeatureDotProd, FeatureFlagM]>;

def HasNEON : HasExtension<FeatureNEON, "neon">;
def HasAES : HasExtension<FeatureAES, "aes">;
def HasSHA2 : HasExtension<FeatureSHA2, "sha2">;
def HasSHA3 : HasExtension<FeatureSHA3, "sha3">;
def HasSM4 : HasExtension<FeatureSM4, "sm4">;
def HasDotProd : HasExtension<FeatureDotProd, "dotprod">;
def HasRDM : HasExtension<FeatureRDM, "rdm">;
def HasMatMulInt8 : HasExtension<FeatureMatMulInt8, "i8mm">;
def HasBF16 : HasExtension<FeatureBF16, "bf16">;
def HasFPARMv8 : HasExtension<FeatureFPARMv8, "fp-armv8">;
def HasFullFP16 : HasExtension<FeatureFullFP16, "fullfp16">;
def HasCRC : HasExtension<FeatureCRC, "crc">;
def HasLSE : HasExtension<FeatureLSE, "lse">;
def HasRCPC : HasExtension<FeatureRCPC, "rcpc">;
def HasPAuth : HasExtension<FeaturePAuth, "pauth">;
def HasFlagM : HasExtension<FeatureFlagM, "flagm">;
def HasSB : HasExtension<FeatureSB, "sb">;

def : ProcessorModel<"generic", NoSchedModel, [FeatureFPARMv8, FeatureNEON]>;
// What clang compiles for on Apple's computers.
def : ProcessorModel<"apple-m1", NoSchedModel, [
  HasV8_4aOps, FeatureAES, FeatureSHA2, FeatureSHA3, FeatureFullFP16, FeatureFP16FML, FeatureSB, FeatureSSBS, FeatureFRInt3264,
  FeatureAltFPCmp, FeatureCCDP, FeaturePerfMon, FeaturePredRes, FeatureSpecRestrict
]>;
