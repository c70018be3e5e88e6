# Conditional assembly.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.set one, 1
.if one
.byte 1
.else
.byte 0
.endif
.if one - 1
.byte 0
.elseif one == 1
.byte 2
.elseif 1
.byte 0
.else
.byte 0
.endif
.ifeq 0
.byte 3
.endif
.ifne 0
.byte 0
.else
.byte 4
.endif
.ifgt 1
.byte 5
.endif
.ifge 0
.byte 6
.endif
.iflt -1
.byte 7
.endif
.ifle 0
.byte 8
.endif
.ifdef one
.byte 9
.endif
.ifndef two
.byte 10
.endif
.ifnotdef two
.byte 11
.endif
.ifb
.byte 12
.endif
.ifnb x
.byte 13
.endif
.ifc a b , a b
.byte 14
.endif
.ifnc a, b
.byte 15
.endif
.ifeqs "x", "x"
.byte 16
.endif
.ifnes "x", "y"
.byte 17
.endif
.if 0
.if 1
.byte 0
.else
.byte 0
.endif
nonsense here
.elseif 1
.IF 1
.byte 18
.ENDIF
.endif
here:
.byte 19
.ifdef undefined_later
.byte 0
.endif
undefined_later:

#      CHECK:one = 1
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.byte	4
# CHECK-NEXT:	.byte	5
# CHECK-NEXT:	.byte	6
# CHECK-NEXT:	.byte	7
# CHECK-NEXT:	.byte	8
# CHECK-NEXT:	.byte	9
# CHECK-NEXT:	.byte	10
# CHECK-NEXT:	.byte	11
# CHECK-NEXT:	.byte	12
# CHECK-NEXT:	.byte	13
# CHECK-NEXT:	.byte	14
# CHECK-NEXT:	.byte	15
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	16
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	17
# CHECK-NEXT:	.byte	18
# CHECK-NEXT:here:
# CHECK-NEXT:	.byte	19
# CHECK-NEXT:undefined_later:
