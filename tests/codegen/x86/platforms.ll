; A platform whose conventions or objects are not known is an error, for text as for objects, whether the command line or the
; module names it; systems without conventions of their own are taken.
; RUN: llc -mtriple=x86_64-pc-windows-msvc %s -o - | FileCheck %s --check-prefix=WIN64
; RUN: llc -mtriple=x86_64-pc-windows-msvc-elf %s -o - | FileCheck %s --check-prefix=WIN64
; RUN: not llc -mtriple=aarch64-apple-macosx-elf %s -o - 2>&1 | FileCheck %s --check-prefix=FOREIGN
; RUN: not llc -mtriple=x86_64-pc-cygwin -filetype=obj %s -o %t.o 2>&1 | FileCheck %s --check-prefix=CYGWIN
; RUN: llc -mtriple=x86_64-unknown-uefi %s -o - | FileCheck %s --check-prefix=WIN64
; RUN: llc -mtriple=x86_64-apple-macosx-elf %s -o - | FileCheck %s
; RUN: not llc -mtriple=x86_64-linux-gnux32 %s -o - 2>&1 | FileCheck %s --check-prefix=X32
; RUN: not llc -mtriple=x86_64-linux-gnux32 -filetype=obj %s -o %t.o 2>&1 | FileCheck %s --check-prefix=X32
; RUN: not llc -mtriple=x86_64-unknown-openbsd %s -o - 2>&1 | FileCheck %s --check-prefix=GUARD
; RUN: llc -mtriple=x86_64-linux-android %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-scei-ps4 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-apple-macosx %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-unknown-none-macho %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-unknown-freebsd13 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-unknown-elf %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-musl %s -o - | FileCheck %s
; RUN: llc %s -o - | FileCheck %s --check-prefix=WIN64
; WIN64: leaq (%rcx,%rdx), %rax
; FOREIGN: error: code for 'aarch64-{{.*}}' is not supported: its objects are ELF, which its systems do not have
; CYGWIN: error: code for 'x86_64-{{.*}}' is not supported: it has Cygwin's
; X32: error: code for 'x86_64-linux-gnux32' is not supported: it has pointers of 32 bits
; GUARD: error: code for 'x86_64-{{.*}}' is not supported: its stack guard has a place of its own
; CHECK: leaq (%rdi,%rsi), %rax
target triple = "x86_64-pc-windows-gnu"

define i64 @f(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
