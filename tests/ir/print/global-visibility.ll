; dso_local is left out where linkage or visibility imply it.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@a = dso_local global i32 0
@b = internal global i32 0
@c = hidden global i32 0
@d = protected global i32 0
@e = extern_weak hidden global i32
@f = external dllimport global i32
@g = dllexport global i32 0
@h = unnamed_addr constant i32 0
@i = local_unnamed_addr global i32 0

; CHECK:@a = dso_local global i32 0
; CHECK-NEXT:@b = internal global i32 0
; CHECK-NEXT:@c = hidden global i32 0
; CHECK-NEXT:@d = protected global i32 0
; CHECK-NEXT:@e = extern_weak hidden global i32
; CHECK-NEXT:@f = external dllimport global i32
; CHECK-NEXT:@g = dllexport global i32 0
; CHECK-NEXT:@h = unnamed_addr constant i32 0
; CHECK-NEXT:@i = local_unnamed_addr global i32 0
