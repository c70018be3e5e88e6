# Mistakes in conditionals.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.else
.endif
.elseif 1
.if foo
.endif
.if 1 2
.endif
.if 1
.else
.else
.elseif 1
.endif x
.endif
.ifdef 1
.endif
.ifeqs x, "x"
.ifeqs "x" "x"
.ifeqs "x", x
.ifnes x
.ifnes "x"
.ifnes "x", 1
.if 0

# CHECK: {{^}}{{.*}}:[[#@LINE-23]]:1: error: Encountered a .else that doesn't follow  an .if or an .elseif{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-23]]:1: error: Encountered a .endif that doesn't follow an .if or .else{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-23]]:1: error: Encountered a .elseif that doesn't follow an .if or  an .elseif{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-23]]:5: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-22]]:7: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-19]]:1: error: Encountered a .else that doesn't follow  an .if or an .elseif{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-19]]:1: error: Encountered a .elseif that doesn't follow an .if or  an .elseif{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-19]]:8: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-18]]:8: error: expected identifier after '.ifdef'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-17]]:8: error: expected string parameter for '.ifeqs' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-17]]:12: error: expected comma after first string for '.ifeqs' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-17]]:13: error: expected string parameter for '.ifeqs' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-17]]:8: error: expected string parameter for '.ifnes' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-17]]:11: error: expected comma after first string for '.ifnes' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-17]]:13: error: expected string parameter for '.ifnes' directive{{$}}
# CHECK: {{^}}{{.*:[0-9]+:[0-9]+}}: error: unmatched .ifs or .elses{{$}}
