// Field of a def through NAME.
multiclass A<string s> { def NAME { string n = NAME; string t = s; } }
defm X : A<"q">;
