; The words of captures().
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare void @a(ptr captures(none))
declare void @b(ptr captures(address))
declare void @c(ptr captures(address_is_null, read_provenance))
declare ptr @d(ptr captures(ret: address, provenance))
declare ptr @e(ptr captures(address, ret: address, provenance))
declare ptr @f(ptr captures(address, ret: none))

; CHECK:declare void @a(ptr captures(none))
; CHECK:declare void @b(ptr captures(address))
; CHECK:declare void @c(ptr captures(address_is_null, read_provenance))
; CHECK:declare ptr @d(ptr captures(ret: address, provenance))
; CHECK:declare ptr @e(ptr captures(address, ret: address, provenance))
; CHECK:declare ptr @f(ptr captures(address, ret: none))
