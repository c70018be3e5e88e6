; Reductions and tests of all lanes: parts are joined first, bytes are added eight at a time, and one test or the signs of a mask
; tell whether all or any of the lanes are equal.
;
; RUN: codewright llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s --check-prefixes=CHECK,SSE2
; RUN: codewright llc -mtriple=x86_64-linux-gnu -mattr=+sse4.1 %s -o - | FileCheck %s --check-prefixes=CHECK,SSE41

; CHECK-LABEL: differences:
; CHECK:       psadbw
; CHECK-NOT:   punpckl
; CHECK:       ret
define i32 @differences(<16 x i8> %x, <16 x i8> %y) {
  %a = zext <16 x i8> %x to <16 x i32>
  %b = zext <16 x i8> %y to <16 x i32>
  %d = sub <16 x i32> %a, %b
  %m = call <16 x i32> @llvm.abs.v16i32(<16 x i32> %d, i1 false)
  %r = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %m)
  ret i32 %r
}

; CHECK-LABEL: bytes:
; CHECK:       psadbw
; CHECK:       ret
define i8 @bytes(<16 x i8> %x) {
  %r = call i8 @llvm.vector.reduce.add.v16i8(<16 x i8> %x)
  ret i8 %r
}

; CHECK-LABEL: zero:
; SSE2:        pcmpeqb
; SSE2:        pmovmskb
; SSE2:        cmpl $65535
; SSE41:       ptest
; SSE41-NEXT:  sete
; CHECK:       ret
define i1 @zero(<4 x i32> %x) {
  %o = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %x)
  %r = icmp eq i32 %o, 0
  ret i1 %r
}

; CHECK-LABEL: all_equal:
; SSE2:        pcmpeqb
; SSE2:        pmovmskb
; SSE41:       pxor
; SSE41:       ptest
; CHECK:       ret
define i1 @all_equal(<16 x i8> %x, <16 x i8> %y) {
  %c = icmp eq <16 x i8> %x, %y
  %r = call i1 @llvm.vector.reduce.and.v16i1(<16 x i1> %c)
  ret i1 %r
}

; What clang makes of a search: the bits of the truth values as a number.
;
; CHECK-LABEL: some_equal:
; CHECK:       pcmpeqb
; CHECK:       por
; CHECK:       pmovmskb
; CHECK-NOT:   pmovmskb
; CHECK:       ret
define i1 @some_equal(<32 x i8> %x, <32 x i8> %y) {
  %c = icmp eq <32 x i8> %x, %y
  %b = bitcast <32 x i1> %c to i32
  %r = icmp ne i32 %b, 0
  ret i1 %r
}

; SSE41-LABEL: least:
; SSE41:       phminposuw
; SSE41:       ret
define i16 @least(<8 x i16> %x) {
  %r = call i16 @llvm.vector.reduce.umin.v8i16(<8 x i16> %x)
  ret i16 %r
}
