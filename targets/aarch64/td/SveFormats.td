// Scalable vectors: where registers stand in the encodings. A class is named for its fields: D, N, M and G for the places that
// the manual calls Zd, Zn, Zm and Pg, with the width if it is not the usual one; Pd, Pn, Pg for fields of any predicate; C for
// predicates that count.

// A row of instructions: one for each form, which is the letters of its elements. `Word` is the encoding of the first form.
class SveOp<string name, int word, list<string> forms, list<Predicate> needs, string tail = ""> {
  string Name = name;
  int Word = word;
  list<string> Forms = forms;
  list<Predicate> Needs = needs;
  // What stands behind the last register: how it is extended or shifted.
  string Tail = tail;
  string Code = !toupper(name)#!subst(",", "", !subst("#", "", !subst(" ", "", tail)));
}
class Sve1<string name, int word, list<string> forms, string tail = ""> : SveOp<name, word, forms, [HasSVEorSME], tail>;
class Sve1Only<string name, int word, list<string> forms, string tail = ""> : SveOp<name, word, forms, [HasSVE], tail>;
class Sve2<string name, int word, list<string> forms, string tail = ""> : SveOp<name, word, forms, [HasSVE2orSME], tail>;
class Sve2p1<string name, int word, list<string> forms, string tail = "">
    : SveOp<name, word, forms, [HasSVE2p1orSME2p1], tail>;
class Sve2p1Or2<string name, int word, list<string> forms, string tail = "">
    : SveOp<name, word, forms, [HasSVE2p1orSME2], tail>;

def : PrefixRules<PPR> {
  defvar begin = "instruction is unpredictable when following a ";
  let NotPrefixed = begin#"movprfx, suggest replacing movprfx with mov";
  let OtherResult = begin#"movprfx writing to a different destination";
  let AlsoRead = begin#"movprfx and destination also used as non-destructive source";
  let NoCondition = begin#"predicated movprfx, suggest using unpredicated movprfx";
  let OtherCondition = begin#"predicated movprfx using a different general predicate";
  let OtherSize = begin#"predicated movprfx with a different element size";
}

defvar BHSD = ["b", "h", "s", "d"];
defvar BHS = ["b", "h", "s"];
defvar HSD = ["h", "s", "d"];
defvar SD = ["s", "d"];
defvar BHSDQ = ElementLetters;

class OneOf<string name, list<string> names> {
  bit Of = !foldl(0, names, found, n, !or(found, !eq(n, name)));
}
// The destination is a vector, and is read as well.
class ReplacesVector<dag outs_, string constraints> {
  string Kind = !if(!empty(outs_), "", !cast<string>(!getdagarg<DAGOperand>(outs_, "d")));
  bit IsVector = !or(!eq(!find(Kind, "Vec"), 0), !eq(!find(Kind, "Low"), 0));
  bit Of = !and(IsVector, !ne(!find(constraints, "$d = "), -1));
}
class WidestOf<string form> {
  int Log2 = !foldl(-1, !range(!size(form)), widest, n,
                    !if(!gt(ElementOf<!substr(form, n, 1)>.Log2, widest), ElementOf<!substr(form, n, 1)>.Log2, widest));
}
// Some only write every other element, or cannot be joined with a move; and some have a predicate for all elements at once.
defvar Unprefixed = ["addhnt", "raddhnt", "subhnt", "rsubhnt", "shrnt", "rshrnt", "sqshrnt", "sqrshrnt", "sqshrunt", "sqrshrunt",
                     "uqshrnt", "uqrshrnt", "sqxtnt", "sqxtunt", "uqxtnt", "fcvtnt", "fcvtlt", "fcvtxnt", "sli", "sri",
                     "tbx", "tbxq", "pmov", "aesd", "aese", "aesimc", "aesmc", "sm4e"];
defvar NotByElements = ["clasta", "clastb", "splice", "incp", "decp", "sqincp", "sqdecp", "uqincp", "uqdecp"];

// The size of elements is a field whose lowest bit is `step`.
class Sve<SveOp op, string form, int step, dag outs_, dag ins_, string operands>
    : A64<outs_, ins_, op.Name#!if(!empty(operands), "", "\t"#operands)>, SuffixesStay, WithPrefixes<RefusesPrefix> {
  defvar size = !if(!empty(form), 0, !sub(ElementOf<!substr(form, 0, 1)>.Log2,
                                          ElementOf<!substr(!head(op.Forms), 0, 1)>.Log2));
  let Inst = !add(op.Word, !mul(size, !shl(1, step)));
  let Predicates = op.Needs;
  // Only the assembler knows them.
  let hasSideEffects = true;
  // What replaces a vector may stand behind `movprfx`.
  let PrefixRole = !cond(!eq(op.Name, "movprfx"): IsPrefix,
                         !and(ReplacesVector<outs_, Constraints>.Of, !not(OneOf<op.Name, Unprefixed>.Of)): TakesPrefix,
                         true: RefusesPrefix);
  let PrefixElement = !cond(OneOf<op.Name, NotByElements>.Of: -1,
                            OneOf<op.Name, ["asr", "lsl", "lsr"]>.Of: WidestOf<!if(!empty(form), "", !substr(form, 0, 1))>.Log2,
                            true: WidestOf<form>.Log2);
}
class SveCd<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : Sve<op, form, step, outs_, ins_, asm> {
  bits<3> d;
  let Inst{2-0} = d;
}
class SveD<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : Sve<op, form, step, outs_, ins_, asm> {
  bits<5> d;
  let Inst{4-0} = d;
}
class SvePd<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : Sve<op, form, step, outs_, ins_, asm> {
  bits<4> d;
  let Inst{3-0} = d;
}
class SvePn<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : Sve<op, form, step, outs_, ins_, asm> {
  bits<4> n;
  let Inst{8-5} = n;
}
class SveDG<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveD<op, form, step, outs_, ins_, asm> {
  bits<3> g;
  let Inst{12-10} = g;
}
class SveDM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveD<op, form, step, outs_, ins_, asm> {
  bits<5> m;
  let Inst{20-16} = m;
}
class SveDM4<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveD<op, form, step, outs_, ins_, asm> {
  bits<4> m;
  let Inst{19-16} = m;
}
class SveDN<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveD<op, form, step, outs_, ins_, asm> {
  bits<5> n;
  let Inst{9-5} = n;
}
class SveDN2<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveD<op, form, step, outs_, ins_, asm> {
  bits<5> n;
  let Inst{9-6} = n{4-1};
}
class SveDPn<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveD<op, form, step, outs_, ins_, asm> {
  bits<4> n;
  let Inst{8-5} = n;
}
class SveGN<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : Sve<op, form, step, outs_, ins_, asm> {
  bits<3> g;
  bits<5> n;
  let Inst{12-10} = g;
  let Inst{9-5} = n;
}
class SveNM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : Sve<op, form, step, outs_, ins_, asm> {
  bits<5> n;
  bits<5> m;
  let Inst{9-5} = n;
  let Inst{20-16} = m;
}
class SvePdCn<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SvePd<op, form, step, outs_, ins_, asm> {
  bits<3> n;
  let Inst{7-5} = n;
}
class SvePdN<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SvePd<op, form, step, outs_, ins_, asm> {
  bits<5> n;
  let Inst{9-5} = n;
}
class SvePdPn<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SvePd<op, form, step, outs_, ins_, asm> {
  bits<4> n;
  let Inst{8-5} = n;
}
class SvePgPn<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SvePn<op, form, step, outs_, ins_, asm> {
  bits<4> g;
  let Inst{13-10} = g;
}
class SveCdNM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveNM<op, form, step, outs_, ins_, asm> {
  bits<3> d;
  let Inst{2-0} = d;
}
class SveD2GN<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveGN<op, form, step, outs_, ins_, asm> {
  bits<5> d;
  let Inst{4-1} = d{4-1};
}
class SveD4GN<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveGN<op, form, step, outs_, ins_, asm> {
  bits<5> d;
  let Inst{4-2} = d{4-2};
}
class SveDGN<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveDG<op, form, step, outs_, ins_, asm> {
  bits<5> n;
  let Inst{9-5} = n;
}
class SveDNM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveDM<op, form, step, outs_, ins_, asm> {
  bits<5> n;
  let Inst{9-5} = n;
}
class SveDNM3<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveDN<op, form, step, outs_, ins_, asm> {
  bits<3> m;
  let Inst{18-16} = m;
}
class SveDNM4<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveDM4<op, form, step, outs_, ins_, asm> {
  bits<5> n;
  let Inst{9-5} = n;
}
class SveDPgPn<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveDPn<op, form, step, outs_, ins_, asm> {
  bits<4> g;
  let Inst{13-10} = g;
}
class SveGNM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveGN<op, form, step, outs_, ins_, asm> {
  bits<5> m;
  let Inst{20-16} = m;
}
class SvePd2NM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveNM<op, form, step, outs_, ins_, asm> {
  bits<4> d;
  let Inst{3-1} = d{3-1};
}
class SvePdGN<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveGN<op, form, step, outs_, ins_, asm> {
  bits<4> d;
  let Inst{3-0} = d;
}
class SvePdNM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveNM<op, form, step, outs_, ins_, asm> {
  bits<4> d;
  let Inst{3-0} = d;
}
class SvePdPgPn<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SvePdPn<op, form, step, outs_, ins_, asm> {
  bits<4> g;
  let Inst{13-10} = g;
}
class SvePdPnM4<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SvePdPn<op, form, step, outs_, ins_, asm> {
  bits<4> m;
  let Inst{19-16} = m;
}
class SveD2GNM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveD2GN<op, form, step, outs_, ins_, asm> {
  bits<5> m;
  let Inst{20-16} = m;
}
class SveD4GNM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveD4GN<op, form, step, outs_, ins_, asm> {
  bits<5> m;
  let Inst{20-16} = m;
}
class SveDGNM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveDGN<op, form, step, outs_, ins_, asm> {
  bits<5> m;
  let Inst{20-16} = m;
}
class SveDPgNM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveDNM<op, form, step, outs_, ins_, asm> {
  bits<4> g;
  let Inst{13-10} = g;
}
class SvePdGNM<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SveGNM<op, form, step, outs_, ins_, asm> {
  bits<4> d;
  let Inst{3-0} = d;
}
class SvePdPgPnM4<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SvePdPgPn<op, form, step, outs_, ins_, asm> {
  bits<4> m;
  let Inst{19-16} = m;
}
class SvePdPgPnV<SveOp op, string form, int step, dag outs_, dag ins_, string asm>
    : SvePdPgPn<op, form, step, outs_, ins_, asm> {
  bits<2> v;
  let Inst{17-16} = v;
}

// How an operand that is not shifted may be written.
class UnshiftedTail<string tail> {
  string Text = !if(!empty(tail), ", lsl", tail)#" #0";
  bit IsShifted = !not(!eq(!find(tail, "#"), -1));
}

// The position of a shift: the highest bit of the whole field says how wide elements are, those below are the number.
class SveShift<SveOp op, string form, string letter, dag outs_, dag ins_, string asm> : SveDN<op, form, 22, outs_, ins_, asm> {
  defvar log2 = ElementOf<letter>.Log2;
  bits<6> imm;
  let Inst{18-16} = imm{2-0};
  let Inst{19} = !cond(!eq(log2, 0): 1, true: imm{3});
  let Inst{20} = !cond(!eq(log2, 0): 0, !eq(log2, 1): 1, true: imm{4});
  let Inst{22} = !cond(!lt(log2, 2): 0, !eq(log2, 2): 1, true: imm{5});
  let Inst{23} = !eq(log2, 3);
}
class SveShiftG<SveOp op, string form, string letter, dag outs_, dag ins_, string asm> : SveDG<op, form, 22, outs_, ins_, asm> {
  defvar log2 = ElementOf<letter>.Log2;
  bits<6> imm;
  let Inst{7-5} = imm{2-0};
  let Inst{8} = !cond(!eq(log2, 0): 1, true: imm{3});
  let Inst{9} = !cond(!eq(log2, 0): 0, !eq(log2, 1): 1, true: imm{4});
  let Inst{22} = !cond(!lt(log2, 2): 0, !eq(log2, 2): 1, true: imm{5});
  let Inst{23} = !eq(log2, 3);
}
