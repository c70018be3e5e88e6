; Jumps in place of calls, with arguments on the stack: ten million of them, which as calls would need more stack than there is.
; What is printed are sums of the arguments in the order of their places.
; RUN: lli %s | FileCheck %s
; RUN: lli -O0 %s | FileCheck %s
; CHECK: 1275137096
; CHECK: 312

@line = private constant [6 x i8] c"%lld\0A\00"
@to = global ptr @even
declare i32 @printf(ptr, ...)

define tailcc i64 @even(i64 %n, i64 %s, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) noinline {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
end:
  %x = mul i64 %g, 1000
  %r = add i64 %s, %x
  ret i64 %r
more:
  %m = sub i64 %n, 1
  %t = add i64 %s, %g
  %r2 = tail call tailcc i64 @odd(i64 %m, i64 %t, i64 %d, i64 %e, i64 %f, i64 %c, i64 %n, i64 %g, i64 %s, i64 3)
  ret i64 %r2
}

define tailcc i64 @odd(i64 %n, i64 %s, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j) noinline {
  %k = add i64 %h, %j
  %l = xor i64 %k, %g
  %o = and i64 %l, 255
  %p = add i64 %i, %o
  %to = load volatile ptr, ptr @to
  %r = tail call tailcc i64 %to(i64 %n, i64 %p, i64 %f, i64 %c, i64 %d, i64 %e, i64 %o)
  ret i64 %r
}

define i64 @turn(i64 %n, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) noinline {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
end:
  %g10 = mul i64 %g, 100
  %h10 = mul i64 %h, 10
  %x = add i64 %g10, %h10
  %y = add i64 %x, %i
  ret i64 %y
more:
  %m = sub i64 %n, 1
  %r = musttail call i64 @turn(i64 %m, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %h, i64 %i, i64 %g)
  ret i64 %r
}

define i32 @main() {
  %a = call tailcc i64 @even(i64 10000000, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5)
  call i32 (ptr, ...) @printf(ptr @line, i64 %a)
  %b = call i64 @turn(i64 10000001, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 2, i64 3)
  call i32 (ptr, ...) @printf(ptr @line, i64 %b)
  ret i32 0
}
