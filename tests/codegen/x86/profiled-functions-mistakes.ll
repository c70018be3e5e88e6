; Nobody knows what arguments the function wants.
; RUN: not llc -mtriple=x86_64-linux-gnu %s -o - 2>&1 | FileCheck %s

; CHECK: functions that call 'unheard-of' when they are entered or left
define void @plain() "instrument-function-entry-inlined"="unheard-of" {
  ret void
}
