; One of two vectors is chosen by a mask that is the same in all lanes.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

define <4 x i32> @whole(i32 %a, <4 x i32> %x, <4 x i32> %y) nounwind {
; CHECK-LABEL: whole:
; CHECK: cmp w0, #1
; CHECK-NEXT: csetm w8, eq
; CHECK-NEXT: dup v[[MASK:[0-9]+]].4s, w8
; CHECK-NEXT: bsl v[[MASK]].16b, v0.16b, v1.16b
  %c = icmp eq i32 %a, 1
  %r = select i1 %c, <4 x i32> %x, <4 x i32> %y
  ret <4 x i32> %r
}
