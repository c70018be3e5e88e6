// Exceptions: thrown through frames with values in registers, caught by type, by base, by all; thrown again; cleanups.
#include <cstdio>
#include <string>
#include <stdexcept>
#include <vector>
struct Noisy { const char *n; Noisy(const char *n) : n(n) { printf("+%s\n", n); } ~Noisy() { printf("-%s\n", n); } };
struct Base { virtual ~Base() {} virtual int id() const { return 1; } };
struct Derived : Base { int v; Derived(int v) : v(v) {} int id() const override { return v; } };
__attribute__((noinline)) int thrower(int k, long a, double d) {
  Noisy n("thrower");
  switch (k) {
    case 0: throw 42;
    case 1: throw std::runtime_error("oops");
    case 2: throw Derived(7);
    case 3: throw "text";
    case 4: throw 2.5;
    default: return (int)(a + d);
  }
}
__attribute__((noinline)) int nested(int k) {
  Noisy n("nested");
  try {
    Noisy m("inner");
    return thrower(k, k * 3, 1.5);
  } catch (const char *s) { printf("string %s\n", s); return -3; }
}
__attribute__((noinline)) int values(int a, int b, int c, double x, double y) {
  int sum = a * b; double z = x * y;
  for (int k = 0; k < 6; k++) {
    try { sum += nested(k); z += k; }
    catch (int i) { sum += i * a; z -= y; }
    catch (const std::exception &e) { printf("std %s\n", e.what()); sum -= b; }
    catch (const Base &e) { sum += e.id() * c; }
    catch (...) { puts("other"); sum ^= c; }
    printf("%d %d %g\n", k, sum, z);
  }
  return sum + a + b + c + (int)x;
}
int rethrow(int k) { try { try { nested(k); } catch (int) { puts("re"); throw; } } catch (int j) { return j; } return 0; }
void no() noexcept(true) { try { thrower(0, 1, 2); } catch (...) { puts("no"); } }
std::string make(int n) { std::string s; for (int i = 0; i < n; i++) s += std::to_string(i); if (n > 20) throw std::length_error(s.substr(0, 10)); return s; }
int main() {
  printf("%d\n", values(3, 4, 5, 1.25, 2.5));
  printf("%d\n", rethrow(0));
  no();
  std::vector<std::string> v;
  for (int i = 0; i < 30; i += 5) try { v.push_back(make(i)); } catch (std::exception &e) { printf("caught %s\n", e.what()); }
  for (auto &s : v) puts(s.c_str());
  try { std::vector<int>().at(3); } catch (std::out_of_range &) { puts("range"); }
  try { std::string("abc").substr(9); } catch (std::out_of_range &) { puts("range2"); }
  return 0;
}
