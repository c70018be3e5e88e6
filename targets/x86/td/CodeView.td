// The numbers by which CodeView, the debug information of Microsoft's tools, knows registers: the enumeration CV_HREG_e of the
// format. Groups are in the order of use: whole registers of either width come first.

class CodeViewRegister<Register reg, int number> {
  Register Reg = reg;
  int Number = number;
}

// Registers with numbers in a row.
multiclass CodeViewRow<int first, list<string> names> {
  foreach i = !range(names) in
    def : CodeViewRegister<!cast<Register>(names[i]), !add(first, i)>;
}
// The same for those whose names are numbered.
multiclass CodeViewSeries<int first, string name, int from, int to, string end = ""> {
  foreach i = !range(from, !add(to, 1)) in
    def : CodeViewRegister<!cast<Register>(name#i#end), !add(first, !sub(i, from))>;
}

defm : CodeViewRow<328, ["RAX", "RBX", "RCX", "RDX", "RSI", "RDI", "RBP", "RSP"]>;
defm : CodeViewSeries<336, "R", 8, 15>;
defm : CodeViewRow<17, !foreach(word, Words, "E"#word)>;
defm : CodeViewSeries<360, "R", 8, 15, "D">;
defm : CodeViewRow<9, Words>;
defm : CodeViewSeries<352, "R", 8, 15, "W">;
defm : CodeViewRow<1, ["AL", "CL", "DL", "BL", "AH", "CH", "DH", "BH"]>;
defm : CodeViewRow<324, ["SIL", "DIL", "BPL", "SPL"]>;
defm : CodeViewSeries<344, "R", 8, 15, "B">;
defm : CodeViewSeries<154, "XMM", 0, 7>;
defm : CodeViewSeries<252, "XMM", 8, 15>;
defm : CodeViewSeries<694, "XMM", 16, 31>;
defm : CodeViewSeries<368, "YMM", 0, 15>;
defm : CodeViewSeries<710, "YMM", 16, 31>;
defm : CodeViewSeries<726, "ZMM", 0, 31>;
defm : CodeViewSeries<758, "K", 0, 7>;
defm : CodeViewSeries<128, "ST", 0, 7>;
defm : CodeViewSeries<128, "FP", 0, 6>;
defm : CodeViewSeries<146, "MM", 0, 7>;

def CodeViewRegisters : GenericTable {
  let FilterClass = "CodeViewRegister";
  let Fields = ["Reg", "Number"];
  string TypeOf_Reg = "reg";
}
