; A frame pointer is kept where the function says so, or where nothing is said, by -frame-pointer.
; RUN: codewright llc %s -o - | FileCheck %s
; RUN: codewright llc -frame-pointer=all %s -o - | FileCheck --check-prefix=ALL %s
; RUN: codewright llc -frame-pointer=non-leaf %s -o - | FileCheck --check-prefix=NON-LEAF %s
; RUN: not codewright llc -frame-pointer=some %s -o - 2>&1 | FileCheck --check-prefix=WRONG %s
; WRONG: '-frame-pointer=some' is not known: use none, reserved, non-leaf, non-leaf-no-reserve, all
target triple = "x86_64-linux-gnu"

declare void @called()

; CHECK-LABEL: leaf:
; CHECK-NOT: rbp
; CHECK: retq
; ALL-LABEL: leaf:
; ALL: pushq %rbp
; ALL: movq %rsp, %rbp
; ALL: popq %rbp
; ALL: retq
; NON-LEAF-LABEL: leaf:
; NON-LEAF-NOT: rbp
; NON-LEAF: retq
define i32 @leaf(i32 %x) {
  ret i32 %x
}

; CHECK-LABEL: calls:
; CHECK-NOT: rbp
; CHECK: retq
; NON-LEAF-LABEL: calls:
; NON-LEAF: movq %rsp, %rbp
define void @calls() {
  call void @called()
  ret void
}

; CHECK-LABEL: says_all:
; CHECK: movq %rsp, %rbp
define i32 @says_all(i32 %x) "frame-pointer"="all" {
  ret i32 %x
}

; ALL-LABEL: says_none:
; ALL-NOT: rbp
; ALL: retq
define i32 @says_none(i32 %x) "frame-pointer"="none" {
  ret i32 %x
}
