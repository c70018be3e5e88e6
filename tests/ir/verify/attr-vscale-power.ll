; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: 'vscale_range' minimum must be power-of-two value

declare void @f() vscale_range(3, 4)
