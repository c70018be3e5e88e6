# Lines of source files.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.file "top.c"
.file 1 "foo.c"
.file 2 "dir/foo.c"
.file 3 "dir" "sub/foo.c"
.file 4 "/abs/foo.c"
.file 5 "x" source "int x;\n"
.loc 1 2 3
.loc 1 2
.loc 1
.loc 1 1 1 is_stmt 0
.loc 1 1 1
.loc 1 1 1 is_stmt 1 basic_block prologue_end epilogue_begin isa 3 discriminator 4
.loc_label spot
f:
.pseudoprobe 1 2 0 0 f
.pseudoprobe 1 2 0 4 3 @ 5:6 @ 7:8 f
.file 0 "dir" "root.c"
.loc 0 1 1

#      CHECK:	.file	"top.c"
# CHECK-NEXT:	.file	1 "foo.c"
# CHECK-NEXT:	.file	2 "dir" "foo.c"
# CHECK-NEXT:	.file	3 "dir" "sub/foo.c"
# CHECK-NEXT:	.file	4 "/abs" "foo.c"
# CHECK-NEXT:	.file	5 "x" source "int x;\n"
# CHECK-NEXT:	.loc	1 2 3                           # :2:3
# CHECK-NEXT:	.loc	1 2 0                           # :2:0
# CHECK-NEXT:	.loc	1 0 0                           # :0:0
# CHECK-NEXT:	.loc	1 1 1 is_stmt 0                 # :1:1
# CHECK-NEXT:	.loc	1 1 1                           # :1:1
# CHECK-NEXT:	.loc	1 1 1 basic_block prologue_end epilogue_begin is_stmt 1 isa 3 discriminator 4 # :1:1
# CHECK-NEXT:.Ltmp0:
# CHECK-NEXT:.loc_label	spot
# CHECK-NEXT:f:
# CHECK-NEXT:	.pseudoprobe	1 2 0 0 f
# CHECK-NEXT:	.pseudoprobe	1 2 0 4 3 @ 5:6 @ 7:8 f
# CHECK-NEXT:	.file	0 "dir" "root.c"
# CHECK-NEXT:	.loc	0 1 1                           # :1:1
