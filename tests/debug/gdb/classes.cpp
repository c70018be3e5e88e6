// Classes: methods, bases, virtual functions, static members, references, namespaces.
// gdb: break geometry::Circle::area
// gdb: run
// gdb: backtrace
// gdb: print *this
// gdb: print this->radius
// gdb: ptype this
// gdb: ptype geometry::Shape
// gdb: next
// gdb: info locals
// gdb: finish
// gdb: print circle
// gdb: print reference
// gdb: whatis reference
// gdb: print geometry::Shape::count
// gdb: print geometry::unit
// gdb: ptype geometry::Unit
// gdb: print square
// gdb: break consume
// gdb: continue
// gdb: info args
// gdb: print *shape
// gdb: up
// gdb: print member
// gdb: whatis member
// gdb: print pair
// gdb: print pair.first
// gdb: print hidden
namespace geometry {
enum class Unit : unsigned char { Meter = 1, Foot };
class Shape {
public:
  explicit Shape(int id) : id(id) { count++; }
  virtual ~Shape() {}
  virtual double area() const = 0;
  static int count;

protected:
  int id;

private:
  Unit kind = Unit::Foot;
};
int Shape::count = 0;
Unit unit = Unit::Meter;

class Circle : public Shape {
public:
  Circle(int id, double radius) : Shape(id), radius(radius) {}
  double area() const override {
    double squared = radius * radius;
    return squared * 3;
  }
  double radius;
};

struct Square final : Shape {
  Square(int id, double side) : Shape(id), side(side) {}
  double area() const override { return side * side; }
  double side;
};
} // namespace geometry

template <typename T, int N> struct Pair {
  T first[N];
  T second;
};

namespace {
int hidden = 12;
}

static double consume(const geometry::Shape *shape, double &&scale) { return shape->area() * scale; }

int main() {
  geometry::Circle circle(1, 2.0);
  geometry::Square square(2, 3.0);
  const geometry::Shape &reference = circle;
  double first = reference.area();
  double geometry::Circle::*member = &geometry::Circle::radius;
  Pair<short, 2> pair = {{1, 2}, 3};
  double second = consume(&square, 2.0);
  return first + second + pair.second + circle.*member + hidden > 0 ? 0 : 1;
}
