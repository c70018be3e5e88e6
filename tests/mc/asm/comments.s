# Comments are kept where they are asked for.

# RUN: mc -triple=riscv64 -preserve-comments --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

# top comment
foo: # label comment
	addi a0, a0, 1 # inst comment
	// slashes
	.byte 1 // data
/* block */
	.byte 2 /* inline */ , 3
  # indented
.set x, 1 # set

# after blank
	.if 0
# skipped
	.endif

#      CHECK:	# Comments are kept where they are asked for.
# CHECK-EMPTY:
# CHECK-NEXT:	# RUN: mc -triple=riscv64 -preserve-comments --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace
# CHECK-EMPTY:
# CHECK-NEXT:	# top comment
# CHECK-NEXT:foo:	# label comment
# CHECK-NEXT:	addi	a0, a0, 1	# inst comment
# CHECK-NEXT:	# slashes
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	# data	# block 
# CHECK-NEXT:	.byte	2	# inline 
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	# indented
# CHECK-NEXT:x = 1	# set
# CHECK-EMPTY:
# CHECK-NEXT:	# after blank
# CHECK-NEXT:	# skipped
