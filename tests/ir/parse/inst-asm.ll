; Inline assembly.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(i32 %a) {
  call void asm "nop", ""()
  call void asm sideeffect "a\0Ab", "~{memory}"()
  %1 = call i32 asm alignstack "x $0, $1", "=r,r"(i32 %a)
  call void asm sideeffect inteldialect "y", "r"(i32 %a) nounwind
  call void asm sideeffect unwind "z", ""()
  %2 = call { i32, i32 } asm sideeffect alignstack inteldialect unwind "w", "=r,=r"()
  ret void
}

; CHECK: define void @f(i32 %a) {
; CHECK-NEXT:   call void asm "nop", ""()
; CHECK-NEXT:   call void asm sideeffect "a\0Ab", "~{memory}"()
; CHECK-NEXT:   %1 = call i32 asm alignstack "x $0, $1", "=r,r"(i32 %a)
; CHECK-NEXT:   call void asm sideeffect inteldialect "y", "r"(i32 %a) #0
; CHECK-NEXT:   call void asm sideeffect unwind "z", ""()
; CHECK-NEXT:   %2 = call { i32, i32 } asm sideeffect alignstack inteldialect unwind "w", "=r,=r"()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { nounwind }
