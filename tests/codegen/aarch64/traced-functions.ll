; Functions that XRay traces begin with a jump past no-ops, and have one before they are left.
; RUN: llc -mtriple=aarch64-linux-gnu %s -o - | FileCheck %s
declare i32 @g(i32)

; CHECK-LABEL: traced:
; CHECK: .Lsled0_0:
; CHECK-NEXT: {{.ascii|.byte}}
; CHECK: .Lsled0_1:
; CHECK: ret
; CHECK: .section xray_instr_map
define i32 @traced(i32 %x) "function-instrument"="xray-always" {
  %v = call i32 @g(i32 %x)
  %r = add i32 %v, 1
  ret i32 %r
}
