@a = thread_local(foo) global i32 0

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:19: error: expected localdynamic, initialexec or localexec
