# -arch replaces the architecture of the triple, under the names of processor families.
# RUN: codewright mc -arch=x86 -triple=x86_64-pc-linux-gnu -show-encoding %s | FileCheck %s --check-prefix=SHORT
# RUN: codewright mc -arch=x86-64 -triple=i386-pc-linux-gnu -show-encoding %s | FileCheck %s --check-prefix=LONG
# RUN: codewright mc -arch=x86-64 -show-encoding %s | FileCheck %s --check-prefix=LONG

# SHORT: encoding: [0x40]
# LONG: encoding: [0xff,0xc0]
incl %eax
