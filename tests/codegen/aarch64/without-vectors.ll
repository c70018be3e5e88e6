; Without vector registers, vectors are held element by element.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=-neon %s -o - | FileCheck %s
; CHECK-LABEL: sum:
; CHECK-NOT: {{[vq][0-9]}}
; CHECK: ret
define void @sum(ptr %p, ptr %q) {
  %a = load <4 x i32>, ptr %p
  %b = load <4 x i32>, ptr %q
  %s = add <4 x i32> %a, %b
  store <4 x i32> %s, ptr %p
  ret void
}
