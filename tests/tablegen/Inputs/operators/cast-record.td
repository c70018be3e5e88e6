// A record by name.
class R<int n> { int v = n; }
def R1 : R<10>; def R2 : R<20>;
def d { R f = !cast<R>("R" # 2); int v = !cast<R>("R1").v; }
