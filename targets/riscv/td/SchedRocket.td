// Timing of Rocket, the in-order core that UC Berkeley published: one instruction per cycle, in five stages.
//
// Numbers are cycles until a dependent instruction can issue, as the core's documents give them; division and square root
// take a time that depends on the operands, and the number here is that of a wide quotient. The units for multiplication
// and floating point are pipelined, those for division are not.

def RocketModel : SchedMachineModel {
  let IssueWidth = 1;
  let MicroOpBufferSize = 0;
  let LoadLatency = 3;
  let MispredictPenalty = 3;
  let PostRAScheduler = true;
  // Instructions of extensions that the core does not have cost what the scheduler assumes.
  let CompleteModel = false;
}

let SchedModel = RocketModel in {
  // In order: a busy unit holds up everything behind it.
  let BufferSize = 0 in {
    def RocketALU : ProcResource<1>;
    def RocketMul : ProcResource<1>;
    def RocketMemory : ProcResource<1>;
    def RocketBranch : ProcResource<1>;
    def RocketFloat : ProcResource<1>;
  }
  // One operation at a time.
  let BufferSize = 1 in {
    def RocketDiv : ProcResource<1>;
    def RocketFloatDiv : ProcResource<1>;
  }

  class RocketWrite<ProcResourceKind unit, int latency> : SchedWriteRes<[unit]> { let Latency = latency; }
  class RocketLong<ProcResourceKind unit, int latency> : RocketWrite<unit, latency> {
    let ReleaseAtCycles = [latency];
  }

  // ---- Integers -----------------------------------------------------------------------------------------------------

  def RocketWriteALU : RocketWrite<RocketALU, 1>;
  def : InstRW<[RocketWriteALU],
               (instregex "^(ADD|SUB|AND|OR|XOR|SLL|SRL|SRA|SLT)(I|U|W|IU|IW)?$", "^(LUI|AUIPC)$",
                          "^C_(ADD|ADDI|ADDI16SP|ADDI4SPN|ADDIW|ADDW|AND|ANDI|OR|XOR|SUB|SUBW|LI|LUI|MV|SLLI|SRLI|SRAI)$")>;

  def RocketWriteMul : RocketWrite<RocketMul, 4>;
  def : InstRW<[RocketWriteMul], (instregex "^MUL")>;

  def RocketWriteDiv32 : RocketLong<RocketDiv, 34>;
  def RocketWriteDiv64 : RocketLong<RocketDiv, 66>;
  def : InstRW<[RocketWriteDiv32], (instregex "^(DIV|REM)U?W$")>;
  def : InstRW<[RocketWriteDiv64], (instregex "^(DIV|REM)U?$")>;

  // ---- Control flow -------------------------------------------------------------------------------------------------

  def RocketWriteBranch : RocketWrite<RocketBranch, 1>;
  def : InstRW<[RocketWriteBranch],
               (instregex "^B(EQ|NE|LTU?|GEU?)$", "^JALR?$", "^C_(J|JR|JAL|JALR|BEQZ|BNEZ)$")>;

  // ---- Memory -------------------------------------------------------------------------------------------------------

  def RocketWriteLoad : RocketWrite<RocketMemory, 3>;
  def RocketWriteStore : RocketWrite<RocketMemory, 1>;
  def : InstRW<[RocketWriteLoad], (instregex "^L[BHW]U?$", "^LD$", "^FL[HWD]$", "^C_F?L[WD](SP)?$")>;
  def : InstRW<[RocketWriteStore], (instregex "^S[BHWD]$", "^FS[HWD]$", "^C_F?S[WD](SP)?$")>;
  def : InstRW<[RocketWriteLoad], (instregex "^(LR|SC|AMO[A-Z]+)_[WD]")>;

  // ---- Floating point -----------------------------------------------------------------------------------------------

  def RocketWriteFloat32 : RocketWrite<RocketFloat, 4>;
  def RocketWriteFloat64 : RocketWrite<RocketFloat, 6>;
  def RocketWriteFMA32 : RocketWrite<RocketFloat, 5>;
  def RocketWriteFMA64 : RocketWrite<RocketFloat, 7>;
  def : InstRW<[RocketWriteFloat32], (instregex "^F(ADD|SUB)_S$")>;
  def : InstRW<[RocketWriteFloat64], (instregex "^F(ADD|SUB)_D$")>;
  def : InstRW<[RocketWriteFMA32], (instregex "^F(MUL|MADD|MSUB|NMADD|NMSUB)_S$")>;
  def : InstRW<[RocketWriteFMA64], (instregex "^F(MUL|MADD|MSUB|NMADD|NMSUB)_D$")>;

  // Comparison, sign, conversion, moves between the files.
  def RocketWriteFloatMove : RocketWrite<RocketFloat, 2>;
  def : InstRW<[RocketWriteFloatMove],
               (instregex "^F(EQ|LT|LE|MIN|MAX|SGNJN?|SGNJX|CLASS)_[SD]$", "^FMV_(X_W|W_X|X_D|D_X)$",
                          "^FCVT_([SD]|WU?|LU?)_([SD]|WU?|LU?)$")>;

  def RocketWriteFloatDiv32 : RocketLong<RocketFloatDiv, 20>;
  def RocketWriteFloatDiv64 : RocketLong<RocketFloatDiv, 25>;
  def : InstRW<[RocketWriteFloatDiv32], (instregex "^F(DIV|SQRT)_S$")>;
  def : InstRW<[RocketWriteFloatDiv64], (instregex "^F(DIV|SQRT)_D$")>;
}
