// Every memory order, compare-and-swap weak and strong, fences, odd widths, thread-local storage of every model.
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

_Atomic int counter;
_Atomic uint8_t byte;
_Atomic int64_t wide;
_Atomic(void *) pointer;
_Atomic _Bool flag;
_Atomic float real;
struct pair {
    int64_t a, b;
};
_Atomic struct pair pairs;

__thread int general = 3;
static __thread int local_model __attribute__((tls_model("local-exec")));
extern __thread int initial __attribute__((tls_model("initial-exec")));
_Thread_local int dynamic __attribute__((tls_model("local-dynamic")));

int orders(int n) {
    int sum = atomic_load_explicit(&counter, memory_order_relaxed);
    sum += atomic_load_explicit(&counter, memory_order_acquire);
    sum += atomic_load(&counter);
    atomic_store_explicit(&counter, n, memory_order_release);
    atomic_store_explicit(&counter, n, memory_order_relaxed);
    sum += atomic_exchange(&counter, n);
    sum += atomic_fetch_add_explicit(&counter, n, memory_order_acq_rel);
    sum += atomic_fetch_sub(&counter, n) + atomic_fetch_and(&counter, n) + atomic_fetch_or(&counter, n);
    sum += atomic_fetch_xor(&counter, n) + (int)atomic_fetch_add(&byte, 1) + (int)atomic_fetch_add(&wide, n);
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_acquire);
    return sum + __atomic_fetch_nand(&general, n, __ATOMIC_SEQ_CST) + __atomic_fetch_min(&dynamic, n, __ATOMIC_RELAXED) +
           __atomic_fetch_max(&local_model, n, __ATOMIC_ACQUIRE) + initial;
}

bool swaps(int expected, int desired) {
    bool done = atomic_compare_exchange_strong(&counter, &expected, desired);
    done |= atomic_compare_exchange_weak_explicit(&counter, &expected, desired, memory_order_release,
                                                  memory_order_relaxed);
    void *none = 0;
    done |= atomic_compare_exchange_strong(&pointer, &none, &counter);
    return done | atomic_exchange(&flag, true);
}

float reals(float x) {
    struct pair p = atomic_load(&pairs);
    p.a += (int64_t)atomic_load(&real);
    atomic_store(&pairs, p);
    atomic_store(&real, x);
    real += 1.0f;
    return real;
}
