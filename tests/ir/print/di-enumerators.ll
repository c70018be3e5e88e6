; Enumerators are signed unless they say otherwise.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

!named = !{!0, !1, !2, !3}
!0 = !DIEnumerator(name: "a", value: -1)
!1 = !DIEnumerator(name: "b", value: 255, isUnsigned: true)
!2 = !DIEnumerator(name: "", value: 0)
!3 = !DIEnumerator(name: "c", value: 170141183460469231731687303715884105727)

; CHECK:!named = !{!0, !1, !2, !3}
; CHECK:!0 = !DIEnumerator(name: "a", value: -1)
; CHECK-NEXT:!1 = !DIEnumerator(name: "b", value: 255, isUnsigned: true)
; CHECK-NEXT:!2 = !DIEnumerator(name: "", value: 0)
; CHECK-NEXT:!3 = !DIEnumerator(name: "c", value: 170141183460469231731687303715884105727)
