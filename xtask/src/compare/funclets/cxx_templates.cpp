// Handlers in instances of a template, and exceptions that are pointers.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ if(n>0) throw n; }
template<class F> NI int guard(F f){ try { f(); return 0; } catch(int e){ return e; } catch(const char*s){ printf("%s\n",s); return -2; } }
int main(){ int a=3,b=4; printf("%d\n",guard([&]{ t(a+b); })); printf("%d\n",guard([&]{ t(-1); a=10; })); printf("%d %d\n",a,guard([]{ throw "text"; })); return 0; }
