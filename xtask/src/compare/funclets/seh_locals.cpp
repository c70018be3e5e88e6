// Filters that read and write variables of the function, in loops and nested.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

extern "C" void RaiseException(unsigned,unsigned,unsigned,const unsigned long long*);
extern "C" unsigned long _exception_code(void);
NI void t(unsigned c){ RaiseException(c,0,0,nullptr); }
NI int f(int a,int b){ int loc=a*2; int out=0; __try { t(0xe0000000+a); } __except(loc+=b, out=a, (_exception_code()==0xe0000001u)?1:0){ out+=loc; } return out; }
NI int h(int n){ int s=0; for(int i=0;i<n;i++){ __try { if(i&1) t(0xe0000010+i); s+=i; } __except(1){ s+=1000*i; } } return s; }
NI int nest(int n){ int s=0; __try { __try { t(0xe0000020+n); } __except(n==1){ s=1; } } __except(1){ s=2; } return s; }
int main(){ printf("%d\n",f(1,5)); __try { f(2,5);} __except(1){ printf("outer %x\n",(unsigned)_exception_code()); } printf("%d\n",h(6)); printf("%d %d\n",nest(1),nest(2)); return 0; }
