; Models of thread-local variables.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@a = thread_local global i32 0
@b = thread_local(localdynamic) global i32 0
@c = thread_local(initialexec) global i32 0
@d = thread_local(localexec) global i32 0

; CHECK:@a = thread_local global i32 0
; CHECK-NEXT:@b = thread_local(localdynamic) global i32 0
; CHECK-NEXT:@c = thread_local(initialexec) global i32 0
; CHECK-NEXT:@d = thread_local(localexec) global i32 0
