; What follows the initializer of a variable, in its order.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@a = addrspace(3) externally_initialized global i32 undef, section "s\22", partition "p", code_model "large", align 16
@b = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit, align 4
@c = global i32 0, !kind !0, !other !1 #0
attributes #0 = { "k"="v" "w" }
!0 = !{i32 0}
!1 = !{}

; CHECK:@a = addrspace(3) externally_initialized global i32 undef, section "s\22", partition "p", code_model "large", align 16
; CHECK-NEXT:@b = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit, align 4
; CHECK-NEXT:@c = global i32 0, !kind !0, !other !1 #0
; CHECK:attributes #0 = { "k"="v" "w" }
; CHECK:!0 = !{i32 0}
; CHECK-NEXT:!1 = !{}
