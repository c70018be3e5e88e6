; A displacement that an access has no room for is divided: what is above 12 bits, or what is no multiple of the access's width, is
; added to the base once for all accesses nearby.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

define i32 @far(ptr %p) nounwind {
; CHECK-LABEL: far:
; CHECK: add x8, x0, #15, lsl #12
; CHECK-NEXT: ldr w{{[0-9]+}}, [x8, #2596]
; CHECK-NEXT: ldr w{{[0-9]+}}, [x8, #2600]
; CHECK-NOT: add x
; CHECK: str w0, [x8, #2600]
  %a = getelementptr i8, ptr %p, i64 64036
  %v = load i32, ptr %a
  %b = getelementptr i8, ptr %p, i64 64040
  %w = load i32, ptr %b
  %s = add i32 %v, %w
  store i32 %s, ptr %b
  ret i32 %s
}

define void @beside(ptr %p, <2 x i64> %v) nounwind {
; CHECK-LABEL: beside:
; CHECK: add x8, x0, #8
; CHECK-NEXT: stp q0, q0, [x8, #544]
; CHECK-NEXT: ret
  %a = getelementptr i8, ptr %p, i64 552
  store <2 x i64> %v, ptr %a, align 8
  %b = getelementptr i8, ptr %p, i64 568
  store <2 x i64> %v, ptr %b, align 8
  ret void
}
