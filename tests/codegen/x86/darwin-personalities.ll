; Compact unwind encodings go with all personality routines, if asked.
; RUN: llc -mtriple=x86_64-apple-darwin -frame-pointer=all -filetype=obj %s -o %t.o
; RUN: echo '.incbin "%t.o"' | mc -triple=x86_64 -filetype=obj -o %t.elf
; RUN: objdump -s -j .text %t.elf | FileCheck %s --check-prefix=KNOWN
; RUN: llc -mtriple=x86_64-apple-darwin -frame-pointer=all -filetype=obj -emit-compact-unwind-non-canonical %s -o %t.o
; RUN: echo '.incbin "%t.o"' | mc -triple=x86_64 -filetype=obj -o %t.elf
; RUN: objdump -s -j .text %t.elf | FileCheck %s --check-prefix=ALL

; KNOWN: 00000004
; ALL-NOT: 00000004
define void @f() uwtable personality ptr @unheard_of {
  invoke void @g() to label %next unwind label %pad
next:
  ret void
pad:
  %p = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %p
}
declare void @g()
declare i32 @unheard_of(...)
