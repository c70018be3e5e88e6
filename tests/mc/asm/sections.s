# Sections: types, flags, entry sizes, groups, links, numbers, stacks and parts.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.text
.data
.bss
.rodata
.tdata
.tbss
.text 1
.subsection 2
.previous
.section .a
.section .b,"a"
.section .c,"ax",@progbits
.section .d,"aw",@nobits
.section .e,"aMS",@progbits,1
.section .f,"aM",%progbits,8
.section .g,"aG",@progbits,g1
.section .g,"aG",@progbits,g2,comdat
.section .gg,"aMSG",@progbits,1,g2,comdat
label:
.section .h,"ao",@progbits,label
.section .h,"ao",@progbits,0
.section .i,"a",@progbits,unique,3
.section .i,"aGo",@progbits,label,g3,comdat,unique,4
.section .j,"axwTeR"
.section .k,"0x3",@progbits
.section .l,"",@0x7fffffff
.section .m,"",@12
.section .n,"","note"
.section .init
.section .fini
.section .init.x
.section .rodata.str1.1,"aMS",@progbits,1
.section .rodata1
.section .data1
.section .bss.x
.section .tbss.x
.section .init_array
.section .fini_array.5
.section .preinit_array
.section .note.GNU-stack,"",@progbits
.section .notex
.section "quoted name","a"
.section with-dash,"a"
.section .o,"e",@llvm_odrtab
.section .p,"e",@llvm_linker_options
.section .q,"",@llvm_call_graph_profile
.section .r,"MS",@llvm_dependent_libraries,1
.section .s,"",@llvm_sympart
.section .t,"o",@llvm_bb_addr_map,.text
.section .u,"",@llvm_offloading
.section .v,"",@llvm_lto
.section .w,"",@llvm_jt_sizes
.section .x,"",@llvm_cfi_jump_table,8
.section .y,"",@llvm_call_graph
.section .z,"a",@unwind
.pushsection .a
.byte 1
.pushsection .b, 1
.byte 2
.pushsection .b, 2, "a"
.byte 3
.popsection
.byte 4
.popsection
.popsection
.section .g,"aG",@progbits,g2,comdat
.section .after,"a?",@progbits
.text
.text
.byte 5

#      CHECK:	.text
# CHECK-NEXT:	.data
# CHECK-NEXT:	.bss
# CHECK-NEXT:	.section	.rodata,"a",@progbits
# CHECK-NEXT:	.section	.tdata,"awT",@progbits
# CHECK-NEXT:	.section	.tbss,"awT",@nobits
# CHECK-NEXT:	.text	1
# CHECK-NEXT:	.text	2
# CHECK-NEXT:	.text	1
# CHECK-EMPTY:
# CHECK-NEXT:	.section	.a,"",@progbits
# CHECK-NEXT:	.section	.b,"a",@progbits
# CHECK-NEXT:	.section	.c,"ax",@progbits
# CHECK-NEXT:	.section	.d,"aw",@nobits
# CHECK-NEXT:	.section	.e,"aMS",@progbits,1
# CHECK-NEXT:	.section	.f,"aM",@progbits,8
# CHECK-NEXT:	.section	.g,"aG",@progbits,g1
# CHECK-NEXT:	.section	.g,"aG",@progbits,g2,comdat
# CHECK-NEXT:	.section	.gg,"aMSG",@progbits,1,g2,comdat
# CHECK-NEXT:label:
# CHECK-NEXT:	.section	.h,"ao",@progbits,label
# CHECK-NEXT:	.section	.h,"ao",@progbits,0
# CHECK-NEXT:	.section	.i,"a",@progbits,unique,3
# CHECK-NEXT:	.section	.i,"aoG",@progbits,label,g3,comdat,unique,4
# CHECK-NEXT:	.section	.j,"aexwTR",@progbits
# CHECK-NEXT:	.section	.k,"aw",@progbits
# CHECK-NEXT:	.section	.l,"",@0x7fffffff
# CHECK-NEXT:	.section	.m,"",@0xc
# CHECK-NEXT:	.section	.n,"",@note
# CHECK-NEXT:	.section	.init,"ax",@progbits
# CHECK-NEXT:	.section	.fini,"ax",@progbits
# CHECK-NEXT:	.section	.init.x,"",@progbits
# CHECK-NEXT:	.section	.rodata.str1.1,"aMS",@progbits,1
# CHECK-NEXT:	.section	.rodata1,"a",@progbits
# CHECK-NEXT:	.section	.data1,"aw",@progbits
# CHECK-NEXT:	.section	.bss.x,"aw",@nobits
# CHECK-NEXT:	.section	.tbss.x,"awT",@nobits
# CHECK-NEXT:	.section	.init_array,"aw",@init_array
# CHECK-NEXT:	.section	.fini_array.5,"aw",@fini_array
# CHECK-NEXT:	.section	.preinit_array,"aw",@preinit_array
# CHECK-NEXT:	.section	".note.GNU-stack","",@progbits
# CHECK-NEXT:	.section	.notex,"",@note
# CHECK-NEXT:	.section	"quoted name","a",@progbits
# CHECK-NEXT:	.section	"with-dash","a",@progbits
# CHECK-NEXT:	.section	.o,"e",@llvm_odrtab
# CHECK-NEXT:	.section	.p,"e",@llvm_linker_options
# CHECK-NEXT:	.section	.q,"",@llvm_call_graph_profile
# CHECK-NEXT:	.section	.r,"MS",@llvm_dependent_libraries,1
# CHECK-NEXT:	.section	.s,"",@llvm_sympart
# CHECK-NEXT:	.section	.t,"o",@llvm_bb_addr_map,.text
# CHECK-NEXT:	.section	.u,"",@llvm_offloading
# CHECK-NEXT:	.section	.v,"",@llvm_lto
# CHECK-NEXT:	.section	.w,"",@llvm_jt_sizes
# CHECK-NEXT:	.section	.x,"",@llvm_cfi_jump_table,8
# CHECK-NEXT:	.section	.y,"",@llvm_call_graph
# CHECK-NEXT:	.section	.z,"a",@unwind
# CHECK-NEXT:	.section	.a,"",@progbits
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.section	.b,"a",@progbits
# CHECK-NEXT:	.subsection	1
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.section	.b,"a",@progbits
# CHECK-NEXT:	.subsection	2
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.section	.b,"a",@progbits
# CHECK-NEXT:	.subsection	1
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	4
# CHECK-NEXT:	.section	.a,"",@progbits
# CHECK-EMPTY:
# CHECK-NEXT:	.section	.z,"a",@unwind
# CHECK-EMPTY:
# CHECK-NEXT:	.section	.g,"aG",@progbits,g2,comdat
# CHECK-NEXT:	.section	.after,"aG",@progbits,g2,comdat
# CHECK-NEXT:	.text
# CHECK-NEXT:	.byte	5
