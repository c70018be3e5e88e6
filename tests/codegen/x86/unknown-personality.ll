; A personality that is not known may do something in frames without landing pads: it is named there, with a table that lets
; exceptions pass. One that is known is not.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; CHECK-LABEL: unknown:
; CHECK: .cfi_personality 155, DW.ref.mine
; CHECK: .cfi_lsda 27, .Lexception0
; CHECK: .Lexception0:
; CHECK: .uleb128 .Lfunc_end0-.Lfunc_begin0
; CHECK-NEXT: .byte 0
; CHECK-LABEL: known:
; CHECK-NOT: .cfi_personality
; CHECK: DW.ref.mine:
; CHECK-NEXT: .quad mine
; CHECK-NOT: DW.ref.__gxx_personality_v0:
declare void @other()
declare i32 @mine(...)
declare i32 @__gxx_personality_v0(...)
define void @unknown() personality ptr @mine {
  call void @other()
  ret void
}
define void @known() personality ptr @__gxx_personality_v0 {
  call void @other()
  ret void
}
