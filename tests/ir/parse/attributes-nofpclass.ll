; Classes of floating-point values.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @f(float nofpclass(nan), float nofpclass(all), float nofpclass(snan pinf nzero), float nofpclass(3), float nofpclass(sub norm), float nofpclass(qnan ninf nnorm nsub pzero))

; CHECK: declare void @f(float nofpclass(nan), float nofpclass(all), float nofpclass(snan pinf nzero), float nofpclass(nan), float nofpclass(sub norm), float nofpclass(qnan ninf pzero nsub nnorm))
