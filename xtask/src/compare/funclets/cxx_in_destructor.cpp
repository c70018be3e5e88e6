// A destructor that catches while an exception is on its way.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ throw n; }
struct D{ int x; ~D(){ try { t(x); } catch(int e){ printf("in dtor %d\n",e); } } };
NI int f(int n){ try { D d{n}; t(n+1); } catch(int e){ printf("f %d\n",e); return e; } return 0; }
int main(){ printf("%d\n",f(3)); return 0; }
