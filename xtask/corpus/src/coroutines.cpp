// A generator: coroutine frames, suspension points, promise types.
#include <coroutine>
#include <exception>

struct Generator {
    struct promise_type {
        int current = 0;
        Generator get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(int value) {
            current = value;
            return {};
        }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    std::coroutine_handle<promise_type> handle;
    ~Generator() {
        if (handle) handle.destroy();
    }
    bool next() {
        handle.resume();
        return !handle.done();
    }
};

Generator squares(int limit) {
    for (int i = 0; i < limit; ++i) co_yield i * i;
}

int sum_of_squares(int limit) {
    int sum = 0;
    Generator generator = squares(limit);
    while (generator.next()) sum += generator.handle.promise().current;
    return sum;
}
