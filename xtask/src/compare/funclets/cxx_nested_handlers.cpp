// Handlers in handlers in handlers: each finds the frame of the function.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ throw n; }
NI int f(int n){ int k=0; try { t(n);} catch(int e){ try { t(e+1);} catch(int g){ try { t(g+1); } catch(int h){ k=e*100+g*10+h; printf("%d %d %d\n",e,g,h); } k+=g; } k+=e; } return k; }
int main(){ printf("%d\n",f(1)); printf("%d\n",f(3)); return 0; }
