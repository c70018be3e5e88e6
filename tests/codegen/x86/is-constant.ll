; RUN: llc -O0 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -O2 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; Who asks whether a value is constant does not evaluate it: the address may be wrong.

declare i1 @llvm.is.constant.i8(i8)
declare i1 @llvm.is.constant.i32(i32)
declare i1 @llvm.is.constant.p0(ptr)

@g = global i32 0

; CHECK-LABEL: asked:
; CHECK-NOT: 123456
; CHECK: xorl %eax, %eax
; CHECK: ret
define i32 @asked(ptr %p) {
  %far = getelementptr i8, ptr %p, i64 123456
  %byte = load i8, ptr %far
  %known = call i1 @llvm.is.constant.i8(i8 %byte)
  %answer = zext i1 %known to i32
  ret i32 %answer
}

; What somebody else needs, and what others see, stays.
; CHECK-LABEL: needed:
; CHECK: 123456(%rdi)
; CHECK: ret
define i8 @needed(ptr %p, ptr %q) {
  %far = getelementptr i8, ptr %p, i64 123456
  %byte = load i8, ptr %far
  %known = call i1 @llvm.is.constant.i8(i8 %byte)
  ret i8 %byte
}

; CHECK-LABEL: seen:
; CHECK: 123456(%rdi)
; CHECK: ret
define i1 @seen(ptr %p) {
  %far = getelementptr i8, ptr %p, i64 123456
  %byte = load volatile i8, ptr %far
  %known = call i1 @llvm.is.constant.i8(i8 %byte)
  ret i1 %known
}

; CHECK-LABEL: number:
; CHECK: mov{{[bl]}} $1, %{{e?}}a
; CHECK: ret
define i1 @number() {
  %known = call i1 @llvm.is.constant.i32(i32 7)
  ret i1 %known
}

; The linker knows where it will be, nobody else.
; CHECK-LABEL: place:
; CHECK: xorl %eax, %eax
; CHECK: ret
define i1 @place() {
  %known = call i1 @llvm.is.constant.p0(ptr @g)
  ret i1 %known
}
