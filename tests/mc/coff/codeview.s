# CodeView: files, functions, inlined calls, lines and places of variables, as text and in an object.

# RUN: mc -triple=x86_64-pc-windows-msvc %s | FileCheck %s --check-prefix=TEXT
# RUN: mc -triple=x86_64-pc-windows-msvc %s -o %t.s && mc -triple=x86_64-pc-windows-msvc -filetype=obj %t.s -o %t.2.obj
# RUN: mc -triple=x86_64-pc-windows-msvc -filetype=obj %s -o %t.obj
# RUN: cmp %t.obj %t.2.obj
# RUN: echo '.incbin "%t.obj"' | mc -triple=x86_64 -filetype=obj -o %t.o
# RUN: objdump -s -j .text %t.o | FileCheck %s

# TEXT: .cv_file 1 "a.c" "0FA0" 1
# TEXT: .cv_file 2 "b.h"
# TEXT: .cv_func_id 0
# TEXT: .cv_inline_site_id 1 within 0 inlined_at 1 6 3
	.cv_file 1 "a.c" "0fa0" 1
	.cv_file 2 "b.h"
	.cv_func_id 0
	.cv_inline_site_id 1 within 0 inlined_at 1 6 3
f:
.Lbegin:
# TEXT: .cv_loc 0 1 5 0 is_stmt 1
	.cv_loc 0 1 5 0 is_stmt 1
	nop
# TEXT: .cv_loc 1 2 9 1
	.cv_loc 1 2 9 1
	nop
	.cv_loc 1 1 12 1
	.zero 40
.Lmiddle:
# TEXT: .cv_loc 0 1 7 2 prologue_end
	.cv_loc 0 1 7 2 prologue_end
	ret
.Lend:
	.section .debug$S, "dr"
	.long 4
# TEXT: .cv_stringtable
	.cv_stringtable
# TEXT: .cv_filechecksums
	.cv_filechecksums
# TEXT: .cv_linetable 0, f, .Lend
	.cv_linetable 0, f, .Lend
# TEXT: .cv_inline_linetable 1 2 8 f .Lend
	.cv_inline_linetable 1 2 8 f .Lend
# TEXT: .cv_def_range .Lbegin .Lmiddle, reg, 17
	.cv_def_range .Lbegin .Lmiddle, reg, 17
# TEXT: .cv_def_range .Lbegin .Lmiddle .Lend .Lend, reg_rel, 335, 0, 32
	.cv_def_range .Lbegin .Lmiddle .Lend .Lend, reg_rel, 335, 0, 32
# TEXT: .cv_def_range .Lbegin .Lend, subfield_reg, 17, 4
	.cv_def_range .Lbegin .Lend, subfield_reg, 17, 4
# TEXT: .cv_def_range .Lbegin .Lend, frame_ptr_rel, -4
	.cv_def_range .Lbegin .Lend, frame_ptr_rel, -4
# TEXT: .cv_filechecksumoffset 2
	.cv_filechecksumoffset 2
# It is put into the table of strings, where its place is 9.
# TEXT: .cv_string "x"
	.cv_string "x"
# CHECK:      0000 64860400 00000000 13020000 09000000
# CHECK-NEXT: 0010 00000000 2e746578 74000000 00000000
# CHECK-NEXT: 0020 00000000 2b000000 b4000000 00000000
# CHECK-NEXT: 0030 00000000 00000000 20003060 2e646174
# CHECK-NEXT: 0040 61000000 00000000 00000000 00000000
# CHECK-NEXT: 0050 df000000 00000000 00000000 00000000
# CHECK-NEXT: 0060 400030c0 2e627373 00000000 00000000
# CHECK-NEXT: 0070 00000000 00000000 00000000 00000000
# CHECK-NEXT: 0080 00000000 00000000 800030c0 2e646562
# CHECK-NEXT: 0090 75672453 00000000 00000000 d0000000
# CHECK-NEXT: 00a0 df000000 af010000 00000000 0a000000
# CHECK-NEXT: 00b0 40003042 90900000 00000000 00000000
# CHECK-NEXT: 00c0 00000000 00000000 00000000 00000000
# CHECK-NEXT: 00d0 00000000 00000000 00000000 0000c304
# CHECK-NEXT: 00e0 000000f3 0000000c 00000000 612e6300
# CHECK-NEXT: 00f0 622e6800 780000f4 00000010 00000001
# CHECK-NEXT: 0100 00000002 010fa005 00000000 000000f2
# CHECK-NEXT: 0110 0000003c 00000000 00000000 0001002b
# CHECK-NEXT: 0120 00000000 00000003 00000030 00000000
# CHECK-NEXT: 0130 00000005 00008001 00000006 0000002a
# CHECK-NEXT: 0140 00000007 00000000 00000003 00000002
# CHECK-NEXT: 0150 0000000b 2105000b 6104280e 00411111
# CHECK-NEXT: 0160 00000000 00000000 002a0016 0045114f
# CHECK-NEXT: 0170 01000020 00000000 00000000 002b002a
# CHECK-NEXT: 0180 00010012 00431111 00000004 00000000
# CHECK-NEXT: 0190 00000000 002b000e 004211fc ffffff00
# CHECK-NEXT: 01a0 00000000 002b0008 00000009 00000038
# CHECK-NEXT: 01b0 00000008 0000000b 003c0000 00080000
# CHECK-NEXT: 01c0 000a0084 00000000 0000000b 00880000
# CHECK-NEXT: 01d0 00000000 000a0098 00000000 0000000b
# CHECK-NEXT: 01e0 009c0000 00000000 000a00b0 00000000
# CHECK-NEXT: 01f0 0000000b 00b40000 00000000 000a00c0
# CHECK-NEXT: 0200 00000000 0000000b 00c40000 00000000
# CHECK-NEXT: 0210 000a002e 74657874 00000000 00000001
# CHECK-NEXT: 0220 00000003 012b0000 00000000 0055096d
# CHECK-NEXT: 0230 72010000 0000002e 64617461 00000000
# CHECK-NEXT: 0240 00000002 00000003 01000000 00000000
# CHECK-NEXT: 0250 00000000 00020000 0000002e 62737300
# CHECK-NEXT: 0260 00000000 00000003 00000003 01000000
# CHECK-NEXT: 0270 00000000 00000000 00030000 0000002e
# CHECK-NEXT: 0280 64656275 67245300 00000004 00000003
# CHECK-NEXT: 0290 01d00000 000a0000 006972f4 78040000
# CHECK-NEXT: 02a0 00000066 00000000 00000000 00000001
# CHECK-NEXT: 02b0 00000003 00040000 00
