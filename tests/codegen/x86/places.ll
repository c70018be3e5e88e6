; Where the caller's frame begins and where the return address is; a register by a name that ends as C's strings do.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o - | FileCheck %s
declare ptr @llvm.eh.dwarf.cfa(i32)
declare ptr @llvm.addressofreturnaddress.p0()
declare i64 @llvm.read_register.i64(metadata)

; CHECK-LABEL: caller_frame:
; CHECK: leaq 8(%rsp), %rax
define ptr @caller_frame() nounwind {
  %p = call ptr @llvm.eh.dwarf.cfa(i32 0)
  ret ptr %p
}
; CHECK-LABEL: return_address:
; CHECK: movq %rsp, %rax
define ptr @return_address() nounwind {
  %p = call ptr @llvm.addressofreturnaddress.p0()
  ret ptr %p
}
; CHECK-LABEL: by_name:
; CHECK: movq %rsp, %rax
define i64 @by_name() nounwind {
  %r = call i64 @llvm.read_register.i64(metadata !0)
  ret i64 %r
}
!0 = !{!"rsp\00"}
