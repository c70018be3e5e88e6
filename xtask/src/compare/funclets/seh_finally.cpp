// Cleanups one after the other, and an access that the processor refuses.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

extern "C" void RaiseException(unsigned,unsigned,unsigned,const unsigned long long*);
NI void t(unsigned c){ RaiseException(c,0,0,nullptr); }
NI int *null(){ static int *p; return p; }
NI int f(int n){ int s=n; __try { __try { __try { t(0xe0000001); } __finally { s*=2; printf("in1 %d\n",s);} } __finally { s+=5; printf("in2 %d\n",s);} } __except(1) { s*=100; } return s; }
NI int rd(int*p){ return *p; }
NI int av(){ int r=1; __try { r=rd(null()); } __except(1){ r=55; } return r; }
int main(){ printf("%d\n",f(3)); printf("%d\n",av()); return 0; }
