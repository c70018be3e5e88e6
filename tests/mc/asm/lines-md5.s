# Files with checksums.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.file 0 "dir" "root.c" md5 0x00112233445566778899aabbccddeeff source "x"
.file 1 "d" "x.c" md5 1

#      CHECK:	.file	0 "dir" "root.c" md5 0x00112233445566778899aabbccddeeff source "x"
# CHECK-NEXT:	.file	1 "d" "x.c" md5 0x00000000000000000000000000000001
