; Functions that jump to a function of the program in place of returning.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu %s -o - | FileCheck %s
; RUN: not llc -mtriple=x86_64-linux-gnu -code-model=large %s -o - 2>&1 | FileCheck --check-prefix=FAR %s

; FAR: the attribute 'fn_ret_thunk_extern' in the large code model

; CHECK-LABEL: asked:
; CHECK-NOT: ret
; CHECK: jmp __x86_return_thunk
define i32 @asked(i32 %a) nounwind fn_ret_thunk_extern {
  %b = add i32 %a, 1
  ret i32 %b
}

; CHECK-LABEL: plain:
; CHECK: ret
define i32 @plain(i32 %a) nounwind {
  ret i32 %a
}
