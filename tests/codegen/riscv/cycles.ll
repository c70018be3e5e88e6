; The counters of cycles and of time, where one register has room for them.
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

; CHECK-LABEL: time:
; CHECK-NEXT: rdtime a0
; CHECK-NEXT: ret
; NARROW: error: not supported yet: intrinsic 'llvm.readsteadycounter'
define i64 @time() nounwind {
  %r = call i64 @llvm.readsteadycounter()
  ret i64 %r
}
