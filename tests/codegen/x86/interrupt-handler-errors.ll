; What handlers of interrupts cannot be.
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not llc -mtriple=x86_64-windows-msvc --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WINDOWS

; CHECK: error: not supported yet: 'x86_intrcc' with other arguments than a record and a number (in 'three'
; WINDOWS: error: not supported yet: calling convention 'x86_intrcc' (in 'three'
define x86_intrcc void @three(ptr byval(i64) %f, i64 %a, i64 %b) {
  ret void
}
; CHECK: error: not supported yet: 'x86_intrcc' with other arguments than a record and a number (in 'wide'
define x86_intrcc void @wide(ptr byval(i64) %f, i128 %a) {
  ret void
}
; WINDOWS: error: not supported yet: functions that say which registers they save (in 'careful'
define void @careful() "no_caller_saved_registers" {
  ret void
}
