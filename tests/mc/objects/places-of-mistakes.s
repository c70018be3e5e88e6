# What is found only when the whole text has been read has the place where it was said.

# RUN: split-file %s %t
# RUN: not mc -triple=x86_64 -filetype=obj --diagnostics=llvm %t/common.s -o %t.o 2>&1 | FileCheck %s --check-prefix=COMMON
# RUN: not mc -triple=x86_64 -filetype=obj --diagnostics=llvm %t/profile.s -o %t.o 2>&1 | FileCheck %s --check-prefix=PROFILE
# RUN: not mc -triple=x86_64 -filetype=obj --diagnostics=llvm %t/versions.s -o %t.o 2>&1 | FileCheck %s --check-prefix=VERSIONS
# RUN: not mc -triple=x86_64 -filetype=obj --diagnostics=llvm %t/labels.s -o %t.o 2>&1 | FileCheck %s --check-prefix=LABELS
# RUN: not mc -triple=x86_64-pc-windows-msvc --diagnostics=llvm %t/frame.s 2>&1 | FileCheck %s --check-prefix=FRAME

# COMMON: common.s:1:{{[0-9]+}}: error: Common symbol 'c' cannot be used in assignment expr
# PROFILE: profile.s:2:1: error: Reference to undefined temporary symbol `.Lnowhere`
# VERSIONS: versions.s:3:1: error: multiple versions for f
# VERSIONS: versions.s:4:1: error: default version symbol undefined@@V1 must be defined
# LABELS: first.c:10:5: error: directional label undefined
# FRAME: frame.s:2:1: error: Unfinished frame!

#--- common.s
.set a, c
.comm c, 4, 4
#--- profile.s
.cg_profile f, g, 1
.cg_profile f, .Lnowhere, 32
#--- versions.s
f:
.symver f, f@V1, remove
.symver f, f@V2, remove
.symver g, undefined@@V1
#--- labels.s
# 10 "first.c"
jmp 1f
# 20 "second.c"
nop
#--- frame.s
.seh_proc f
