; Choices of integers and numbers by comparisons of every kind, in chains and in pairs.
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d,+c -verify-machineinstrs %s -o - | FileCheck %s
; CHECK-LABEL: main:
declare i32 @printf(ptr, ...)
@line = private constant [20 x i8] c"%ld %ld %ld %ld %g\0A\00"
@values = private constant [6 x i64] [i64 0, i64 1, i64 -1, i64 9223372036854775807, i64 -9223372036854775808, i64 77]

define i64 @least(i64 %x, i64 %y) noinline {
  %c = icmp slt i64 %x, %y
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}
define i64 @most(i64 %x, i64 %y) noinline {
  %c = icmp uge i64 %x, %y
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}
define i64 @sign(i64 %x) noinline {
  %negative = icmp slt i64 %x, 0
  %none = icmp eq i64 %x, 0
  %a = select i1 %none, i64 0, i64 1
  %r = select i1 %negative, i64 -1, i64 %a
  ret i64 %r
}
define i128 @wide(i128 %x, i128 %y) noinline {
  %c = icmp sle i128 %x, %y
  %r = select i1 %c, i128 %y, i128 %x
  ret i128 %r
}
define double @number(i64 %x, double %a, double %b) noinline {
  %c = icmp sgt i64 %x, 0
  %d = select i1 %c, double %a, double %b
  %e = fcmp olt double %d, 2.0
  %r = select i1 %e, double %d, double 2.0
  ret double %r
}
define i32 @main() {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rest ]
  %xp = getelementptr i64, ptr @values, i64 %i
  %x = load i64, ptr %xp
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %yp = getelementptr i64, ptr @values, i64 %j
  %y = load i64, ptr %yp
  %a = call i64 @least(i64 %x, i64 %y)
  %b = call i64 @most(i64 %x, i64 %y)
  %c = call i64 @sign(i64 %x)
  %xw = sext i64 %x to i128
  %yw = sext i64 %y to i128
  %w = call i128 @wide(i128 %xw, i128 %yw)
  %wl = trunc i128 %w to i64
  %n = call double @number(i64 %y, double 1.5, double 3.25)
  call i32 (ptr, ...) @printf(ptr @line, i64 %a, i64 %b, i64 %c, i64 %wl, double %n)
  %j.next = add i64 %j, 1
  %again = icmp ult i64 %j.next, 6
  br i1 %again, label %inner, label %rest
rest:
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, 6
  br i1 %more, label %outer, label %done
done:
  ret i32 0
}
