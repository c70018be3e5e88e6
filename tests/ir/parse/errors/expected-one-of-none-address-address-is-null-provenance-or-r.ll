declare void @f(ptr captures(foo))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:30: error: expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'
