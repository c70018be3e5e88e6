// Every def inside must have the field.
class A;
let x = 1 in def a : A;
