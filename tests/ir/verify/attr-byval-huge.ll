; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: huge 'byval' arguments are unsupported

declare void @f(ptr byval([4294967296 x i8]))
