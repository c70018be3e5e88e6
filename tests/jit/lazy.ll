; With -jit-kind=orc-lazy a function is compiled when it is first called, and never if it is not. Arguments of every kind arrive, and
; the address of a function is one wherever it is taken.
; RUN: lli -jit-kind=orc-lazy -jit-stats %s > %t.out 2> %t.err
; RUN: FileCheck %s --input-file=%t.out
; RUN: FileCheck %s --input-file=%t.err --check-prefix=STATS
; RUN: lli -O0 -jit-kind=orc-lazy %s | FileCheck %s
; RUN: lli -jit-stats %s 2>&1 | FileCheck %s --check-prefix=EAGER
; CHECK: 1 2 3 4 5 6 7 1.500000 2.500000 9
; CHECK-NEXT: same address: 1
; STATS: 3 functions compiled when they were called
; EAGER: 1 units linked
; EAGER: 0 functions compiled when they were called

@text = private constant [32 x i8] c"%d %d %d %d %d %d %d %f %f %ld\0A\00"
@same = private constant [18 x i8] c"same address: %d\0A\00"
@table = global ptr @many

declare i32 @printf(ptr, ...)

define void @many(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, double %x, double %y, <2 x i64> %v) {
  %last = extractelement <2 x i64> %v, i32 1
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, double %x, double %y, i64 %last)
  ret void
}

define internal ptr @address() noinline {
  ret ptr @many
}

define void @never() {
  call void @never()
  ret void
}

define i32 @main() {
  call void @many(i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, double 1.5, double 2.5, <2 x i64> <i64 8, i64 9>)
  %p = load ptr, ptr @table
  %q = call ptr @address()
  %equal = icmp eq ptr %p, %q
  %number = zext i1 %equal to i32
  %n = call i32 (ptr, ...) @printf(ptr @same, i32 %number)
  ret i32 0
}
