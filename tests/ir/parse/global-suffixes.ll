; What may follow the initializer of a variable.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i32 0, section "s", partition "p", comdat, align 16, !md !0
@b = global i32 0, code_model "large", align 4
@c = global i32 0, no_sanitize_address, no_sanitize_hwaddress
@d = global i32 0, sanitize_memtag, sanitize_address_dyninit
@e = global i32 0 #0
@f = global i32 0, align 4 "k"="v"
$a = comdat any
attributes #0 = { "x" "y"="z" }
!0 = !{}

; CHECK: $a = comdat any
; CHECK-EMPTY:
; CHECK-NEXT: @a = global i32 0, section "s", partition "p", comdat, align 16, !md !0
; CHECK-NEXT: @b = global i32 0, code_model "large", align 4
; CHECK-NEXT: @c = global i32 0, no_sanitize_address, no_sanitize_hwaddress
; CHECK-NEXT: @d = global i32 0, sanitize_memtag, sanitize_address_dyninit
; CHECK-NEXT: @e = global i32 0 #0
; CHECK-NEXT: @f = global i32 0, align 4 #1
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { "x" "y"="z" }
; CHECK-NEXT: attributes #1 = { "k"="v" }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
