; Code of 32 bits that may be anywhere: one register has the address of the global offset table, from which variables of the
; module are counted and which holds the addresses of others; calls by way of the linker's table want it in ebx.
; RUN: llc -mtriple=i686-linux-gnu -relocation-model=pic -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu -relocation-model=pic -O2 -filetype=obj %s -o %t.o
; RUN: llvm-readobj -r %t.o | FileCheck %s --check-prefix=RELOCS
; RELOCS: R_386_GOTPC _GLOBAL_OFFSET_TABLE_
; RELOCS: R_386_GOTOFF
; RELOCS: R_386_GOT32
; RELOCS: R_386_PLT32

@own = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@other = external global i32
@mine = external thread_local(localexec) global i32
declare i32 @callee(i32)

; CHECK-LABEL: element:
; CHECK: calll [[HERE:\.Lhere[0-9_]+]]
; CHECK-NEXT: [[HERE]]:
; CHECK-NEXT: addl $_GLOBAL_OFFSET_TABLE_, (%esp)
; CHECK-NEXT: popl [[BASE:%e[a-z]+]]
; CHECK: movl own@GOTOFF([[BASE]],%e{{[a-z]+}},4), %eax
define i32 @element(i32 %n) {
  %p = getelementptr [4 x i32], ptr @own, i32 0, i32 %n
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: calls:
; CHECK: addl $_GLOBAL_OFFSET_TABLE_, (%esp)
; CHECK-NEXT: popl [[BASE:%e[a-z]+]]
; CHECK: movl other@GOT([[BASE]]),
; CHECK: movl [[BASE]], %ebx
; CHECK-NEXT: calll callee@PLT
; CHECK-NOT: _GLOBAL_OFFSET_TABLE_
; CHECK: calll callee@PLT
define i32 @calls() {
  %v = load i32, ptr @other
  %a = call i32 @callee(i32 %v)
  %b = call i32 @callee(i32 %a)
  ret i32 %b
}

; CHECK-LABEL: thread:
; CHECK: movl %gs:0, %e
; CHECK: mine@NTPOFF
define i32 @thread() {
  %v = load i32, ptr @mine
  ret i32 %v
}
