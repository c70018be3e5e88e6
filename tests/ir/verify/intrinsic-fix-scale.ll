; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands

declare i4 @llvm.smul.fix.i4(i4, i4, i32)
define void @f() {
  %x = call i4 @llvm.smul.fix.i4(i4 1, i4 1, i32 4)
  ret void
}
