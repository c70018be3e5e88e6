; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attribute 'byval' does not support unsized types!

%o = type opaque
declare void @f(ptr byval(%o))
