; Upper halves are cleared before calls and returns of code that may have written them, and only there.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ALWAYS
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx -x86-use-vzeroupper=0 %s -o - | FileCheck %s --check-prefix=NONE
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx -debug-pass=Structure -filetype=null %s 2>&1 | FileCheck %s --check-prefix=PASS
; PASS: Post-RA pseudo instruction expansion pass
; PASS-NEXT: X86 vzeroupper inserter
; NONE-NOT: {{^[[:space:]]+}}vzeroupper
; ALWAYS: {{^[[:space:]]+}}vzeroupper

declare void @f()
declare void @takes(<8 x float>)

define void @stores(ptr %p, ptr %q) {
; CHECK-LABEL: {{^}}stores:
; CHECK: vmovups %ymm0, (%rsi)
; CHECK-NEXT: vzeroupper
; CHECK-NEXT: retq
  %v = load <8 x float>, ptr %p, align 4
  %w = fadd <8 x float> %v, %v
  store <8 x float> %w, ptr %q, align 4
  ret void
}

; A result of 256 bits is for code that knows of it.
define <8 x float> @returns(<8 x float> %a) {
; CHECK-LABEL: {{^}}returns:
; CHECK-NOT: vzeroupper
; CHECK: retq
  %r = fadd <8 x float> %a, %a
  ret <8 x float> %r
}

; Of 128 bits there is nothing to clear.
define <4 x float> @narrow(<4 x float> %a) {
; CHECK-LABEL: {{^}}narrow:
; CHECK-NOT: vzeroupper
; CHECK: retq
  call void @f()
  %r = fadd <4 x float> %a, %a
  ret <4 x float> %r
}

; Before the call; what it leaves is clean.
define void @calls(ptr %p) {
; CHECK-LABEL: {{^}}calls:
; CHECK: vmovups %ymm0, (%r{{.*}})
; CHECK-NEXT: vzeroupper
; CHECK-NEXT: callq f
; CHECK-NOT: vzeroupper
; CHECK: retq
  store <8 x float> zeroinitializer, ptr %p, align 4
  call void @f()
  ret void
}

define void @passes(<8 x float> %a) {
; CHECK-LABEL: {{^}}passes:
; CHECK-NOT: vzeroupper
; CHECK: callq takes
  call void @takes(<8 x float> %a)
  ret void
}

; One of two ways to the return is dirty.
define i32 @joins(i1 %c, ptr %p, <8 x i32> %v) {
; CHECK-LABEL: {{^}}joins:
; CHECK: vzeroupper
; CHECK: retq
entry:
  br i1 %c, label %write, label %end
write:
  store <8 x i32> %v, ptr %p, align 4
  br label %end
end:
  %r = phi i32 [ 1, %write ], [ 2, %entry ]
  ret i32 %r
}
