; What instructions round with a mode of their own is not selected, and what AVX512BW has is not without it.
; RUN: not llc -mtriple=x86_64-linux-gnu -mattr=+avx512f --diagnostics=llvm %s -o - 2>&1 | FileCheck %s

; CHECK: error: not supported yet: selecting 'llvm.x86.avx512.sqrt.pd.512' of type v8f64
; CHECK: (in 'down')
define <8 x double> @down(<8 x double> %a) {
  %r = call <8 x double> @llvm.x86.avx512.sqrt.pd.512(<8 x double> %a, i32 9)
  ret <8 x double> %r
}
; CHECK: error: not supported yet: selecting 'llvm.x86.avx512.pshuf.b.512' of type v64i8
; CHECK: (in 'bytes')
define <64 x i8> @bytes(<64 x i8> %a, <64 x i8> %b) {
  %r = call <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8> %a, <64 x i8> %b)
  ret <64 x i8> %r
}
