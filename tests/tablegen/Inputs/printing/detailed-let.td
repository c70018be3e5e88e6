// Where a field was set.
// ARGS: -print-detailed-records
class I { int x = 1; int y = 2; }
let x = 3 in
def a : I {
  let y = 4;
}
