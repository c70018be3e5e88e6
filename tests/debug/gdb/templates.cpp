// Templates of functions and classes, overloads, lambdas, operators, default and variadic arguments.
// gdb: break largest<int>
// gdb: run
// gdb: backtrace
// gdb: info args
// gdb: finish
// gdb: break Stack<double>::push
// gdb: continue
// gdb: print *this
// gdb: ptype this
// gdb: print value
// gdb: up
// gdb: print most
// gdb: print stack
// gdb: break add(int)
// gdb: continue
// gdb: info args
// gdb: break sum<int, int, char>
// gdb: continue
// gdb: backtrace 2
// gdb: info args
// gdb: delete
// gdb: tbreak templates.cpp:63
// gdb: continue
// gdb: info locals
// gdb: print lambda
// gdb: print point + point
// gdb: whatis point
// gdb: ptype Point
template <typename T> T largest(T a, T b) { return a < b ? b : a; }

template <typename T> class Stack {
public:
  void push(T value) { items[size++] = value; }
  T top() const { return items[size - 1]; }

private:
  T items[4] = {};
  unsigned size = 0;
};

struct Point {
  int x, y;
  Point operator+(const Point &other) const { return Point{x + other.x, y + other.y}; }
};

static int add(int a) { return a + 1; }
static double add(double a) { return a + 2; }

template <typename T> T sum(T value) { return value; }
template <typename T, typename... Rest> T sum(T value, Rest... rest) { return value + sum(rest...); }

int main() {
  int most = largest(3, 4);
  Stack<double> stack;
  stack.push(2.5);
  stack.push(3.5);
  int one = add(1);
  double two = add(2.0);
  int all = sum(1, 2, 'a');
  Point point = {1, 2};
  auto lambda = [&point](int by) { return point.x + by; };
  return most + stack.top() + one + two + all + lambda(3) + (point + point).y > 0 ? 0 : 1;
}
