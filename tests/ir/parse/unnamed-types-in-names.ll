; Struct names with suffixes keep them.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
%a.0 = type { i8 }
%a = type { i16 }
%"a.1" = type { %a, %a.0 }
@x = external global %a.1

; CHECK: %a.1 = type { %a, %a.0 }
; CHECK-NEXT: %a = type { i16 }
; CHECK-NEXT: %a.0 = type { i8 }
; CHECK-EMPTY:
; CHECK-NEXT: @x = external global %a.1
