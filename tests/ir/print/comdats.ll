; Comdats come in the order of functions, then variables; the name is left out where it is that of the global.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

$any = comdat any
$exact = comdat exactmatch
$large = comdat largest
$"no d" = comdat nodeduplicate
$same = comdat samesize
@any = global i32 0, comdat
@x = global i32 0, comdat($exact)
@y = global i32 0, section "s", comdat($large), align 4
define void @f() comdat($"no d") {
  ret void
}
define void @same() comdat {
  ret void
}

; CHECK:$"no d" = comdat nodeduplicate
; CHECK:$same = comdat samesize
; CHECK:$any = comdat any
; CHECK:$exact = comdat exactmatch
; CHECK:$large = comdat largest
; CHECK:@any = global i32 0, comdat
; CHECK-NEXT:@x = global i32 0, comdat($exact)
; CHECK-NEXT:@y = global i32 0, section "s", comdat($large), align 4
; CHECK:define void @f() comdat($"no d") {
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
; CHECK:define void @same() comdat {
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
