; Functions of the library know nothing of segments.
; RUN: not codewright llc -O2 -mtriple=x86_64-linux-gnu %s -o - 2>&1 | FileCheck %s
; CHECK: memcpy for address space 257
declare void @llvm.memcpy.p257.p0.i64(ptr addrspace(257), ptr, i64, i1)
define void @f(ptr addrspace(257) %to, ptr %from, i64 %n) {
  call void @llvm.memcpy.p257.p0.i64(ptr addrspace(257) %to, ptr %from, i64 %n, i1 false)
  ret void
}
