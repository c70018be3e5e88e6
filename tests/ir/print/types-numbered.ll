; Identified structs without a name are numbered in the order of use and come first.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

%0 = type { i32 }
%named = type { %1 }
%1 = type { %0 }
@x = external global %named
@y = external global %1

; CHECK:%0 = type { %1 }
; CHECK-NEXT:%1 = type { i32 }
; CHECK-NEXT:%named = type { %0 }
; CHECK:@x = external global %named
; CHECK-NEXT:@y = external global %0
