# Extensions are shifts where Zbb has no instruction for them.
# RUN: codewright mc -triple=riscv64 %s | FileCheck %s --check-prefix=RUN1
# RUN: codewright mc -triple=riscv64 -mattr=+zba,+zbb %s | FileCheck %s --check-prefix=RUN2

sext.b a0, a1
sext.h a0, a1
sext.w a0, a1
zext.b a0, a1
zext.h a0, a1
zext.w a0, a1

# RUN1: slli a0, a1, 56
# RUN1-NEXT: srai a0, a0, 56
# RUN1-NEXT: slli a0, a1, 48
# RUN1-NEXT: srai a0, a0, 48
# RUN1-NEXT: sext.w a0, a1
# RUN1-NEXT: zext.b a0, a1
# RUN1-NEXT: slli a0, a1, 48
# RUN1-NEXT: srli a0, a0, 48
# RUN1-NEXT: slli a0, a1, 32
# RUN1-NEXT: srli a0, a0, 32
# RUN2: sext.b a0, a1
# RUN2-NEXT: sext.h a0, a1
# RUN2-NEXT: sext.w a0, a1
# RUN2-NEXT: zext.b a0, a1
# RUN2-NEXT: zext.h a0, a1
# RUN2-NEXT: zext.w a0, a1
