; Copies of a thread by all models: in a library, a call finds them, by bytes that linkers know; in programs, an offset from
; the thread's pointer is known or in a table.
; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=pic %s -o - | FileCheck %s --check-prefix=LIBRARY
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s --check-prefix=PROGRAM
; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=pic -filetype=obj %s -o - | llvm-readobj -r - | FileCheck %s --check-prefix=RELOCS

@general = external thread_local global [4 x i32]
@local = internal thread_local global i32 7
@initial = external thread_local(initialexec) global i32
@exec = external thread_local(localexec) global i32

; LIBRARY-LABEL: get_general:
; LIBRARY: data16
; LIBRARY-NEXT: leaq general@TLSGD(%rip), %rdi
; LIBRARY-NEXT: data16
; LIBRARY-NEXT: data16
; LIBRARY-NEXT: rex64
; LIBRARY-NEXT: callq __tls_get_addr@PLT
; LIBRARY-NEXT: {{leaq|addq}} {{.*8}}
; PROGRAM-LABEL: get_general:
; PROGRAM: movq general@GOTTPOFF(%rip), %r
; RELOCS: R_X86_64_TLSGD general
; RELOCS: R_X86_64_PLT32 __tls_get_addr
define ptr @get_general() {
  %p = getelementptr [4 x i32], ptr @general, i64 0, i64 2
  ret ptr %p
}

; LIBRARY: leaq local@TLSLD(%rip), %rdi
; LIBRARY-NEXT: callq __tls_get_addr@PLT
; LIBRARY-NEXT: leaq local@DTPOFF(%rax), %rax
; PROGRAM: leaq local@TPOFF(%r{{.*}}), %rax
; RELOCS: R_X86_64_TLSLD
; RELOCS: R_X86_64_DTPOFF32
define ptr @get_local() {
  ret ptr @local
}

; LIBRARY: movq initial@GOTTPOFF(%rip), %r
; PROGRAM: movq initial@GOTTPOFF(%rip), %r
; RELOCS: R_X86_64_GOTTPOFF initial
define ptr @get_initial() {
  ret ptr @initial
}

; LIBRARY: leaq exec@TPOFF(%r
; PROGRAM: leaq exec@TPOFF(%r
; RELOCS: R_X86_64_TPOFF32 exec
define ptr @get_exec() {
  ret ptr @exec
}
