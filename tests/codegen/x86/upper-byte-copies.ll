; A byte in the upper half of a register is copied to and from registers that only a REX prefix names by way of the lower
; byte, since no instruction has both.
; RUN: codewright llc -mtriple=x86_64-linux -verify-machineinstrs %s -o - | FileCheck %s
; RUN: codewright llc -mtriple=x86_64-linux -filetype=obj %s -o %t.o

; CHECK-LABEL: from:
; CHECK: xchgb %al, %ah
; CHECK-NEXT: movb %al, %r8b
; CHECK-NEXT: xchgb %al, %ah
define i8 @from() {
  %v = call i8 asm "movb $$5, %ah", "={ah}"()
  %w = call i8 asm "movb $1, $0", "={r8},{r8}"(i8 %v)
  ret i8 %w
}

; CHECK-LABEL: to:
; CHECK: xchgb %bl, %bh
; CHECK-NEXT: movb %sil, %bl
; CHECK-NEXT: xchgb %bl, %bh
define void @to(i8 %a, i8 %b) {
  call void asm "movb $0, 4", "{bh}"(i8 %b)
  ret void
}
