; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: IFunc resolver must return a pointer

define i32 @r() {
  ret i32 0
}
@i = ifunc void (), ptr @r
