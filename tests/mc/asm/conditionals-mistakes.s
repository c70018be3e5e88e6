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
.ifc a
.endif
.if 0

# CHECK: {{^}}{{.*}}:[[#@LINE-25]]:1: error: Encountered a .else that doesn't follow  an .if or an .elseif{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-25]]:1: error: Encountered a .endif that doesn't follow an .if or .else{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-25]]:1: error: Encountered a .elseif that doesn't follow an .if or  an .elseif{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-25]]:5: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-24]]:7: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-21]]:1: error: Encountered a .else that doesn't follow  an .if or an .elseif{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-21]]:1: error: Encountered a .elseif that doesn't follow an .if or  an .elseif{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-21]]:8: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-20]]:8: error: expected identifier after '.ifdef'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-19]]:8: error: expected string parameter for '.ifeqs' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-19]]:12: error: expected comma after first string for '.ifeqs' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-19]]:13: error: expected string parameter for '.ifeqs' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-19]]:8: error: expected string parameter for '.ifnes' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-19]]:11: error: expected comma after first string for '.ifnes' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-19]]:13: error: expected string parameter for '.ifnes' directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-19]]:7: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-17]]:1: error: unmatched .ifs or .elses{{$}}
