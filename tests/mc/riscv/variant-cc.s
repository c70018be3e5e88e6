# Variant calling conventions are marked.
# RUN: codewright mc -triple=riscv64 %s | FileCheck %s
#
.variant_cc foo
foo:

# CHECK: .variant_cc foo
# CHECK-NEXT: foo:
