; Statepoints, patch points and calls with the state of an interpreter: values are in the frame while the callee runs, and the stack
; map says where.
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs -O0 %s -o - | FileCheck %s --check-prefix=MAP
; RUN: llc -mtriple=x86_64-linux-gnu -stop-after=prologepilog %s -o %t.mir
; RUN: llc -mtriple=x86_64-linux-gnu -x mir -start-after=prologepilog %t.mir -o - | FileCheck %s
; RUN: not llc -mtriple=riscv64-linux-gnu --diagnostics=llvm %s -o - 2>&1 | FileCheck %s --check-prefix=OTHER
; OTHER: error: not supported yet: code that may be replaced on this machine
declare void @collect()
declare i32 @number(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare i32 @llvm.experimental.gc.result.i32(token)

; Both pointers are stored before and loaded after.
; CHECK-LABEL: relocated:
; CHECK-DAG: movq %rdi, [[P:[0-9]*]](%rsp)
; CHECK-DAG: movq %rsi, [[Q:[0-9]*]](%rsp)
; CHECK: callq collect
; CHECK-NEXT: .Lmap0_0:
; CHECK: movq [[Q]](%rsp), %rax
; CHECK: retq
define ptr addrspace(1) @relocated(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

; The result is that of the function. With bytes to be patched, no-ops stand for the call.
; CHECK-LABEL: results:
; CHECK: callq number
; CHECK-NEXT: .Lmap1_0:
; CHECK-COUNT-3: nop
; CHECK-NEXT: .Lmap1_1:
define i32 @results(i32 %x) gc "coreclr" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 8, i32 0, ptr elementtype(i32 (i32)) @number, i32 1, i32 0, i32 %x, i32 0, i32 0)
  %r = call i32 @llvm.experimental.gc.result.i32(token %t)
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 9, i32 3, ptr elementtype(void ()) @collect, i32 0, i32 1, i32 0, i32 0) [ "gc-transition"(i64 4) ]
  ret i32 %r
}

; The state of an interpreter: a value, a wide constant, an object, and what is not defined.
; CHECK-LABEL: state:
; CHECK: movl %edi, [[X:[0-9]*]](%rsp)
; CHECK: callq number
; CHECK-NEXT: .Lmap2_0:
define i32 @state(i32 %x) {
  %o = alloca i64
  %r = call i32 @number(i32 %x) [ "deopt"(i32 %x, i64 12345678901, ptr %o, i8 undef) ]
  ret i32 %r
}

; CHECK-LABEL: leaves:
; CHECK: callq __llvm_deoptimize
; CHECK-NEXT: .Lmap3_0:
define i32 @leaves() {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 1) [ "deopt"(i32 5) ]
  ret i32 %r
}

; A place that may be patched, and calls that are: of a fixed number of bytes whatever they call.
; CHECK-LABEL: patched:
; CHECK: .Lmap4_0:
; CHECK-COUNT-2: nop
; CHECK: .Lmap4_1:
; CHECK-NEXT: movabsq $number, %r11
; CHECK-NEXT: callq *%r11
; CHECK-NEXT: nop
; CHECK: .Lmap4_2:
; CHECK-NEXT: movabsq $4096, %r11
; CHECK: .Lmap4_3:
; CHECK-COUNT-5: nop
define i64 @patched(i64 %x) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 10, i32 2, i64 %x)
  %v = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 11, i32 14, ptr @number, i32 1, i64 %x, i64 3)
  %w = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 12, i32 13, ptr inttoptr (i64 4096 to ptr), i32 2, i64 %v, i64 3)
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 13, i32 5, ptr null, i32 0)
  ret i64 %w
}
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i32 @llvm.experimental.deoptimize.i32(...)

; Version, counts, functions with their frames and entries, constants.
; MAP: .section .llvm_stackmaps,"a",@progbits
; MAP-NEXT: __LLVM_StackMaps:
; MAP-NEXT: .byte 3
; MAP-NEXT: .byte 0
; MAP-NEXT: .short 0
; MAP-NEXT: .long 5
; MAP-NEXT: .long 2
; MAP-NEXT: .long 9
; MAP-NEXT: .quad relocated
; MAP: .quad results
; MAP-NEXT: .quad {{[0-9]+}}
; MAP-NEXT: .quad 2
; MAP: .quad patched
; MAP-NEXT: .quad {{[0-9]+}}
; MAP-NEXT: .quad 4
; MAP-NEXT: .quad 12345678901
; MAP-NEXT: .quad 4278124286
; Number, distance, and three constants before the pair.
; MAP-NEXT: .quad 7
; MAP-NEXT: .long .Lmap0_0-relocated
; MAP-NEXT: .short 0
; MAP-NEXT: .short 5
; MAP: .byte 3
; MAP-NEXT: .byte 0
; MAP-NEXT: .short 8
; MAP-NEXT: .short 7
; MAP: .quad 2882400015
; MAP-NEXT: .long .Lmap2_0-state
; MAP-NEXT: .short 0
; MAP-NEXT: .short 7
; MAP: .quad 2882400000
; The result and the arguments in registers.
; MAP: .quad 12
; MAP-NEXT: .long .Lmap4_2-patched
; MAP-NEXT: .short 0
; MAP-NEXT: .short 3
; MAP-NEXT: .byte 1
; MAP-NEXT: .byte 0
; MAP-NEXT: .short 8
; MAP-NEXT: .short 0
; MAP: .byte 1
; MAP-NEXT: .byte 0
; MAP-NEXT: .short 8
; MAP-NEXT: .short 5
