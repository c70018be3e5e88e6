; Functions that need no window of registers stay in their caller's. Windows of callers are found in memory.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=sparc-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=V8

declare ptr @llvm.frameaddress.p0(i32)
declare ptr @llvm.returnaddress(i32)

; CHECK-LABEL: leaf:
; CHECK: retl
; CHECK: xor %o0, %o1, %o0
; V8-LABEL: leaf:
; V8: retl
; V8: xor %o0, %o1, %o0
define i32 @leaf(i32 signext %a, i32 signext %b) {
  %r = xor i32 %a, %b
  ret i32 %r
}

; It has a place on the stack.
; CHECK-LABEL: place:
; CHECK: save %sp, -192, %sp
; CHECK: st %i0, [%fp+2043]
; CHECK: mov 0, %i0
; CHECK: ret
; CHECK: restore
; V8-LABEL: place:
; V8: save %sp, -96, %sp
; V8: st %i0, [%fp+-4]
; V8: mov 0, %i0
; V8: ret
; V8: restore
define i32 @place(i32 signext %a) {
  %p = alloca i32
  store volatile i32 %a, ptr %p
  ret i32 0
}

; CHECK-LABEL: frame:
; CHECK: save %sp, -176, %sp
; CHECK: add %fp, 2047, %i0
; CHECK: ret
; CHECK: restore
; V8-LABEL: frame:
; V8: save %sp, -96, %sp
; V8: mov %fp, %i0
; V8: ret
; V8: restore
define ptr @frame() nounwind {
  %r = call ptr @llvm.frameaddress.p0(i32 0)
  ret ptr %r
}

; CHECK-LABEL: frame_of_caller:
; CHECK: save %sp, -176, %sp
; CHECK: flushw
; CHECK: ldx [%fp+2159], %i0
; CHECK: add %i0, 2047, %i0
; CHECK: ret
; CHECK: restore
; V8-LABEL: frame_of_caller:
; V8: save %sp, -96, %sp
; V8: ta 3
; V8: ld [%fp+56], %i0
; V8: ret
; V8: restore
define ptr @frame_of_caller() nounwind {
  %r = call ptr @llvm.frameaddress.p0(i32 1)
  ret ptr %r
}

; CHECK-LABEL: return:
; CHECK: save %sp, -176, %sp
; CHECK: mov %i7, %i0
; CHECK: ret
; CHECK: restore
; V8-LABEL: return:
; V8: save %sp, -96, %sp
; V8: mov %i7, %i0
; V8: ret
; V8: restore
define ptr @return() nounwind {
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}

; CHECK-LABEL: return_of_caller:
; CHECK: save %sp, -176, %sp
; CHECK: flushw
; CHECK: ldx [%fp+2167], %i0
; CHECK: ret
; CHECK: restore
; V8-LABEL: return_of_caller:
; V8: save %sp, -96, %sp
; V8: ta 3
; V8: ld [%fp+60], %i0
; V8: ret
; V8: restore
define ptr @return_of_caller() nounwind {
  %r = call ptr @llvm.returnaddress(i32 1)
  ret ptr %r
}
