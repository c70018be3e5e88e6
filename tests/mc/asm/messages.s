# What a text can say itself.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.err
.error
.error "my error"
.error x
.error "x" y
.warning
.warning "my warning"
.warning x
.print x
.abort
.abort because of this
.line 5
.line x
.code16
.dc.x 1

# CHECK: {{^}}{{.*}}:[[#@LINE-16]]:1: error: .err encountered{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-16]]:1: error: .error directive invoked in source file{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-16]]:1: error: my error{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-16]]:8: error: .error argument must be a string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-16]]:1: error: x{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-16]]:1: warning: .warning directive invoked in source file{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-16]]:1: warning: my warning{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-16]]:10: error: .warning argument must be a string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-16]]:1: error: expected double quoted string after .print{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-16]]:1: error: .abort detected. Assembly stopping{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-16]]:1: error: .abort 'because of this' detected. Assembly stopping{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-15]]:7: error: expected newline{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-15]]:8: error: .code16 not currently supported for this target{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-15]]:7: error: .dc.x not currently supported for this target{{$}}
