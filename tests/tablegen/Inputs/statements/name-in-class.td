// NAME is the name of the def.
class A { string n = NAME; string m = "<" # NAME # ">"; }
class B : A { string o = NAME; }
def d : B;
def : A;
