; Flags are joined by bars: fields of several bits first, then bits from the lowest.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

!named = !{!0, !1, !2, !3}
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, flags: DIFlagArtificial | DIFlagProtected | DIFlagVirtual)
!1 = !DIDerivedType(tag: DW_TAG_inheritance, baseType: null, flags: DIFlagVirtual | DIFlagFwdDecl | DIFlagThunk)
!2 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: null, flags: DIFlagVirtualInheritance | DIFlagPrivate)
!3 = !DISubprogram(name: "f", scope: null, flags: DIFlagLValueReference, spFlags: DISPFlagDeleted | DISPFlagVirtual | DISPFlagLocalToUnit)

; CHECK:!named = !{!0, !1, !2, !3}
; CHECK:!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, flags: DIFlagProtected | DIFlagVirtual | DIFlagArtificial)
; CHECK-NEXT:!1 = !DIDerivedType(tag: DW_TAG_inheritance, baseType: null, flags: DIFlagIndirectVirtualBase | DIFlagThunk)
; CHECK-NEXT:!2 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: null, flags: DIFlagPrivate | DIFlagVirtualInheritance)
; CHECK-NEXT:!3 = !DISubprogram(name: "f", scope: null, virtualIndex: 0, flags: DIFlagLValueReference, spFlags: DISPFlagVirtual | DISPFlagLocalToUnit | DISPFlagDeleted)
