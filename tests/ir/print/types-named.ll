; Identified structs in the order in which the module uses them; those that are not used are left out.
; RUN: llvm-as -disable-verify %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

%unused = type { i8 }
%b = type { %c, ptr }
%c = type <{ i8, i32 }>
%a = type { [2 x %b], %d }
%d = type opaque
%e = type {}
%f = type <{}>
@x = global ptr null
@y = global %a undef
@z = external global %d
@w = external global { %e, %f }

; CHECK:%a = type { [2 x %b], %d }
; CHECK-NEXT:%b = type { %c, ptr }
; CHECK-NEXT:%c = type <{ i8, i32 }>
; CHECK-NEXT:%d = type opaque
; CHECK-NEXT:%e = type {}
; CHECK-NEXT:%f = type <{}>
; CHECK:@x = global ptr null
; CHECK-NEXT:@y = global %a undef
; CHECK-NEXT:@z = external global %d
; CHECK-NEXT:@w = external global { %e, %f }
