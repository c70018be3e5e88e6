; Intrinsics on tags of memory are an instruction each.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+mte %s -o - | FileCheck %s

; CHECK-LABEL: pointers:
; CHECK: irg [[P:x[0-9]+]], x0
; CHECK: irg {{x[0-9]+}}, [[P]], x1
; CHECK: addg {{x[0-9]+}}, {{x[0-9]+}}, #0, #3
; CHECK: gmi {{x[0-9]+}}, {{x[0-9]+}}, x1
; CHECK: subp x0, {{x[0-9]+}}, {{x[0-9]+}}
define i64 @pointers(ptr %p, i64 %mask) {
  %any = call ptr @llvm.aarch64.irg(ptr %p, i64 0)
  %other = call ptr @llvm.aarch64.irg(ptr %any, i64 %mask)
  %next = call ptr @llvm.aarch64.addg(ptr %other, i64 3)
  %m = call i64 @llvm.aarch64.gmi(ptr %next, i64 %mask)
  %q = inttoptr i64 %m to ptr
  %d = call i64 @llvm.aarch64.subp(ptr %next, ptr %q)
  ret i64 %d
}

; CHECK-LABEL: memory:
; CHECK: stg x0, [x1]
; CHECK: stgp x2, x3, [x1]
; CHECK: ldg x0, [x1]
define ptr @memory(ptr %p, ptr %q, i64 %a, i64 %b) {
  call void @llvm.aarch64.stg(ptr %p, ptr %q)
  call void @llvm.aarch64.stgp(ptr %q, i64 %a, i64 %b)
  %r = call ptr @llvm.aarch64.ldg(ptr %p, ptr %q)
  ret ptr %r
}

; Blocks of one or two granules are an instruction; others are tagged one granule after the other.
; CHECK-LABEL: blocks:
; CHECK: stg x0, [x0]
; CHECK: stz2g x0, [x0]
; CHECK: mov [[AT:x[0-9]+]], x0
; CHECK-NEXT: mov [[LEFT:x[0-9]+]], #160
; CHECK-NEXT: movk [[LEFT]], #1, lsl #16
; CHECK-NEXT: [[AGAIN:.L[a-z0-9_]+]]:
; CHECK-NEXT: stg [[AT]], {{.}}[[AT]]{{.}}, #16
; CHECK-NEXT: subs [[LEFT]], [[LEFT]], #16
; CHECK-NEXT: b.ne [[AGAIN]]
define void @blocks(ptr %p) {
  call void @llvm.aarch64.settag(ptr %p, i64 16)
  call void @llvm.aarch64.settag.zero(ptr %p, i64 32)
  call void @llvm.aarch64.settag(ptr %p, i64 65696)
  ret void
}

; A base has a tag by chance, and objects of the frame have the ones that follow.
; CHECK-LABEL: frame:
; CHECK: irg [[BASE:x[0-9]+]], sp, {{x0|xzr}}
; CHECK: subp [[D:x[0-9]+]], {{x[0-9]+}}, [[BASE]]
; CHECK-NEXT: add [[P:x[0-9]+]], [[BASE]], [[D]]
; CHECK-NEXT: addg {{x[0-9]+}}, [[P]], #0, #1
declare void @use(ptr)
define void @frame(i64 %mask) {
  %a = alloca i64, align 16
  %base = call ptr @llvm.aarch64.irg.sp(i64 %mask)
  %t = call ptr @llvm.aarch64.tagp.p0(ptr %a, ptr %base, i64 1)
  call void @use(ptr %t)
  ret void
}
