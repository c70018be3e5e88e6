; The processors and features of the target that options name; no module is read.
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=help no-such-file 2>&1 | FileCheck %s
; RUN: llc -march=x86-64 -mattr=help no-such-file 2>&1 | FileCheck %s
; RUN: llc -mtriple=riscv64 -mcpu=help no-such-file 2>&1 | FileCheck %s --check-prefix=RISCV
; CHECK: Available CPUs for this target:
; CHECK: i386 {{ *}}- Select the i386 processor.
; CHECK: pentiumpro {{ *}}- Select the pentiumpro processor.
; CHECK: znver5 {{ *}}- Select the znver5 processor.
; CHECK: Available features for this target:
; CHECK: avx2 {{ *}}- Enable AVX2 instructions.
; RISCV: generic-rv64 {{ *}}- Select
