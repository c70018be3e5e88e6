# Aliases of each mode, by the instruction that comes of them.
# RUN: codewright mc -triple=x86_64 -show-inst --defsym M64=1 %s | FileCheck %s --check-prefixes=CHECK,BITS64
# RUN: codewright mc -triple=i386 -show-inst %s | FileCheck %s --check-prefixes=CHECK,BITS32
# RUN: codewright mc -triple=i386-unknown-unknown-code16 -show-inst %s | FileCheck %s --check-prefixes=CHECK,BITS16
# RUN: not codewright mc -triple=x86_64 -diagnostics=llvm %s 2>&1 | FileCheck %s --check-prefix=ERR64

pushf
# BITS64: PUSHF64
# BITS32: PUSHF32
# BITS16: PUSHF16
popf
# BITS64: POPF64
# BITS32: POPF32
# BITS16: POPF16
.ifndef M64
aad
# BITS32: AAD8i8
# BITS32-NEXT: Imm:10
# BITS16: AAD8i8
# BITS16-NEXT: Imm:10
# ERR64: :[[#@LINE-5]]:1: error: instruction requires: Not 64-bit mode
aam
# BITS32: AAM8i8
# BITS32-NEXT: Imm:10
.endif
fcomi
# CHECK: COM_FIr
# CHECK-NEXT: Reg:ST1
fcomi %st(2)
# CHECK: COM_FIr
# CHECK-NEXT: Reg:ST2
clrb %bl
# CHECK: XOR8rr
# CHECK-COUNT-3: Reg:BL
clrw %bx
# CHECK: XOR16rr
# CHECK-COUNT-3: Reg:BX
movzx %al, %ebx
# CHECK: MOVZX32rr8
movzbl %al, %ebx
# CHECK: MOVZX32rr8
