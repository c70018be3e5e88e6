; Types of debug information.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

!named = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13}
!0 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!1 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!2 = !DIBasicType(name: "b", size: 7, align: 8, dataSize: 6, encoding: 99, num_extra_inhabitants: 5, flags: DIFlagBigEndian)
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 1)
!4 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !7, file: !14, line: 3, baseType: !0, size: 32, align: 32, offset: 64, flags: DIFlagPublic | DIFlagBitField, extraData: i64 5)
!5 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !0, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: false)
!6 = !DIFixedPointType(name: "fp", size: 32, encoding: DW_ATE_signed_fixed, kind: Decimal, factor: -4)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !14, line: 1, size: 128, num_extra_inhabitants: 4, flags: DIFlagTypePassByValue, elements: !15, runtimeLang: DW_LANG_C99, identifier: "id")
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !0, size: 96, elements: !15, rank: 2, dataLocation: !DIExpression(DW_OP_deref), bitStride: i64 7)
!9 = !DISubroutineType(cc: DW_CC_normal, types: !15)
!10 = !DISubrange(count: 3, lowerBound: -1)
!11 = !DIGenericSubrange(lowerBound: 1, upperBound: !DIExpression(DW_OP_over, DW_OP_constu, 3), stride: 4)
!12 = !DIStringType(name: "str", stringLengthExpression: !DIExpression(), size: 32, encoding: DW_ATE_ASCII)
!13 = !DISubrangeType(name: "r", size: 32, baseType: !0, lowerBound: i64 0, upperBound: i64 9, bias: i64 1)
!14 = !DIFile(filename: "a.c", directory: "/")
!15 = !{}

; CHECK:!named = !{!0, !1, !2, !3, !4, !8, !9, !6, !10, !11, !12, !13, !14, !15}
; CHECK:!0 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT:!1 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
; CHECK-NEXT:!2 = !DIBasicType(name: "b", size: 7, align: 8, dataSize: 6, encoding: 99, num_extra_inhabitants: 5, flags: DIFlagBigEndian)
; CHECK-NEXT:!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 1)
; CHECK-NEXT:!4 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !6, file: !5, line: 3, baseType: !0, size: 32, align: 32, offset: 64, flags: DIFlagPublic | DIFlagBitField, extraData: i64 5)
; CHECK-NEXT:!5 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT:!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !5, line: 1, size: 128, num_extra_inhabitants: 4, flags: DIFlagTypePassByValue, elements: !7, runtimeLang: DW_LANG_C99, identifier: "id")
; CHECK-NEXT:!7 = !{}
; CHECK-NEXT:!8 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !0, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: false)
; CHECK-NEXT:!9 = !DIFixedPointType(name: "fp", size: 32, encoding: DW_ATE_signed_fixed, kind: Decimal, factor: -4)
; CHECK-NEXT:!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !0, size: 96, elements: !7, dataLocation: !DIExpression(DW_OP_deref), rank: 2, bitStride: i64 7)
; CHECK-NEXT:!11 = !DISubroutineType(cc: DW_CC_normal, types: !7)
; CHECK-NEXT:!12 = !DISubrange(count: 3, lowerBound: -1)
; CHECK-NEXT:!13 = !DIGenericSubrange(lowerBound: 1, upperBound: !DIExpression(DW_OP_over, DW_OP_constu, 3), stride: 4)
; CHECK-NEXT:!14 = !DIStringType(name: "str", stringLengthExpression: !DIExpression(), size: 32, encoding: DW_ATE_ASCII)
; CHECK-NEXT:!15 = !DISubrangeType(name: "r", size: 32, baseType: !0, lowerBound: i64 0, upperBound: i64 9, bias: i64 1)
