// Matrices: where operands stand in the encodings, which follows from what they are.

class SmeOp<string name, int word, string letters, list<Predicate> needs> {
  string Name = name;
  int Word = word;
  // Of the elements: those of ZA or the first operand, then the others.
  string Letters = letters;
  list<Predicate> Needs = needs;
  string Code = !toupper(name);
}
class Sme1<string name, int word, string letters> : SmeOp<name, word, letters, [HasSME]>;
class Sme2<string name, int word, string letters> : SmeOp<name, word, letters, [HasSME2]>;
class Sme2p1<string name, int word, string letters> : SmeOp<name, word, letters, [HasSME2p1]>;
class SmeI64<string name, int word, string letters> : SmeOp<name, word, letters, [HasSMEI16I64]>;
class SmeF64<string name, int word, string letters> : SmeOp<name, word, letters, [HasSMEF64F64]>;
class Sme2I64<string name, int word, string letters> : SmeOp<name, word, letters, [HasSME2, HasSMEI16I64]>;
class Sme2F64<string name, int word, string letters> : SmeOp<name, word, letters, [HasSME2, HasSMEF64F64]>;
class SmeF16<string name, int word, string letters> : SmeOp<name, word, letters, [HasSMEF16F16]>;
class SmeHalf<string name, int word, string letters> : SmeOp<name, word, letters, [HasSMEF16F16orSMEF8F16]>;
class SmeB16<string name, int word, string letters> : SmeOp<name, word, letters, [HasSMEB16B16]>;
class Sme2B16<string name, int word, string letters> : SmeOp<name, word, letters, [HasSME2, HasSVEB16B16]>;
class SmeF8F16<string name, int word, string letters> : SmeOp<name, word, letters, [HasSMEF8F16]>;
class SmeF8F32<string name, int word, string letters> : SmeOp<name, word, letters, [HasSMEF8F32]>;
class Sme2Fp8<string name, int word, string letters> : SmeOp<name, word, letters, [HasFP8, HasSME2]>;
class Sme2Minmax<string name, int word, string letters> : SmeOp<name, word, letters, [HasFAMINMAX, HasSME2]>;
class SmeLut<string name, int word, string letters> : SmeOp<name, word, letters, [HasSMELUTv2]>;

// A kind of operand: the name of its record, but for the letter of the element, and the bits of its register's number that
// are encoded. A list that begins at a multiple of its length has no lowest bits, a strided one none in the middle, and the
// lower half of registers no highest bit.
class SmeKind<string kind, string letter> {
  DAGOperand Operand = !cast<DAGOperand>(!if(!eq(!find(kind, "_"), -1), kind, kind#letter));
  bit Bit0 = !eq(!find(kind, "Aligned"), -1);
  bit Bit1 = !eq(!find(kind, "Aligned4"), -1);
  bit Bit2 = !eq(!find(kind, "Strided4"), -1);
  bit Bit3 = !eq(!find(kind, "Strided"), -1);
  bit Bit4 = !eq(!find(kind, "Low16"), -1);
}

class Sme<SmeOp op, dag outs_, dag ins_, string operands> : A64<outs_, ins_, op.Name#"\t"#operands>, SuffixesStay {
  bits<32> Word = op.Word;
  let Inst = Word;
  let Predicates = op.Needs;
  // Only the assembler knows them.
  let hasSideEffects = true;
}
class SmeN<SmeOp op, SmeKind N, dag outs_, dag ins_, string operands> : Sme<op, outs_, ins_, operands> {
  bits<5> n;
  let Inst{9-7} = n{4-2};
  let Inst{6} = !if(N.Bit1, n{1}, Word{6});
  let Inst{5} = !if(N.Bit0, n{0}, Word{5});
}
class SmeD<SmeOp op, SmeKind D, dag outs_, dag ins_, string operands> : Sme<op, outs_, ins_, operands> {
  bits<5> d;
  let Inst{4} = d{4};
  let Inst{3} = !if(D.Bit3, d{3}, Word{3});
  let Inst{2} = !if(D.Bit2, d{2}, Word{2});
  let Inst{1} = !if(D.Bit1, d{1}, Word{1});
  let Inst{0} = !if(D.Bit0, d{0}, Word{0});
}
class SmeDN<SmeOp op, SmeKind D, SmeKind N, dag outs_, dag ins_, string operands> : SmeD<op, D, outs_, ins_, operands> {
  bits<5> n;
  let Inst{9-7} = n{4-2};
  let Inst{6} = !if(N.Bit1, n{1}, Word{6});
  let Inst{5} = !if(N.Bit0, n{0}, Word{5});
}
class SmeDM<SmeOp op, SmeKind D, SmeKind M, dag outs_, dag ins_, string operands> : SmeD<op, D, outs_, ins_, operands> {
  bits<5> m;
  let Inst{20} = !if(M.Bit4, m{4}, Word{20});
  let Inst{19-18} = m{3-2};
  let Inst{17} = !if(M.Bit1, m{1}, Word{17});
  let Inst{16} = !if(M.Bit0, m{0}, Word{16});
}
class SmeDNM<SmeOp op, SmeKind D, SmeKind N, SmeKind M, dag outs_, dag ins_, string operands>
    : SmeDN<op, D, N, outs_, ins_, operands> {
  bits<5> m;
  let Inst{20} = !if(M.Bit4, m{4}, Word{20});
  let Inst{19-18} = m{3-2};
  let Inst{17} = !if(M.Bit1, m{1}, Word{17});
  let Inst{16} = !if(M.Bit0, m{0}, Word{16});
}
class SmeNM<SmeOp op, SmeKind N, SmeKind M, dag outs_, dag ins_, string operands> : SmeN<op, N, outs_, ins_, operands> {
  bits<5> m;
  let Inst{20} = !if(M.Bit4, m{4}, Word{20});
  let Inst{19-18} = m{3-2};
  let Inst{17} = !if(M.Bit1, m{1}, Word{17});
  let Inst{16} = !if(M.Bit0, m{0}, Word{16});
}

// The number of an element: its bits are scattered. `at` says where they are, the lowest bit first.
class LaneBit<list<int> at, int place> {
  int Of = !foldl(-1, !range(!size(at)), found, n, !if(!eq(at[n], place), n, found));
}
