// Cleanups in the protected part, in a handler, and around both.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

struct D{ int x; NI D(int x):x(x){printf("D %d\n",x);} NI ~D(){printf("~D %d\n",x);} };
NI void t(int n){ if(n>2) throw n; }
NI int f(int n){ D a(n); D b(n+100); try { D c(n+200); t(n); D d(n+300); t(n+1);} catch(int e){ D q(e+1000); printf("caught %d %d\n",e,b.x); } return a.x; }
int main(){ for(int i=1;i<4;i++) printf("%d\n",f(i)); return 0; }
