# A call to anywhere is one line of text and two instructions of bytes; arguments of its fixup are those of the call.
# RUN: codewright mc -triple=riscv64 -mattr=+c -show-encoding %s | FileCheck %s

call foo
call a1, foo
tail foo
jump foo, a3
add a0, a0, tp, %tprel_add(foo)
jalr t0, 0(a0), %tlsdesc_call(.L1)

# CHECK: call foo # encoding: [0x97'A',A,A,A,0xe7'A',0x80'A',A,A]
# CHECK-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_call_plt
# CHECK-NEXT: call a1, foo # encoding: [0x97'A',0x05'A',A,A,0xe7'A',0x85'A',0x05'A',A]
# CHECK-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_call_plt
# CHECK-NEXT: tail foo # encoding: [0x17'A',0x03'A',A,A,0x67'A',A,0x03'A',A]
# CHECK-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_call_plt
# CHECK-NEXT: jump foo, a3 # encoding: [0x97'A',0x06'A',A,A,0x67'A',0x80'A',0x06'A',A]
# CHECK-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_call_plt
# CHECK-NEXT: add a0, a0, tp, %tprel_add(foo) # encoding: [0x33,0x05,0x45,0x00]
# CHECK-NEXT: # fixup A - offset: 0, value: %tprel_add(foo), relocation type: 32
# CHECK-NEXT: jalr t0, 0(a0), %tlsdesc_call(.L1) # encoding: [0xe7,0x02,0x05,0x00]
# CHECK-NEXT: # fixup A - offset: 0, value: %tlsdesc_call(.L1), relocation type: 65
