; The words of nofpclass(): wider classes before their parts.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare nofpclass(nan inf) float @a(float nofpclass(all), float nofpclass(snan zero))
declare nofpclass(ninf nsub) float @b(float nofpclass(norm psub), float nofpclass(qnan pinf nzero pnorm))

; CHECK:declare nofpclass(nan inf) float @a(float nofpclass(all), float nofpclass(snan zero))
; CHECK:declare nofpclass(ninf nsub) float @b(float nofpclass(psub norm), float nofpclass(qnan pinf nzero pnorm))
