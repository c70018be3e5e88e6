; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: bswap must be an even number of bytes

declare i8 @llvm.bswap.i8(i8)
define void @f() {
  %x = call i8 @llvm.bswap.i8(i8 1)
  ret void
}
