# Under both names of the option, linkers are told which loads of addresses they may rewrite, or not.
# RUN: mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: readobj -r %t.o | FileCheck %s
# RUN: mc -triple=x86_64 -relax-relocations=false -filetype=obj %s -o %t.o
# RUN: readobj -r %t.o | FileCheck %s --check-prefix=PLAIN
# RUN: mc -triple=x86_64 -x86-relax-relocations=false -filetype=obj %s -o %t.o
# RUN: readobj -r %t.o | FileCheck %s --check-prefix=PLAIN
# CHECK: R_X86_64_REX_GOTPCRELX foo
# PLAIN: R_X86_64_GOTPCREL foo
movq foo@GOTPCREL(%rip), %rax
