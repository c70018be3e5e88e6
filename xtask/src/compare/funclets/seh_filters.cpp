// Handlers with filters, and a cleanup before them.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

extern "C" void RaiseException(unsigned,unsigned,unsigned,const unsigned long long*);
extern "C" unsigned long _exception_code(void);
NI void t(unsigned c){ if(c) RaiseException(c,0,0,nullptr); }
NI int filt(unsigned c,int want){ printf("filter %x\n",c); return c==(unsigned)want; }
NI int f(unsigned c,int w){ int k=3; __try { t(c); k=4; } __except(filt(__builtin_bit_cast(unsigned,(unsigned)_exception_code()),w)){ k+=100; } return k; }
NI int g(unsigned c){ int k=1; __try { __try { t(c); k=2; } __finally { k*=10; printf("finally %d\n",k); } } __except(1){ printf("code %x\n",(unsigned)_exception_code()); k+=7; } return k; }
int main(){ printf("%d\n",f(0,1)); printf("%d\n",f(0xe0000001,0xe0000001)); printf("%d\n",g(0)); printf("%d\n",g(0xe0000002));
 int r=0; __try { r=f(0xe0000003,5); } __except(1){ r=77; } printf("%d\n",r); return 0; }
