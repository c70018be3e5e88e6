// Arguments of a parent multiclass are not converted.
multiclass A<bits<4> n> { def a { int v = n; bit b = !eq(n, -1); } }
multiclass B : A<-1> { def b; }
defm X : B;
