; An instruction that only another assembler knows.
; CHECK: made.up %edi, %eax
; READ: invalid instruction mnemonic 'made.up'
define i32 @raw(i32 %a) {
  %r = call i32 asm "made.up $1, $0", "=r,r"(i32 %a)
  ret i32 %r
}
