# Directives that only Mach-O has, read and written: sections by two names, attributes of symbols, versions, zeros, data in code,
# indirect symbols, options for the linker.

# RUN: mc -triple=x86_64-apple-macosx11 %s | FileCheck %s
# RUN: mc -triple=x86_64-apple-macosx11 %s | mc -triple=x86_64-apple-macosx11 | FileCheck %s

# CHECK: .build_version macos, 11, 0 sdk_version 11, 3
	.build_version macos, 11, 0	sdk_version 11, 3
# CHECK: .globl f
	.globl	f
f:
# CHECK: .data_region jt32
# CHECK-NEXT: Ltable:
# CHECK-NEXT: .long f-Ltable
# CHECK: .end_data_region
	.data_region jt32
Ltable:
	.long	f-Ltable
	.end_data_region
# CHECK: .private_extern g
# CHECK: .weak_definition w
# CHECK: .weak_def_can_be_hidden h
# CHECK: .weak_reference u
# CHECK: .no_dead_strip w
# CHECK: .alt_entry a
	.private_extern g
	.weak_definition w
	.weak_def_can_be_hidden h
	.weak_reference u
	.no_dead_strip w
	.alt_entry a
# CHECK: .desc w,16
	.desc w, 16
# CHECK: .section __TEXT,__cstring,cstring_literals
	.cstring
# CHECK: .section __DATA,__mod_init_func,mod_init_funcs
	.mod_init_func
# CHECK: .section __TEXT,__stubs,symbol_stubs,pure_instructions,6
# CHECK: .indirect_symbol lazy
	.section __TEXT,__stubs,symbol_stubs,pure_instructions,6
	.indirect_symbol lazy
# CHECK: .zerofill __DATA,__bss,zeros,64,4
	.zerofill __DATA,__bss,zeros,64,4
# CHECK: .tbss t$tlv$init, 4, 2
	.tbss t$tlv$init, 4, 2
# CHECK: .linker_option "-framework", "Foundation"
	.linker_option "-framework", "Foundation"
# CHECK: .subsections_via_symbols
	.subsections_via_symbols
