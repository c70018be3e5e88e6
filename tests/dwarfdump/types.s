# Names of types: functions, pointers to them, members, arrays, qualifiers, templates without their arguments in the name.
# RUN: llvm-mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: dwarfdump %t.o | FileCheck %s
	.section .debug_abbrev,"",@progbits
	.macro row code, tag, children
	.byte \code, \tag, \children
	.endm
	row 1, 0x11, 1
	.byte 0x13, 0x05, 0, 0
	row 2, 0x24, 0
	.byte 0x03, 0x08, 0, 0
	row 3, 0x0f, 0
	.byte 0x49, 0x13, 0, 0
	row 4, 0x26, 0
	.byte 0x49, 0x13, 0, 0
	row 5, 0x15, 1
	.byte 0x49, 0x13, 0, 0
	row 6, 0x05, 0
	.byte 0x49, 0x13, 0, 0
	row 7, 0x18, 0
	.byte 0, 0
	row 8, 0x01, 1
	.byte 0x49, 0x13, 0, 0
	row 9, 0x21, 0
	.byte 0x37, 0x0b, 0, 0
	row 10, 0x39, 1
	.byte 0x03, 0x08, 0, 0
	row 11, 0x13, 1
	.byte 0x03, 0x08, 0, 0
	row 12, 0x2f, 0
	.byte 0x49, 0x13, 0, 0
	row 13, 0x30, 0
	.byte 0x49, 0x13, 0x1c, 0x0d, 0, 0
	row 14, 0x34, 0
	.byte 0x49, 0x13, 0, 0
	row 15, 0x3b, 0
	.byte 0, 0
	.byte 0
	.section .debug_info,"",@progbits
.Lunit:
	.long .Lend-.Lbegin
.Lbegin:
	.short 4
	.long 0
	.byte 8
	.byte 1
	.short 0x21
.Lint:
	.byte 2
	.asciz "int"
.Lpointer:
	.byte 3
	.long .Lint-.Lunit
.Lconstant_pointer:
	.byte 4
	.long .Lpointer-.Lunit
.Lconstant:
	.byte 4
	.long .Lint-.Lunit
.Lfunction:
	.byte 5
	.long .Lconstant-.Lunit
	.byte 6
	.long .Lconstant_pointer-.Lunit
	.byte 7, 0
.Lfunction_pointer:
	.byte 3
	.long .Lfunction-.Lunit
.Larray:
	.byte 8
	.long .Lfunction_pointer-.Lunit
	.byte 9, 3
	.byte 9, 4
	.byte 0
	.byte 10
	.asciz "ns"
.Ltemplate:
	.byte 11
	.asciz "V"
	.byte 12
	.long .Lconstant_pointer-.Lunit
	.byte 13
	.long .Lint-.Lunit
	.sleb128 -7
	.byte 0, 0
# CHECK: DW_TAG_variable
# CHECK-NEXT: DW_AT_type ({{.*}} "int *const")
	.byte 14
	.long .Lconstant_pointer-.Lunit
# CHECK: DW_AT_type ({{.*}} "const int (int *const, ...)")
	.byte 14
	.long .Lfunction-.Lunit
# CHECK: DW_AT_type ({{.*}} "const int (*)(int *const, ...)")
	.byte 14
	.long .Lfunction_pointer-.Lunit
# CHECK: DW_AT_type ({{.*}} "const int (*[3][4]")
	.byte 14
	.long .Larray-.Lunit
# CHECK: DW_AT_type ({{.*}} "ns::V<int *const, -7>")
	.byte 14
	.long .Ltemplate-.Lunit
	.byte 0
.Lend:
