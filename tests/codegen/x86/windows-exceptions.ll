; Exceptions in MinGW's way: the handler of the frame is the personality, and its table follows what the unwinder is told.

; RUN: llc -mtriple=x86_64-w64-windows-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-w64-windows-gnu -O2 %s -o - | mc -triple=x86_64-w64-windows-gnu -filetype=obj -o %t.of-text
; RUN: llc -mtriple=x86_64-w64-windows-gnu -O2 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text

@type = external constant ptr

declare i32 @__gxx_personality_seh0(...)
declare void @thrower()
declare void @caught(ptr)

; CHECK-LABEL: catches:
; CHECK: .seh_proc catches
; CHECK-NEXT: .seh_handler __gxx_personality_seh0, @unwind, @except
; CHECK: .seh_endprologue
; CHECK: callq thrower
; CHECK: nop
; CHECK-NEXT: .seh_startepilogue
; CHECK: retq
; CHECK: movq %rax, %rcx
; CHECK-NEXT: callq caught
; CHECK: .seh_handlerdata
; CHECK-NEXT: .p2align 2
; CHECK: GCC_except_table0:
; CHECK: .byte 255
; CHECK-NEXT: .byte 0
; CHECK: .quad type
; CHECK: .text
; CHECK-NEXT: .seh_endproc
define void @catches() personality ptr @__gxx_personality_seh0 {
  invoke void @thrower() to label %done unwind label %pad

done:
  ret void

pad:
  %p = landingpad { ptr, i32 } catch ptr @type catch ptr null
  %e = extractvalue { ptr, i32 } %p, 0
  call void @caught(ptr %e)
  ret void
}
