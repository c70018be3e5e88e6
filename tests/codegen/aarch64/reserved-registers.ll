; Registers that the user keeps for himself are not allocated, even where a function has more values than registers.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+reserve-x20,+reserve-x9,+reserve-x15 %s -o - | FileCheck %s
; CHECK-LABEL: many:
; CHECK-NOT: {{[wx](9|15|20)[^0-9]}}
; CHECK: ret
define void @many(ptr %p) {
  %v = load volatile <32 x i64>, ptr %p
  call void asm sideeffect "", "~{memory}"()
  %s = mul <32 x i64> %v, %v
  store volatile <32 x i64> %s, ptr %p
  ret void
}
