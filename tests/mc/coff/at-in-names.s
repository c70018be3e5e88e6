# What stands behind an @ is part of a name if it is no specifier: sizes of arguments, as in stdcall's names.
# RUN: mc -triple=i686-pc-windows-msvc %s | FileCheck %s
# RUN: mc -triple=i686-pc-windows-msvc -filetype=obj %s -o %t.obj
# RUN: echo '.incbin "%t.obj"' | mc -triple=x86_64 -filetype=obj -o %t.o
# RUN: objdump -s -j .text %t.o | FileCheck --check-prefix=OBJ %s
# RUN: not mc -triple=i686-linux %s 2>&1 | FileCheck --check-prefix=ELF %s

# CHECK: .globl _f@8
# CHECK: _f@8:
# ELF: error: invalid variant '8'
# OBJ: _f@8
.globl _f@8
_f@8:
  retl $8
# CHECK: calll _f@8
  calll _f@8
# CHECK: .lcomm _local,4,4
.lcomm _local, 4, 4
# CHECK: .section .odd@name,"dr"
.section .odd@name,"dr"
