; Globals without a name are numbered: variables, aliases, ifuncs, functions.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@0 = global i32 0
@named = global ptr @0
@1 = global ptr @3
@2 = alias i32, ptr @0
@3 = ifunc void (), ptr @4
define ptr @4() {
  ret ptr @2
}

; CHECK:@0 = global i32 0
; CHECK-NEXT:@named = global ptr @0
; CHECK-NEXT:@1 = global ptr @3
; CHECK:@2 = alias i32, ptr @0
; CHECK:@3 = ifunc void (), ptr @4
; CHECK:define ptr @4() {
; CHECK-NEXT:  ret ptr @2
; CHECK-NEXT:}
