// Handlers for two types; a value of the function changes in the protected part and in a handler.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ if(n&1) throw n*10; if(n&2) throw 2.5*n; }
NI int f(int n){ int k=n*3; try { t(n); k+=5; } catch(int e){ k+=e+n; } catch(double d){ k=(int)(d*100); } return k; }
int main(){ for(int i=0;i<5;i++) printf("%d\n",f(i)); return 0; }
