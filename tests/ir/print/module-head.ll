; The lines at the head of a module, with escapes in the source name.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

source_filename = "a\22b\5C\0A\C3\A9.c"
target datalayout = "e-i64:64"
target triple = "x-y-z"

; CHECK:source_filename = "a\22b\\\0A\C3\A9.c"
; CHECK-NEXT:target datalayout = "e-i64:64"
; CHECK-NEXT:target triple = "x-y-z"
