; A constant stands where a letter of the constraint permits it, which depends on the number; otherwise it is in a register, or
; it is an error.
; RUN: split-file %s %t
; RUN: codewright llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %t/right.ll -o - | FileCheck %s
; RUN: not codewright llc -mtriple=x86_64-linux-gnu %t/wrong.ll -o - 2>&1 | FileCheck %s --check-prefix=WRONG

;--- right.ll
; CHECK-LABEL: numbers:
; CHECK: .ascii "<$31> <%{{[a-z0-9]+}}>"
; CHECK: .ascii "<$-128> <%{{[a-z0-9]+}}>"
; CHECK: .ascii "<$255> <%{{[a-z0-9]+}}>"
; CHECK: .ascii "<$65535> <%{{[a-z0-9]+}}>"
; CHECK: .ascii "<$-2147483648> <%{{[a-z0-9]+}}>"
; CHECK: .ascii "<$4294967295> <%{{[a-z0-9]+}}>"
define void @numbers() {
  call void asm sideeffect ".ascii \22<$0> <$1>\22", "rI,rI"(i32 31, i32 32)
  call void asm sideeffect ".ascii \22<$0> <$1>\22", "rK,rK"(i32 -128, i32 128)
  call void asm sideeffect ".ascii \22<$0> <$1>\22", "rN,rN"(i32 255, i32 256)
  call void asm sideeffect ".ascii \22<$0> <$1>\22", "rL,rL"(i32 65535, i32 65534)
  call void asm sideeffect ".ascii \22<$0> <$1>\22", "re,re"(i64 -2147483648, i64 2147483648)
  call void asm sideeffect ".ascii \22<$0> <$1>\22", "rZ,rZ"(i64 4294967295, i64 -1)
  ret void
}

; A register by name, or a number.
; CHECK-LABEL: shift:
; CHECK: shll $5, %edi
; CHECK: shll %cl, %e{{[a-z]+}}
define i32 @shift(i32 %a, i32 %c) {
  %r = call i32 asm "shll $1, $0", "=r,{cx}I,0,~{flags}"(i32 5, i32 %a)
  %s = call i32 asm "shll ${1:b}, $0", "=r,{cx}I,0,~{flags}"(i32 %c, i32 %r)
  ret i32 %s
}

;--- wrong.ll
; WRONG: error: not supported yet: the constraint 'I' of inline assembly
; WRONG-NEXT: (in 'wide'
define void @wide() {
  call void asm sideeffect "# $0", "I"(i32 32)
  ret void
}
; WRONG: error: not supported yet: the constraint 'n' of inline assembly
; WRONG-NEXT: (in 'symbol'
define void @symbol() {
  call void asm sideeffect "# $0", "n"(ptr @symbol)
  ret void
}
; WRONG: error: not supported yet: the constraint 'a' of inline assembly
; WRONG-NEXT: (in 'two_registers'
define void @two_registers(i128 %x) {
  call void asm sideeffect "# $0", "a"(i128 %x)
  ret void
}
