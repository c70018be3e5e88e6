// Processors, by the names that -mcpu takes.

// Code is tuned for the processor that it is for.
class Cpu<string name, list<SubtargetFeature> features, list<SubtargetFeature> tuning = []>
    : ProcessorModel<name, NoSchedModel, !listconcat(features, tuning)>;

// ---- Generations ----------------------------------------------------------------------------------------------------
// Each adds to the one before.

defvar I586 = [FeatureX87, FeatureCX8];
defvar I686 = !listconcat(I586, [FeatureCMOV, FeatureNOPL]);
defvar P3 = !listconcat(I686, [FeatureMMX, FeatureSSE1, FeatureFXSR]);
defvar P4 = !listconcat(P3, [FeatureSSE2]);
defvar Prescott = !listconcat(P4, [FeatureSSE3]);
defvar V1 = [FeatureX87, FeatureCX8, FeatureCMOV, FeatureMMX, FeatureSSE2, FeatureFXSR, FeatureNOPL, FeatureX86_64];
defvar V2 = !listconcat(V1, [FeatureCX16, FeatureLAHFSAHF64, FeatureCRC32, FeaturePOPCNT, FeatureSSE42]);
defvar V3 = !listconcat(V2, [FeatureAVX2, FeatureBMI, FeatureBMI2, FeatureF16C, FeatureFMA, FeatureLZCNT, FeatureMOVBE,
                             FeatureXSAVE]);
defvar V4 = !listconcat(V3, [FeatureEVEX512, FeatureBWI, FeatureCDI, FeatureDQI, FeatureVLX]);

defvar Core2 = !listconcat(V1, [FeatureSSSE3, FeatureCX16, FeatureLAHFSAHF64]);
defvar Penryn = !listconcat(Core2, [FeatureSSE41]);
defvar Nehalem = V2;
defvar Westmere = !listconcat(Nehalem, [FeaturePCLMUL]);
defvar SandyBridge = !listconcat(Westmere, [FeatureAVX, FeatureXSAVE, FeatureXSAVEOPT]);
defvar IvyBridge = !listconcat(SandyBridge, [FeatureRDRAND, FeatureF16C, FeatureFSGSBase]);
defvar Haswell = !listconcat(IvyBridge, [FeatureAVX2, FeatureBMI, FeatureBMI2, FeatureFMA, FeatureINVPCID, FeatureLZCNT,
                                         FeatureMOVBE]);
defvar Broadwell = !listconcat(Haswell, [FeatureADX, FeatureRDSEED, FeaturePRFCHW]);
defvar Skylake = !listconcat(Broadwell, [FeatureAES, FeatureXSAVEC, FeatureXSAVES, FeatureCLFLUSHOPT]);
defvar SkylakeServer = !listconcat(Skylake, [FeatureEVEX512, FeatureCDI, FeatureDQI, FeatureBWI, FeatureVLX, FeaturePKU,
                                             FeatureCLWB]);
defvar CascadeLake = !listconcat(SkylakeServer, [FeatureVNNI]);
defvar CannonLake = !listconcat(Skylake, [FeatureEVEX512, FeatureCDI, FeatureDQI, FeatureBWI, FeatureVLX, FeaturePKU,
                                          FeatureVBMI, FeatureIFMA, FeatureSHA, FeatureSGX]);
defvar IceLake = !listconcat(CannonLake, [FeatureBITALG, FeatureVAES, FeatureVBMI2, FeatureVNNI, FeatureVPCLMULQDQ,
                                          FeatureVPOPCNTDQ, FeatureGFNI, FeatureRDPID]);
defvar IceLakeServer = !listconcat(IceLake, [FeaturePCONFIG, FeatureCLWB, FeatureWBNOINVD]);
defvar TigerLake = !listconcat(IceLake, [FeatureCLWB, FeatureMOVDIRI, FeatureMOVDIR64B, FeatureSHSTK, FeatureVP2INTERSECT,
                                         FeatureWIDEKL]);
defvar SapphireRapids = !listconcat(IceLakeServer, [FeatureBF16, FeatureAVXVNNI, FeatureSERIALIZE, FeatureTSXLDTRK, FeatureUINTR,
                                                    FeatureENQCMD, FeatureWAITPKG, FeatureMOVDIRI, FeatureMOVDIR64B,
                                                    FeatureSHSTK, FeaturePTWRITE, FeatureCLDEMOTE, FeatureFP16,
                                                    FeatureAMXINT8, FeatureAMXBF16]);
defvar GraniteRapids = !listconcat(SapphireRapids, [FeatureAMXFP16, FeaturePREFETCHI]);
defvar GraniteRapidsD = !listconcat(GraniteRapids, [FeatureAMXCOMPLEX]);
// APX is several features.
defvar Apx = [FeatureEGPR, FeatureNDD, FeatureNF, FeatureCCMP, FeaturePPX, FeaturePUSH2POP2, FeatureZU];
defvar DiamondRapids = !listconcat(GraniteRapidsD, Apx, [FeatureAVX10_2, FeatureAMXAVX512, FeatureAMXFP8, FeatureAMXMOVRS,
                                                         FeatureAMXTF32, FeatureAVXIFMA, FeatureAVXNECONVERT,
                                                         FeatureAVXVNNIINT8, FeatureAVXVNNIINT16, FeatureCMPCCXADD,
                                                         FeatureMOVRS, FeatureSHA512, FeatureSM3, FeatureSM4]);
// Xeon Phi.
defvar KnightsLanding = !listconcat(Broadwell, [FeatureEVEX512, FeatureAES, FeatureCDI]);
defvar Goldmont = !listconcat(V2, [FeaturePCLMUL, FeatureMOVBE, FeatureRDRAND, FeaturePRFCHW, FeatureAES, FeatureSHA, FeatureRDSEED,
                                   FeatureXSAVE, FeatureXSAVEOPT, FeatureXSAVEC, FeatureXSAVES, FeatureCLFLUSHOPT,
                                   FeatureFSGSBase]);
defvar AlderLake = !listconcat(Skylake, [FeatureSHA, FeaturePKU, FeatureCLWB, FeatureGFNI, FeatureVAES, FeatureVPCLMULQDQ,
                                         FeatureAVXVNNI, FeatureSERIALIZE, FeatureWAITPKG, FeatureMOVDIRI, FeatureMOVDIR64B,
                                         FeatureSHSTK, FeaturePTWRITE, FeatureRDPID, FeatureHRESET, FeatureSGX, FeaturePCONFIG]);
defvar AlderLakeKL = !listconcat(AlderLake, [FeatureWIDEKL]);
defvar ArrowLake = !listconcat(AlderLakeKL, [FeatureCMPCCXADD, FeatureAVXVNNIINT8, FeatureAVXIFMA, FeatureENQCMD, FeatureUINTR,
                                             FeatureAVXNECONVERT]);
defvar Sm = [FeatureAVXVNNIINT16, FeatureSHA512, FeatureSM3, FeatureSM4];
defvar NoKeyLocker = !listconcat(!listremove(ArrowLake, [FeatureWIDEKL]), Sm);

defvar K8 = V1;
defvar K8SSE3 = !listconcat(K8, [FeatureSSE3, FeatureCX16]);
defvar Barcelona = !listconcat(K8SSE3, [FeatureSSE4A, FeaturePRFCHW, FeatureLZCNT, FeaturePOPCNT, FeatureLAHFSAHF64]);
defvar Bobcat = !listconcat(Barcelona, [FeatureSSSE3]);
defvar Jaguar = !listconcat(Bobcat, [FeatureCRC32, FeatureSSE42, FeatureAVX, FeatureAES, FeaturePCLMUL, FeatureBMI, FeatureF16C,
                                     FeatureMOVBE, FeatureXSAVE, FeatureXSAVEOPT]);
defvar Bulldozer = !listconcat(V2, [FeatureAVX, FeatureAES, FeaturePCLMUL, FeatureSSE4A, FeatureXOP, FeatureFMA4, FeatureLWP,
                                    FeatureLZCNT, FeaturePRFCHW, FeatureXSAVE]);
defvar Piledriver = !listconcat(Bulldozer, [FeatureF16C, FeatureBMI, FeatureTBM, FeatureFMA]);
defvar Steamroller = !listconcat(Piledriver, [FeatureFSGSBase, FeatureXSAVEOPT]);
defvar Excavator = !listconcat(Steamroller, [FeatureAVX2, FeatureBMI2, FeatureMOVBE, FeatureRDRAND, FeatureMWAITX]);
defvar Zen1 = !listconcat(V3, [FeatureADX, FeatureAES, FeatureCLFLUSHOPT, FeatureCLZERO, FeatureFSGSBase, FeatureMWAITX,
                               FeaturePCLMUL, FeaturePRFCHW, FeatureRDRAND, FeatureRDSEED, FeatureSHA, FeatureSSE4A,
                               FeatureXSAVEC, FeatureXSAVEOPT, FeatureXSAVES]);
defvar Zen2 = !listconcat(Zen1, [FeatureCLWB, FeatureRDPID, FeatureRDPRU, FeatureWBNOINVD]);
defvar Zen3 = !listconcat(Zen2, [FeatureINVPCID, FeaturePKU, FeatureVAES, FeatureVPCLMULQDQ]);
defvar Zen4 = !listconcat(Zen3, [FeatureEVEX512, FeatureCDI, FeatureDQI, FeatureBWI, FeatureVLX, FeatureVBMI, FeatureVBMI2,
                                 FeatureIFMA, FeatureVNNI, FeatureBITALG, FeatureGFNI, FeatureBF16, FeatureSHSTK,
                                 FeatureVPOPCNTDQ]);
defvar Zen5 = !listconcat(Zen4, [FeatureVP2INTERSECT, FeatureAVXVNNI, FeatureMOVDIRI, FeatureMOVDIR64B, FeaturePREFETCHI]);

// Not slow at addresses of three summands, as what is sold today is not: splitting them for all costs such processors more than
// it gains others (bzip2 takes 5 % longer on a Xeon). Who compiles for one that is slow names it.
defvar Level = [TuningSlowIncDec, TuningFast15ByteNOP];
defvar Fast15 = [TuningFast15ByteNOP];
defvar SlowLea = [TuningSlow3OpsLEA, TuningFast15ByteNOP];
defvar Narrow = [TuningFast15ByteNOP, TuningPrefer256Bit];
defvar NarrowSlowLea = !listconcat(SlowLea, [TuningPrefer256Bit]);
defvar Fast11 = [TuningFast11ByteNOP];

// ---- Names ----------------------------------------------------------------------------------------------------------

def : Cpu<"generic", [FeatureX87, FeatureCX8, FeatureX86_64], [TuningSlowIncDec, TuningIDivToDivL, TuningFast15ByteNOP]>;
foreach name = ["i386", "i486"] in
  def : Cpu<name, [FeatureX87]>;
foreach name = ["i586", "pentium"] in
  def : Cpu<name, I586>;
foreach name = ["pentium-mmx", "pentium_mmx"] in
  def : Cpu<name, !listconcat(I586, [FeatureMMX])>;
foreach name = ["winchip-c6", "winchip2", "c3"] in
  def : Cpu<name, [FeatureX87, FeatureMMX]>;
def : Cpu<"c3-2", !listconcat(I586, [FeatureMMX, FeatureSSE1, FeatureFXSR, FeatureCMOV])>;
def : Cpu<"i686", !listconcat(I586, [FeatureCMOV])>;
foreach name = ["pentiumpro", "pentium_pro"] in
  def : Cpu<name, I686>;
foreach name = ["pentium2", "pentium_ii"] in
  def : Cpu<name, !listconcat(I686, [FeatureMMX, FeatureFXSR])>;
foreach name = ["pentium3", "pentium3m", "pentium_iii", "pentium_iii_no_xmm_regs"] in
  def : Cpu<name, P3>;
foreach name = ["pentium-m", "pentium_m", "pentium4", "pentium_4", "pentium4m"] in
  def : Cpu<name, P4>;
foreach name = ["yonah", "prescott", "pentium_4_sse3"] in
  def : Cpu<name, Prescott>;
def : Cpu<"lakemont", [FeatureCX8]>;
def : Cpu<"nocona", !listconcat(V1, [FeatureSSE3, FeatureCX16])>;
foreach name = ["core2", "core_2_duo_ssse3"] in
  def : Cpu<name, Core2>;
foreach name = ["penryn", "core_2_duo_sse4_1"] in
  def : Cpu<name, Penryn>;
foreach name = ["bonnell", "atom"] in
  def : Cpu<name, !listconcat(Core2, [FeatureMOVBE]), [TuningSlowIncDec]>;
foreach name = ["silvermont", "slm", "atom_sse4_2", "atom_sse4_2_movbe"] in
  def : Cpu<name, !listconcat(V2, [FeaturePCLMUL, FeatureMOVBE, FeatureRDRAND, FeaturePRFCHW]), [TuningFast7ByteNOP]>;
foreach name = ["goldmont", "goldmont-plus", "goldmont_plus"] in
  def : Cpu<name, Goldmont>;
def : Cpu<"tremont", !listconcat(Goldmont, [FeatureCLWB, FeatureGFNI])>;
foreach name = ["nehalem", "corei7", "core_i7_sse4_2"] in
  def : Cpu<name, Nehalem>;
foreach name = ["westmere", "core_aes_pclmulqdq"] in
  def : Cpu<name, Westmere>;
foreach name = ["sandybridge", "corei7-avx", "core_2nd_gen_avx"] in
  def : Cpu<name, SandyBridge, SlowLea>;
foreach name = ["ivybridge", "core-avx-i", "core_3rd_gen_avx"] in
  def : Cpu<name, IvyBridge, SlowLea>;
foreach name = ["haswell", "core-avx2", "core_4th_gen_avx", "core_4th_gen_avx_tsx"] in
  def : Cpu<name, Haswell, SlowLea>;
foreach name = ["broadwell", "core_5th_gen_avx", "core_5th_gen_avx_tsx"] in
  def : Cpu<name, Broadwell, SlowLea>;
def : Cpu<"skylake", Skylake, SlowLea>;
foreach name = ["skylake-avx512", "skylake_avx512", "skx"] in
  def : Cpu<name, SkylakeServer, NarrowSlowLea>;
def : Cpu<"cascadelake", CascadeLake, NarrowSlowLea>;
def : Cpu<"cooperlake", !listconcat(CascadeLake, [FeatureBF16]), NarrowSlowLea>;
def : Cpu<"cannonlake", CannonLake, NarrowSlowLea>;
foreach name = ["icelake-client", "icelake_client"] in
  def : Cpu<name, IceLake, Narrow>;
foreach name = ["icelake-server", "icelake_server"] in
  def : Cpu<name, IceLakeServer, Narrow>;
def : Cpu<"rocketlake", !listremove(IceLake, [FeatureSGX]), Narrow>;
def : Cpu<"tigerlake", TigerLake, Narrow>;
foreach name = ["sapphirerapids", "emeraldrapids"] in
  def : Cpu<name, SapphireRapids, Narrow>;
def : Cpu<"graniterapids", GraniteRapids, Narrow>;
foreach name = ["graniterapids-d", "graniterapids_d"] in
  def : Cpu<name, GraniteRapidsD, Narrow>;
def : Cpu<"diamondrapids", DiamondRapids, Narrow>;
foreach name = ["knl", "mic_avx512"] in
  def : Cpu<name, KnightsLanding, [TuningSlow3OpsLEA]>;
def : Cpu<"knm", !listconcat(KnightsLanding, [FeatureVPOPCNTDQ]), [TuningSlow3OpsLEA]>;
foreach name = ["alderlake", "raptorlake", "meteorlake"] in
  def : Cpu<name, AlderLakeKL, SlowLea>;
def : Cpu<"gracemont", AlderLakeKL, SlowLea>;
foreach name = ["sierraforest", "grandridge"] in
  def : Cpu<name, !listconcat(ArrowLake, [FeatureCLDEMOTE]), SlowLea>;
def : Cpu<"clearwaterforest", !listconcat(NoKeyLocker, [FeatureCLDEMOTE, FeaturePREFETCHI, FeatureUSERMSR]), SlowLea>;
def : Cpu<"arrowlake", ArrowLake, SlowLea>;
foreach name = ["arrowlake-s", "arrowlake_s", "lunarlake"] in
  def : Cpu<name, !listconcat(ArrowLake, Sm), SlowLea>;
foreach name = ["pantherlake", "wildcatlake"] in
  def : Cpu<name, NoKeyLocker, SlowLea>;
def : Cpu<"novalake", !listconcat(NoKeyLocker, Apx, [FeatureAVX10_2, FeatureMOVRS, FeaturePREFETCHI]), SlowLea>;

foreach name = ["k6", "k6-2", "k6-3", "geode"] in
  def : Cpu<name, !listconcat(I586, [FeatureMMX])>;
foreach name = ["athlon", "athlon-tbird"] in
  def : Cpu<name, !listconcat(I686, [FeatureMMX])>;
foreach name = ["athlon-4", "athlon-xp", "athlon-mp"] in
  def : Cpu<name, P3>;
foreach name = ["k8", "opteron", "athlon64", "athlon-fx"] in
  def : Cpu<name, K8>;
foreach name = ["k8-sse3", "opteron-sse3", "athlon64-sse3"] in
  def : Cpu<name, K8SSE3>;
foreach name = ["amdfam10", "barcelona"] in
  def : Cpu<name, Barcelona>;
def : Cpu<"btver1", Bobcat, Fast15>;
def : Cpu<"btver2", Jaguar, Fast15>;
def : Cpu<"bdver1", Bulldozer, Fast11>;
def : Cpu<"bdver2", Piledriver, Fast11>;
def : Cpu<"bdver3", Steamroller, Fast11>;
def : Cpu<"bdver4", Excavator, Fast11>;
def : Cpu<"znver1", Zen1, Fast15>;
def : Cpu<"znver2", Zen2, Fast15>;
def : Cpu<"znver3", Zen3, Fast15>;
def : Cpu<"znver4", Zen4, Fast15>;
def : Cpu<"znver5", Zen5, Fast15>;

def : Cpu<"x86-64", V1, [TuningSlowIncDec, TuningIDivToDivL]>;
def : Cpu<"x86-64-v2", V2, Level>;
def : Cpu<"x86-64-v3", V3, Level>;
def : Cpu<"x86-64-v4", V4, !listconcat(Level, [TuningPrefer256Bit])>;
