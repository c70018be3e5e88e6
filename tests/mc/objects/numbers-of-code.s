# Numbers of variable length that count code, before and behind it, and one that counts such numbers: each is as long as the
# code is when its jumps have grown.
# RUN: codewright mc -triple=x86_64 -filetype=obj -o %t.o %s
# RUN: codewright objdump -s -j .before -j .chain -j .behind %t.o | FileCheck %s
# CHECK: Contents of section .before:
# CHECK-NEXT: 0000 82018201 80
# CHECK: Contents of section .chain:
# CHECK-NEXT: 0000 05
# CHECK: Contents of section .behind:
# CHECK-NEXT: 0000 8201
	.section .before,"",@progbits
first:
	.uleb128 end-begin
	.uleb128 end-begin
	.byte 128
last:
	.section .chain,"",@progbits
	.uleb128 last-first
	.text
begin:
	jmp far
	.zero 125
end:
	.zero 125
far:
	ret
	.section .behind,"",@progbits
	.uleb128 end-begin
