// A defm in a multiclass; three levels.
class I<string s> { string t = s; }
multiclass A<string s> { def a : I<s # NAME>; }
multiclass B<string s> { defm b : A<s # "1">; defm "" : A<s # "2">; }
multiclass C { defm c : B<"x">; }
defm TOP : C;
