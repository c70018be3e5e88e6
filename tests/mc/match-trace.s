# The same as in x86/match-trace.s where the tables alone read operands.
# RUN: mc -target-td=%S/Inputs/aliases.td -mattr=+short -debug-only=asm-matcher %s -o %t.traced 2>&1 | FileCheck %s --check-prefixes=CHECK,ON
# RUN: mc -target-td=%S/Inputs/aliases.td -mattr=+short %s -o %t.plain
# RUN: cmp %t.plain %t.traced
# RUN: not mc -target-td=%S/Inputs/aliases.td -debug -diagnostics=llvm %s 2>&1 | FileCheck %s --check-prefixes=CHECK,OFF

# The mnemonic becomes another one, which is that of an alias of an instruction; there is no second round.
zero r2
# CHECK: line [[#@LINE-1]]: aliases: 'zero' is 'clr'
# CHECK-NEXT: line [[#@LINE-2]]: matching 'clr': 1 entry
# CHECK-NEXT: {{^}}  alias of SUB: taken
sub r1, r2, r3
# CHECK: line [[#@LINE-1]]: aliases: none for 'sub'
# CHECK-NEXT: line [[#@LINE-2]]: matching 'sub': 1 entry
# CHECK-NEXT: {{^}}  SUB: taken
n r2
# CHECK: line [[#@LINE-1]]: matching 'n': 1 entry
# ON-NEXT: {{^}}  alias of SUB: taken
# OFF-NEXT: {{^}}  alias of SUB: requires 'short' (Short names)
