; Numbers wider than two registers are passed by reference: the caller makes a copy and passes its address, in a register or
; on the stack. Results of that width are stored where the caller says.
; RUN: llc -mtriple=riscv64 -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,RV64
; RUN: llc -mtriple=riscv64 -verify-machineinstrs -O0 %s -o /dev/null
; RUN: llc -mtriple=riscv32 -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,RV32

; RV64-LABEL: take:
; RV64: ld [[LOW:[at][0-9]]], 0(a0)
; RV64: ld [[HIGH:[at][0-9]]], 24(a0)
; RV64: xor a0, [[LOW]], [[HIGH]]
; RV32-LABEL: take:
; RV32: lw {{[at][0-9]}}, 24(a0)
define i64 @take(i256 %x) nounwind {
  %low = trunc i256 %x to i64
  %shifted = lshr i256 %x, 192
  %high = trunc i256 %shifted to i64
  %r = xor i64 %low, %high
  ret i64 %r
}

; The object that the caller copies from may change meanwhile, so that it is never passed itself.
; RV64-LABEL: give:
; RV64: ld [[A:[at][0-9]]], 0(a0)
; RV64: ld [[B:[at][0-9]]], 24(a0)
; RV64-DAG: sd [[A]], [[AT:[0-9]+]](sp)
; RV64-DAG: sd [[B]], {{[0-9]+}}(sp)
; RV64-DAG: {{addi a0, sp, |mv a0, sp}}
; RV64: call take
define i64 @give(ptr %p) nounwind {
  %x = load i256, ptr %p
  %r = call i64 @take(i256 %x)
  ret i64 %r
}

; The ninth argument is an address on the stack, behind the result's in the first register.
; RV64-LABEL: stack:
; RV64: ld [[P:[at][0-9]]], 8(sp)
; RV64: ld {{[at][0-9]}}, 0([[P]])
; RV64: ld {{[at][0-9]}}, 16([[P]])
; RV64: sd {{[at][0-9]}}, 8(a0)
; RV64: sb {{[at][0-9]}}, 16(a0)
define i129 @stack(i64, i64, i64, i64, i64, i64, i64, i64, i129 %x) nounwind {
  %r = add i129 %x, 1
  ret i129 %r
}

; RV64-LABEL: call_stack:
; RV64: sd [[P:[at][0-9]]], 8(sp)
; RV64: call stack
define i129 @call_stack() nounwind {
  %r = call i129 @stack(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i129 -1)
  ret i129 %r
}

; Two registers are enough, or not.
; RV64-LABEL: pair:
; RV64: add {{[at][0-9]}}, a0, a2
; RV32-LABEL: pair:
; RV32: lw {{[at][0-9]}}, 0(a1)
; RV32: lw {{[at][0-9]}}, 0(a2)
; RV32: sw {{[at][0-9]}}, 12(a0)
define i128 @pair(i128 %a, i128 %b) nounwind {
  %r = add i128 %a, %b
  ret i128 %r
}

; Functions of the library are no different.
; RV32-LABEL: quad:
; RV32-DAG: sw {{[ast][0-9]+}}, [[AT:[0-9]+]](sp)
; RV32-DAG: addi a0, sp, [[RESULT:[0-9]+]]
; RV32: call __addtf3
; RV32: lw {{[at][0-9]}}, [[RESULT]](sp)
define fp128 @quad(fp128 %a, fp128 %b) nounwind {
  %r = fadd fp128 %a, %b
  ret fp128 %r
}

; RV32-LABEL: atomic:
; RV32: mv {{[as][0-9]+}}, a0
; RV32: call __atomic_load_16
define i128 @atomic(ptr %p) nounwind {
  %r = load atomic i128, ptr %p seq_cst, align 16
  ret i128 %r
}

; CHECK-LABEL: variable:
; CHECK: call many
declare void @many(i32, ...)
define void @variable(i256 %x) nounwind {
  call void (i32, ...) @many(i32 1, i256 %x)
  ret void
}
