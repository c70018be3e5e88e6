# Mistakes in directives about symbols.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.globl 1
.globl a b
.globl a,
.globl .Lprivate
.weak 1
.weak a b
.weak a,
.type
.type a
.type a,
.type a, @nonsense
.type a, @function x
.type a, @
.size 1
.size a
.size a, b c
.comm 1
.comm a
.comm a,
.comm a, -1
.comm a, 1, 3
.comm a, 1, 4 x
.lcomm b, 1, 4
d:
.comm d, 4
.symver
.symver a
.symver a, b
.symver a, b@
.symver a, b@V, nonsense
.weakref
.weakref a
.set
.set a
.set a,
.set a, 1 2
.set a, a
.equiv e, 1
.equiv e, 2
.set e, 3
d = 5
.cg_profile 1
.cg_profile a
.cg_profile a, 1
.cg_profile a, b
.cg_profile a, b, c
.ident x
.ident "x" y
.version x
.cold a
.no_dead_strip a
d:
. = x
.lto_discard 1
.lto_set_conditional u2, 1
.addrsig 1
.addrsig_sym 1

# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:8: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:10: error: unexpected token{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:10: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:8: error: non-local symbol required{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:7: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:9: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:9: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:6: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:8: error: expected STT_<TYPE_IN_UPPER_CASE>, '#<type>', '@<type>', '%<type>' or "<type>"{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:9: error: expected STT_<TYPE_IN_UPPER_CASE>, '#<type>', '@<type>', '%<type>' or "<type>"{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:11: error: unsupported attribute{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:20: error: expected end of directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:11: error: expected symbol type{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:7: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:8: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:12: error: unexpected token{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:7: error: expected identifier in directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:8: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:9: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:10: error: size must be non-negative{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:13: error: alignment must be a power of 2{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:15: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-58]]:14: error: alignment not supported on this target{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-57]]:7: error: invalid symbol redefinition{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-57]]:8: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-57]]:10: error: expected a comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-57]]:13: error: expected a '@' in the name{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:25: error: expected 'remove'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:9: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:11: error: expected a comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:5: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:7: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-56]]:8: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-57]]:8: error: missing expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-57]]:11: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:11: error: redefinition of 'e'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:9: error: redefinition of 'e'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:5: error: redefinition of 'd'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:13: error: expected identifier in directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:14: error: expected a comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:16: error: expected identifier in directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:17: error: expected a comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:19: error: expected integer{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:8: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:12: error: expected end of directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:10: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:7: error: unable to emit symbol attribute{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:16: error: unable to emit symbol attribute{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-55]]:1: error: symbol 'd' is already defined{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-54]]:14: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-54]]:26: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-54]]:10: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-54]]:14: error: expected identifier{{$}}
