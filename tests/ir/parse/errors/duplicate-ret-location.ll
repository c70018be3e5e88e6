declare void @f(ptr captures(ret: address, ret: provenance))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:44: error: duplicate 'ret' location
