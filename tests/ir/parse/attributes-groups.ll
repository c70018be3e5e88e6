; Groups before and after their use, several at once, with = for alignments.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
attributes #1 = { cold "a"="1" }
define void @f() #0 #1 nounwind {
  call void @g() #2
  ret void
}
declare void @g() #3
attributes #0 = { noinline optnone "b" }
attributes #2 = { nomerge alignstack=16 }
attributes #3 = { align=64 uwtable memory(read) }

; CHECK: ; Function Attrs: cold noinline nounwind optnone
; CHECK-NEXT: define void @f() #0 {
; CHECK-NEXT:   call void @g() #2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(read) uwtable
; CHECK-NEXT: declare void @g() #1 align 64
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { cold noinline nounwind optnone "a"="1" "b" }
; CHECK-NEXT: attributes #1 = { memory(read) uwtable }
; CHECK-NEXT: attributes #2 = { nomerge alignstack=16 }
