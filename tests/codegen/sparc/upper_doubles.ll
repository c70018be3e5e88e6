; Registers of 64 bits above the 32 of single precision are stored and loaded as the others are, and copied between the two.
; RUN: llc -mtriple=sparc64-linux-gnu -regalloc=fast -verify-machineinstrs %s -o - | FileCheck %s

declare void @taken(fp128, fp128, fp128, fp128, fp128, fp128)
declare void @more(fp128)

; CHECK-LABEL: passed:
; CHECK: ldd {{.*}}, %f32
; CHECK: fmovd %f32, %f12
; CHECK: call taken
; CHECK-NEXT: std %f32, [[PLACE:\[%fp.[0-9]+\]]]
; CHECK: ldd [[PLACE]], %f0
define void @passed() nounwind {
  call void @taken(fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000004000000000000000,
                   fp128 0xL00000000000000004000800000000000, fp128 0xL00000000000000004001400000000000,
                   fp128 0xL00000000000000000000000000000000, fp128 0xL00000000000000000000000000000000)
  call void @more(fp128 0xL00000000000000003FFF000000000000)
  call void @more(fp128 0xL00000000000000004000000000000000)
  call void @more(fp128 0xL00000000000000004000800000000000)
  call void @more(fp128 0xL00000000000000004001400000000000)
  ret void
}
