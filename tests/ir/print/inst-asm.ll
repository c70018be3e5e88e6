; Inline assembly with its markers.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define i32 @f(i32 %x) {
  %a = call i32 asm "mov $1, $0\0A\09\22", "=r,r"(i32 %x)
  call void asm sideeffect alignstack inteldialect unwind "x", "~{memory}"()
  %b = call { i32, i32 } asm sideeffect "", "=r,=r"()
  ret i32 %a
}

; CHECK:define i32 @f(i32 %x) {
; CHECK-NEXT:  %a = call i32 asm "mov $1, $0\0A\09\22", "=r,r"(i32 %x)
; CHECK-NEXT:  call void asm sideeffect alignstack inteldialect unwind "x", "~{memory}"()
; CHECK-NEXT:  %b = call { i32, i32 } asm sideeffect "", "=r,=r"()
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT:}
