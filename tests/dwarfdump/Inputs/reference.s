# A unit of version 4 whose only entry refers to its own header.
	.section .debug_abbrev,"",@progbits
	.byte 1, 0x11, 0
	.byte 0x49, 0x13
	.byte 0, 0, 0
	.section .debug_info,"",@progbits
	.long 12
	.short 4
	.long 0
	.byte 8, 1
	.long 3
