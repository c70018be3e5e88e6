; Vectors of numbers that no library divides or converts: lane by lane, each lane a loop.
; RUN: lli -O0 %s | FileCheck %s
; RUN: lli -O2 %s | FileCheck %s
@line = private constant [14 x i8] c"%lld %lld %g\0A\00"
declare i32 @printf(ptr, ...)

define <2 x i200> @quotients(<2 x i200> %x, <2 x i200> %y) noinline {
  %r = sdiv <2 x i200> %x, %y
  ret <2 x i200> %r
}

define <2 x double> @numbers(<2 x i200> %x) noinline {
  %r = sitofp <2 x i200> %x to <2 x double>
  ret <2 x double> %r
}

; CHECK: -333333333333 10 -1e+12
define i32 @main() {
  %q = call <2 x i200> @quotients(<2 x i200> <i200 -1000000000000, i200 100000000000000000000000000000000000000000000000007>, <2 x i200> <i200 3, i200 10000000000000000000000000000000000000000000000000>)
  %a = extractelement <2 x i200> %q, i32 0
  %b = extractelement <2 x i200> %q, i32 1
  %c = trunc i200 %a to i64
  %d = trunc i200 %b to i64
  %n = call <2 x double> @numbers(<2 x i200> <i200 -1000000000000, i200 1>)
  %e = extractelement <2 x double> %n, i32 0
  call i32 (ptr, ...) @printf(ptr @line, i64 %c, i64 %d, double %e)
  ret i32 0
}
