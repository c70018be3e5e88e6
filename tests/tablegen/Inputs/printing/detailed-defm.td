// Where a def came from.
// ARGS: -print-detailed-records
class I;
multiclass A { def a : I; }
multiclass B { defm b : A; }
defm X : B;
