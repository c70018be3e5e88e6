// What the code generator knows of the machine: registers, the stack, calls, addresses, conditions.

// ---- Addresses ------------------------------------------------------------------------------------------------------

// Never base, index and displacement at once. A label is a displacement, alone or beside a register.
def : AddressingMode<addr, [AddressBase, AddressIndex, AddressDisplacement]> {
  let Symbols = true;
  let SymbolAndRegister = true;
}

// ---- The machine ----------------------------------------------------------------------------------------------------

def : CodeGenFacts {
  let DataLayouts = ["E-p:32:32-i32:32-i64:32-f64:32-n32-S32"];
  let PointerType = i32;

  let StackPointer = F5;
  let Reserved = [XX];
  // A caller that needs it keeps it on the stack around calls, as it does with everything.
  let FramePointer = F3;
  let Copies = [(KRZrr $to, $from)];
  let Spills = [(KRZmr $slot, zero_reg, 0, $value)];
  let Reloads = [(KRZrm $value, $slot, zero_reg, 0)];

  let StackAlign = 4;
  let GrowStack = [(NTAri F5, $bytes)];
  let ShrinkStack = [(ATAri F5, $bytes)];
  let GrowStackBy = [(NTArr F5, $by)];
  let FrameAddress = [(ATAframe $to, $slot, $offset)];

  let Arguments = CC_F2003f;
  let Results = RetCC_F2003f;
  let Preserved = CSR_F2003f;
  let FirstArgumentDeepest = true;
  let ReturnAddressBytes = 4;
  let Call = fenxeo;
  let Return = dosnud;
  let CallSetup = ADJCALLSTACKDOWN;
  let CallDestroy = ADJCALLSTACKUP;

  let Symbol = wrapper;
  let BranchIf = jumpif;
  let SelectIf = selectif;
  let Conditions = [ConditionNumber<SETUGT, 0>, ConditionNumber<SETULE, 1>, ConditionNumber<SETUGE, 2>,
                    ConditionNumber<SETULT, 3>, ConditionNumber<SETEQ, 6>, ConditionNumber<SETNE, 7>,
                    ConditionNumber<SETGT, 8>, ConditionNumber<SETLE, 9>, ConditionNumber<SETGE, 10>,
                    ConditionNumber<SETLT, 11>];
  let PlainAtomics = true;
  let LatePass = "2003f Eliminate Pseudo Instr FI_MALKRZ";
}

// ---- Late expansion -------------------------------------------------------------------------------------------------

// The operands of `kind` as the instructions list them.
class Parts<Kind kind, dag one, dag memory> {
  dag ret = !if(kind.IsMem, memory, one);
}

class Lhs<Kind kind> : Parts<kind, (ops $lhs), (ops $lhs, $lhsIndex, $lhsDisplacement)>;
class Rhs<Kind kind> : Parts<kind, (ops $rhs), (ops $rhs, $rhsIndex, $rhsDisplacement)>;
class Then<Kind kind> : Parts<kind, (ops $then), (ops $then, $thenIndex, $thenDisplacement)>;

// `fi` and `malkrz` have to be neighbours, which the bundle makes sure of.
foreach l = Values in
  foreach r = Values in {
    defvar fi = !cast<Instruction>("FI"#l.Letter#r.Letter);
    defvar compared = !con(Lhs<l>.ret, Rhs<r>.ret, (ops $cc));
    defvar comparison = !setdagop(compared, fi);
    defvar jump = !cast<Instruction>("FI"#l.Letter#r.Letter#"_MALKRZx");
    def : LateExpansion<!setdagop(!con((ops $target), compared), jump), [comparison, (MALKRZx $target)]>;
    foreach s = Values in {
      defvar choice = !cast<Instruction>("FI"#l.Letter#r.Letter#"_MALKRZr"#s.Letter);
      defvar move = !cast<Instruction>("MALKRZr"#s.Letter);
      def : LateExpansion<!setdagop(!con((ops $dst), Then<s>.ret, compared), choice),
                          [comparison, !setdagop(!con((ops $dst), Then<s>.ret), move)]>;
    }
  }

// The address of a stack object.
def : LateExpansion<(ATAframe $dst, $base, 0), [(KRZrr $dst, $base)]>;
def : LateExpansion<(ATAframe $dst, $base, $offset), [(KRZrr $dst, $base), (ATAri $dst, $offset)]>;
