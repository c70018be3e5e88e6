declare i32 @f(ptr sret(i32))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:9: error: functions with 'sret' argument must return void
