; The counter of cycles, where one register has room for it.
; RUN: llc -mtriple=riscv64 %s -o - | FileCheck %s
; RUN: not llc -mtriple=riscv32 %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=NARROW

; CHECK-LABEL: cycles:
; CHECK-NEXT: rdcycle a0
; CHECK-NEXT: ret
; NARROW: error: not supported yet: intrinsic 'llvm.readcyclecounter'
; NARROW: in 'cycles'
define i64 @cycles() nounwind {
  %r = call i64 @llvm.readcyclecounter()
  ret i64 %r
}
