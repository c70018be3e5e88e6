// An exception that is copied by its constructor.
extern "C" int printf(const char*, ...);
#define NI __attribute__((noinline))

struct S{ long long a[5]; S(int k){ for(int i=0;i<5;i++) a[i]=k*i; } S(const S&o){ for(int i=0;i<5;i++) a[i]=o.a[i]+1; } ~S(){ printf("~S %lld\n",a[4]); } };
NI void t(int n){ S s(n); throw s; }
NI long long f(int n){ long long r=0; try { t(n); } catch(S s){ for(int i=0;i<5;i++) r+=s.a[i]; } return r; }
int main(){ printf("%lld\n",f(3)); printf("%lld\n",f(5)); return 0; }
