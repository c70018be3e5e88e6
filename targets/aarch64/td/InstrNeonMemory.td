// Vectors: loads and stores of structures, whose members go to registers that follow each other.

class NeonMemory<bit load, bit keepsOthers, RegisterOperand list_, dag address, string asm, bit changes>
    : Neon<!con(!if(changes, (outs GPR64sp:$written), (outs)), !if(load, (outs list_:$Vt), (outs))),
           !con(!if(load, !if(keepsOthers, (ins list_:$old), (ins)), (ins list_:$Vt)), address), asm> {
  bits<5> Vt;
  bits<5> Rn;
  let Inst{31} = 0;
  let Inst{29-25} = 0b00110;
  let Inst{22} = load;
  let Inst{9-5} = Rn;
  let Inst{4-0} = Vt;
  let mayLoad = load;
  let mayStore = !not(load);
  let Constraints = !if(changes, "$written = $Rn", "")#!if(!and(changes, load, keepsOthers), ", ", "")
                    #!if(!and(load, keepsOthers), "$Vt = $old", "");
}

// What comes behind the address: nothing, a register that is added, the number of bytes, which is added.
class Advance<string name, string asm, dag operands, bit changes> {
  string Name = name;
  string Asm = asm;
  dag Operands = operands;
  bit Changes = changes;
}
class AdvancesOf<int bytes> {
  list<Advance> All = [Advance<"", "", (ins), 0>, Advance<"_POSTi", ", #"#bytes, (ins), 1>,
                       Advance<"_POST", ", $Rm", (ins GPR64common:$Rm), 1>];
}

// ---- All elements ---------------------------------------------------------------------------------------------------

class Structures<bit load, Arrangement a, int length, bits<4> op, string mnemonic, Advance by>
    : NeonMemory<load, 0, !cast<RegisterOperand>("L"#length#"x"#a.Name), !con((ins GPR64sp:$Rn), by.Operands),
                 mnemonic#"\t$Vt, [$Rn]"#by.Asm, by.Changes> {
  let Inst{30} = a.Q;
  let Inst{24} = 0;
  let Inst{23} = by.Changes;
  let Inst{21} = 0;
  let Inst{15-12} = op;
  let Inst{11-10} = a.Size;
}
class StructureOp<int members, int length, bits<4> op> {
  int Members = members;
  int Length = length;
  bits<4> Op = op;
}
defvar Counts = ["", "One", "Two", "Three", "Four"];
foreach load = [0, 1] in
  foreach s = [StructureOp<1, 1, 7>, StructureOp<1, 2, 10>, StructureOp<1, 3, 6>, StructureOp<1, 4, 2>,
               StructureOp<2, 2, 8>, StructureOp<3, 3, 4>, StructureOp<4, 4, 0>] in
    foreach size = AllSizes in
      foreach q = [0, 1] in {
        defvar a = !cast<Arrangement>("Arranged"#Arrangement<q, size>.Name);
        defvar mnemonic = !if(load, "ld", "st")#s.Members;
        defvar count = Counts[s.Length];
        if !or(!lt(s.Members, 2), q, !lt(size, 3)) then
          foreach by = AdvancesOf<!mul(s.Length, !if(q, 16, 8))>.All in {
            if !eq(by.Name, "_POST") then
              def !toupper(mnemonic)#count#"v"#a.Name#by.Name : Structures<load, a, s.Length, s.Op, mnemonic, by> {
                bits<5> Rm;
                let Inst{20-16} = Rm;
              }
            else
              def !toupper(mnemonic)#count#"v"#a.Name#by.Name : Structures<load, a, s.Length, s.Op, mnemonic, by> {
                let Inst{20-16} = !if(by.Changes, 31, 0);
              }
          }
      }

// ---- One element ----------------------------------------------------------------------------------------------------

class Single<bit load, bit keeps, RegisterOperand list_, dag where, int members, string asm, Advance by>
    : NeonMemory<load, keeps, list_, !con(where, (ins GPR64sp:$Rn), by.Operands), asm#", [$Rn]"#by.Asm, by.Changes> {
  let Inst{24} = 1;
  let Inst{23} = by.Changes;
  let Inst{21} = !sub(1, !and(members, 1));
  let Inst{13} = !gt(members, 2);
}
class SingleElement<bit load, int log2, int members, Advance by>
    : Single<load, 1, !cast<RegisterOperand>("L"#members#"x"#!substr("bhsd", log2, 1)),
             (ins !cast<DAGOperand>("lane"#!srl(16, log2)):$index), members,
             !if(load, "ld", "st")#members#"\t$Vt[$index]", by> {
  bits<4> index;
  let Inst{30} = !cond(!eq(log2, 0): index{3}, !eq(log2, 1): index{2}, !eq(log2, 2): index{1}, true: index{0});
  let Inst{15-14} = !if(!gt(log2, 1), 2, log2);
  let Inst{12} = !cond(!eq(log2, 0): index{2}, !eq(log2, 1): index{1}, !eq(log2, 2): index{0}, true: 0);
  let Inst{11} = !cond(!eq(log2, 0): index{1}, !eq(log2, 1): index{0}, true: 0);
  let Inst{10} = !cond(!eq(log2, 0): index{0}, !eq(log2, 3): 1, true: 0);
}
// ... to all places.
class Replicated<Arrangement a, int members, Advance by>
    : Single<1, 0, !cast<RegisterOperand>("L"#members#"x"#a.Name), (ins), members, "ld"#members#"r\t$Vt", by> {
  let Inst{30} = a.Q;
  let Inst{15-14} = 0b11;
  let Inst{12} = 0;
  let Inst{11-10} = a.Size;
}
foreach members = 1...4 in {
  foreach log2 = AllSizes in
    foreach load = [0, 1] in
      foreach by = AdvancesOf<!shl(members, log2)>.All in {
        defvar name = !if(load, "LD", "ST")#members#"i"#!shl(8, log2)#by.Name;
        if !eq(by.Name, "_POST") then
          def name : SingleElement<load, log2, members, by> {
            bits<5> Rm;
            let Inst{20-16} = Rm;
          }
        else
          def name : SingleElement<load, log2, members, by> {
            let Inst{20-16} = !if(by.Changes, 31, 0);
          }
      }
  foreach q = [0, 1] in
    foreach log2 = AllSizes in {
      defvar a = !cast<Arrangement>("Arranged"#Arrangement<q, log2>.Name);
      foreach by = AdvancesOf<!shl(members, log2)>.All in {
        defvar name = "LD"#members#"Rv"#a.Name#by.Name;
        if !eq(by.Name, "_POST") then
          def name : Replicated<a, members, by> {
            bits<5> Rm;
            let Inst{20-16} = Rm;
          }
        else
          def name : Replicated<a, members, by> {
            let Inst{20-16} = !if(by.Changes, 31, 0);
          }
      }
    }
}

// Ordered accesses to one element.
class OrderedElement<bits<32> word, bit load, dag outs_, dag ins_, string mnemonic>
    : A64RtRn<word, [HasRCPC3, HasNEON], outs_, ins_, mnemonic#"\t$Rt[$index], [$Rn]"> {
  bits<1> index;
  let Inst{30} = index;
  let mayLoad = load;
  let mayStore = !not(load);
  let hasSideEffects = true;
}
def LDAP1 : OrderedElement<0x0d418400, 1, (outs L1xd:$Rt), (ins L1xd:$old, lane2:$index, GPR64sp:$Rn), "ldap1"> {
  let Constraints = "$Rt = $old";
}
def STL1 : OrderedElement<0x0d018400, 0, (outs), (ins L1xd:$Rt, lane2:$index, GPR64sp:$Rn), "stl1">;
