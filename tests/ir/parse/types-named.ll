; Named, numbered, opaque, packed and recursive structs; names in quotes.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
%a = type { ptr, %b, [2 x %a.c] }
%b = type <{ i32, i8 }>
%a.c = type { float }
%"with space" = type opaque
%0 = type { i8 }
@x = external global %a
@y = external global %"with space"
@z = external global %0

; CHECK: %0 = type { i8 }
; CHECK-NEXT: %a = type { ptr, %b, [2 x %a.c] }
; CHECK-NEXT: %b = type <{ i32, i8 }>
; CHECK-NEXT: %a.c = type { float }
; CHECK-NEXT: %"with space" = type opaque
; CHECK-EMPTY:
; CHECK-NEXT: @x = external global %a
; CHECK-NEXT: @y = external global %"with space"
; CHECK-NEXT: @z = external global %0
