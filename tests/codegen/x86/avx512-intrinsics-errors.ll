; What AVX512BW has is not selected without it, nor a rounding mode that no instruction has.
; RUN: not llc -mtriple=x86_64-linux-gnu -mattr=+avx512f --diagnostics=llvm %s -o - 2>&1 | FileCheck %s

; CHECK: error: not supported yet: selecting 'llvm.x86.avx512.sqrt.pd.512' of type v8f64
; CHECK: (in 'no_such_mode')
define <8 x double> @no_such_mode(<8 x double> %a) {
  %r = call <8 x double> @llvm.x86.avx512.sqrt.pd.512(<8 x double> %a, i32 3)
  ret <8 x double> %r
}
; CHECK: error: not supported yet: selecting 'llvm.x86.avx512.pshuf.b.512' of type v64i8
; CHECK: (in 'bytes')
define <64 x i8> @bytes(<64 x i8> %a, <64 x i8> %b) {
  %r = call <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8> %a, <64 x i8> %b)
  ret <64 x i8> %r
}
