; Where arguments are: pairs begin with an even register, arrays are whole, and what follows an array that found too few
; registers is on the stack. Frame records, and lists of variable arguments.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O0 -verify-machineinstrs %s -o /dev/null

; CHECK-LABEL: pair:
; CHECK-NEXT: mov x0, x3
define i64 @pair(i64 %a, i128 %b) nounwind {
  %h = lshr i128 %b, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

; CHECK-LABEL: array:
; CHECK: ldr x8, [sp]
; CHECK: ldr x9, [sp, #16]
; CHECK: add x0, x8, x9
define i64 @array(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, [2 x i64] %h, i64 %i) nounwind {
  %first = extractvalue [2 x i64] %h, 0
  %r = add i64 %first, %i
  ret i64 %r
}

; CHECK-LABEL: floats:
; CHECK-NEXT: fadd s0, s1, s3
define float @floats([4 x float] %v) nounwind {
  %a = extractvalue [4 x float] %v, 1
  %b = extractvalue [4 x float] %v, 3
  %r = fadd float %a, %b
  ret float %r
}

; The upper half of a vector register is not preserved, so it is kept in memory.
; CHECK-LABEL: quad:
; CHECK: str q1, [sp{{.*}}]
; CHECK: bl other
; CHECK: ldr q1, [sp{{.*}}]
; CHECK: bl __addtf3
declare fp128 @other(fp128)
define fp128 @quad(fp128 %a, fp128 %b) nounwind {
  %x = call fp128 @other(fp128 %a)
  %r = fadd fp128 %x, %b
  ret fp128 %r
}

; CHECK-LABEL: record:
; CHECK: stp x29, x30, [sp, #-16]!
; CHECK: mov x29, sp
; CHECK: .cfi_def_cfa x29, 16
; CHECK: ldp x29, x30, [sp], #16
define void @record() "frame-pointer"="all" {
  call void @callee()
  ret void
}
declare void @callee()

; CHECK-LABEL: list:
; CHECK-DAG: stp q6, q7, [sp, #{{[0-9]+}}]
; CHECK-DAG: stp x1, x2, [sp, #{{[0-9]+}}]
; CHECK-DAG: mov {{w[0-9]+}}, #-56
; CHECK-DAG: mov {{w[0-9]+}}, #-128
define i32 @list(i32 %n, ...) nounwind {
  %va = alloca [32 x i8], align 8
  call void @llvm.va_start.p0(ptr %va)
  %r = va_arg ptr %va, i32
  ret i32 %r
}
declare void @llvm.va_start.p0(ptr)

; CHECK-LABEL: thread:
; CHECK-DAG: mrs [[TP:x[0-9]+]], TPIDR_EL0
; CHECK-DAG: adrp [[PAGE:x[0-9]+]], :gottprel:var
; CHECK: ldr [[AT:x[0-9]+]], {{.}}[[PAGE]], :gottprel_lo12:var]
; CHECK: add x0, [[TP]], [[AT]]
@var = external thread_local(initialexec) global i64
define ptr @thread() nounwind {
  ret ptr @var
}

; CHECK-LABEL: far:
; CHECK: sub sp, sp, #24, lsl #12
; CHECK: add sp, sp, #24, lsl #12
declare void @use(ptr)
define void @far() nounwind {
  %a = alloca [98288 x i8]
  call void @use(ptr %a)
  ret void
}

; What assembly says that it changes is saved, under any of its names.
; CHECK-LABEL: changed:
; CHECK: str d8, [sp
; CHECK: ldr d8, [sp
define void @changed() nounwind {
  call void asm sideeffect "nop", "~{v8}"()
  ret void
}
