// A return from a handler in a loop, through cleanups.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ throw n; }
struct D{ int x; D(int x):x(x){} ~D(){printf("~D %d\n",x);} };
NI int f(int n){ D a(1); for(int i=0;i<n;i++){ D b(i+10); try { D c(i+20); if(i%2) t(i); } catch(int e){ D d(e+30); if(e==3) return e; } } return -1; }
int main(){ printf("%d\n",f(2)); printf("%d\n",f(6)); return 0; }
