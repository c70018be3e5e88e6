// Extensions beyond the first ones: of some, the assembler knows name and version but no instruction. `.attribute arch` and
// `.option arch` may name them.

// ---- Integer --------------------------------------------------------------------------------------------------------

def FeatureStdExtZic64b : Extension<"zic64b", "Zic64b", "Cache Block Size Is 64 Bytes">;
def FeatureStdExtZiccamoa : Extension<"ziccamoa", "Ziccamoa", "Main Memory Supports All Atomics in A">;
def FeatureStdExtZiccamoc : Extension<"ziccamoc", "Ziccamoc", "Main Memory Supports Atomics in Zacas">;
def FeatureStdExtZiccif
    : Extension<"ziccif", "Ziccif", "Main Memory Supports Instruction Fetch with Atomicity Requirement">;
def FeatureStdExtZicclsm : Extension<"zicclsm", "Zicclsm", "Main Memory Supports Misaligned Loads/Stores">;
def FeatureStdExtZiccrse : Extension<"ziccrse", "Ziccrse", "Main Memory Supports Forward Progress on LR/SC Sequences">;
def FeatureStdExtZilsd : Extension<"zilsd", "Zilsd", "Load/Store Pair Instructions">;

// ---- Atomic ---------------------------------------------------------------------------------------------------------

def FeatureStdExtZa128rs : Extension<"za128rs", "Za128rs", "Reservation Set Size of at Most 128 Bytes">;
def FeatureStdExtZa64rs : Extension<"za64rs", "Za64rs", "Reservation Set Size of at Most 64 Bytes">;
def FeatureStdExtZalasr : Extension<"zalasr", "Zalasr", "Load-Acquire and Store-Release Instructions">;
def FeatureStdExtZama16b : Extension<"zama16b", "Zama16b", "Atomic 16-byte misaligned loads, stores and AMOs">;

// ---- Floating point -------------------------------------------------------------------------------------------------

def FeatureStdExtZfa : Extension<"zfa", "Zfa", "Additional Floating-Point", [FeatureStdExtF]>;
def HasStdExtZfa : HasExtension<FeatureStdExtZfa>;
def FeatureStdExtZdinx : Extension<"zdinx", "Zdinx", "Double in Integer", [FeatureStdExtZfinx]>;
def FeatureStdExtZhinxmin : Extension<"zhinxmin", "Zhinxmin", "Half Float in Integer Minimal", [FeatureStdExtZfinx]>;
def FeatureStdExtZhinx : Extension<"zhinx", "Zhinx", "Half Float in Integer", [FeatureStdExtZhinxmin]>;
def HasStdExtZfinx : HasExtension<FeatureStdExtZfinx>;
def HasStdExtZdinx : HasExtension<FeatureStdExtZdinx>;
def HasStdExtZhinx : HasExtension<FeatureStdExtZhinx>;
def HasStdExtZhinxmin
    : Predicate<"Subtarget->hasStdExtZhinxmin()">,
      AssemblerPredicate<(any_of FeatureStdExtZhinx, FeatureStdExtZhinxmin),
                         !strconcat(FeatureStdExtZhinx.Desc, " or ", FeatureStdExtZhinxmin.Desc)>;

// ---- 16-bit instructions --------------------------------------------------------------------------------------------

def FeatureStdExtZcmp : Extension<"zcmp", "Zcmp", "sequenced instructions for code-size reduction", [FeatureStdExtZca]>;
def HasStdExtZcmp : HasExtension<FeatureStdExtZcmp>;
def FeatureStdExtZcmt
    : Extension<"zcmt", "Zcmt", "table jump instructions for code-size reduction",
                [FeatureStdExtZca, FeatureStdExtZicsr]>;
def HasStdExtZcmt : HasExtension<FeatureStdExtZcmt>;
def FeatureStdExtZce
    : Extension<"zce", "Zce", "Compressed extensions for microcontrollers",
                [FeatureStdExtZcb, FeatureStdExtZcmp, FeatureStdExtZcmt]>;
def FeatureStdExtZclsd
    : Extension<"zclsd", "Zclsd", "Compressed Load/Store Pair Instructions", [FeatureStdExtZilsd, FeatureStdExtZca]>;

// ---- Bits and cryptography ------------------------------------------------------------------------------------------

def FeatureStdExtZkn
    : Extension<"zkn", "Zkn", "NIST Algorithm Suite",
                [FeatureStdExtZbkb, FeatureStdExtZbkc, FeatureStdExtZbkx, FeatureStdExtZknd, FeatureStdExtZkne,
                 FeatureStdExtZknh]>;
def FeatureStdExtZkr : Extension<"zkr", "Zkr", "Entropy Source Extension">;
def FeatureStdExtZkt : Extension<"zkt", "Zkt", "Data Independent Execution Latency">;
def FeatureStdExtZk
    : Extension<"zk", "Zk", "Standard scalar cryptography extension",
                [FeatureStdExtZkn, FeatureStdExtZkr, FeatureStdExtZkt]>;
def FeatureStdExtZks
    : Extension<"zks", "Zks", "ShangMi Algorithm Suite",
                [FeatureStdExtZbkb, FeatureStdExtZbkc, FeatureStdExtZbkx, FeatureStdExtZksed, FeatureStdExtZksh]>;

// ---- Memory order ---------------------------------------------------------------------------------------------------

def FeatureStdExtZtso : Extension<"ztso", "Ztso", "Memory Model - Total Store Order">;
def HasStdExtZtso : HasExtension<FeatureStdExtZtso>;

// ---- Control flow -----------------------------------------------------------------------------------------------------

def FeatureStdExtZibi : Experimental<"zibi", "Zibi", "Branch with Immediate">, Version<0, 1>;
def HasStdExtZibi : HasExtension<FeatureStdExtZibi>;
def FeatureStdExtZicfilp : Experimental<"zicfilp", "Zicfilp", "Landing pad", [FeatureStdExtZicsr]>;
def HasStdExtZicfilp : HasExtension<FeatureStdExtZicfilp>;
def NoStdExtZicfilp : Predicate<"!Subtarget->hasStdExtZicfilp()">, AssemblerPredicate<(all_of (not FeatureStdExtZicfilp))>;
def FeatureStdExtZicfiss
    : Experimental<"zicfiss", "Zicfiss", "Shadow stack", [FeatureStdExtZicsr, FeatureStdExtZimop]>;
def HasStdExtZicfiss : HasExtension<FeatureStdExtZicfiss>;

// ---- Vectors --------------------------------------------------------------------------------------------------------

def FeatureStdExtZvl32b : Extension<"zvl32b", "Zvl32b", "Minimum Vector Length 32">;
def FeatureStdExtZve32x
    : Extension<"zve32x", "Zve32x", "Vector Extensions for Embedded Processors with maximal 32 EEW",
                [FeatureStdExtZicsr, FeatureStdExtZvl32b]>;
def FeatureStdExtZve32f
    : Extension<"zve32f", "Zve32f", "Vector Extensions for Embedded Processors with maximal 32 EEW and F extension",
                [FeatureStdExtF, FeatureStdExtZve32x]>;
def FeatureStdExtZvl64b : Extension<"zvl64b", "Zvl64b", "Minimum Vector Length 64", [FeatureStdExtZvl32b]>;
def FeatureStdExtZve64x
    : Extension<"zve64x", "Zve64x", "Vector Extensions for Embedded Processors with maximal 64 EEW",
                [FeatureStdExtZve32x, FeatureStdExtZvl64b]>;
def FeatureStdExtZve64f
    : Extension<"zve64f", "Zve64f", "Vector Extensions for Embedded Processors with maximal 64 EEW and F extension",
                [FeatureStdExtZve32f, FeatureStdExtZve64x]>;
def FeatureStdExtZve64d
    : Extension<"zve64d", "Zve64d", "Vector Extensions for Embedded Processors with maximal 64 EEW, F and D extension",
                [FeatureStdExtD, FeatureStdExtZve64f]>;
def FeatureStdExtZvl128b : Extension<"zvl128b", "Zvl128b", "Minimum Vector Length 128", [FeatureStdExtZvl64b]>;
def FeatureStdExtV
    : Extension<"v", "V", "Vector Extension for Application Processors", [FeatureStdExtZve64d, FeatureStdExtZvl128b]>;
def FeatureStdExtZvkb
    : Extension<"zvkb", "Zvkb", "Vector Bit-manipulation used in Cryptography", [FeatureStdExtZve32x]>;
def FeatureStdExtZvbb : Extension<"zvbb", "Zvbb", "Vector basic bit-manipulation instructions", [FeatureStdExtZvkb]>;
def FeatureStdExtZvbc : Extension<"zvbc", "Zvbc", "Vector Carryless Multiplication", [FeatureStdExtZve64x]>;
def FeatureStdExtZvfbfmin : Extension<"zvfbfmin", "Zvfbfmin", "Vector BF16 Converts", [FeatureStdExtZve32f]>;
def FeatureStdExtZvfbfwma
    : Extension<"zvfbfwma", "Zvfbfwma", "Vector BF16 widening mul-add", [FeatureStdExtZfbfmin, FeatureStdExtZvfbfmin]>;
def FeatureStdExtZvfhmin
    : Extension<"zvfhmin", "Zvfhmin", "Vector Half-Precision Floating-Point Minimal", [FeatureStdExtZve32f]>;
def FeatureStdExtZvfh
    : Extension<"zvfh", "Zvfh", "Vector Half-Precision Floating-Point", [FeatureStdExtZfhmin, FeatureStdExtZvfhmin]>;
def FeatureStdExtZvkg : Extension<"zvkg", "Zvkg", "Vector GCM instructions for Cryptography", [FeatureStdExtZve32x]>;
def FeatureStdExtZvkned
    : Extension<"zvkned", "Zvkned", "Vector AES Encryption & Decryption (Single Round)", [FeatureStdExtZve32x]>;
def FeatureStdExtZvknhb : Extension<"zvknhb", "Zvknhb", "Vector SHA-2 (SHA-256 and SHA-512)", [FeatureStdExtZve64x]>;
def FeatureStdExtZvkt : Extension<"zvkt", "Zvkt", "Vector Data-Independent Execution Latency">;
def FeatureStdExtZvkn
    : Extension<"zvkn", "Zvkn", "shorthand for 'Zvkned', 'Zvknhb', 'Zvkb', and 'Zvkt'",
                [FeatureStdExtZvkb, FeatureStdExtZvkned, FeatureStdExtZvknhb, FeatureStdExtZvkt]>;
def FeatureStdExtZvknc
    : Extension<"zvknc", "Zvknc", "shorthand for 'Zvknc' and 'Zvbc'", [FeatureStdExtZvbc, FeatureStdExtZvkn]>;
def FeatureStdExtZvkng
    : Extension<"zvkng", "Zvkng", "shorthand for 'Zvkn' and 'Zvkg'", [FeatureStdExtZvkg, FeatureStdExtZvkn]>;
def FeatureStdExtZvknha : Extension<"zvknha", "Zvknha", "Vector SHA-2 (SHA-256 only)", [FeatureStdExtZve32x]>;
def FeatureStdExtZvksed : Extension<"zvksed", "Zvksed", "SM4 Block Cipher Instructions", [FeatureStdExtZve32x]>;
def FeatureStdExtZvksh : Extension<"zvksh", "Zvksh", "SM3 Hash Function Instructions", [FeatureStdExtZve32x]>;
def FeatureStdExtZvks
    : Extension<"zvks", "Zvks", "shorthand for 'Zvksed', 'Zvksh', 'Zvkb', and 'Zvkt'",
                [FeatureStdExtZvkb, FeatureStdExtZvksed, FeatureStdExtZvksh, FeatureStdExtZvkt]>;
def FeatureStdExtZvksc
    : Extension<"zvksc", "Zvksc", "shorthand for 'Zvks' and 'Zvbc'", [FeatureStdExtZvbc, FeatureStdExtZvks]>;
def FeatureStdExtZvksg
    : Extension<"zvksg", "Zvksg", "shorthand for 'Zvks' and 'Zvkg'", [FeatureStdExtZvkg, FeatureStdExtZvks]>;
def FeatureStdExtZvl256b : Extension<"zvl256b", "Zvl256b", "Minimum Vector Length 256", [FeatureStdExtZvl128b]>;
def FeatureStdExtZvl512b : Extension<"zvl512b", "Zvl512b", "Minimum Vector Length 512", [FeatureStdExtZvl256b]>;
def FeatureStdExtZvl1024b : Extension<"zvl1024b", "Zvl1024b", "Minimum Vector Length 1024", [FeatureStdExtZvl512b]>;
def FeatureStdExtZvl2048b : Extension<"zvl2048b", "Zvl2048b", "Minimum Vector Length 2048", [FeatureStdExtZvl1024b]>;
def FeatureStdExtZvl4096b : Extension<"zvl4096b", "Zvl4096b", "Minimum Vector Length 4096", [FeatureStdExtZvl2048b]>;
def FeatureStdExtZvl8192b : Extension<"zvl8192b", "Zvl8192b", "Minimum Vector Length 8192", [FeatureStdExtZvl4096b]>;
def FeatureStdExtZvl16384b
    : Extension<"zvl16384b", "Zvl16384b", "Minimum Vector Length 16384", [FeatureStdExtZvl8192b]>;
def FeatureStdExtZvl32768b
    : Extension<"zvl32768b", "Zvl32768b", "Minimum Vector Length 32768", [FeatureStdExtZvl16384b]>;
def FeatureStdExtZvl65536b
    : Extension<"zvl65536b", "Zvl65536b", "Minimum Vector Length 65536", [FeatureStdExtZvl32768b]>;

def FeatureStdExtZvbc32e
    : Experimental<"zvbc32e", "Zvbc32e", "Vector Carryless Multiplication with 32-bits elements", [FeatureStdExtZve32x]>,
      Version<0, 7>;
def FeatureStdExtZvkgs
    : Experimental<"zvkgs", "Zvkgs", "Vector-Scalar GCM instructions for Cryptography", [FeatureStdExtZvkg]>, Version<0, 7>;
def FeatureStdExtZvfofp8min
    : Experimental<"zvfofp8min", "Zvfofp8min", "Vector OFP8 Converts", [FeatureStdExtZve32f]>, Version<0, 2>;
def FeatureStdExtZvfbfa
    : Experimental<"zvfbfa", "Zvfbfa", "Additional BF16 vector compute support", [FeatureStdExtZfbfmin, FeatureStdExtZve32f]>,
      Version<0, 1>;
def FeatureStdExtZvqdotq
    : Experimental<"zvqdotq", "Zvqdotq", "Vector quad widening 4D Dot Product", [FeatureStdExtZve32x]>, Version<0, 0>;

class VectorPredicate<string name, dag needs, string message>
    : Predicate<"Subtarget->"#name#"()">, AssemblerPredicate<needs, message>;
class VectorsOf<string name, dag needs, string extensions>
    : VectorPredicate<name, needs, "'V' (Vector Extension for Application Processors)"#extensions#
                                   " (Vector Extensions for Embedded Processors)">;
def HasVInstructions : VectorsOf<"hasVInstructions", (any_of FeatureStdExtZve32x), ", 'Zve32x'">;
def HasVInstructionsI64 : VectorsOf<"hasVInstructionsI64", (any_of FeatureStdExtZve64x), " or 'Zve64x'">;
def HasVInstructionsAnyF : VectorsOf<"hasVInstructionsAnyF", (any_of FeatureStdExtZve32f), ", 'Zve32f'">;
def HasStdExtZfhOrZvfh
    : VectorPredicate<"hasStdExtZfhOrZvfh", (any_of FeatureStdExtZfh, FeatureStdExtZvfh),
                      !strconcat(FeatureStdExtZfh.Desc, " or ", FeatureStdExtZvfh.Desc)>;
def HasStdExtZvkb : HasExtension<FeatureStdExtZvkb>;
def HasStdExtZvbb : HasExtension<FeatureStdExtZvbb>;
def HasStdExtZvbcOrZvbc32e
    : VectorPredicate<"hasStdExtZvbc", (any_of FeatureStdExtZvbc, FeatureStdExtZvbc32e),
                      "'Zvbc' or 'Zvbc32e' (Vector Carryless Multiplication)">;
def HasStdExtZvkg : HasExtension<FeatureStdExtZvkg>;
def HasStdExtZvkgs : HasExtension<FeatureStdExtZvkgs>;
def HasStdExtZvkned : HasExtension<FeatureStdExtZvkned>;
def HasStdExtZvknhaOrZvknhb
    : VectorPredicate<"hasStdExtZvknha", (any_of FeatureStdExtZvknha, FeatureStdExtZvknhb),
                      "'Zvknha' or 'Zvknhb' (Vector SHA-2)">;
def HasStdExtZvksed : HasExtension<FeatureStdExtZvksed>;
def HasStdExtZvksh : HasExtension<FeatureStdExtZvksh>;
def HasStdExtZvfbfminOrZvfofp8min
    : VectorPredicate<"hasStdExtZvfbfmin", (any_of FeatureStdExtZvfbfmin, FeatureStdExtZvfofp8min),
                      !strconcat(FeatureStdExtZvfbfmin.Desc, " or ", FeatureStdExtZvfofp8min.Desc)>;
def HasStdExtZvfofp8min : HasExtension<FeatureStdExtZvfofp8min>;
def HasStdExtZvfbfwma : HasExtension<FeatureStdExtZvfbfwma>;
def HasStdExtZvqdotq : HasExtension<FeatureStdExtZvqdotq>;

// ---- Packed integers ------------------------------------------------------------------------------------------------

def FeatureStdExtP : Experimental<"p", "P", "'Base P' (Packed SIMD)">, Version<0, 18>;

// ---- Privileged -----------------------------------------------------------------------------------------------------

def FeatureStdExtSmpmpmt : Experimental<"smpmpmt", "Smpmpmt", "PMP-based Memory Types Extension">, Version<0, 6>;
def FeatureStdExtSvukte
    : Experimental<"svukte", "Svukte", "Address-Independent Latency of User-Mode Faults to Supervisor Addresses">,
      Version<0, 3>;

def FeatureStdExtSdext : Extension<"sdext", "Sdext", "External debugger">;
def FeatureStdExtSdtrig : Extension<"sdtrig", "Sdtrig", "Debugger triggers">;
def FeatureStdExtShcounterenw
    : Extension<"shcounterenw", "Shcounterenw",
                "Support writeable hcounteren enable bit for any hpmcounter that is not read-only zero">;
def FeatureStdExtShgatpa
    : Extension<"shgatpa", "Shgatpa", "SvNNx4 mode supported for all modes supported by satp, as well as Bare">;
def FeatureStdExtShtvala : Extension<"shtvala", "Shtvala", "htval provides all needed values">;
def FeatureStdExtShvsatpa : Extension<"shvsatpa", "Shvsatpa", "vsatp supports all modes supported by satp">;
def FeatureStdExtShvstvala : Extension<"shvstvala", "Shvstvala", "vstval provides all needed values">;
def FeatureStdExtShvstvecd : Extension<"shvstvecd", "Shvstvecd", "vstvec supports Direct mode">;
def FeatureStdExtSsstateen : Extension<"ssstateen", "Ssstateen", "Supervisor-mode view of the state-enable extension">;
def FeatureStdExtSha
    : Extension<"sha", "Sha", "Augmented Hypervisor",
                [FeatureStdExtH, FeatureStdExtShcounterenw, FeatureStdExtShgatpa, FeatureStdExtShtvala,
                 FeatureStdExtShvsatpa, FeatureStdExtShvstvala, FeatureStdExtShvstvecd, FeatureStdExtSsstateen]>;
def FeatureStdExtShlcofideleg : Extension<"shlcofideleg", "Shlcofideleg", "Delegating LCOFI Interrupts to VS-mode">;
def FeatureStdExtSmaia : Extension<"smaia", "Smaia", "Advanced Interrupt Architecture Machine Level">;
def FeatureStdExtSmcdeleg : Extension<"smcdeleg", "Smcdeleg", "Counter Delegation Machine Level">;
def FeatureStdExtSmcntrpmf : Extension<"smcntrpmf", "Smcntrpmf", "Cycle and Instret Privilege Mode Filtering">;
def FeatureStdExtSmcsrind : Extension<"smcsrind", "Smcsrind", "Indirect CSR Access Machine Level">;
def FeatureStdExtSscsrind : Extension<"sscsrind", "Sscsrind", "Indirect CSR Access Supervisor Level">;
def FeatureStdExtSmctr : Extension<"smctr", "Smctr", "Control Transfer Records Machine Level", [FeatureStdExtSscsrind]>;
def FeatureStdExtSmdbltrp : Extension<"smdbltrp", "Smdbltrp", "Double Trap Machine Level", [FeatureStdExtZicsr]>;
def FeatureStdExtSmepmp : Extension<"smepmp", "Smepmp", "Enhanced Physical Memory Protection">;
def FeatureStdExtSmmpm : Extension<"smmpm", "Smmpm", "Machine-level Pointer Masking for M-mode">;
def FeatureStdExtSmnpm : Extension<"smnpm", "Smnpm", "Machine-level Pointer Masking for next lower privilege mode">;
def FeatureStdExtSmstateen : Extension<"smstateen", "Smstateen", "Machine-mode view of the state-enable extension">;
def FeatureStdExtSsaia : Extension<"ssaia", "Ssaia", "Advanced Interrupt Architecture Supervisor Level">;
def FeatureStdExtSsccfg : Extension<"ssccfg", "Ssccfg", "Counter Configuration Supervisor Level">;
def FeatureStdExtSsccptr : Extension<"ssccptr", "Ssccptr", "Main memory supports page table reads">;
def FeatureStdExtSscofpmf : Extension<"sscofpmf", "Sscofpmf", "Count Overflow and Mode-Based Filtering">;
def FeatureStdExtSscounterenw
    : Extension<"sscounterenw", "Sscounterenw",
                "Support writeable scounteren enable bit for any hpmcounter that is not read-only zero">;
def FeatureStdExtSsctr
    : Extension<"ssctr", "Ssctr", "Control Transfer Records Supervisor Level", [FeatureStdExtSscsrind]>;
def FeatureStdExtSsdbltrp : Extension<"ssdbltrp", "Ssdbltrp", "Double Trap Supervisor Level", [FeatureStdExtZicsr]>;
def FeatureStdExtSsnpm : Extension<"ssnpm", "Ssnpm", "Supervisor-level Pointer Masking for next lower privilege mode">;
def FeatureStdExtSspm : Extension<"sspm", "Sspm", "Indicates Supervisor-mode Pointer Masking">;
def FeatureStdExtSsqosid : Extension<"ssqosid", "Ssqosid", "Quality-of-Service (QoS) Identifiers">;
def FeatureStdExtSsstrict : Extension<"ssstrict", "Ssstrict", "No non-conforming extensions are present">;
def FeatureStdExtSstc : Extension<"sstc", "Sstc", "Supervisor-mode timer interrupts">;
def FeatureStdExtSstvala : Extension<"sstvala", "Sstvala", "stval provides all needed values">;
def FeatureStdExtSstvecd : Extension<"sstvecd", "Sstvecd", "stvec supports Direct mode">;
def FeatureStdExtSsu64xl : Extension<"ssu64xl", "Ssu64xl", "UXLEN=64 supported">;
def FeatureStdExtSupm : Extension<"supm", "Supm", "Indicates User-mode Pointer Masking">;
def FeatureStdExtSvade : Extension<"svade", "Svade", "Raise exceptions on improper A/D bits">;
def FeatureStdExtSvadu : Extension<"svadu", "Svadu", "Hardware A/D updates">;
def FeatureStdExtSvbare : Extension<"svbare", "Svbare", "satp mode Bare supported">;
def FeatureStdExtSvnapot : Extension<"svnapot", "Svnapot", "NAPOT Translation Contiguity">;
def FeatureStdExtSvpbmt : Extension<"svpbmt", "Svpbmt", "Page-Based Memory Types">;
def FeatureStdExtSvvptc
    : Extension<"svvptc", "Svvptc", "Obviating Memory-Management Instructions after Marking PTEs Valid">;
