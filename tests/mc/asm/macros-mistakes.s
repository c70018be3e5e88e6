# Mistakes in macros and repetitions.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.macro a x, x
.macro b x:foo
.macro c x:
.macro d x:vararg, y
.macro
.macro e x:req=1
.byte \x
.endm
e
.macro f x, y
.endm
f 1, 2, 3
f z=1
f y=1, 2
.macro f
.endm
.macro g
.byte 1
.endm
g 1
.endm
.endr
.exitm
.purgem nothing
.purgem 1
.macro h x
.byte \x
.endm
h 1+
.macro deep
deep
.endm
deep
.rept -1
.endr
.rept foo
.endr
.rept 1 2
.endr
.irp 1
.endr
.irp x 1
.endr
.irpc x, 1 2
.endr
.macro i x
.byte \x
.endm
i (1
i =
.macro j x
.endm foo
.endm
.rept 2
.byte 1

# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:14: error: macro 'a' has multiple parameters named 'x'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:12: error: foo is not a valid parameter qualifier for 'x' in macro 'b'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:12: error: missing parameter qualifier for 'x' in macro 'c'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:20: error: vararg parameter 'x' should be the last parameter{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:7: error: expected identifier in '.macro' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:16: warning: pointless default value for required parameter 'x' in macro 'e'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-54]]:2: error: missing value for required parameter 'x' in macro 'e'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-52]]:9: error: too many positional arguments{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-52]]:3: error: parameter named 'z' does not exist for macro 'f'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-52]]:8: error: cannot mix positional and keyword arguments{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-52]]:1: error: macro 'f' is already defined{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-48]]:4: error: Wrong number of arguments{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-48]]:6: error: unexpected '.endm' in file, no current macro definition{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-48]]:6: error: unmatched '.endr' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-47]]:1: error: unexpected '.exitm' in file, no current macro definition{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-48]]:1: error: macro 'nothing' is not defined{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-48]]:9: error: expected identifier in '.purgem' directive{{$}}
# CHECK: {{^}}<instantiation>:1:9: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-46]]:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:5: error: macros cannot be nested more than 20 levels deep. Use -asm-macro-max-nesting-depth to increase this limit.{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}<instantiation>:1:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:1: note: while in macro instantiation{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:7: error: Count is negative{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:6: error: unmatched '.endr' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:7: error: unexpected token in '.rept' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:6: error: unmatched '.endr' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:9: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:6: error: unmatched '.endr' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:6: error: expected identifier in '.irp' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:6: error: unmatched '.endr' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:8: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:6: error: unmatched '.endr' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:13: error: unexpected token in '.irpc' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-63]]:6: error: unmatched '.endr' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-60]]:5: error: unbalanced parentheses in macro argument{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-60]]:4: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-61]]:4: error: missing expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-60]]:7: error: unexpected token in '.endm' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-60]]:6: error: unexpected '.endm' in file, no current macro definition{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-60]]:1: error: no matching '.endr' in definition{{$}}
