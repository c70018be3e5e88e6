; extractvalue and insertvalue.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f({ i32, { ptr, [2 x i8] } } %x) {
  %a = extractvalue { i32, { ptr, [2 x i8] } } %x, 0
  %b = extractvalue { i32, { ptr, [2 x i8] } } %x, 1, 1, 0
  %c = insertvalue { i32, { ptr, [2 x i8] } } %x, i32 1, 0
  %d = insertvalue { i32, { ptr, [2 x i8] } } poison, ptr null, 1, 0
  ret void
}

; CHECK:define void @f({ i32, { ptr, [2 x i8] } } %x) {
; CHECK-NEXT:  %a = extractvalue { i32, { ptr, [2 x i8] } } %x, 0
; CHECK-NEXT:  %b = extractvalue { i32, { ptr, [2 x i8] } } %x, 1, 1, 0
; CHECK-NEXT:  %c = insertvalue { i32, { ptr, [2 x i8] } } %x, i32 1, 0
; CHECK-NEXT:  %d = insertvalue { i32, { ptr, [2 x i8] } } poison, ptr null, 1, 0
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
