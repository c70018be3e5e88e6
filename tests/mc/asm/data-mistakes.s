# Mistakes in data directives.

# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %s 2>&1 | FileCheck %s

.byte 256
.byte -129
.byte 1 2
.byte 1,
.short 65536
.long 0x100000000
.quad 99999999999999999999
.byte "x" "y"
.byte 08
.byte 0x
.byte 0b2
.byte *
.byte $
.byte (1
.byte [1
.byte ""
.byte 1+
.byte 1f
.byte 1b
.octa -1
.octa x
.octa 0x100000000000000000000000000000000
.float x
.float 1 2
.float *
.double 0x1p
.double 0x1.8
.double 0xp1
.double 1.5-1
.ascii x
.ascii "\q"
.ascii "\400"
.ascii "\x"
.ascii "a" 1
.asciz "a" "b" 1
.base64 "x"
.base64 ""
.base64 1
.uleb128 *
.dcb.b 1
.dcb.b 1, 256
.dcb.b x, 1
.dcb.b -1, 1
.dcb.s 1, x
.dcb.x 1
.dc.x
.ds.b -1
.ds.b x
.ascii "never ends

# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:7: error: out of range literal value{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:7: error: out of range literal value{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:9: error: unexpected token{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:9: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:8: error: out of range literal value{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:7: error: out of range literal value{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:7: error: literal value out of range for directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:11: error: unexpected token{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:7: error: invalid octal number{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:7: error: invalid hexadecimal number{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:7: error: invalid binary number{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:7: error: invalid token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:7: error: invalid token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:9: error: expected ')'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:9: error: expected ']' in brackets expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:9: error: expected a symbol reference{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:9: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:7: error: directional label undefined{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:7: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:7: error: unknown token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:7: error: out of range literal value{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:8: error: invalid floating point literal{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:10: error: unexpected token{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:8: error: unexpected token in directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:9: error: invalid hexadecimal floating-point constant: expected at least one exponent digit{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:9: error: invalid hexadecimal floating-point constant: expected exponent part 'p'{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:9: error: invalid hexadecimal floating-point constant: expected at least one significand digit{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:9: error: invalid sign in float literal{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:8: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:8: error: invalid escape sequence (unrecognized character){{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:8: error: invalid octal escape sequence (out of range){{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:8: error: invalid hexadecimal escape sequence{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:12: error: unexpected token{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:12: error: unexpected token{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-49]]:9: error: failed to base64 decode string data{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:9: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-50]]:9: error: expected nonempty string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-51]]:9: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-51]]:9: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-51]]:10: error: invalid token in expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-51]]:9: error: expected comma{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-51]]:11: error: literal value out of range for directive{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-51]]:8: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-51]]:8: warning: '.dcb.b' directive with negative repeat count has no effect{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-52]]:10: error: unexpected token at start of statement{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-52]]:11: error: invalid floating point literal{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-52]]:8: error: .dcb.x not currently supported for this target{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-52]]:6: error: .dc.x not currently supported for this target{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-52]]:7: warning: '.ds.b' directive with negative repeat count has no effect{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-52]]:7: error: expected absolute expression{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-52]]:8: error: expected string{{$}}
# CHECK: {{^}}{{.*}}:[[#@LINE-84]]:7: error: directional label undefined{{$}}
