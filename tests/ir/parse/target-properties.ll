; Data layout, triple and source file name.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
source_filename = "dir/a\22b.c"
target datalayout = "E-m:e-i64:64-n32:64-S128"
target triple = "s390x-unknown-linux-gnu"

; CHECK: source_filename = "dir/a\22b.c"
; CHECK-NEXT: target datalayout = "E-m:e-i64:64-n32:64-S128"
; CHECK-NEXT: target triple = "s390x-unknown-linux-gnu"
