# Sections that linkers do not look at (.dwo) go to a file of their own, without symbols. Nothing leads from one of the files to
# the other.
# REQUIRES: program:llvm-readelf-22
# RUN: mc -triple=x86_64-linux-gnu -filetype=obj -split-dwarf-file=%t.dwo %s -o %t.o
# RUN: llvm-readelf-22 -S --symbols %t.o | FileCheck %s --check-prefix=LINKED --implicit-check-not=info.dwo
# RUN: llvm-readelf-22 -S --symbols -x .debug_info.dwo %t.dwo | FileCheck %s --check-prefix=SPLIT
# RUN: mc -triple=x86_64-linux-gnu -filetype=obj %s -o %t.o
# RUN: llvm-readelf-22 -S %t.o | FileCheck %s --check-prefix=ALL
# RUN: not mc -triple=x86_64-linux-gnu -filetype=obj -split-dwarf-file=%t.dwo --defsym=OUT=1 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=OUT
# RUN: not mc -triple=x86_64-linux-gnu -filetype=obj -split-dwarf-file=%t.dwo --defsym=IN=1 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=IN

# LINKED: There are 4 section headers
# LINKED: .text
# LINKED: Symbol table '.symtab'
# LINKED: work
# SPLIT: There are 3 section headers
# SPLIT-NOT: .text
# SPLIT: .debug_info.dwo PROGBITS {{.*}} E 0 0 1
# SPLIT-NOT: .symtab
# SPLIT: Hex dump of section '.debug_info.dwo':
# SPLIT-NEXT: 0x00000000 0700
# ALL: .text
# ALL: .debug_info.dwo
# OUT: error: relocations in section '.debug_info.dwo', which no linker sees
# IN: error: section '.data' refers to one that no linker sees
    .text
    .globl work
work:
    retq
    .section .debug_info.dwo,"e",@progbits
.Lrest:
    .short 7
.ifdef OUT
    .quad work
.endif
.ifdef IN
    .data
    .quad .Lrest
.endif
