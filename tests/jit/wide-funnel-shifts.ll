; Funnel shifts of more bits than a library divides, by amounts that are taken modulo a width that is no power of two: what the
; interpreter computes, code does.
; RUN: lli -force-interpreter %s | FileCheck %s
; RUN: lli -O0 %s | FileCheck %s
; RUN: lli -O2 %s | FileCheck %s

; CHECK: left 3 3
; CHECK-NEXT: right 3 3
; CHECK-NEXT: nothing 1 0
; CHECK-NEXT: most 4 0

@word = private constant [10 x i8] c"%s %d %d\0A\00"
@left = private constant [5 x i8] c"left\00"
@right = private constant [6 x i8] c"right\00"
@nothing = private constant [8 x i8] c"nothing\00"
@most = private constant [5 x i8] c"most\00"
@one = global i160 1
@two = global i160 2
@five = global i160 5
@top = global i160 -730750818665451459101842416358141509827966271488
@amount = global i160 161
@whole = global i160 320
@less = global i160 159

; The low bits of a number, and its bits from the highest but one on.
define void @show(ptr %name, i160 %n) {
  %low = trunc i160 %n to i32
  %high = lshr i160 %n, 158
  %end = trunc i160 %high to i32
  call i32 (ptr, ...) @printf(ptr @word, ptr %name, i32 %low, i32 %end)
  ret void
}

define i32 @main() {
  %one = load i160, ptr @one
  %two = load i160, ptr @two
  %five = load i160, ptr @five
  %top = load i160, ptr @top
  %amount = load i160, ptr @amount
  %whole = load i160, ptr @whole
  %less = load i160, ptr @less
  %three = or i160 %one, %two
  %both = lshr i160 %top, 1
  %full = or i160 %top, %both
  ; 0b11...1 comes in from below, and its highest bits stay.
  %l0 = call i160 @llvm.fshl.i160(i160 %full, i160 %top, i160 %amount)
  %l1 = or i160 %l0, %full
  %l2 = or i160 %l1, %two
  call void @show(ptr @left, i160 %l2)
  %r0 = call i160 @llvm.fshr.i160(i160 %three, i160 %full, i160 %amount)
  %r1 = or i160 %r0, %three
  %r2 = or i160 %r1, %top
  call void @show(ptr @right, i160 %r2)
  %n = call i160 @llvm.fshl.i160(i160 %one, i160 %top, i160 %whole)
  call void @show(ptr @nothing, i160 %n)
  %m = call i160 @llvm.fshr.i160(i160 %two, i160 %five, i160 %less)
  call void @show(ptr @most, i160 %m)
  ret i32 0
}

declare i160 @llvm.fshl.i160(i160, i160, i160)
declare i160 @llvm.fshr.i160(i160, i160, i160)
declare i32 @printf(ptr, ...)
