// defm without name; with the empty one.
class I; multiclass A { def a : I; def : I; }
defm : A;
defm "" : A;
