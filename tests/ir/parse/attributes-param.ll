; Attributes of parameters.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @f(i32 signext inreg, ptr sret(i32) align 4, ptr nest noalias, ptr nonnull dereferenceable(8) readonly, ptr dereferenceable_or_null(4) readnone, ptr writeonly nofree, ptr byref(i64), ptr swiftself, ptr swiftasync, ptr allocptr, i64 allocalign, ptr dead_on_unwind writable, ptr align(16), i32 noundef noext, ptr dead_on_return, i64 alignstack(8))

; CHECK: declare void @f(i32 inreg signext, ptr sret(i32) align 4, ptr nest noalias, ptr nonnull readonly dereferenceable(8), ptr readnone dereferenceable_or_null(4), ptr nofree writeonly, ptr byref(i64), ptr swiftself, ptr swiftasync, ptr allocptr, i64 allocalign, ptr dead_on_unwind writable, ptr align 16, i32 noext noundef, ptr dead_on_return, i64 alignstack(8))
