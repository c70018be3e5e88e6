// Cleanups of many frames, and many exceptions one after the other.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ if(n==0) throw 1; t(n-1); }
struct D{ int x; D(int x):x(x){} ~D(){ printf("~%d ",x);} };
NI void r(int n){ D d(n); if(n==0) throw 5; r(n-1); }
int main(){ try{ r(6);} catch(int e){ printf("e %d\n",e);} int c=0; for(int i=0;i<300;i++) try { t(i%5);} catch(int e){ c+=e; } printf("%d\n",c); return 0; }
