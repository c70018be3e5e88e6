; All flags are read and written by way of the stack, in code of 32 bits, too.
; RUN: llc -mtriple=i686-linux-gnu %s -o - | FileCheck %s
; CHECK-LABEL: read:
; CHECK: pushfl
; CHECK-NEXT: popl %eax
define i32 @read() {
  %flags = call i32 @llvm.x86.flags.read.u32()
  ret i32 %flags
}
; CHECK-LABEL: write:
; CHECK: pushl %{{e[a-z]+}}
; CHECK-NEXT: popfl
define void @write(i32 %flags) {
  call void @llvm.x86.flags.write.u32(i32 %flags)
  ret void
}
declare i32 @llvm.x86.flags.read.u32()
declare void @llvm.x86.flags.write.u32(i32)
