# Labels with private names are symbols of the object, if asked.
# RUN: mc -triple=x86_64-apple-darwin -filetype=obj -save-temp-labels %s -o %t.o
# RUN: echo '.incbin "%t.o"' | mc -triple=x86_64 -filetype=obj -o %t.elf
# RUN: objdump -s -j .text %t.elf | FileCheck %s
# RUN: mc -triple=x86_64-apple-darwin -filetype=obj %s -o %t.o
# RUN: echo '.incbin "%t.o"' | mc -triple=x86_64 -filetype=obj -o %t.elf
# RUN: objdump -s -j .text %t.elf | FileCheck %s --check-prefix=PLAIN

# CHECK: Lxyz
# PLAIN-NOT: Lxyz
f:
  nop
Lxyz:
  nop
