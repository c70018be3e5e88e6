// Templates, lambdas, virtual tables, comdats, static locals, member pointers, structured bindings, global constructors.
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <tuple>
#include <vector>

namespace shapes {
struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0;
    std::string name = "shape";
};
struct Square final : Shape {
    double side;
    explicit Square(double s) : side(s) { name = "square"; }
    double area() const override { return side * side; }
};
template <int Sides> struct Regular : Shape {
    double side = Sides;
    double area() const override { return side * side * Sides / 4.0; }
};
} // namespace shapes

static std::map<std::string, int> registry = {{"one", 1}, {"two", 2}};

template <typename T, typename... Rest> T sum(T first, Rest... rest) { return (first + ... + rest); }

int registered(const std::string &name) {
    static const int fallback = static_cast<int>(registry.size()) * 10;
    auto found = registry.find(name);
    return found == registry.end() ? fallback : found->second;
}

double areas(int n) {
    std::vector<std::unique_ptr<shapes::Shape>> list;
    list.push_back(std::make_unique<shapes::Square>(n));
    list.push_back(std::make_unique<shapes::Regular<5>>());
    list.push_back(std::make_unique<shapes::Regular<7>>());
    std::sort(list.begin(), list.end(), [](const auto &a, const auto &b) { return a->area() < b->area(); });
    return std::accumulate(list.begin(), list.end(), 0.0, [&](double s, const auto &p) { return s + p->area() * n; });
}

struct Counter {
    int n = 0;
    int next() { return ++n; }
    int peek() const { return n; }
};

int through_pointer(Counter &counter, bool peek) {
    int (Counter::*method)() = &Counter::next;
    int Counter::*field = &Counter::n;
    std::function<int(int)> twice = [&counter](int x) { return x * 2 + counter.peek(); };
    auto [a, b, c] = std::make_tuple(1, 2.5, 'c');
    return peek ? twice(counter.*field) : (counter.*method)() + a + static_cast<int>(b) + c + sum(1, 2, 3);
}

thread_local std::string per_thread = "text";
inline int shared_inline = registered("two");
extern template class std::vector<long>;
template class std::vector<short>;
