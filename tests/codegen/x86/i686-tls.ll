; Copies of a thread in code of 32 bits: in a library, a call finds them, by bytes that linkers know and with the address of the
; global offset table in ebx; in programs, an offset from the thread's pointer is known or in a table.
; RUN: llc -mtriple=i686-linux-gnu -relocation-model=pic -O2 %s -o - | FileCheck %s --check-prefix=LIBRARY
; RUN: llc -mtriple=i686-linux-gnu -relocation-model=pic -O0 %s -o - | FileCheck %s --check-prefix=LIBRARY
; RUN: llc -mtriple=i686-linux-gnu -O2 %s -o - | FileCheck %s --check-prefix=PROGRAM
; RUN: llc -mtriple=i686-linux-gnu -relocation-model=pic -filetype=obj %s -o - | llvm-readobj -r - | FileCheck %s --check-prefix=RELOCS

@general = external thread_local global [4 x i32]
@local = internal thread_local global i32 7
@initial = external thread_local(initialexec) global i32

; LIBRARY-LABEL: get_general:
; LIBRARY: leal general@TLSGD(,%ebx), %eax
; LIBRARY-NEXT: calll ___tls_get_addr@PLT
; LIBRARY: {{leal|addl}} {{.*8}}
; PROGRAM-LABEL: get_general:
; PROGRAM: movl general@INDNTPOFF, %e
; RELOCS: R_386_TLS_GD general
; RELOCS: R_386_PLT32 ___tls_get_addr
define ptr @get_general() {
  %p = getelementptr [4 x i32], ptr @general, i32 0, i32 2
  ret ptr %p
}

; LIBRARY-LABEL: get_local:
; LIBRARY: leal local@TLSLDM(%ebx), %eax
; LIBRARY-NEXT: calll ___tls_get_addr@PLT
; LIBRARY: local@DTPOFF(%e{{[a-d]}}x)
; PROGRAM-LABEL: get_local:
; PROGRAM: leal local@NTPOFF(%e{{[a-d]}}x), %eax
; RELOCS: R_386_TLS_LDM
; RELOCS: R_386_TLS_LDO_32
define ptr @get_local() {
  ret ptr @local
}

; Nothing is in a register of a call over another.
; LIBRARY-LABEL: both:
; LIBRARY: calll ___tls_get_addr@PLT
; LIBRARY: calll ___tls_get_addr@PLT
; LIBRARY: calll work@PLT
define i32 @both(i32 %n, double %d) {
  %v = load i32, ptr @local
  %w = load i32, ptr @general
  %s = add i32 %v, %w
  %t = add i32 %s, %n
  %u = call i32 @work(i32 %t, double %d)
  %e = fptosi double %d to i32
  %x = add i32 %u, %e
  ret i32 %x
}
declare i32 @work(i32, double)

; LIBRARY-LABEL: get_initial:
; LIBRARY: movl initial@GOTNTPOFF(%e
define ptr @get_initial() {
  ret ptr @initial
}
