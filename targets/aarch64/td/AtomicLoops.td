// Read-modify-write operations: loops of an exclusive load and an exclusive store, or one instruction where there are such.
//
// Nothing but the loop may come between the two, so each loop is one pseudo-instruction until it is emitted. The result is
// the old value, with zeros above it.
// Source: Arm Architecture Reference Manual for A-profile, B2.12, "Synchronization and semaphores".

class AtomicLoop<RegisterClass regs, dag values>
    : Pseudo<(outs regs:$old, GPR32:$failed), !con((ins GPR64sp:$addr), values)> {
  let Constraints = "@earlyclobber $old,@earlyclobber $failed";
  let mayLoad = true;
  let mayStore = true;
  let Defs = [NZCV];
  let Size = 32;
}
// With a register for what is stored.
class UpdateLoop<RegisterClass regs>
    : Pseudo<(outs regs:$old, regs:$new, GPR32:$failed), (ins GPR64sp:$addr, regs:$value)> {
  let Constraints = "@earlyclobber $old,@earlyclobber $new,@earlyclobber $failed";
  let mayLoad = true;
  let mayStore = true;
  let Defs = [NZCV];
  let Size = 32;
}

// What is computed of $old and $value, on a word or on 64 bits.
class Update<string name, list<dag> compute> {
  string Name = name;
  list<dag> Compute = compute;
}
class UpdateBy<string name, string instruction, Width w>
    : Update<name, [(!cast<Instruction>(instruction#w.L#"rs") $new, $old, $value, 0, 0)]>;
class Updates<Width w> {
  list<Update> All = [UpdateBy<"add", "ADD", w>, UpdateBy<"sub", "SUB", w>, UpdateBy<"and", "AND", w>,
                      UpdateBy<"or", "ORR", w>, UpdateBy<"xor", "EOR", w>,
                      Update<"nand", [(!cast<Instruction>("AND"#w.L#"rs") $new, $old, $value, 0, 0),
                                      (!cast<Instruction>("ORN"#w.L#"rs") $new, w.Zero, $new, 0, 0)]>];
}
defvar SizeTypes = ["_i8", "_i16", "_i32", "_i64"];
foreach size = 0...3 in {
  defvar letter = SizeLetters[size];
  defvar w = !if(!eq(size, 3), Long, Word);
  defvar T = !if(!eq(size, 3), i64, i32);
  defvar suffix = SizeTypes[size];
  defvar load = !cast<Instruction>("LDAXR"#letter);
  defvar store = !cast<Instruction>("STLXR"#letter);

  def AtomicSwap#letter : AtomicLoop<w.R, (ins w.R:$value)>;
  def : Expansion<(!cast<Instruction>("AtomicSwap"#letter) $old, $failed, $addr, $value),
                  [(at (label "again"), (load $old, $addr)), (store $failed, $value, $addr),
                   (CBNZW $failed, (label "again"))]>;
  def : Pat<(T (!cast<PatFrags>("atomic_swap"#suffix) i64:$addr, T:$value)),
            (!cast<Instruction>("AtomicSwap"#letter) i64:$addr, T:$value)>;

  foreach u = Updates<w>.All in {
    defvar name = "Atomic"#u.Name#letter;
    def name : UpdateLoop<w.R>;
    def : Expansion<(!cast<Instruction>(name) $old, $new, $failed, $addr, $value),
                    !listconcat([(at (label "again"), (load $old, $addr))], u.Compute,
                                [(store $failed, $new, $addr), (CBNZW $failed, (label "again"))])>;
    def : Pat<(T (!cast<PatFrags>("atomic_load_"#u.Name#suffix) i64:$addr, T:$value)),
              (!cast<Instruction>(name) i64:$addr, T:$value)>;
  }
  // The smaller or larger: the old value as wide as the register. Conditions: gt 12, lt 11, hi 8, lo 3.
  foreach choice = [["max", "12", "s"], ["min", "11", "s"], ["umax", "8", "u"], ["umin", "3", "u"]] in {
    defvar cond = !cond(!eq(choice[0], "max"): 12, !eq(choice[0], "min"): 11, !eq(choice[0], "umax"): 8, true: 3);
    defvar name = "Atomic"#choice[0]#letter;
    def name : UpdateLoop<w.R>;
    defvar select = !cast<Instruction>("CSEL"#w.L#"r");
    // sxtb 4, sxth 5, uxtb 0, uxth 1
    defvar extension = !if(!eq(choice[2], "s"), !add(4, size), size);
    defvar compare = !if(!lt(size, 2), [(SUBSWrx WZR, $old, $value, extension, 0)],
                         [(!cast<Instruction>("SUBS"#w.L#"rs") w.Zero, $old, $value, 0, 0)]);
    // What was loaded has zeros above it: its sign is spread first.
    defvar spread = !if(!and(!lt(size, 2), !eq(choice[2], "s")),
                        [(SBFMWri $new, $old, 0, !sub(!shl(8, size), 1)), (SUBSWrx WZR, $new, $value, extension, 0)],
                        compare);
    def : Expansion<(!cast<Instruction>(name) $old, $new, $failed, $addr, $value),
                    !listconcat([(at (label "again"), (load $old, $addr))], spread,
                                [(select $new, $old, $value, cond), (store $failed, $new, $addr),
                                 (CBNZW $failed, (label "again"))])>;
    def : Pat<(T (!cast<PatFrags>("atomic_load_"#choice[0]#suffix) i64:$addr, T:$value)),
              (!cast<Instruction>(name) i64:$addr, T:$value)>;
  }

  def AtomicCmpSwap#letter : AtomicLoop<w.R, (ins w.R:$expected, w.R:$value)>;
  defvar same = !if(!lt(size, 2), (SUBSWrx WZR, $old, $expected, size, 0),
                    (!cast<Instruction>("SUBS"#w.L#"rs") w.Zero, $old, $expected, 0, 0));
  def : Expansion<(!cast<Instruction>("AtomicCmpSwap"#letter) $old, $failed, $addr, $expected, $value),
                  [(at (label "again"), (load $old, $addr)), same, (Bcc 1, (label "done")),
                   (store $failed, $value, $addr), (CBNZW $failed, (label "again")), (at (label "done"), (HINT 0))]>;
  def : Pat<(T (!cast<PatFrags>("atomic_cmp_swap"#suffix) i64:$addr, T:$expected, T:$value)),
            (!cast<Instruction>("AtomicCmpSwap"#letter) i64:$addr, T:$expected, T:$value)>;
}

// ---- One instruction ------------------------------------------------------------------------------------------------
// All acquire and release. Parts of registers that are not accessed do not matter, and become zero.

let Predicates = [HasLSE], AddedComplexity = 50 in
foreach size = 0...3 in {
  defvar letter = SizeLetters[size];
  defvar w = !if(!eq(size, 3), Long, Word);
  defvar T = !if(!eq(size, 3), i64, i32);
  defvar suffix = SizeTypes[size];
  foreach op = [["add", "LDADD"], ["or", "LDSET"], ["xor", "LDEOR"], ["max", "LDSMAX"], ["min", "LDSMIN"],
                ["umax", "LDUMAX"], ["umin", "LDUMIN"]] in
    def : Pat<(T (!cast<PatFrags>("atomic_load_"#op[0]#suffix) i64:$addr, T:$value)),
              (!cast<Instruction>(op[1]#"AL"#letter) T:$value, i64:$addr)>;
  def : Pat<(T (!cast<PatFrags>("atomic_load_sub"#suffix) i64:$addr, T:$value)),
            (!cast<Instruction>("LDADDAL"#letter) (!cast<Instruction>("SUB"#w.L#"rs") w.Zero, T:$value, 0, 0), i64:$addr)>;
  def : Pat<(T (!cast<PatFrags>("atomic_load_and"#suffix) i64:$addr, T:$value)),
            (!cast<Instruction>("LDCLRAL"#letter) (!cast<Instruction>("ORN"#w.L#"rs") w.Zero, T:$value, 0, 0), i64:$addr)>;
  def : Pat<(T (!cast<PatFrags>("atomic_swap"#suffix) i64:$addr, T:$value)),
            (!cast<Instruction>("SWPAL"#letter) T:$value, i64:$addr)>;
  def : Pat<(T (!cast<PatFrags>("atomic_cmp_swap"#suffix) i64:$addr, T:$expected, T:$value)),
            (!cast<Instruction>("CASAL"#letter) T:$expected, T:$value, i64:$addr)>;
}
