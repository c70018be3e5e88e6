# Objects are the same whenever they are made, unless the linker is to see when that was.

# RUN: mc -triple=x86_64-pc-windows-msvc -filetype=obj %s -o %t.1.obj
# RUN: mc -triple=x86_64-pc-windows-msvc -filetype=obj %s -o %t.2.obj
# RUN: cmp %t.1.obj %t.2.obj
# RUN: mc -triple=x86_64-pc-windows-msvc -incremental-linker-compatible -filetype=obj %s -o %t.3.obj
# RUN: not cmp %t.1.obj %t.3.obj
	nop
