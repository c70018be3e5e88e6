; Names in quotes, with escapes and any byte.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@"a b" = global i32 0
@"\22" = global i32 0
@"\\" = global i32 0
@-.$_ = global i32 0
@"\C3\A9" = global ptr @"a b"
@"42" = global i32 0

; CHECK: @"a b" = global i32 0
; CHECK-NEXT: @"\22" = global i32 0
; CHECK-NEXT: @"\\" = global i32 0
; CHECK-NEXT: @"-.$_" = global i32 0
; CHECK-NEXT: @"\C3\A9" = global ptr @"a b"
; CHECK-NEXT: @"42" = global i32 0
