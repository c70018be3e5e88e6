// Intrinsic functions that take or make several vectors in registers that follow each other: structure loads and stores
// (`llvm.aarch64.neon.ld2.v16i8.p0`, …) and tables of more than one register.
//
// An instruction names the first of the registers; for the code generator they are one, of a class of tuples. A store puts
// its arguments into one. What a load makes is a tuple, too, of which the results are taken (`RegisterParts`).

// The vectors of an arrangement by what they are called, and the type that registers have for them.
class MemberType<Arrangement a, string kind> {
  string Name = "v"#a.Count#kind#a.Bits;
  ValueType T = !cond(!not(a.Q): f64, !and(!ne(kind, "i"), !eq(a.Bits, 16)): v8i16, true: !cast<ValueType>(Name));
}
// Arguments `a`, `b`, … as a list, and the tuple that is made of them.
class Members<int length, ValueType type> {
  defvar none = (v16i8 (IMPLICIT_DEF));
  defvar allNames = [(ops type:$a), (ops type:$b), (ops type:$c), (ops type:$d)];
  defvar whole = [(REG_SEQUENCE type:$a, qsub0), (REG_SEQUENCE type:$b, qsub1), (REG_SEQUENCE type:$c, qsub2),
                  (REG_SEQUENCE type:$d, qsub3)];
  defvar lower = [(REG_SEQUENCE (v16i8 (INSERT_SUBREG none, f64:$a, dsub)), qsub0),
                  (REG_SEQUENCE (v16i8 (INSERT_SUBREG none, f64:$b, dsub)), qsub1),
                  (REG_SEQUENCE (v16i8 (INSERT_SUBREG none, f64:$c, dsub)), qsub2),
                  (REG_SEQUENCE (v16i8 (INSERT_SUBREG none, f64:$d, dsub)), qsub3)];
  defvar parts = !if(!eq(type.Size, 64), lower, whole);
  dag Names = !foldl((ops), !range(length), all, n, !con(all, allNames[n]));
  dag Tuple = !foldl((REG_SEQUENCE ListRegisters<length>.R), !range(length), all, n, !con(all, parts[n]));
}
class NeonMemoryIntrinsic<list<ValueType> results, list<ValueType> params, bit load, list<IntrinsicProperty> more = []>
    : Intrinsic<!foreach(ty, results, LLVMType<ty>), !foreach(ty, params, LLVMType<ty>),
                !listconcat([!if(load, IntrReadMem, IntrWriteMem), IntrArgMemOnly], more)> {
  let TargetPrefix = "aarch64";
  let isTarget = true;
}

// ---- The registers of a tuple -----------------------------------------------------------------------------------------

foreach n = [0, 1, 2, 3] in {
  defvar part = !cast<SDNode>("a64_part"#n);
  defvar place = !cast<SubRegIndex>("qsub"#n);
  foreach T = !listconcat([f128], WholeVectors) in
    def : Pat<(T (part untyped:$t)), (EXTRACT_SUBREG untyped:$t, place)>;
  def : Pat<(f64 (part untyped:$t)), (EXTRACT_SUBREG (v16i8 (EXTRACT_SUBREG untyped:$t, place)), dsub)>;
}

// ---- Loads and stores -------------------------------------------------------------------------------------------------

foreach q = [0, 1] in
  foreach log2 = AllSizes in {
    defvar a = !cast<Arrangement>("Arranged"#Arrangement<q, log2>.Name);
    defvar kinds = !cond(!eq(log2, 0): ["i"], !eq(log2, 1): ["i", "f", "bf"], true: ["i", "f"]);
    foreach kind = kinds in {
      defvar m = MemberType<a, kind>;
      foreach length = [2, 3, 4] in {
        defvar many = Counts[length];
        defvar same = !foldl([]<ValueType>, !range(length), all, n, !listconcat(all, [m.T]));
        defvar members = Members<length, m.T>;
        defvar base = "int_aarch64_neon_";
        // One member of a structure in each register, or consecutive elements; structures of one element are the latter.
        foreach whole = [[!cast<string>(length), ""], ["1", "x"#length]] in {
          defvar suffix = whole[0]#whole[1]#"_"#m.Name;
          defvar count = !if(!and(!eq(log2, 3), !not(q)), "1", whole[0])#many#"v"#a.Name;
          def base#"ld"#suffix : NeonMemoryIntrinsic<[untyped], [i64], 1>;
          def : Pat<(untyped (!cast<Intrinsic>(base#"ld"#suffix) i64:$p)), (!cast<Instruction>("LD"#count) i64:$p)>;
          def base#"st"#suffix : NeonMemoryIntrinsic<[], !listconcat(same, [i64]), 0>;
          def : Pat<!setdagop(!con(members.Names, (ops i64:$p)), !cast<Intrinsic>(base#"st"#suffix)),
                    (!cast<Instruction>("ST"#count) members.Tuple, i64:$p)>;
        }
        // One element of each, or one for all.
        defvar lane = length#"lane_"#m.Name;
        def base#"ld"#lane : NeonMemoryIntrinsic<[untyped], !listconcat(same, [i64, i64]), 1, [ImmArg<ArgIndex<length>>]>;
        def : Pat<(untyped !setdagop(!con(members.Names, (ops timm:$n, i64:$p)), !cast<Intrinsic>(base#"ld"#lane))),
                  (!cast<Instruction>("LD"#length#"i"#a.Bits) members.Tuple, timm:$n, i64:$p)>;
        def base#"st"#lane : NeonMemoryIntrinsic<[], !listconcat(same, [i64, i64]), 0, [ImmArg<ArgIndex<length>>]>;
        def : Pat<!setdagop(!con(members.Names, (ops timm:$n, i64:$p)), !cast<Intrinsic>(base#"st"#lane)),
                  (!cast<Instruction>("ST"#length#"i"#a.Bits) members.Tuple, timm:$n, i64:$p)>;
        def base#"ld"#length#"r_"#m.Name : NeonMemoryIntrinsic<[untyped], [i64], 1>;
        def : Pat<(untyped (!cast<Intrinsic>(base#"ld"#length#"r_"#m.Name) i64:$p)),
                  (!cast<Instruction>("LD"#length#"Rv"#a.Name) i64:$p)>;
      }
    }
  }

// ---- Tables -----------------------------------------------------------------------------------------------------------
// Numbers beyond the table make zeros, or leave what is there.

foreach a = [Arranged8b, Arranged16b] in {
  defvar T = TypeOf<a>.T;
  foreach length = [1, 2, 3, 4] in {
    defvar name = length#"_"#a.Code;
    defvar table = Members<length, v16i8>.Tuple;
    defvar names = Members<length, v16i8>.Names;
    defvar params = !listconcat(!foldl([]<ValueType>, !range(length), all, n, !listconcat(all, [TypeOf<Arranged16b>.T])), [T]);
    defvar many = Counts[length];
    defvar opcode = a.Code#many;
    if !gt(length, 1) then {
      def int_aarch64_neon_tbl#name : NeonIntrinsic<[T], params>;
      def : Pat<(T !setdagop(!con(names, (ops T:$n)), !cast<Intrinsic>("int_aarch64_neon_tbl"#name))),
                (!cast<Instruction>("TBL"#opcode) table, T:$n)>;
    }
    def int_aarch64_neon_tbx#name : NeonIntrinsic<[T], !listconcat([T], params)>;
    if !gt(length, 1) then
      def : Pat<(T !setdagop(!con((ops T:$old), names, (ops T:$n)), !cast<Intrinsic>("int_aarch64_neon_tbx"#name))),
                (!cast<Instruction>("TBX"#opcode) T:$old, table, T:$n)>;
    else
      def : Pat<(T (!cast<Intrinsic>("int_aarch64_neon_tbx"#name) T:$old, v16i8:$a, T:$n)),
                (!cast<Instruction>("TBX"#opcode) T:$old, v16i8:$a, T:$n)>;
  }
}
