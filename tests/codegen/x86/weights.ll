; What the source says about ways is known of each branch, also where branches are copies of the same template.
; RUN: codewright llc -O0 -stop-after=finalize-isel %s -o - | FileCheck %s
; RUN: codewright llc -O2 -stop-after=finalize-isel %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

; CHECK-LABEL: name: even
; CHECK: successors: %bb.1(0x40000000), %bb.2(0x40000000)
define i32 @even(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

; CHECK-LABEL: name: rare
; CHECK: successors: %bb.1(0x0ccccccc), %bb.2(0x73333333)
define i32 @rare(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no, !prof !0
yes:
  ret i32 1
no:
  ret i32 2
}
!0 = !{!"branch_weights", i32 1, i32 9}
