; Access tags of type-based alias analysis: their form, and the types they name.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

; CHECK-DAG: Old-style TBAA is no longer allowed, use struct-path TBAA instead
define void @f0(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !0
  ret void
}
!0 = !GenericDINode(tag: 1, header: "a")

; CHECK-DAG: Access tag metadata must have either 4 or 5 operands
define void @f1(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !10
  ret void
}
!10 = !{!11, !11, i64 0, i64 1, i64 2, i64 3}
!11 = !{!12, i64 4, !"int"}
!12 = !{!"root"}

; CHECK-DAG: Access size field must be a constant
define void @f2(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !20
  ret void
}
!20 = !{!21, !21, i64 0, !"x"}
!21 = !{!22, i64 4, !"int"}
!22 = !{!"root"}

; CHECK-DAG: Struct tag metadata must have either 3 or 4 operands
define void @f3(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !30
  ret void
}
!30 = !{!31, !31, i64 0, i64 0, i64 0}
!31 = !{!"int", !32, i64 0}
!32 = !{!"root"}

; CHECK-DAG: Immutability tag on struct tag metadata must be a constant
define void @f4(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !40
  ret void
}
!40 = !{!41, !41, i64 0, !"x"}
!41 = !{!"int", !42, i64 0}
!42 = !{!"root"}

; CHECK-DAG: Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes
define void @f5(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !50
  ret void
}
!50 = !{!51, null, i64 0}
!51 = !{!"int", !52, i64 0}
!52 = !{!"root"}

; CHECK-DAG: Access type node must be a valid scalar type
define void @f6(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !60
  ret void
}
!60 = !{!61, !61, i64 0}
!61 = !{!"int", !62, i64 4}
!62 = !{!"root"}

; CHECK-DAG: Offset must be constant integer
define void @f7(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !70
  ret void
}
!70 = !{!71, !71, !"x"}
!71 = !{!"int", !72, i64 0}
!72 = !{!"root"}

; CHECK-DAG: Cycle detected in struct path
define void @f8(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !80
  ret void
}
!80 = !{!81, !83, i64 0}
!81 = !{!"a", !82, i64 0, !82, i64 4}
!82 = !{!"b", !81, i64 0, !81, i64 4}
!83 = !{!"int", !84, i64 0}
!84 = !{!"root"}

; CHECK-DAG: Access bit-width not the same as description bit-width
define void @f9(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !90
  ret void
}
!90 = !{!91, !93, i32 0}
!91 = !{!"a", !93, i64 0, !93, i64 4}
!93 = !{!"int", !94, i64 0}
!94 = !{!"root"}

; CHECK-DAG: Access tag nodes must have the number of operands that is a multiple of 3!
define void @f10(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !100
  ret void
}
!100 = !{!101, !101, i64 0, i64 4}
!101 = !{!102, i64 4, !"int", !103}
!102 = !{!"root"}
!103 = !{}

; CHECK-DAG: Type size nodes must be constants!
define void @f11(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !110
  ret void
}
!110 = !{!111, !111, i64 0, i64 4}
!111 = !{!112, !"x", !"int"}
!112 = !{!"root"}

; CHECK-DAG: Struct tag nodes must have an odd number of operands!
define void @f12(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !120
  ret void
}
!120 = !{!121, !123, i64 0}
!121 = !{!"a", !123, i64 0, !123}
!123 = !{!"int", !124, i64 0}
!124 = !{!"root"}

; CHECK-DAG: Struct tag nodes have a string as their first operand
define void @f13(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !130
  ret void
}
!130 = !{!131, !133, i64 0}
!131 = !{!133, !133, i64 0}
!133 = !{!"int", !134, i64 0}
!134 = !{!"root"}

; CHECK-DAG: Incorrect field entry in struct type node!
define void @f14(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !140
  ret void
}
!140 = !{!141, !143, i64 0}
!141 = !{!"a", !"b", i64 0}
!143 = !{!"int", !144, i64 0}
!144 = !{!"root"}

; CHECK-DAG: Offset entries must be constants!
define void @f15(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !150
  ret void
}
!150 = !{!151, !153, i64 0}
!151 = !{!"a", !153, !"b"}
!153 = !{!"int", !154, i64 0}
!154 = !{!"root"}

; CHECK-DAG: Bitwidth between the offsets and struct type entries must match
define void @f16(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !160
  ret void
}
!160 = !{!161, !163, i64 0}
!161 = !{!"a", !163, i64 0, !163, i32 4}
!163 = !{!"int", !164, i64 0}
!164 = !{!"root"}

; CHECK-DAG: Offsets must be increasing!
define void @f17(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !170
  ret void
}
!170 = !{!171, !173, i64 0}
!171 = !{!"a", !173, i64 4, !173, i64 0}
!173 = !{!"int", !174, i64 0}
!174 = !{!"root"}

; CHECK-DAG: Member size entries must be constants!
define void @f18(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !180
  ret void
}
!180 = !{!181, !183, i64 0, i64 4}
!181 = !{!182, i64 8, !"s", !183, i64 0, !"x"}
!182 = !{!"root"}
!183 = !{!182, i64 4, !"int"}

; CHECK-DAG: Could not find TBAA parent in struct type node
; CHECK-DAG: Did not see access type in access path!
define void @f19(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !190
  ret void
}
!190 = !{!191, !193, i64 0}
!191 = !{!"a", !193, i64 4}
!193 = !{!"int", !194, i64 0}
!194 = !{!"root"}

; CHECK-DAG: Offset not zero at the point of scalar access
define void @f20(ptr %p, i32 %i, float %x) {
  store i32 1, ptr %p, !tbaa !200
  ret void
}
!200 = !{!201, !203, i64 8}
!201 = !{!"a", !203, i64 4}
!203 = !{!"int", !204, i64 0}
!204 = !{!"root"}
