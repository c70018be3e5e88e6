; Funnel shifts of more bits than a library divides, by amounts that are taken modulo a width that is no power of two: what the
; interpreter computes, code does.
; RUN: lli -force-interpreter %s | FileCheck %s
; RUN: lli -O0 %s | FileCheck %s
; RUN: lli -O2 %s | FileCheck %s

; CHECK: left 3 3
; CHECK-NEXT: right 3 3
; CHECK-NEXT: nothing 1 0
; CHECK-NEXT: most 4 0
; CHECK-NEXT: constants 2 0
; CHECK-NEXT: constants 3 3
; CHECK-NEXT: constants 1 0
; CHECK-NEXT: constants 161 0

@word = private constant [10 x i8] c"%s %d %d\0A\00"
@left = private constant [5 x i8] c"left\00"
@right = private constant [6 x i8] c"right\00"
@nothing = private constant [8 x i8] c"nothing\00"
@constants = private constant [10 x i8] c"constants\00"
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
  ; 2^160 - 1 is 95 of 160, 2^96 + 1 is 97, and the widest number of 96 bits is 63: constants that no word holds.
  %c95 = call i160 @llvm.fshr.i160(i160 %top, i160 %top, i160 -1)
  %c = lshr i160 %c95, 63
  call void @show(ptr @constants, i160 %c)
  %d = call i160 @llvm.fshl.i160(i160 %full, i160 %full, i160 79228162514264337593543950337)
  %e = call i160 @llvm.fshr.i160(i160 %d, i160 %d, i160 79228162514264337593543950337)
  %f = or i160 %e, %three
  call void @show(ptr @constants, i160 %f)
  %g = call i160 @llvm.fshl.i160(i160 -1, i160 -1, i160 -1)
  %h = and i160 %g, 1
  call void @show(ptr @constants, i160 %h)
  %amount96 = trunc i160 %amount to i96
  %i = call i96 @llvm.fshl.i96(i96 %amount96, i96 %amount96, i96 -1)
  %j = call i96 @llvm.fshr.i96(i96 %i, i96 %i, i96 63)
  %k = zext i96 %j to i160
  call void @show(ptr @constants, i160 %k)
  ret i32 0
}

declare i160 @llvm.fshl.i160(i160, i160, i160)
declare i160 @llvm.fshr.i160(i160, i160, i160)
declare i32 @printf(ptr, ...)
