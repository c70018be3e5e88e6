# Mistakes about lines of source files.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.file
.file x
.file -1 "x"
.file "x" "y"
.file "x" nonsense
.file "a" md5 0
.file "a" source "x"
.file 1 "x" md5 x
.file 1 "x" md5 0x100000000000000000000000000000000
.file 1 "x" source 5
.file 1 "x"
.file 1 "x"
.file 3 "y" md5 0
.loc
.loc x
.loc 0 1
.loc 2 1
.loc 9 1
.loc 1 -1
.loc 1 1 -1
.loc 1 1 1 1
.loc 1 1 1 nonsense
.loc 1 1 1 is_stmt 2
.loc 1 1 1 is_stmt x
.loc 1 1 1 isa -1
.loc 1 1 1 isa x
.loc 1 1 1 discriminator x
.loc_label 1
.loc_label x y
.pseudoprobe 1 2 0
.pseudoprobe x
.stabs "x", 1, 2, 3, 4

# CHECK: {{^}}{{.*}}:[[#@LINE-33]]:6: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-33]]:7: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-33]]:7: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-33]]:11: error: explicit path specified, but no file number{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-33]]:19: error: unexpected token in '.file' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-33]]:15: error: MD5 checksum specified, but no file number{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-33]]:18: error: source specified, but no file number{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-33]]:17: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-33]]:17: error: out of range literal value{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-33]]:20: error: unexpected token in '.file' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:1: error: file number already allocated{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:1: warning: inconsistent use of MD5 checksums{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:5: error: expected integer{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:6: error: expected integer{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:6: error: file number less than one in '.loc' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:6: error: unassigned file number in '.loc' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:6: error: unassigned file number in '.loc' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:8: error: unexpected token in '.loc' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:10: error: unexpected token in '.loc' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:12: error: unexpected token in '.loc' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:12: error: unknown sub-directive in '.loc' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:20: error: is_stmt value not 0 or 1{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:20: error: is_stmt value not the constant value of 0 or 1{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:16: error: isa number less than zero{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:16: error: isa number not a constant value{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:26: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:12: error: expected identifier{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:14: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:19: error: expected integer{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:14: error: expected integer{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-32]]:8: error: unsupported directive '.stabs'{{$}}
# CHECK: {{^}}{{.*:[0-9]+:[0-9]+}}: error: unassigned file number: 2 for .file directives{{$}}
