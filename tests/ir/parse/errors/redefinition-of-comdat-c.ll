$c = comdat any
$c = comdat any

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:1: error: redefinition of comdat '$c'
