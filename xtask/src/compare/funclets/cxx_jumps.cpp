// Handlers that return, jump out, and fall out of a switch.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ throw n; }
NI int sw(int n){ switch(n){ case 0: try { t(1);} catch(int e){ return e; } break; case 1: try { t(2);} catch(...){ goto out; } break; case 2: try { t(3); } catch(int&e){ e+=4; return e; } } return -1; out: return 99; }
int main(){ for(int i=0;i<4;i++) printf("%d\n",sw(i)); return 0; }
