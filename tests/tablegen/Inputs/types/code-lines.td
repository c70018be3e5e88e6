// Code keeps its lines.
def d { code c = [{
  int f() { return "q"; }
}]; }
