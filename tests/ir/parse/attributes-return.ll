; Attributes of results.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare noalias noundef nonnull align 8 dereferenceable(16) ptr @a()
declare zeroext inreg i8 @b()
declare range(i8 -1, 5) i8 @c()
declare nofpclass(nan inf) float @d()
declare "k" "a"="b" i32 @e()

; CHECK: declare noalias noundef nonnull align 8 dereferenceable(16) ptr @a()
; CHECK-EMPTY:
; CHECK-NEXT: declare inreg zeroext i8 @b()
; CHECK-EMPTY:
; CHECK-NEXT: declare range(i8 -1, 5) i8 @c()
; CHECK-EMPTY:
; CHECK-NEXT: declare nofpclass(nan inf) float @d()
; CHECK-EMPTY:
; CHECK-NEXT: declare "a"="b" "k" i32 @e()
