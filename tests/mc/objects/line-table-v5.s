# `.file 0` names the compilation's own file and directory, and version 5; checksums and sources are written if all files have
# the one, or some the other.

# RUN: codewright mc -triple=riscv64 -filetype=obj %s -o %t.o
# RUN: codewright objdump -r %t.o | FileCheck %s --check-prefix=CHECK-RELOC --match-full-lines --strict-whitespace
# RUN: codewright objdump -s -j .debug_line -j .debug_line_str %t.o | FileCheck %s --check-prefix=CHECK --match-full-lines --strict-whitespace

 .file 0 "/dir" "main.c" md5 0x00112233445566778899aabbccddeeff source "int main;\n"
 .file 1 "/dir" "x.h" md5 0x102132435465768798a9bacbdcedfe0f
 .file 2 "sub" "y.h" md5 0x102132435465768798a9bacbdcedfe00
 .loc 0 1 1
 nop
 .loc 2 7 1
 nop

# CHECK-RELOC:RELOCATION RECORDS FOR [.debug_line]:
# CHECK-RELOC-NEXT:OFFSET           TYPE                     VALUE
# CHECK-RELOC-NEXT:0000000000000022 R_RISCV_32               .debug_line_str
# CHECK-RELOC-NEXT:0000000000000026 R_RISCV_32               .debug_line_str+0x5
# CHECK-RELOC-NEXT:0000000000000035 R_RISCV_32               .debug_line_str+0x9
# CHECK-RELOC-NEXT:000000000000004a R_RISCV_32               .debug_line_str+0x10
# CHECK-RELOC-NEXT:000000000000004e R_RISCV_32               .debug_line_str+0x1b
# CHECK-RELOC-NEXT:0000000000000063 R_RISCV_32               .debug_line_str+0x1f
# CHECK-RELOC-NEXT:0000000000000067 R_RISCV_32               .debug_line_str+0x20
# CHECK-RELOC-NEXT:000000000000007c R_RISCV_32               .debug_line_str+0x1f
# CHECK-RELOC-NEXT:0000000000000087 R_RISCV_64               .L0 

# CHECK:Contents of section .debug_line:
# CHECK-NEXT: 0000 94000000 05000800 74000000 010101fb  ........t.......
# CHECK-NEXT: 0010 0e0d0001 01010100 00000100 00010101  ................
# CHECK-NEXT: 0020 1f020000 00000000 00000401 1f020f05  ................
# CHECK-NEXT: 0030 1e81401f 03000000 00000011 22334455  ..@........."3DU
# CHECK-NEXT: 0040 66778899 aabbccdd eeff0000 00000000  fw..............
# CHECK-NEXT: 0050 00000010 21324354 65768798 a9bacbdc  ....!2CTev......
# CHECK-NEXT: 0060 edfe0f00 00000000 00000001 10213243  .............!2C
# CHECK-NEXT: 0070 54657687 98a9bacb dcedfe00 00000000  Tev.............
# CHECK-NEXT: 0080 04000501 00090200 00000000 00000001  ................
# CHECK-NEXT: 0090 04025002 04000101                    ..P.....
# CHECK-NEXT:Contents of section .debug_line_str:
# CHECK-NEXT: 0000 2f646972 00737562 006d6169 6e2e6300  /dir.sub.main.c.
# CHECK-NEXT: 0010 696e7420 6d61696e 3b0a0078 2e680000  int main;..x.h..
# CHECK-NEXT: 0020 792e6800                             y.h.
