; Functions that keep a stack of addresses to return to have the end of it in x18.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+reserve-x18 %s -o - | FileCheck %s
declare i32 @g(i32)

; CHECK-LABEL: calls:
; CHECK: .cfi_startproc
; CHECK-NEXT: str x30, [x18], #8
; CHECK-NEXT: .cfi_escape 0x16, 0x12, 0x02, 0x82, 0x78
; CHECK: bl g
; CHECK: ldp x29, x30, [sp], #16
; CHECK-NEXT: ldr x30, [x18, #-8]!
; CHECK-NEXT: ret
define i32 @calls(i32 %x) shadowcallstack "frame-pointer"="all" {
  %v = call i32 @g(i32 %x)
  %r = add i32 %v, 1
  ret i32 %r
}

; CHECK-LABEL: leaf:
; CHECK-NOT: x18
; CHECK: ret
define i32 @leaf(i32 %x) shadowcallstack {
  %r = add i32 %x, 1
  ret i32 %r
}
