// Set expressions.
// ARGS: -print-sets
class Set<dag e> { dag Elements = e; }
def add; def sub; def and; def shl; def trunc; def rotl; def rotr; def decimate; def interleave; def sequence;
foreach i = 0...9 in def R#i;
def S0 : Set<(add R1, R0, R1, (sequence "R%u", 2, 4))>;
def S1 : Set<(sub S0, R0, (add R3))>;
def S2 : Set<(and S0, (add R4, R1, R9))>;
def S3 : Set<(shl S0, 2)>; def S4 : Set<(trunc S0, 2)>; def S5 : Set<(rotl S0, 1)>; def S6 : Set<(rotr S0, 1)>;
def S7 : Set<(decimate S0, 2)>; def S8 : Set<(interleave (add R0, R1, R2), (add R8, R9))>; def S9 : Set<(sequence "R%u", 6, 2, 2)>; def S10 : Set<(add (sequence "R%d", 3, 1), S1)>;
