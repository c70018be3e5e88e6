; Functions whose first instruction has room for a short jump, which a program may write there while it runs.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-windows-msvc %s -o - | FileCheck %s --check-prefix=WINDOWS
; RUN: not llc -mtriple=aarch64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK: .p2align 4
; CHECK: short:
; CHECK-NEXT: .cfi_startproc
; CHECK: xchgw %ax, %ax
; CHECK-NEXT: retq
; WINDOWS: _short:
; WINDOWS: movl %edi, %edi
; WINDOWS-NEXT: retl
; REFUSED: error: not supported yet: functions whose first instruction has room for a jump
define void @short() optsize "patchable-function"="prologue-short-redirect" {
  ret void
}
