// A brace too few.
let x = 1 in {
def d;
