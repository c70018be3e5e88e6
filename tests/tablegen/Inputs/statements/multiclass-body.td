// What may be in a multiclass.
multiclass A { int x = 1; }
