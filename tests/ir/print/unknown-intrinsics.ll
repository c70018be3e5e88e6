; Functions that have the name of an intrinsic but are none are marked, but not in the name spaces of targets.
; RUN: llvm-as -disable-verify %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare void @llvm.nonesuch() nounwind
declare void @llvm.amdgcn.s.barrier()
declare i1 @llvm.coro.end.async(ptr, i1, ...)

; CHECK:; Function Attrs: nounwind
; CHECK-NEXT:; Unknown intrinsic
; CHECK-NEXT:declare void @llvm.nonesuch() #0
; CHECK-NOT:; Unknown intrinsic
; CHECK:declare i1 @llvm.coro.end.async(ptr, i1, ...)
