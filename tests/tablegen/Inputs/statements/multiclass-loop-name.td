// A number in the name of a def that is not pasted.
multiclass A { foreach i = [1] in def i; }
defm X : A;
