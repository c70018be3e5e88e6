; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: DILocation not allowed within this metadata node

define void @f(ptr %p) {
  %v = add i32 1, 2, !foo !0
  ret void
}
!0 = !{!1}
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "x", unit: !3, spFlags: DISPFlagDefinition)
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !4)
!4 = !DIFile(filename: "a", directory: "b")
