; Comdats of every kind, used before their definition and by name.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i32 0, comdat
@b = global i32 0, comdat($c)
define void @f() comdat {
  ret void
}
$a = comdat any
$c = comdat exactmatch
$f = comdat largest
$"d e" = comdat nodeduplicate
$g = comdat samesize
@g = global i32 0, comdat
@d = global i32 0, comdat($"d e")

; CHECK: $f = comdat largest
; CHECK-EMPTY:
; CHECK-NEXT: $a = comdat any
; CHECK-EMPTY:
; CHECK-NEXT: $c = comdat exactmatch
; CHECK-EMPTY:
; CHECK-NEXT: $g = comdat samesize
; CHECK-EMPTY:
; CHECK-NEXT: $"d e" = comdat nodeduplicate
; CHECK-EMPTY:
; CHECK-NEXT: @a = global i32 0, comdat
; CHECK-NEXT: @b = global i32 0, comdat($c)
; CHECK-NEXT: @g = global i32 0, comdat
; CHECK-NEXT: @d = global i32 0, comdat($"d e")
; CHECK-EMPTY:
; CHECK-NEXT: define void @f() comdat {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
