// Results of calls that may throw.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI int t(int n){ if(n<0) throw n; return n*2; }
NI int f(int n){ int v; try { v=t(n); } catch(int e){ v=-e*5; } int w; try { w=t(v-30);} catch(int e){ w=e+v; } return v*1000+w; }
int main(){ for(int i=-3;i<4;i++) printf("%d\n",f(i*9)); return 0; }
