; Intrinsics of AMX name tiles by numbers, and stay in order.
; RUN: llc -mtriple=x86_64 -mattr=+amx-int8 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64 -mattr=+amx-int8 -O0 %s -o - | FileCheck %s

; CHECK-LABEL: product:
; CHECK: ldtilecfg (%r
; CHECK: tilezero %tmm0
; CHECK: tileloadd (%r{{[a-z0-9]+}},%r{{[a-z0-9]+}}), %tmm1
; CHECK: tileloaddt1 (%r{{[a-z0-9]+}},%r{{[a-z0-9]+}}), %tmm2
; CHECK: tdpbssd %tmm2, %tmm1, %tmm0
; CHECK: tilestored %tmm0, (%r{{[a-z0-9]+}},%r{{[a-z0-9]+}})
; CHECK: tilerelease
define void @product(ptr %cfg, ptr %a, ptr %b, ptr %c, i64 %stride) {
  call void @llvm.x86.ldtilecfg(ptr %cfg)
  call void @llvm.x86.tilezero(i8 0)
  call void @llvm.x86.tileloadd64(i8 1, ptr %a, i64 %stride)
  call void @llvm.x86.tileloaddt164(i8 2, ptr %b, i64 %stride)
  call void @llvm.x86.tdpbssd(i8 0, i8 1, i8 2)
  call void @llvm.x86.tilestored64(i8 0, ptr %c, i64 %stride)
  call void @llvm.x86.tilerelease()
  ret void
}
declare void @llvm.x86.ldtilecfg(ptr)
declare void @llvm.x86.tilezero(i8 immarg)
declare void @llvm.x86.tileloadd64(i8 immarg, ptr, i64)
declare void @llvm.x86.tileloaddt164(i8 immarg, ptr, i64)
declare void @llvm.x86.tdpbssd(i8 immarg, i8 immarg, i8 immarg)
declare void @llvm.x86.tilestored64(i8 immarg, ptr, i64)
declare void @llvm.x86.tilerelease()
