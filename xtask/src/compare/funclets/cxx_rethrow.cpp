// Handlers that throw again: the same exception, or others.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

NI void t(int n){ throw n; }
NI int f(int n){ try { try { t(n); } catch(int e){ printf("inner %d\n",e); if(e==2) throw; if(e==3) throw 'x'; if (e==4) throw 4.5; } } catch(int e){ printf("outer %d\n",e); return 7; } catch(char c){ printf("outer %c\n",c); return 8; } return 1; }
int main(){ for(int i=1;i<5;i++) try { printf("%d\n",f(i)); } catch(...) { printf("all\n"); } return 0; }
