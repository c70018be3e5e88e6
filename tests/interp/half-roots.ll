; Square roots of half precision are rounded once: those of 2 and 9, and of the smallest number.
; RUN: lli -force-interpreter %s | FileCheck %s
; CHECK: 3da8 4200 0c00

@format = private constant [16 x i8] c"%04x %04x %04x\0A\00"

define i32 @root(half %x) {
  %root = call half @llvm.sqrt.f16(half %x)
  %bits = bitcast half %root to i16
  %word = zext i16 %bits to i32
  ret i32 %word
}

define i32 @main() {
  %two = call i32 @root(half 2.0)
  %nine = call i32 @root(half 9.0)
  %least = call i32 @root(half 0xH0001)
  call i32 (ptr, ...) @printf(ptr @format, i32 %two, i32 %nine, i32 %least)
  ret i32 0
}

declare half @llvm.sqrt.f16(half)
declare i32 @printf(ptr, ...)
