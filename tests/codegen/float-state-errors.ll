; What the address of the default state is, is known of C libraries on ELF systems.
; RUN: not llc -mtriple=x86_64-pc-windows-msvc %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not llc -mtriple=x86_64-apple-macosx %s -o /dev/null 2>&1 | FileCheck %s

; CHECK: error: not supported yet: intrinsic 'llvm.reset.fpenv' outside ELF
define void @environment() {
  call void @llvm.reset.fpenv()
  ret void
}

; CHECK: error: not supported yet: intrinsic 'llvm.reset.fpmode' outside ELF
define void @modes() {
  call void @llvm.reset.fpmode()
  ret void
}
