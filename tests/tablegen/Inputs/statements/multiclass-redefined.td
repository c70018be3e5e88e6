// A multiclass has one body.
multiclass A { def a; }
multiclass A { def a; }
