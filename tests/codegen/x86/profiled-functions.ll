; Calls of profilers where functions begin and end.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

; CHECK-LABEL: plain:
; CHECK: callq mcount
; CHECK: retq
define void @plain() "instrument-function-entry-inlined"="mcount" {
  ret void
}

; The profiler is told the function and where it was called from, also before a jump that must be one.
; CHECK-LABEL: told:
; CHECK: movq 8(%rbp), %rsi
; CHECK: callq __cyg_profile_func_enter
; CHECK: callq __cyg_profile_func_exit
; CHECK: jmp other
; CHECK: callq __cyg_profile_func_exit
; CHECK: retq
define void @told(i1 %c) "instrument-function-entry-inlined"="__cyg_profile_func_enter" "instrument-function-exit-inlined"="__cyg_profile_func_exit" {
  br i1 %c, label %jump, label %return
jump:
  musttail call void @other(i1 %c)
  ret void
return:
  ret void
}
declare void @other(i1)
