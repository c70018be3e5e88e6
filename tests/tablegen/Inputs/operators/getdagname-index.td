// The name of no argument.
// OURS: llvm-tblgen reads past the end
def o;
def d { string f = !getdagname((o 1:$a), 1); }
