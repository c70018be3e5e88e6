// A handler in a function whose stack pointer moves.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ throw n; }
NI int f(int n, int m){ char*p=(char*)__builtin_alloca(m); for(int i=0;i<m;i++) p[i]=i; int s=0; try { t(n); } catch(int e){ for(int i=0;i<m;i++) s+=p[i]; s+=e; } return s+p[m-1]; }
int main(){ printf("%d %d\n",f(3,10),f(4,100)); return 0; }
