# Mistakes in sections.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.section
.section .a,
.section .a,x
.section .a,"z"
.section .a,"a",progbits
.section .a,"a",@
.section .a,"a",@nonsense
.section .a,"aM"
.section .a,"aM",@progbits
.section .a,"aM",@progbits,0
.section .a,"aM",@progbits,x
.section .a,"aG"
.section .a,"aG",@progbits
.section .a,"aG",@progbits,
.section .a,"aG",@progbits,g,nonsense
.section .a,"aG?",@progbits,g
.section .a,"ao",@progbits
.section .a,"ao",@progbits,nowhere
.section .a,"ao",@progbits,*
.section .a,"a",@progbits,nonsense
.section .a,"a",@progbits,unique
.section .a,"a",@progbits,unique,-1
.section .a,"a",@progbits,unique,4294967295
.section .a,"a",@progbits x
.section .b,"a",@progbits
.section .b,"aw",@progbits
.section .b,"a",@nobits
.section .b,"aM",@progbits,4
.section .a b
.popsection
.previous x
.text x
.subsection x
.data 1 2
.pushsection
.pushsection .c, "z"

# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:9: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:13: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:13: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:16: error: unknown flag{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:17: error: expected '@<type>', '%<type>' or "<type>"{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:18: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-36]]:1: error: unknown section type{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:17: error: Mergeable section must specify the type{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:27: error: expected the entry size{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:29: error: entry size must be positive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:28: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:17: error: Group section must specify the type{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:27: error: expected group name{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:28: error: invalid group name{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:38: error: Linkage must be 'comdat'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:18: error: Section cannot specifiy a group name while also acting as a member of the last group{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:27: error: expected linked-to symbol{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:28: error: linked-to symbol is not in a section: nowhere{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:28: error: invalid linked-to symbol{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:35: error: expected 'unique'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:33: error: expected commma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:36: error: unique id must be positive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:44: error: unique id is too large{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:27: error: expected end of directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-36]]:1: error: changed section flags for .b, expected: 0x2{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-36]]:1: error: changed section type for .b, expected: 0x1{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-36]]:1: error: changed section flags for .b, expected: 0x2{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:1: error: changed section entsize for .b, expected: 0{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:13: error: expected end of directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:12: error: .popsection without corresponding .pushsection{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:11: error: unrecognized instruction mnemonic, did you mean: j, xor?{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:7: error: cannot evaluate subsection number{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-37]]:13: error: cannot evaluate subsection number{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-36]]:13: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-36]]:21: error: unknown flag{{$}}
