# Mistakes in what only Mach-O has, and what it has no relocation for: each with its place.

# RUN: split-file %s %t
# RUN: not mc -triple=x86_64-apple-macosx11 -filetype=obj -o %t.o --diagnostics=llvm %t/parse.s 2>&1 | FileCheck %s --check-prefix=PARSE
# RUN: not mc -triple=x86_64-apple-macosx11 -filetype=obj -o %t.o --diagnostics=llvm %t/layout.s 2>&1 | FileCheck %s --check-prefix=LAYOUT

# PARSE: :1:10: error: mach-o section specifier requires a section whose length is between 1 and 16 characters
# PARSE: :2:10: error: mach-o section specifier uses an unknown section type
# PARSE: :3:10: error: mach-o section specifier has invalid attribute
# PARSE: :4:10: error: mach-o section specifier of type 'symbol_stubs' requires a size specifier
# PARSE: :5:1: error: indirect symbol not in a symbol pointer or stub section
# PARSE: :6:16: error: unknown platform name
# PARSE: :7:{{[0-9]+}}: error: invalid OS major version number
# PARSE: :8:14: error: unknown region type in '.data_region' directive
# PARSE: :9:{{[0-9]+}}: error: invalid size, can't be less than zero
# PARSE: :10:{{[0-9]+}}: error: invalid alignment
# PARSE: :11:{{[0-9]+}}: error: expected string in '.linker_option' directive
# PARSE: :12:{{[0-9]+}}: error: invalid identifier in directive

# LAYOUT: :2:{{[0-9]+}}: error: unsupported relocation with subtraction expression, symbol '_g' can not be undefined
# LAYOUT: :3:{{[0-9]+}}: error: no relocation can express this reference to '_g'

#--- parse.s
.section __TEXT
.section __TEXT,__a,strange
.section __TEXT,__a,regular,strange
.section __TEXT,__a,symbol_stubs,none
.indirect_symbol x
.build_version plan9, 1, 0
.macosx_version_min 0, 1
.data_region jt64
.zerofill __DATA,__bss,z,-1,2
.zerofill __DATA,__bss,z,1,16
.linker_option z
.loh Strange a, b
#--- layout.s
.data
.quad _f-_g
movq $_g, %rax
_f:
