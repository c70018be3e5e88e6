; Where nobody handles exceptions there is no table of them, and landing pads are never reached.
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -filetype=obj %s -o /dev/null

declare void @may_throw()

; CHECK-LABEL: calls:
; CHECK-NOT: .cfi_personality
; CHECK-NOT: .cfi_lsda
; CHECK: callq may_throw
; CHECK-NOT: .gcc_except_table
define void @calls() personality ptr null {
  invoke void @may_throw() to label %done unwind label %pad
done:
  ret void
pad:
  %p = landingpad { ptr, i32 } cleanup
  ret void
}
