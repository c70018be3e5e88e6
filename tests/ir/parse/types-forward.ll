; A struct may be used before its definition.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@x = external global { %later, %7 }
%later = type { i32 }
%7 = type { i64 }

; CHECK: %0 = type { i64 }
; CHECK-NEXT: %later = type { i32 }
; CHECK-EMPTY:
; CHECK-NEXT: @x = external global { %later, %0 }
