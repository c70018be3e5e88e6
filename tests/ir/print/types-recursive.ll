; A struct may contain pointers only, so definitions never nest into themselves.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

%list = type { ptr, %item }
%item = type { i32, [4 x <2 x float>] }
@l = external global %list

; CHECK:%list = type { ptr, %item }
; CHECK-NEXT:%item = type { i32, [4 x <2 x float>] }
; CHECK:@l = external global %list
