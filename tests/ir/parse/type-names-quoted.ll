; Names of types in quotes with escapes.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
%"a\22b" = type { i8 }
@x = external global %"a\22b"

; CHECK: %"a\22b" = type { i8 }
; CHECK-EMPTY:
; CHECK-NEXT: @x = external global %"a\22b"
