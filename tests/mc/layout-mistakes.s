# Mistakes that only layout finds have a place in the source, too.

# RUN: not mc -triple=riscv64 -filetype=obj -o %t.o --diagnostics=llvm %s 2>&1 | FileCheck %s

# CHECK: [[#@LINE+1]]:7: error: expected assembly-time absolute expression
.fill undefined, 1, 0
.zero 16
# CHECK: [[#@LINE+1]]:6: error: invalid .org offset '4' (at offset '16')
.org 4
