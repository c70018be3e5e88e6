// Comparisons, choices, jumps, calls, and what the code generator carries until the frame is known.

// ---- Comparisons ----------------------------------------------------------------------------------------------------

foreach w = Widths in {
  defm : BinaryPatterns<"CMP", X86cmp, w>;
  def : Pat<(X86cmp (w.Load addr:$a), w.RC:$b), (!cast<Instruction>("CMP"#w.Size#"mr") addr:$a, w.RC:$b)>;
  let AddedComplexity = 60 in
  def : Pat<(X86cmp (w.Load addr:$a), (w.Type w.FullImmOp:$n)),
            (!cast<Instruction>("CMP"#w.Size#"m"#w.FullImm) addr:$a, w.FullImmOp:$n)>;
  if !not(!empty(w.SmallImm)) then {
    let AddedComplexity = 62 in
    def : Pat<(X86cmp (w.Load addr:$a), w.SmallImmOp:$n),
              (!cast<Instruction>("CMP"#w.Size#"mi8") addr:$a, w.SmallImmOp:$n)>;
  }
  // With zero: the bits themselves.
  let AddedComplexity = 40 in {
    def : Pat<(X86cmp w.RC:$a, (w.Type 0)), (!cast<Instruction>("TEST"#w.Size#"rr") w.RC:$a, w.RC:$a)>;
    def : Pat<(X86cmp (and_su w.RC:$a, w.RC:$b), (w.Type 0)), (!cast<Instruction>("TEST"#w.Size#"rr") w.RC:$a, w.RC:$b)>;
    def : Pat<(X86cmp (and_su w.RC:$a, (w.Load addr:$b)), (w.Type 0)),
              (!cast<Instruction>("TEST"#w.Size#"mr") addr:$b, w.RC:$a)>;
    def : Pat<(X86cmp (and_su w.RC:$a, (w.Type w.FullImmOp:$n)), (w.Type 0)),
              (!cast<Instruction>("TEST"#w.Size#"r"#w.FullImm) w.RC:$a, w.FullImmOp:$n)>;
    def : Pat<(X86cmp (and_su (w.Load addr:$a), (w.Type w.FullImmOp:$n)), (w.Type 0)),
              (!cast<Instruction>("TEST"#w.Size#"m"#w.FullImm) addr:$a, w.FullImmOp:$n)>;
  }
}
// Of the lowest bits only: in fewer bytes.
foreach w = WideWidths in {
  def as_i8_#w.Size : SDNodeXForm<imm, [{ return sext(Imm, 8); }]>;
  let AddedComplexity = 50 in
  def : Pat<(X86cmp (and_su w.RC:$a, !cast<ImmLeaf>("imm7u"#w.Size):$n), (w.Type 0)),
            (TEST8ri (i8 (EXTRACT_SUBREG w.RC:$a, sub_8bit)),
                (i8 (!cast<SDNodeXForm>("as_i8_"#w.Size) !cast<ImmLeaf>("imm7u"#w.Size):$n)))>;
  let AddedComplexity = 60 in
  def : Pat<(X86cmp (and_su (w.Load addr:$a), !cast<ImmLeaf>("imm7u"#w.Size):$n), (w.Type 0)),
            (TEST8mi addr:$a, (i8 (!cast<SDNodeXForm>("as_i8_"#w.Size) !cast<ImmLeaf>("imm7u"#w.Size):$n)))>;
}
def : Pat<(X86cmp GR64:$a, symbol32:$s), (CMP64ri32 GR64:$a, symbol32:$s)>;
let Predicates = [Not64BitMode] in {
  def : Pat<(X86cmp GR32:$a, symbol32:$s), (CMP32ri GR32:$a, symbol32:$s)>;
  let AddedComplexity = 60 in
  def : Pat<(X86cmp (loadi32 addr:$a), symbol32:$s), (CMP32mi addr:$a, symbol32:$s)>;
}
let AddedComplexity = 60 in
def : Pat<(X86cmp (loadi64 addr:$a), symbol32:$s), (CMP64mi32 addr:$a, symbol32:$s)>;
foreach w = WideWidths in {
  def : Pat<(X86bt w.RC:$a, w.RC:$b), (!cast<Instruction>("BT"#w.Size#"rr") w.RC:$a, w.RC:$b)>;
}

// ---- Uses of flags --------------------------------------------------------------------------------------------------

def : Pat<(X86setcc timm:$cond, EFLAGS), (SETCCr timm:$cond)>;
foreach w = WideWidths in {
  defvar inst = "CMOV"#w.Size;
  let Predicates = [HasCMOV] in {
    def : Pat<(X86cmov w.RC:$no, w.RC:$yes, timm:$cond, EFLAGS),
              (!cast<Instruction>(inst#"rr") w.RC:$no, w.RC:$yes, timm:$cond)>;
    def : Pat<(X86cmov w.RC:$no, (w.Load addr:$yes), timm:$cond, EFLAGS),
              (!cast<Instruction>(inst#"rm") w.RC:$no, addr:$yes, timm:$cond)>;
  }
}
// Where there is no conditional move: a jump around a copy.
class CmovPseudo<ValueType ty, RegisterClass rc>
    : PseudoI<(outs rc:$dst), (ins rc:$no, rc:$yes, ccode:$cond),
              [(set rc:$dst, (ty (X86cmov rc:$no, rc:$yes, timm:$cond, EFLAGS)))]> {
  let usesCustomInserter = true;
  let isSelect = true;
  let Uses = [EFLAGS];
}
def CMOV_GR8 : CmovPseudo<i8, GR8>;
let Predicates = [NoCMOV] in {
  def CMOV_GR16 : CmovPseudo<i16, GR16>;
  def CMOV_GR32 : CmovPseudo<i32, GR32>;
}
let Predicates = [HasSSE1] in
def CMOV_FR32 : CmovPseudo<f32, FR32>;
let Predicates = [HasSSE2] in
def CMOV_FR64 : CmovPseudo<f64, FR64>;
def CMOV_VR128 : CmovPseudo<v4i32, VR128>;
let Predicates = [HasAVX] in
def CMOV_VR256 : CmovPseudo<v8i32, VR256>;

// ---- Jumps ----------------------------------------------------------------------------------------------------------

// The short forms; the assembler takes the long ones where it must.
def : Pat<(br bb:$dst), (JMP_1 bb:$dst)>;
def : Pat<(X86brcond bb:$dst, timm:$cond, EFLAGS), (JCC_1 bb:$dst, timm:$cond)>;
def : Pat<(brind GR64:$dst), (JMP64r GR64:$dst)>;
def : Pat<(brind (loadi64 addr:$dst)), (JMP64m addr:$dst)>;
let Predicates = [Not64BitMode] in {
  def : Pat<(brind GR32:$dst), (JMP32r GR32:$dst)>;
  def : Pat<(brind (loadi32 addr:$dst)), (JMP32m addr:$dst)>;
}
// By way of a function, which knows the register: no jump to it from elsewhere.
let isBranch = true, isIndirectBranch = true, isTerminator = true, isBarrier = true in {
  def THUNK_JUMP : PseudoI<(outs), (ins i64i32imm_brtarget:$dst), []>;
  def THUNK_JUMP32 : PseudoI<(outs), (ins i32imm_brtarget:$dst), []>;
}
def : Expansion<(THUNK_JUMP $dst), [(JMP_1 $dst)]>;
def : Expansion<(THUNK_JUMP32 $dst), [(JMP_1 $dst)]>;
def : Pat<(X86thunkbr (i64 texternalsym:$dst)), (THUNK_JUMP texternalsym:$dst)>;
let Predicates = [Not64BitMode] in
def : Pat<(X86thunkbr (i32 texternalsym:$dst)), (THUNK_JUMP32 texternalsym:$dst)>;
def : Pat<(trap), (TRAP)>;
def : Pat<(debugtrap), (INT3)>;

// ---- Calls ----------------------------------------------------------------------------------------------------------

foreach width = [32, 64] in {
  defvar sp = !if(!eq(width, 64), RSP, ESP);
  let Defs = [sp, EFLAGS, SSP], Uses = [sp, SSP], Predicates = [!if(!eq(width, 64), In64BitMode, Not64BitMode)] in {
    def ADJCALLSTACKDOWN#width : PseudoI<(outs), (ins i32imm:$amt1, i32imm:$amt2), [(X86callseq_start timm:$amt1, timm:$amt2)]>;
    def ADJCALLSTACKUP#width : PseudoI<(outs), (ins i32imm:$amt1, i32imm:$amt2), [(X86callseq_end timm:$amt1, timm:$amt2)]>;
  }
}
def : Pat<(X86call (i64 tglobaladdr:$dst)), (CALL64pcrel32 tglobaladdr:$dst)>;
def : Pat<(X86call (i64 texternalsym:$dst)), (CALL64pcrel32 texternalsym:$dst)>;
def : Pat<(X86call GR64:$dst), (CALL64r GR64:$dst)>;
let Predicates = [In64BitMode] in
def : Pat<(X86retglue), (RET64)>;
let Predicates = [Not64BitMode] in {
  def : Pat<(X86call (i32 tglobaladdr:$dst)), (CALLpcrel32 tglobaladdr:$dst)>;
  def : Pat<(X86call (i32 texternalsym:$dst)), (CALLpcrel32 texternalsym:$dst)>;
  def : Pat<(X86call GR32:$dst), (CALL32r GR32:$dst)>;
  def : Pat<(X86call (loadi32 addr:$dst)), (CALL32m addr:$dst)>;
  def : Pat<(X86retglue), (RET32)>;
}

// A jump of the stack pointer in steps that each touch memory; the last one may be shorter.
let Defs = [RSP, EFLAGS], Uses = [RSP], mayStore = true in
def PROBE_STACK : PseudoI<(outs), (ins GR64:$to, i32imm:$step), [(X86probe GR64:$to, timm:$step)]>;
let Defs = [ESP, EFLAGS], Uses = [ESP], mayStore = true in
def PROBE_STACK32 : PseudoI<(outs), (ins GR32:$to, i32imm:$step), [(X86probe GR32:$to, timm:$step)]>;
def : Expansion<(PROBE_STACK32 $to, $step),
                [(at (label "probe"), (SUB32ri ESP, $step)), (CMP32rr ESP, $to),
                 (JCC_1 (label "probed"), 6), (OR32mi8 ESP, 1, zero_reg, 0, zero_reg, 0),
                 (JMP_1 (label "probe")), (at (label "probed"), (MOV32rr ESP, $to))]>;
def : Expansion<(PROBE_STACK $to, $step),
                [(at (label "probe"), (SUB64ri32 RSP, $step)), (CMP64rr RSP, $to),
                 (JCC_1 (label "probed"), 6), (OR64mi8 RSP, 1, zero_reg, 0, zero_reg, 0),
                 (JMP_1 (label "probe")), (at (label "probed"), (MOV64rr RSP, $to))]>;

// A jump to a function that returns to the caller: until the frame is taken down before it, it is a return.
let isCall = true, isTerminator = true, isReturn = true, isBarrier = true, Uses = [RSP, SSP] in {
  def TCRETURNdi64 : PseudoI<(outs), (ins i64i32imm_brtarget:$dst, i32imm:$down), []>;
  def TCRETURNri64 : PseudoI<(outs), (ins GR64_TC:$dst, i32imm:$down), []>;
}
def : Expansion<(TCRETURNdi64 $dst, $down), [(JMP_1 $dst)]>;
def : Expansion<(TCRETURNri64 $dst, $down), [(JMP64r $dst)]>;
def : Pat<(X86tcret (i64 tglobaladdr:$dst), timm:$down), (TCRETURNdi64 tglobaladdr:$dst, timm:$down)>;
def : Pat<(X86tcret (i64 texternalsym:$dst), timm:$down), (TCRETURNdi64 texternalsym:$dst, timm:$down)>;
def : Pat<(X86tcret GR64_TC:$dst, timm:$down), (TCRETURNri64 GR64_TC:$dst, timm:$down)>;
let isCall = true, isTerminator = true, isReturn = true, isBarrier = true, Uses = [ESP, SSP] in {
  def TCRETURNdi : PseudoI<(outs), (ins i32imm_brtarget:$dst, i32imm:$down), []>;
  def TCRETURNri : PseudoI<(outs), (ins GR32_TC:$dst, i32imm:$down), []>;
}
def : Expansion<(TCRETURNdi $dst, $down), [(JMP_1 $dst)]>;
def : Expansion<(TCRETURNri $dst, $down), [(JMP32r $dst)]>;
let Predicates = [Not64BitMode] in {
  def : Pat<(X86tcret (i32 tglobaladdr:$dst), timm:$down), (TCRETURNdi tglobaladdr:$dst, timm:$down)>;
  def : Pat<(X86tcret (i32 texternalsym:$dst), timm:$down), (TCRETURNdi texternalsym:$dst, timm:$down)>;
  def : Pat<(X86tcret GR32_TC:$dst, timm:$down), (TCRETURNri GR32_TC:$dst, timm:$down)>;
}

// Returns from funclets. Where the function goes on is the result of the first one, once the frame is taken down.
let isTerminator = true, isReturn = true, isBarrier = true, hasSideEffects = true, Uses = [RSP, SSP] in {
  def CATCHRET : PseudoI<(outs), (ins brtarget32:$dst), [(X86catchret bb:$dst)]>;
  def CLEANUPRET : PseudoI<(outs), (ins), [(X86cleanupret)]>;
}

// A distance within the frame of another function, which is known when that is emitted.
let Predicates = [In64BitMode] in
def : Pat<(i64 (X86local_recover (i64 texternalsym:$distance))), (MOV64ri32 texternalsym:$distance)>;

// ---- Code of 32 bits that may be anywhere -----------------------------------------------------------------------------

// The address of the global offset table, which the first of these in a function finds out, and others copy.
let usesCustomInserter = true, hasSideEffects = false in
def GLOBAL_BASE : PseudoI<(outs GR32:$dst), (ins), []>;
let Defs = [ESP, EFLAGS], Uses = [ESP] in
def SETUP_GLOBAL_BASE : PseudoI<(outs GR32:$dst), (ins i32imm:$table), []>;
// The place that the assembler counts the distance of the table from is that of the instruction that names it.
def : Expansion<(SETUP_GLOBAL_BASE $dst, $table),
                [(CALLpcrel32 (label "here")), (at (label "here"), (ADD32mi ESP, 1, zero_reg, 0, zero_reg, $table)),
                 (POP32r $dst)]>;
// On Apple's systems: the place behind the call itself, which has a label there.
let Defs = [ESP, EFLAGS], Uses = [ESP] in
def SETUP_CODE_BASE : PseudoI<(outs GR32:$dst), (ins i32imm:$place), []>;
def : Expansion<(SETUP_CODE_BASE $dst, $place), [(CALLpcrel32 $place), (POP32r $dst)]>;

// The same where everything may be anywhere: a distance of 64 bits, which is counted from the instruction that has it.
let usesCustomInserter = true, hasSideEffects = false in
def GLOBAL_BASE64 : PseudoI<(outs GR64:$dst), (ins), []>;
let Defs = [EFLAGS] in
def SETUP_GLOBAL_BASE64 : PseudoI<(outs GR64:$dst, GR64:$part), (ins i64imm:$table), []>;
def : Expansion<(SETUP_GLOBAL_BASE64 $dst, $part, $table),
                [(at (label "here"), (MOV64ri $part, $table)), (LEA64r $dst, RIP, 1, zero_reg, (label "here"), zero_reg),
                 (ADD64rr $dst, $part)]>;

// ---- Copies of a thread ----------------------------------------------------------------------------------------------
// A function of the library finds them; linkers know the instructions by their bytes and make better ones of them.

class ThreadLocalCall<dag function = (ins i64imm:$function),
                      list<Register> others = [RCX, RDX, RSI, R8, R9, R10, R11]>
    : PseudoI<(outs), !con((ins i64mem:$addr), function), []> {
  let isCall = true;
  let Uses = [RSP, SSP];
  let Defs = !listconcat([RAX, RDI, EFLAGS, DF], others,
                         !foreach(i, !range(16), !cast<Register>("YMM"#i)));
}
def TLS_addr64 : ThreadLocalCall;
def TLS_base_addr64 : ThreadLocalCall;
// In 32 bits the base of the global offset table is in EBX, where code that linkers put in between expects it, and the result
// in EAX.
class ThreadLocalCall32<dag operands = (ins i32imm:$disp, i32imm:$function), list<Register> base = [EBX]>
    : PseudoI<(outs), operands, []> {
  let isCall = true;
  let Uses = !listconcat(base, [ESP, SSP]);
  let Defs = !listconcat([EAX, ECX, EDX, EFLAGS, DF], !foreach(i, !range(8), !cast<Register>("YMM"#i)));
}
def TLS_addr32 : ThreadLocalCall32;
def TLS_base_addr32 : ThreadLocalCall32;
def : Expansion<(TLS_addr32 $disp, $function),
                [(LEA32r EAX, zero_reg, 1, EBX, $disp, zero_reg), (CALLpcrel32 $function)]>;
def : Expansion<(TLS_base_addr32 $disp, $function),
                [(LEA32r EAX, EBX, 1, zero_reg, $disp, zero_reg), (CALLpcrel32 $function)]>;
// By descriptors, whose functions keep all registers but that of the result: what is to be added to the thread's pointer.
class DescriptorCall<dag operands, list<Register> changed, list<Register> stack> : PseudoI<(outs), operands, []> {
  let isCall = true;
  let Uses = stack;
  let Defs = !listconcat(changed, [EFLAGS]);
}
def TLS_desc64 : DescriptorCall<(ins i64mem:$addr, i32imm:$function), [RAX], [RSP, SSP]>;
// Linkers know this one with the base of the global offset table in EBX.
def TLS_desc32 : DescriptorCall<(ins i32imm:$disp, i32imm:$function), [EAX], [EBX, ESP, SSP]>;
def : Expansion<(TLS_desc64 $base, $scale, $index, $disp, $segment, $function),
                [(LEA64r RAX, $base, $scale, $index, $disp, $segment), (CALL64m RAX, 1, zero_reg, $function, zero_reg)]>;
def : Expansion<(TLS_desc32 $disp, $function),
                [(LEA32r EAX, EBX, 1, zero_reg, $disp, zero_reg), (CALL32m EAX, 1, zero_reg, $function, zero_reg)]>;
// Apple's: the first word of a descriptor is the function, which keeps all other registers for numbers.
def TLSCall_64 : ThreadLocalCall<(ins), []>;
def TLSCall_32 : ThreadLocalCall32<(ins i32mem:$addr), []>;
// The descriptor is at an address that is a number.
def TLSCall_32_absolute : ThreadLocalCall32<(ins i32imm:$disp), []>;
def : Expansion<(TLSCall_32_absolute $disp), [(MOV32ao32 $disp, zero_reg), (CALL32m EAX, 1, zero_reg, 0, zero_reg)]>;
def : Expansion<(TLSCall_32 $base, $scale, $index, $disp, $segment),
                [(MOV32rm EAX, $base, $scale, $index, $disp, $segment),
                 (CALL32m EAX, 1, zero_reg, 0, zero_reg)]>;
def : Expansion<(TLS_addr64 $base, $scale, $index, $disp, $segment, $function),
                [(DATA16_PREFIX), (LEA64r RDI, $base, $scale, $index, $disp, $segment), (DATA16_PREFIX),
                 (DATA16_PREFIX), (REX64_PREFIX), (CALL64pcrel32 $function)]>;
def : Expansion<(TLSCall_64 $base, $scale, $index, $disp, $segment),
                [(MOV64rm RDI, $base, $scale, $index, $disp, $segment),
                 (CALL64m RDI, 1, zero_reg, 0, zero_reg)]>;
def : Expansion<(TLS_base_addr64 $base, $scale, $index, $disp, $segment, $function),
                [(LEA64r RDI, $base, $scale, $index, $disp, $segment), (CALL64pcrel32 $function)]>;

// ---- Atomic accesses ------------------------------------------------------------------------------------------------
// Plain loads and stores are as strong as acquire and release; what must be in one order for all needs a locked one.

// Instructions with the prefix. The assembler has it as a prefix of the plain ones.
class LockedOp<Width w, bits<8> opcode, Format form, dag outs, dag ins, string mnemonic, string args>
    : I<!if(!eq(w.Size, 8), opcode, !or(opcode, 1)), form, outs, ins, mnemonic#w.Suffix#"\t"#args, []>, TB, LOCK {
  let isCodeGenOnly = true;
  let mayLoad = true;
  let mayStore = true;
  let Defs = [EFLAGS];
  let OpSize = !if(!eq(w.Size, 16), OpSize16Size, !if(!eq(w.Size, 32), OpSize32Size, OpSizeFixed));
  let hasREX_W = !eq(w.Size, 64);
}
foreach w = Widths in {
  let Constraints = "$val = $dst" in
  def LXADD#w.Size : LockedOp<w, 0xc0, MRMSrcMem, (outs w.RC:$dst), (ins w.RC:$val, w.Mem:$ptr), "xadd",
                              "{$val, $ptr|$ptr, $val}">;
  let Defs = [w.Accumulator, EFLAGS], Uses = [w.Accumulator] in
  def LCMPXCHG#w.Size : LockedOp<w, 0xb0, MRMDestMem, (outs), (ins w.Mem:$ptr, w.RC:$swap), "cmpxchg",
                                 "{$swap, $ptr|$ptr, $swap}">;
}

let Defs = [EAX, EDX, EFLAGS], Uses = [EAX, EDX, EBX, ECX], isCodeGenOnly = true, mayLoad = true, mayStore = true in
def LCMPXCHG8B : I<0xc7, MRM1m, (outs), (ins i64mem:$ptr), "cmpxchg8b\t$ptr", []>, TB, LOCK;
let Predicates = [HasCX8] in
// The address is in one register: of seven there may be but one left, beside a frame pointer and a base pointer.
def : Pat<(X86cas8 GR32:$ptr, EAX, EDX, EBX, ECX), (LCMPXCHG8B GR32:$ptr, 1, zero_reg, 0, zero_reg)>;

let Defs = [RAX, RDX, EFLAGS], Uses = [RAX, RDX, RBX, RCX], isCodeGenOnly = true, mayLoad = true, mayStore = true in
def LCMPXCHG16B : RI<0xc7, MRM1m, (outs), (ins i128mem:$ptr), "cmpxchg16b\t$ptr", []>, TB, LOCK;
let Predicates = [HasCX16, In64BitMode] in
def : Pat<(X86cas16 addr:$ptr, RAX, RDX, RBX, RCX), (LCMPXCHG16B addr:$ptr)>;
// Orders memory where there is no instruction that does nothing else.
let Defs = [EFLAGS], isCodeGenOnly = true, mayLoad = true, mayStore = true, hasSideEffects = true in
def OR32mi8Locked : Ii8<0x83, MRM1m, (outs), (ins i32mem:$dst, i32i8imm:$src), "or{l}\t{$src, $dst|$dst, $src}", []>,
                    OpSize32, LOCK;

foreach w = Widths in {
  def : Pat<(w.Type (!cast<PatFrag>("atomic_load_nonext_"#w.Size) addr:$src)),
            (!cast<Instruction>("MOV"#w.Size#"rm") addr:$src)>;
  def : Pat<(!cast<PatFrag>("atomic_store_"#w.Size) w.RC:$src, addr:$dst),
            (!cast<Instruction>("MOV"#w.Size#"mr") addr:$dst, w.RC:$src)>;
  def : Pat<(!cast<PatFrag>("atomic_swap_i"#w.Size) addr:$ptr, w.RC:$a),
            (!cast<Instruction>("XCHG"#w.Size#"rm") w.RC:$a, addr:$ptr)>;
  def : Pat<(!cast<PatFrag>("atomic_load_add_i"#w.Size) addr:$ptr, w.RC:$a),
            (!cast<Instruction>("LXADD"#w.Size) w.RC:$a, addr:$ptr)>;
  def : Pat<(X86cas addr:$ptr, w.Accumulator, w.RC:$new),
            (!cast<Instruction>("LCMPXCHG"#w.Size) addr:$ptr, w.RC:$new)>;
}

// What has no instruction that gives the old value: a loop around a compare and exchange.
class AtomicLoop<Width w>
    : PseudoI<(outs w.RC:$dst), (ins w.Mem:$ptr, w.RC:$val), []> {
  let usesCustomInserter = true;
  let mayLoad = true;
  let mayStore = true;
  let Defs = [w.Accumulator, EFLAGS];
}
foreach op = ["and", "or", "xor", "nand", "min", "max", "umin", "umax"] in
  foreach w = Widths in {
    def ATOM#!toupper(op)#w.Size : AtomicLoop<w>;
    def : Pat<(!cast<PatFrag>("atomic_load_"#op#"_i"#w.Size) addr:$ptr, w.RC:$val),
              (!cast<Instruction>("ATOM"#!toupper(op)#w.Size) addr:$ptr, w.RC:$val)>;
  }
