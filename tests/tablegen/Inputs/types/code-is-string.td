// code and string are one type; the spelling is remembered.
def d { code a = "x"; string b = [{ y }]; code c = [{a}] # "b"; string e = "a" # [{b}]; }
