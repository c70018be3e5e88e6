; What a pointer argument may leak.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @a(ptr captures(none))
declare void @b(ptr captures(address))
declare void @c(ptr captures(address_is_null))
declare void @d(ptr captures(address, provenance))
declare void @e(ptr captures(address, read_provenance))
declare void @g(ptr captures(ret: address, provenance))
declare void @h(ptr captures(address_is_null, ret: address, provenance))
declare void @i(ptr captures(none, ret: read_provenance))

; CHECK: declare void @a(ptr captures(none))
; CHECK-EMPTY:
; CHECK-NEXT: declare void @b(ptr captures(address))
; CHECK-EMPTY:
; CHECK-NEXT: declare void @c(ptr captures(address_is_null))
; CHECK-EMPTY:
; CHECK-NEXT: declare void @d(ptr captures(address, provenance))
; CHECK-EMPTY:
; CHECK-NEXT: declare void @e(ptr captures(address, read_provenance))
; CHECK-EMPTY:
; CHECK-NEXT: declare void @g(ptr captures(ret: address, provenance))
; CHECK-EMPTY:
; CHECK-NEXT: declare void @h(ptr captures(address_is_null, ret: address, provenance))
; CHECK-EMPTY:
; CHECK-NEXT: declare void @i(ptr captures(ret: read_provenance))
