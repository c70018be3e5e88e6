; The other floating-point types are always written as their bits.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@a = global half 0xH3C00
@b = global half 0xH0001
@c = global bfloat 0xR3F80
@d = global x86_fp80 0xK3FFF8000000000000000
@e = global fp128 0xL00000000000000013FFF000000000000
@f = global ppc_fp128 0xM3FF0000000000000400C000000000000

; CHECK:@a = global half 0xH3C00
; CHECK-NEXT:@b = global half 0xH0001
; CHECK-NEXT:@c = global bfloat 0xR3F80
; CHECK-NEXT:@d = global x86_fp80 0xK3FFF8000000000000000
; CHECK-NEXT:@e = global fp128 0xL00000000000000013FFF000000000000
; CHECK-NEXT:@f = global ppc_fp128 0xM3FF0000000000000400C000000000000
