; What vendors have defined attributes for: annotations, signed pointers, Objective-C, flags of the compiler, and where a unit is
; described if not here. How code was compiled is said to Apple's debuggers in attributes, and to others with the producer.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -debugger-tune=lldb -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s --check-prefixes=CHECK,APPLE
; RUN: llc -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s --check-prefixes=CHECK,GNU
target triple = "x86_64-linux-gnu"

; APPLE: DW_AT_producer ("maker")
; GNU: DW_AT_producer ("maker -g -O2")
; CHECK: DW_AT_LLVM_sysroot ("/")
; CHECK-NEXT: DW_AT_APPLE_sdk ("kit")
; APPLE: DW_AT_APPLE_optimized (true)
; APPLE-NEXT: DW_AT_APPLE_flags ("-g -O2")
; APPLE-NEXT: DW_AT_APPLE_major_runtime_vers (0x02)
; GNU-NOT: DW_AT_APPLE
; CHECK: DW_AT_GNU_dwo_id (0x000000000000007b)
; CHECK-NEXT: DW_AT_GNU_dwo_name ("unit.pcm")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_name ("object")
; CHECK: DW_TAG_LLVM_annotation
; CHECK-NEXT: DW_AT_name ("tag")
; CHECK-NEXT: DW_AT_const_value ("value")
; CHECK: DW_TAG_LLVM_annotation
; CHECK-NEXT: DW_AT_name ("count")
; CHECK-NEXT: DW_AT_const_value (3)
; CHECK: DW_TAG_structure_type
; CHECK: DW_AT_APPLE_objc_complete_type (true)
; CHECK: DW_AT_APPLE_runtime_class (DW_LANG_ObjC)
; CHECK: DW_TAG_APPLE_property
; CHECK-NEXT: DW_AT_APPLE_property_name ("size")
; CHECK: DW_AT_APPLE_property_getter ("theSize")
; CHECK: DW_AT_APPLE_property_attribute (0x02 
; CHECK: DW_TAG_member
; CHECK: DW_AT_APPLE_property (0x
; CHECK: DW_TAG_LLVM_ptrauth_type
; CHECK: DW_AT_LLVM_ptrauth_key (0x02)
; CHECK-NEXT: DW_AT_LLVM_ptrauth_address_discriminated (true)
; CHECK-NEXT: DW_AT_LLVM_ptrauth_extra_discriminator (0x04d2)
@object = global { ptr, i32 } zeroinitializer, !dbg !10

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_ObjC, file: !1, producer: "maker", isOptimized: true, flags: "-g -O2", runtimeVersion: 2, splitDebugFilename: "unit.pcm", emissionKind: FullDebug, globals: !4, dwoId: 123, sysroot: "/", sdk: "kit")
!1 = !DIFile(filename: "unit.m", directory: "/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!10}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "object", scope: !0, file: !1, line: 1, type: !12, isLocal: false, isDefinition: true, annotations: !20)
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "thing", file: !1, line: 1, flags: DIFlagObjcClassComplete, size: 128, elements: !13, runtimeLang: DW_LANG_ObjC)
!13 = !{!14, !15, !18}
!14 = !DIObjCProperty(name: "size", file: !1, line: 2, getter: "theSize", attributes: 2, type: !6)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "_size", scope: !12, file: !1, line: 2, baseType: !6, size: 32, offset: 64, extraData: !14)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "signed", scope: !12, file: !1, line: 3, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !25, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234)
!20 = !{!21, !22}
!21 = !{!"tag", !"value"}
!22 = !{!"count", i32 3}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
