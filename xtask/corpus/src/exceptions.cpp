// Throwing, catching by type and by anything, cleanups, filters, rethrow, nested handlers.
#include <stdexcept>
#include <string>
#include <vector>

struct Guard {
    int *counter;
    explicit Guard(int *c) : counter(c) { ++*counter; }
    ~Guard() { --*counter; }
};

int risky(int n) noexcept(false) {
    if (n % 3 == 0) throw std::runtime_error("three");
    if (n % 5 == 0) throw n;
    return n * 2;
}

int guarded(int n, int *counter) {
    Guard guard(counter);
    try {
        Guard inner(counter);
        return risky(n);
    } catch (const std::exception &e) {
        return static_cast<int>(std::string(e.what()).size());
    } catch (int value) {
        try {
            if (value > 100) throw;
        } catch (...) {
            return -1;
        }
        return value;
    }
}

int never_throws(int n) noexcept { return risky(n); }

struct Base {
    virtual ~Base() = default;
    virtual int value() const = 0;
};
struct Left : virtual Base {
    int value() const override { return 1; }
};
struct Right : virtual Base {
    int value() const override { return 2; }
};
struct Both : Left, Right {
    int value() const override { return Left::value() + Right::value(); }
};

int polymorphic(const Base *base) {
    if (auto *both = dynamic_cast<const Both *>(base)) return both->value();
    return base->value();
}

std::vector<std::string> words(const std::string &text) {
    std::vector<std::string> result;
    std::string word;
    for (char c : text) {
        if (c == ' ') {
            if (!word.empty()) result.push_back(word);
            word.clear();
        } else {
            word += c;
        }
    }
    if (!word.empty()) result.push_back(word);
    return result;
}
