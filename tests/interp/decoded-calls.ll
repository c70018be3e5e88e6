; Calls by name and by address, recursion, switches, and arithmetic whose flags hold, mixed with instructions that are executed one
; by one: functions with more arguments than parameters, copies of arguments, and poison.
; RUN: lli -force-interpreter %s | FileCheck %s
; CHECK: 6765, 55, 3 7 7 9
; CHECK-NEXT: -3 -1 -6 2 3, copy 5 of 4
; CHECK-NEXT: inf -2 3000000000 17.00
; CHECK-NEXT: ababzz

@functions = internal constant [2 x ptr] [ptr @fibonacci, ptr @sum]
@f1 = private constant [22 x i8] c"%d, %d, %d %d %d %d\0A\00\00"
@f2 = private constant [32 x i8] c"%d %d %d %d %d, copy %d of %d\0A\00\00"
@f3 = private constant [17 x i8] c"%f %d %lu %.2f\0A\00\00"

declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare double @llvm.fmuladd.f64(double, double, double)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)

define internal i32 @fibonacci(i32 %n) {
  %place = alloca i32
  store i32 %n, ptr %place
  %small = icmp slt i32 %n, 2
  br i1 %small, label %known, label %more
known:
  ret i32 %n
more:
  %a = sub nsw i32 %n, 1
  %fa = call i32 @fibonacci(i32 %a)
  %kept = load i32, ptr %place
  %b = sub nsw i32 %kept, 2
  %fb = call i32 @fibonacci(i32 %b)
  %f = add nsw i32 %fa, %fb
  ret i32 %f
}

define internal i32 @sum(i32 %n) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %s = phi i32 [ 0, %0 ], [ %t, %loop ]
  %next = add nuw nsw i32 %i, 1
  %t = add nsw i32 %s, %next
  %done = icmp samesign uge i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %t
}

define internal i32 @choose(i32 %n) {
  switch i32 %n, label %other [ i32 1, label %one
                                i32 -2, label %two
                                i32 8, label %two ]
one:
  br label %exit
two:
  br label %exit
other:
  br label %exit
exit:
  %r = phi i32 [ 3, %one ], [ 7, %two ], [ 9, %other ]
  ret i32 %r
}

define internal void @change(ptr byval(i32) %copy) {
  store i32 5, ptr %copy
  ret void
}

define internal i32 @with_copy(ptr %place) {
  call void @change(ptr byval(i32) %place)
  %v = load i32, ptr %place
  ret i32 %v
}

define i32 @main() {
  %p0 = load ptr, ptr @functions
  %p1 = load ptr, ptr getelementptr ([2 x ptr], ptr @functions, i64 0, i64 1)
  %a = call i32 %p0(i32 20)
  %b = call i32 %p1(i32 10)
  %c1 = call i32 @choose(i32 1)
  %c2 = call i32 @choose(i32 -2)
  %c3 = call i32 @choose(i32 8)
  %c4 = call i32 @choose(i32 0)
  %o1 = call i32 (ptr, ...) @printf(ptr @f1, i32 %a, i32 %b, i32 %c1, i32 %c2, i32 %c3, i32 %c4)

  %minus = sub nsw i32 0, %c2
  %d1 = sdiv i32 %minus, 2
  %d2 = srem i32 %minus, 2
  %d3 = shl nsw i32 %d1, 1
  %d4 = call i32 @llvm.smax.i32(i32 %d1, i32 2)
  %high = shl nuw i32 %d4, 30
  %rotated = call i32 @llvm.fshl.i32(i32 %high, i32 %high, i32 1)
  %d5 = add i32 %rotated, 2
  %place = alloca i32
  store i32 4, ptr %place
  %kept = call i32 @with_copy(ptr %place)
  %five = add i32 %kept, 1
  %o2 = call i32 (ptr, ...) @printf(ptr @f2, i32 %d1, i32 %d2, i32 %d3, i32 %d4, i32 %d5, i32 %five, i32 %kept)

  ; What is poison may be computed, if it is not used.
  %largest = add i32 %five, 2147483642
  %poison = add nsw i32 %largest, 1
  %unused = select i1 false, i32 %poison, i32 0
  %x = sitofp i32 %d2 to double
  %infinite = fdiv double %x, 0.0
  %positive = fneg double %infinite
  %t = fptosi double -2.75 to i32
  %u = uitofp i64 3000000000 to double
  %v = fptoui double %u to i64
  %m = call double @llvm.fmuladd.f64(double 3.0, double 5.0, double 2.0)
  %o3 = call i32 (ptr, ...) @printf(ptr @f3, double %positive, i32 %t, i64 %v, double %m)

  ; Places of a copy may overlap.
  %room = alloca [8 x i8]
  store i64 0, ptr %room
  store i32 1650614882, ptr %room
  store i8 97, ptr %room
  %behind = getelementptr i8, ptr %room, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr %behind, ptr %room, i64 2, i1 false)
  %end = getelementptr i8, ptr %room, i64 4
  call void @llvm.memset.p0.i64(ptr %end, i8 122, i64 2, i1 false)
  %shown = call i32 @puts(ptr %room)
  ret i32 %unused
}
