# Model-specific registers by number and by register, in AT&T's and Intel's syntax, and back from bytes.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL
# RUN: echo "c4 e7 7b f8 c0 ff ff ff ff f3 41 0f 38 f8 c1 c4 e7 7a f6 c3 05 00 00 00" > %t.bytes
# RUN: codewright mc -triple=x86_64 -disassemble -hex %t.bytes | FileCheck %s --check-prefix=BYTES
urdmsr %r9, %rax
# CHECK: urdmsr %r9, %rax # encoding: [0xf2,0x41,0x0f,0x38,0xf8,0xc1]
# INTEL: urdmsr rax, r9
uwrmsr %r9, %rax
# CHECK: uwrmsr %r9, %rax # encoding: [0xf3,0x41,0x0f,0x38,0xf8,0xc1]
# INTEL: uwrmsr rax, r9
urdmsr $-1, %rax
# CHECK: urdmsr $-1, %rax # encoding: [0xc4,0xe7,0x7b,0xf8,0xc0,0xff,0xff,0xff,0xff]
# INTEL: urdmsr rax, -1
uwrmsr %r9, $123
# CHECK: uwrmsr %r9, $123 # encoding: [0xc4,0xc7,0x7a,0xf8,0xc1,0x7b,0x00,0x00,0x00]
# INTEL: uwrmsr 123, r9
rdmsr $5, %rax
# CHECK: rdmsr $5, %rax # encoding: [0xc4,0xe7,0x7b,0xf6,0xc0,0x05,0x00,0x00,0x00]
# INTEL: rdmsr rax, 5
wrmsrns %rbx, $5
# CHECK: wrmsrns %rbx, $5 # encoding: [0xc4,0xe7,0x7a,0xf6,0xc3,0x05,0x00,0x00,0x00]
# INTEL: wrmsrns 5, rbx
# BYTES: urdmsr $-1, %rax
# BYTES-NEXT: uwrmsr %r9, %rax
# BYTES-NEXT: wrmsrns %rbx, $5
