; Passes over IR are behind us when selection begins: a module that stops there comes out as it is. Of the two halves of
; selection the second one has nothing left to do, so that what stops before it has been selected.
; RUN: llc -mtriple=x86_64 -start-before=codegenprepare -stop-after=stack-protector %s -o - | FileCheck %s --check-prefix=IR
; RUN: llc -mtriple=x86_64 -start-after=codegenprepare -stop-before=finalize-isel %s -o - | FileCheck %s --check-prefix=MIR
; RUN: llc -mtriple=x86_64 -stop-after=slotindexes %s -o - | FileCheck %s --check-prefix=MIR
; RUN: llc -mtriple=x86_64 -stop-after=machine-scheduler %s -o - | FileCheck %s --check-prefix=MIR
; RUN: llc -mtriple=x86_64 -stop-after=machineverifier %s -o - | FileCheck %s --check-prefix=END
; IR: define i32 @f(i32 %a)
; IR: ret i32 %b
; IR-NOT: name: f
; MIR: name: f
; MIR: COPY $edi
; END: name: f
; END: RET
define i32 @f(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}
