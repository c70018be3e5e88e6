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
def FeatureEl2vmsa : Extension<"el2vmsa", "Enable virtual memory at EL2">;
def FeatureEl3 : Extension<"el3", "Enable exception level 3">;
def HasV8_0aOps : Extension<"v8a", "Support ARM v8a architecture", [FeatureFPARMv8, FeatureNEON, FeatureEl2vmsa, FeatureEl3]>;
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

def FeatureAm : Extension<"am", "Enable activity monitors">;
def FeatureAmvs : Extension<"amvs", "Enable virtual activity monitors", [FeatureAm]>;
def FeatureBrbe : Extension<"brbe", "Enable branch records">;
def FeatureBti : Extension<"bti", "Enable marks of branch targets">;
def FeatureBtie : Extension<"btie", "Enable marks of branch targets, enhanced", [FeatureBti]>;
def FeatureChk : Extension<"chk", "Enable feature status">;
def FeatureClrbhb : Extension<"clrbhb", "Enable clearing of the branch history">;
def FeatureCpa : Extension<"cpa", "Enable checked pointer arithmetic">;
def FeatureCssc : Extension<"cssc", "Enable short sequences of constants and counts">;
def FeatureD128 : Extension<"d128", "Enable descriptors of 128 bits">;
def FeatureEcv : Extension<"ecv", "Enable counters virtualized">;
def FeatureFaminmax : Extension<"faminmax", "Enable absolute extrema", [FeatureNEON]>;
def FeatureFgt : Extension<"fgt", "Enable fine traps">;
def FeatureFpac : Extension<"fpac", "Enable faults of authentication">;
def FeatureHbc : Extension<"hbc", "Enable hinted branches">;
def FeatureHcx : Extension<"hcx", "Enable HCRX_EL2">;
def FeatureLor : Extension<"lor", "Enable limited ordering regions">;
def FeatureLs64 : Extension<"ls64", "Enable accesses of 64 bytes">;
def FeatureLse128 : Extension<"lse128", "Enable atomic operations of 128 bits", [FeatureLSE]>;
def FeatureLse2 : Extension<"lse2", "Enable atomic accesses that are not aligned">;
def FeatureLut : Extension<"lut", "Enable tables of elements", [FeatureNEON]>;
def FeatureFp8 : Extension<"fp8", "Enable numbers of 8 bits", [FeatureFaminmax, FeatureLut, FeatureBF16]>;
def FeatureFp8fma : Extension<"fp8fma", "Enable products of numbers of 8 bits", [FeatureFp8]>;
def FeatureFp8dot4 : Extension<"fp8dot4", "Enable products of numbers of 8 bits, by four", [FeatureFp8fma]>;
def FeatureFp8dot2 : Extension<"fp8dot2", "Enable products of numbers of 8 bits, by two", [FeatureFp8dot4]>;
def FeatureMops : Extension<"mops", "Enable moves of memory">;
def FeatureMpam : Extension<"mpam", "Enable memory partitions">;
def FeatureMte : Extension<"mte", "Enable tags of memory">;
def FeatureNmi : Extension<"nmi", "Enable interrupts that are not masked">;
def FeatureNv : Extension<"nv", "Enable nested virtualization">;
def FeaturePan : Extension<"pan", "Enable privileged access never">;
def FeaturePanRwv : Extension<"pan-rwv", "Enable privileged access never for address translation", [FeaturePan]>;
def FeaturePauthLr : Extension<"pauth-lr", "Enable authentication of return addresses with the program counter">;
def FeaturePrfmSlcTarget : Extension<"prfm-slc-target", "Enable prefetches to the system level cache">;
def FeatureRand : Extension<"rand", "Enable random numbers">;
def FeatureRasv2 : Extension<"rasv2", "Enable reliability extension, version 2", [FeatureRAS]>;
def FeatureRcpcImmo : Extension<"rcpc-immo", "Enable acquiring loads with offsets", [FeatureRCPC]>;
def FeatureRcpc3 : Extension<"rcpc3", "Enable release consistency, version 3", [FeatureRcpcImmo]>;
def FeatureRme : Extension<"rme", "Enable realms">;
def FeatureMec : Extension<"mec", "Enable memory encryption contexts", [FeatureRme]>;
def FeatureSel2 : Extension<"sel2", "Enable secure EL2">;
def FeatureSpe : Extension<"spe", "Enable statistical profiling">;
def FeatureSpeEef : Extension<"spe-eef", "Enable extra events of profiling">;
def FeatureSpecres2 : Extension<"specres2", "Enable restriction of prediction, version 2", [FeaturePredRes]>;
def FeatureSsveAes : Extension<"ssve-aes", "Enable AES in streaming mode">;
def FeatureSsveBitperm : Extension<"ssve-bitperm", "Enable permutation of bits in streaming mode">;
def FeatureSsveFexpa : Extension<"ssve-fexpa", "Enable the start of exponentials in streaming mode">;
def FeatureThe : Extension<"the", "Enable translation hardening">;
def FeatureTlbiw : Extension<"tlbiw", "Enable invalidation of entries for writes">;
def FeatureTlbRmi : Extension<"tlb-rmi", "Enable maintenance of ranges of entries">;
def FeatureTracev84 : Extension<"tracev8.4", "Enable self-hosted trace">;
def FeatureTrbe : Extension<"trbe", "Enable buffers of traces">;
def FeatureEte : Extension<"ete", "Enable embedded trace", [FeatureTrbe]>;
def FeatureIte : Extension<"ite", "Enable instrumentation", [FeatureEte]>;
def FeatureUaops : Extension<"uaops", "Enable user access override">;
def FeatureVh : Extension<"vh", "Enable a host at EL2">;
def FeatureWfxt : Extension<"wfxt", "Enable waiting with a timeout">;
def FeatureXs : Extension<"xs", "Enable the attribute XS">;
def FeatureSve : Extension<"sve", "Enable scalable vectors", [FeatureFullFP16]>;
def FeatureSve2 : Extension<"sve2", "Enable scalable vectors, version 2", [FeatureSve]>;
def FeatureSve2p1 : Extension<"sve2p1", "Enable scalable vectors, version 2.1", [FeatureSve2]>;
def FeatureSve2p2 : Extension<"sve2p2", "Enable scalable vectors, version 2.2", [FeatureSve2p1]>;
def FeatureSveAes : Extension<"sve-aes", "Enable AES in scalable vectors", [FeatureAES]>;
def FeatureSveAes2 : Extension<"sve-aes2", "Enable AES of several lanes">;
def FeatureSveB16b16 : Extension<"sve-b16b16", "Enable bfloat16 in scalable vectors">;
def FeatureSveBfscale : Extension<"sve-bfscale", "Enable scaling of bfloat16">;
def FeatureSveBitperm : Extension<"sve-bitperm", "Enable permutation of bits">;
def FeatureSveF16f32mm : Extension<"sve-f16f32mm", "Enable products of matrices, half to single", [FeatureSve]>;
def FeatureSveSha3 : Extension<"sve-sha3", "Enable SHA3 in scalable vectors", [FeatureSHA3]>;
def FeatureSveSm4 : Extension<"sve-sm4", "Enable SM4 in scalable vectors", [FeatureSM4]>;
def FeatureSve2Aes : Extension<"sve2-aes", "Enable SVE2 and AES", [FeatureSve2, FeatureSveAes]>;
def FeatureSve2Bitperm : Extension<"sve2-bitperm", "Enable SVE2 and permutation of bits", [FeatureSve2, FeatureSveBitperm]>;
def FeatureSve2Sha3 : Extension<"sve2-sha3", "Enable SVE2 and SHA3", [FeatureSve2, FeatureSveSha3]>;
def FeatureSve2Sm4 : Extension<"sve2-sm4", "Enable SVE2 and SM4", [FeatureSve2, FeatureSveSm4]>;
def FeatureF32mm : Extension<"f32mm", "Enable products of matrices in single precision", [FeatureSve]>;
def FeatureF64mm : Extension<"f64mm", "Enable products of matrices in double precision", [FeatureSve]>;
def FeatureSme : Extension<"sme", "Enable scalable matrices", [FeatureBF16, FeatureFullFP16]>;
def FeatureSme2 : Extension<"sme2", "Enable scalable matrices, version 2", [FeatureSme]>;
def FeatureSme2p1 : Extension<"sme2p1", "Enable scalable matrices, version 2.1", [FeatureSme2]>;
def FeatureSme2p2 : Extension<"sme2p2", "Enable scalable matrices, version 2.2", [FeatureSme2p1]>;
def FeatureSmeB16b16 : Extension<"sme-b16b16", "Enable matrices of bfloat16", [FeatureSme2, FeatureSveB16b16]>;
def FeatureSmeF16f16 : Extension<"sme-f16f16", "Enable matrices of half precision", [FeatureSme2]>;
def FeatureSmeF64f64 : Extension<"sme-f64f64", "Enable matrices of double precision", [FeatureSme]>;
def FeatureSmeFa64 : Extension<"sme-fa64", "Enable all instructions in streaming mode", [FeatureSme, FeatureSve2]>;
def FeatureSmeF8f16 : Extension<"sme-f8f16", "Enable matrices of 8 bits to half", [FeatureSme2, FeatureFp8]>;
def FeatureSmeF8f32 : Extension<"sme-f8f32", "Enable matrices of 8 bits to single", [FeatureSme2, FeatureFp8]>;
def FeatureSmeI16i64 : Extension<"sme-i16i64", "Enable matrices of 16 bits to 64", [FeatureSme]>;
def FeatureSmeLutv2 : Extension<"sme-lutv2", "Enable lookup of tables, version 2", [FeatureSme2]>;
def FeatureCrypto : Extension<"crypto", "Enable cryptography of version 8.0", [FeatureSHA2, FeatureAES]>;
def FeatureCmpbr : Extension<"cmpbr", "Enable branches that compare">;
def FeatureFprcvt : Extension<"fprcvt", "Enable conversions between registers", [FeatureFPARMv8]>;
def FeatureGcs : Extension<"gcs", "Enable guarded control stacks", [FeatureChk]>;
def FeatureLsfe : Extension<"lsfe", "Enable atomic operations on numbers", [FeatureFPARMv8]>;
def FeatureLsui : Extension<"lsui", "Enable accesses as unprivileged code">;
def FeatureOccmo : Extension<"occmo", "Enable operations on caches of systems">;
def FeatureSsveFp8dot2 : Extension<"ssve-fp8dot2", "Enable products of 8 bits in streaming mode", [FeatureSme2, FeatureFp8]>;
def FeatureSsveFp8dot4 : Extension<"ssve-fp8dot4", "Enable products of 8 bits in streaming mode, by four", [FeatureSme2, FeatureFp8]>;
def FeatureSsveFp8fma : Extension<"ssve-fp8fma", "Enable products of 8 bits in streaming mode, fused", [FeatureSme2, FeatureFp8]>;

def FeatureMtetc : Extension<"mtetc", "Enable tags of memory, with checks of stores", [FeatureMte]>;
def FeaturePops : Extension<"pops", "Enable the point of physical storage">;
def FeatureTlbid : Extension<"tlbid", "Enable domains of invalidation">;
def FeatureContextidrEL2 : Extension<"CONTEXTIDREL2", "Enable CONTEXTIDR_EL2">;

def HasV8_1aOps : Extension<"v8.1a", "Support ARM v8.1a architecture", [HasV8_0aOps, FeatureCRC, FeatureLSE, FeatureRDM, FeaturePan, FeatureLor, FeatureVh]>;
def HasV8_2aOps : Extension<"v8.2a", "Support ARM v8.2a architecture", [HasV8_1aOps, FeatureCCPP, FeatureRAS, FeatureUaops, FeaturePanRwv]>;
def HasV8_3aOps : Extension<"v8.3a", "Support ARM v8.3a architecture",
                            [HasV8_2aOps, FeatureComplxNum, FeatureJS, FeaturePAuth, FeatureRCPC]>;
def HasV8_4aOps : Extension<"v8.4a", "Support ARM v8.4a architecture",
                            [HasV8_3aOps, FeatureDIT, FeatureDotProd, FeatureFlagM, FeatureNv, FeatureMpam, FeatureTracev84, FeatureAm,
                             FeatureSel2, FeatureTlbRmi, FeatureRcpcImmo, FeatureLse2]>;
def HasV8_5aOps : Extension<"v8.5a", "Support ARM v8.5a architecture",
                            [HasV8_4aOps, FeatureAltFPCmp, FeatureFRInt3264, FeatureSpecRestrict, FeatureSB, FeaturePredRes, FeatureCCDP, FeatureBti]>;
def HasV8_6aOps : Extension<"v8.6a", "Support ARM v8.6a architecture",
                            [HasV8_5aOps, FeatureAmvs, FeatureBF16, FeatureFgt, FeatureEcv, FeatureMatMulInt8]>;
def HasV8_7aOps : Extension<"v8.7a", "Support ARM v8.7a architecture",
                            [HasV8_6aOps, FeatureXs, FeatureWfxt, FeatureHcx]>;
def HasV8_8aOps : Extension<"v8.8a", "Support ARM v8.8a architecture",
                            [HasV8_7aOps, FeatureHbc, FeatureMops, FeatureNmi]>;
def HasV8_9aOps : Extension<"v8.9a", "Support ARM v8.9a architecture",
                            [HasV8_8aOps, FeatureClrbhb, FeaturePrfmSlcTarget, FeatureSpecres2, FeatureCssc, FeatureRasv2, FeatureChk]>;
def HasV9aOps : Extension<"v9a", "Support ARM v9a architecture",
                            [HasV8_5aOps, FeatureFullFP16, FeatureSve2]>;
def HasV9_1aOps : Extension<"v9.1a", "Support ARM v9.1a architecture",
                            [HasV9aOps, HasV8_6aOps]>;
def HasV9_2aOps : Extension<"v9.2a", "Support ARM v9.2a architecture",
                            [HasV9_1aOps, HasV8_7aOps]>;
def HasV9_3aOps : Extension<"v9.3a", "Support ARM v9.3a architecture",
                            [HasV9_2aOps, HasV8_8aOps]>;
def HasV9_4aOps : Extension<"v9.4a", "Support ARM v9.4a architecture",
                            [HasV9_3aOps, HasV8_9aOps]>;
def HasV9_5aOps : Extension<"v9.5a", "Support ARM v9.5a architecture",
                            [HasV9_4aOps, FeatureFaminmax, FeatureLut, FeatureCpa]>;
def HasV9_6aOps : Extension<"v9.6a", "Support ARM v9.6a architecture",
                            [HasV9_5aOps, FeatureCmpbr, FeatureLsui, FeatureOccmo]>;
def HasV8rOps : Extension<"v8r", "Support ARM v8r architecture",
                            [FeatureFPARMv8, FeatureNEON, FeatureCRC, FeatureLSE, FeatureRAS, FeatureRDM, FeatureRCPC, FeatureDotProd, FeatureFlagM, FeatureDIT, FeatureCCPP, FeatureComplxNum, FeatureJS, FeaturePAuth, FeatureRcpcImmo, FeaturePredRes, FeatureSB, FeatureSpecRestrict,
                             FeaturePan, FeatureUaops, FeaturePanRwv, FeatureTracev84, FeatureTlbRmi, FeatureSel2, FeatureContextidrEL2]>;

// What is asked of the code generator.
def FeatureStrictAlign : SubtargetFeature<"strict-align", "IsStrictAlign", "true", "Access memory as it is aligned only">;
def AllowsUnaligned : Predicate<"!Subtarget->IsStrictAlign()">, AssemblerPredicate<(all_of (not FeatureStrictAlign)), "">;
// Registers that the user keeps for himself.
defvar ReservableNumbers = !listconcat(!range(9, 16), [18], !range(20, 29));
foreach n = ReservableNumbers in {
  def FeatureReserveX#n : SubtargetFeature<"reserve-x"#n, "ReservesX"#n, "true", "Reserve X"#n#", making it unavailable as a GPR">;
  def ReservesX#n : Predicate<"Subtarget->ReservesX"#n#"()">, AssemblerPredicate<(all_of !cast<SubtargetFeature>("FeatureReserveX"#n)), "">;
}

// Names that only say what is fast.
foreach name = ["addr-lsl-slow-14", "aggressive-fma", "aggressive-interleaving", "alternate-sextload-cvt-f32-pattern",
                "alu-lsl-fast", "arith-bcc-fusion", "arith-cbz-fusion", "ascend-store-address", "avoid-ldapur",
                "balance-fp-ops", "cmp-bcc-fusion", "disable-fast-inc-vl", "disable-latency-sched-heuristic",
                "disable-ldp", "disable-maximize-scalable-bandwidth", "disable-stp",
                "disable-unpredicated-ld-st-lower", "enable-select-opt", "exynos-cheap-as-move", "force-32bit-jump-tables", "fuse-address",
                "fuse-addsub-2reg-const1", "fuse-adrp-add", "fuse-aes", "fuse-arith-logic", "fuse-crypto-eor",
                "fuse-csel", "fuse-cset", "fuse-literals", "ldp-aligned-only", "max-interleave-factor-4",
                "predictable-select-expensive", "slow-misaligned-128store", "slow-paired-128",
                "slow-strqro-store", "store-pair-suppress", "stp-aligned-only",
                "use-experimental-zeroing-pseudos", "use-fixed-over-scalable-if-equal-cost",
                "use-postra-scheduler", "use-reciprocal-square-root", "use-wzr-to-vec-move", "zcm-fpr128",
                "zcm-fpr32", "zcm-fpr64", "zcm-gpr32", "zcm-gpr64", "zcz-fp-workaround", "zcz-fpr128",
                "zcz-gpr32", "zcz-gpr64"] in
  def Tune_#!subst("-", "_", name) : SubtargetFeature<name, "Tunes_"#!subst("-", "_", name), "true", "Tuning">;

// Whatever is described: code that is taken apart may use all of it.
def FeatureAll : SubtargetFeature<"all", "IsAll", "true", "Enable all instructions", !instances<Extension>()>;

def HasNEON : HasExtension<FeatureNEON, "neon">;
def HasAES : HasExtension<FeatureAES, "aes">;
def HasSHA2 : HasExtension<FeatureSHA2, "sha2">;
def HasSHA3 : HasExtension<FeatureSHA3, "sha3">;
def HasSM4 : HasExtension<FeatureSM4, "sm4">;
def HasDotProd : HasExtension<FeatureDotProd, "dotprod">;
def HasRDM : HasExtension<FeatureRDM, "rdm">;
def HasMatMulInt8 : HasExtension<FeatureMatMulInt8, "i8mm">;
def HasFP16FML : HasExtension<FeatureFP16FML, "fp16fml">;
def HasComplxNum : HasExtension<FeatureComplxNum, "complxnum">;
def HasJS : HasExtension<FeatureJS, "jsconv">;
def HasFRInt3264 : HasExtension<FeatureFRInt3264, "frint3264">;
def HasBF16 : HasExtension<FeatureBF16, "bf16">;
def HasFPARMv8 : HasExtension<FeatureFPARMv8, "fp-armv8">;
def HasFullFP16 : HasExtension<FeatureFullFP16, "fullfp16">;
def HasCRC : HasExtension<FeatureCRC, "crc">;
def HasLSE : HasExtension<FeatureLSE, "lse">;
def HasRCPC : HasExtension<FeatureRCPC, "rcpc">;
def HasPAuth : HasExtension<FeaturePAuth, "pauth">;
def HasFlagM : HasExtension<FeatureFlagM, "flagm">;
def HasBRBE : HasExtension<FeatureBrbe, "brbe">;
def HasSB : HasExtension<FeatureSB, "sb">;
def HasPerfMon : HasExtension<FeaturePerfMon, "perfmon">;
def HasRAND : HasExtension<FeatureRand, "rand">;

// Scalable vectors: most instructions are there in streaming mode as well, or with a later version of it.
class AnyExtension<list<SubtargetFeature> features, string name>
    : Predicate<"false">, AssemblerPredicate<!dag(any_of, features, !listsplat("", !size(features))), name>;
def HasSVE : HasExtension<FeatureSve, "sve">;
def HasSVE2 : HasExtension<FeatureSve2, "sve2">;
def HasSVE2p1 : HasExtension<FeatureSve2p1, "sve2p1">;
def HasSVEAES : HasExtension<FeatureSveAes, "sve-aes">;
def HasSVESHA3 : HasExtension<FeatureSveSha3, "sve-sha3">;
def HasSVESM4 : HasExtension<FeatureSveSm4, "sve-sm4">;
def HasSVEBitPerm : HasExtension<FeatureSveBitperm, "sve-bitperm">;
def HasSVEB16B16 : HasExtension<FeatureSveB16b16, "sve-b16b16">;
def HasF32MM : HasExtension<FeatureF32mm, "f32mm">;
def HasF64MM : HasExtension<FeatureF64mm, "f64mm">;
def HasSVEorSME : AnyExtension<[FeatureSve, FeatureSme], "sve or sme">;
def HasSVEorSME2 : AnyExtension<[FeatureSve, FeatureSme2], "sve or sme2">;
def HasSVEorSME2p1 : AnyExtension<[FeatureSve, FeatureSme2p1], "sve or sme2p1">;
def HasSVEorSME2p2 : AnyExtension<[FeatureSve, FeatureSme2p2], "sve or sme2p2">;
def HasSVE2orSME : AnyExtension<[FeatureSve2, FeatureSme], "sve2 or sme">;
def HasSVE2orSME2 : AnyExtension<[FeatureSve2, FeatureSme2], "sve2 or sme2">;
def HasSVE2p1orSME : AnyExtension<[FeatureSve2p1, FeatureSme], "sme or sve2p1">;
def HasSVE2p1orSME2 : AnyExtension<[FeatureSve2p1, FeatureSme2], "sme2 or sve2p1">;
def HasSVE2p1orSME2p1 : AnyExtension<[FeatureSve2p1, FeatureSme2p1], "sme2p1 or sve2p1">;
def HasSVEorBitPerm : AnyExtension<[FeatureSve, FeatureSsveBitperm], "sve or ssve-bitperm">;
def HasSVEorAES : AnyExtension<[FeatureSve, FeatureSsveAes], "sve or ssve-aes">;
def HasSVEorFEXPA : AnyExtension<[FeatureSve, FeatureSsveFexpa], "sve or ssve-fexpa">;
// Matrices.
def HasSME : HasExtension<FeatureSme, "sme">;
def HasSME2 : HasExtension<FeatureSme2, "sme2">;
def HasSME2p1 : HasExtension<FeatureSme2p1, "sme2p1">;
def HasSMEI16I64 : HasExtension<FeatureSmeI16i64, "sme-i16i64">;
def HasSMEF64F64 : HasExtension<FeatureSmeF64f64, "sme-f64f64">;
def HasSMEF16F16 : HasExtension<FeatureSmeF16f16, "sme-f16f16">;
def HasSMEB16B16 : HasExtension<FeatureSmeB16b16, "sme-b16b16">;
def HasSMEF8F16 : HasExtension<FeatureSmeF8f16, "sme-f8f16">;
def HasSMEF8F32 : HasExtension<FeatureSmeF8f32, "sme-f8f32">;
def HasSMEF16F16orSMEF8F16 : AnyExtension<[FeatureSmeF16f16, FeatureSmeF8f16], "sme-f16f16 or sme-f8f16">;
def HasSMELUTv2 : HasExtension<FeatureSmeLutv2, "sme-lutv2">;
foreach kind = ["Fma", "Dot2", "Dot4"] in {
  defvar name = !tolower(kind);
  defvar alone = !cast<SubtargetFeature>("FeatureSsveFp8"#name);
  defvar beside = !cast<SubtargetFeature>("FeatureFp8"#name);
  def HasSVEFP8#!toupper(kind)
      : Predicate<"false">, AssemblerPredicate<(any_of alone, (all_of FeatureSve2, beside)),
                                               "ssve-fp8"#name#" or (sve2 and fp8"#name#")">;
}

// ---- Names in directives --------------------------------------------------------------------------------------------

foreach version = ["8", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9"] in
  def : ArchitectureName<"armv"#version#"-a", !cast<Extension>("HasV"#!subst(".", "_", !if(!eq(version, "8"), "8.0", version))#"aOps")>;
def : ArchitectureName<"armv9-a", HasV9aOps>;
foreach version = [1, 2, 3, 4, 5, 6] in
  def : ArchitectureName<"armv9."#version#"-a", !cast<Extension>("HasV9_"#version#"aOps")>;
def : ArchitectureName<"armv8-r", HasV8rOps>;
foreach extension = !instances<Extension>() in
  def : ExtensionName<extension.Name, extension>;
def : ExtensionName<"fp", FeatureFPARMv8>;
def : ExtensionName<"simd", FeatureNEON>;
def : ExtensionName<"fp16", FeatureFullFP16>;
def : ExtensionName<"memtag", FeatureMte>;
def : ExtensionName<"rng", FeatureRand>;
def : ExtensionName<"profile", FeatureSpe>;
def : ExtensionName<"pmuv3", FeaturePerfMon>;
def : ExtensionName<"predres2", FeatureSpecres2>;
