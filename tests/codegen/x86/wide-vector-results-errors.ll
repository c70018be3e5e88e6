; An intrinsic whose result the registers cannot hold without a feature is an error that names the type.
; RUN: not llc -mtriple=x86_64-linux-gnu %s -o /dev/null 2>&1 | FileCheck %s

; CHECK: error: {{.*}}not supported{{.*}}v32i8{{.*}} (in 'f'
define <32 x i8> @f(ptr %p) {
  %r = call <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr %p)
  ret <32 x i8> %r
}
