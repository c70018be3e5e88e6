; A platform with conventions of its own is an error, for text as for objects.
; RUN: llc -mtriple=riscv64-linux-android %s -o - | FileCheck %s
; RUN: not llc -mtriple=riscv64-unknown-fuchsia -filetype=obj %s -o %t.o 2>&1 | FileCheck %s --check-prefix=GUARD
; RUN: not llc -mtriple=riscv64-pc-windows-msvc %s -o - 2>&1 | FileCheck %s --check-prefix=WINDOWS
; RUN: not llc -mtriple=riscv32-apple-macosx %s -o - 2>&1 | FileCheck %s --check-prefix=DARWIN
; RUN: llc -mtriple=riscv64-unknown-elf %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-unknown-freebsd %s -o - | FileCheck %s
; GUARD: error: code for 'riscv64-unknown-fuchsia' is not supported: its stack guard
; WINDOWS: error: code for 'riscv64-pc-windows-msvc' is not supported: it has the calling conventions of Windows
; DARWIN: error: code for 'riscv32-apple-macosx' is not supported: its objects are ELF, which its systems do not have
; CHECK: add a0, a0, a1
define i64 @f(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
