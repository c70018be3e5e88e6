// What becomes of the conditions of the selection graph: conditions of jumps, predicates of vector instructions.

// Conditions as opcodes have them. Manual: volume 2D, appendix B.1.4.7.
defvar CCBelow = 2;
defvar CCAboveOrEqual = 3;
defvar CCEqual = 4;
defvar CCNotEqual = 5;
defvar CCBelowOrEqual = 6;
defvar CCAbove = 7;
defvar CCParity = 10;
defvar CCNoParity = 11;
defvar CCLess = 12;
defvar CCGreaterOrEqual = 13;
defvar CCLessOrEqual = 14;
defvar CCGreater = 15;

// How a second condition counts.
class JoinKind;
def JoinNone : JoinKind;
def JoinBoth : JoinKind;
def JoinEither : JoinKind;
def JoinKinds : GenericEnum { let FilterClass = "JoinKind"; }

// Of floating-point numbers: the condition that is read off the flags of UCOMISS, which sets ZF, PF and CF all for numbers that
// are not ordered, and whether operands change places for it; the predicate of CMPPS, from 8 on with VEX only, likewise.
class Comparison<string name, int flags, bit flagsSwapped, int predicate, bit predicateSwapped> {
  string Name = name;
  int FloatFlags = flags;
  bit FloatIsSwapped = flagsSwapped;
  JoinKind Join = JoinNone;
  int OtherFlags = 0;
  int Predicate = predicate;
  bit PredicateIsSwapped = predicateSwapped;
  // Of integers, if the condition is one of theirs: the condition that is read off the flags of CMP; the number in VPCMP; and how
  // lanes are compared by PCMPEQ or PCMPGT: with operands exchanged, the result inverted, or the signs of both flipped.
  bit IsOfIntegers = false;
  int Flags = 0;
  int Number = 0;
  bit IsEquality = false;
  bit IsSwapped = false;
  bit IsInverted = false;
  bit IsUnsigned = false;
}
class IntegerComparison<string name, int float, bit floatSwapped, int predicate, bit predicateSwapped, int flags, int number>
    : Comparison<name, float, floatSwapped, predicate, predicateSwapped> {
  let IsOfIntegers = true;
  let Flags = flags;
  let Number = number;
}

def : IntegerComparison<"seteq", CCEqual, false, 0, false, CCEqual, 0> { let IsEquality = true; }
let IsEquality = true, IsInverted = true in
def : IntegerComparison<"setne", CCNotEqual, false, 4, false, CCNotEqual, 4>;
let IsSwapped = true in
def : IntegerComparison<"setlt", CCAbove, true, 1, false, CCLess, 1>;
let IsInverted = true in
def : IntegerComparison<"setle", CCAboveOrEqual, true, 2, false, CCLessOrEqual, 2>;
def : IntegerComparison<"setgt", CCAbove, false, 1, true, CCGreater, 6>;
let IsSwapped = true, IsInverted = true in
def : IntegerComparison<"setge", CCAboveOrEqual, false, 2, true, CCGreaterOrEqual, 5>;
// As floating-point numbers, these hold for numbers that are not ordered, too.
let IsUnsigned = true in {
  let IsSwapped = true in
  def : IntegerComparison<"setult", CCBelow, false, 6, true, CCBelow, 1>;
  let IsInverted = true in
  def : IntegerComparison<"setule", CCBelowOrEqual, false, 5, true, CCBelowOrEqual, 2>;
  def : IntegerComparison<"setugt", CCBelow, true, 6, false, CCAbove, 6>;
  let IsSwapped = true, IsInverted = true in
  def : IntegerComparison<"setuge", CCBelowOrEqual, true, 5, false, CCAboveOrEqual, 5>;
}
let Join = JoinBoth, OtherFlags = CCNoParity in
def : Comparison<"setoeq", CCEqual, false, 0, false>;
let Join = JoinEither, OtherFlags = CCParity in
def : Comparison<"setune", CCNotEqual, false, 4, false>;
def : Comparison<"setolt", CCAbove, true, 1, false>;
def : Comparison<"setole", CCAboveOrEqual, true, 2, false>;
def : Comparison<"setogt", CCAbove, false, 1, true>;
def : Comparison<"setoge", CCAboveOrEqual, false, 2, true>;
def : Comparison<"seto", CCNoParity, false, 7, false>;
def : Comparison<"setuo", CCParity, false, 3, false>;
def : Comparison<"setueq", CCEqual, false, 8, false>;
def : Comparison<"setone", CCNotEqual, false, 12, false>;
def Comparisons : GenericTable {
  let FilterClass = "Comparison";
  let Fields = ["Name", "FloatFlags", "FloatIsSwapped", "Join", "OtherFlags", "Predicate", "PredicateIsSwapped", "IsOfIntegers",
                "Flags", "Number", "IsEquality", "IsSwapped", "IsInverted", "IsUnsigned"];
  GenericEnum TypeOf_Join = JoinKinds;
}
