; What is assumed of denormal numbers is an attribute of the functions that do not say so themselves.
; RUN: llc -mtriple=x86_64-linux-gnu -denormal-fp-math=preserve-sign -denormal-fp-math-f32=dynamic -stop-after=finalize-isel %s -o - | FileCheck %s
; RUN: not llc -mtriple=x86_64-linux-gnu -denormal-fp-math=none %s -o - 2>&1 | FileCheck %s --check-prefix=BAD
; CHECK: attributes #0 = { "denormal-fp-math"="preserve-sign,preserve-sign" "denormal-fp-math-f32"="dynamic,dynamic" }
; CHECK: attributes #1 = { "denormal-fp-math"="ieee,ieee" "denormal-fp-math-f32"="dynamic,dynamic" }
; BAD: llc: for the --denormal-fp-math option: Cannot find option named 'none'!
define void @f() {
  ret void
}

define void @own() "denormal-fp-math"="ieee,ieee" {
  ret void
}
