; A group that is given twice has the attributes of both.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @f() #0
attributes #0 = { nounwind }
attributes #0 = { "x" }

; CHECK: declare void @f() #0
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { "x" }
