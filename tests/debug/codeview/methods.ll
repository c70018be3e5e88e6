; Methods are members of their class: one alone with its attributes, several of one name as a list. Their types have the class
; and that of the object, which static ones do not. A definition is known by the class and its name without the arguments of a
; template at its end.
; REQUIRES: program:llvm-pdbutil-22
; RUN: llc -mtriple=x86_64-pc-windows-msvc %s -filetype=obj -o %t.o
; RUN: llvm-pdbutil-22 dump --types --symbols %t.o | FileCheck %s

; CHECK: [[CLASS:0x[0-9A-F]+]] | LF_CLASS {{.*}} `C`
; CHECK: [[THIS:0x[0-9A-F]+]] | LF_POINTER
; CHECK-NEXT: referent = [[CLASS]], mode = pointer, opts = const
; CHECK: LF_MFUNCTION
; CHECK-NEXT: return type = 0x0074 (int), # args = 1
; CHECK-NEXT: class type = [[CLASS]], this type = [[THIS]], this adjust = 8
; CHECK: class type = [[CLASS]], this type = <no type>, this adjust = 0
; CHECK: LF_METHODLIST
; CHECK-NEXT: - Method [type = {{.*}}, vftable offset = -1, attrs = private]
; CHECK-NEXT: - Method [type = {{.*}}, vftable offset = -1, attrs = public static]
; CHECK: LF_FIELDLIST
; CHECK-NEXT: - LF_ONEMETHOD [name = `operator<<<int>`]
; CHECK-NEXT: type = {{.*}}, vftable offset = 16, attrs = public intro virtual
; CHECK-NEXT: - LF_METHOD [name = `m`, # overloads = 2, overload list = {{.*}}]
; CHECK: LF_MFUNC_ID
; CHECK-NEXT: name = operator<<, {{.*}} class type = [[CLASS]]
; CHECK: S_GPROC32_ID {{.*}} `C::operator<<<int>`

define i32 @method(ptr %this) !dbg !10 {
  ret i32 0, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cpp", directory: "/src")
!2 = !{i32 2, !"CodeView", i32 1}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "operator<<<int>", linkageName: "method", scope: !20, file: !1, line: 9, type: !30, scopeLine: 9, spFlags: DISPFlagDefinition, unit: !0, declaration: !22)
!11 = !DILocation(line: 10, scope: !10)
!20 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C", file: !1, line: 1, size: 64, elements: !21)
!21 = !{!22, !23, !24}
!22 = !DISubprogram(name: "operator<<<int>", scope: !20, file: !1, line: 2, type: !30, containingType: !20, virtualIndex: 2, thisAdjustment: 8, flags: DIFlagPublic | DIFlagIntroducedVirtual, spFlags: DISPFlagVirtual)
!23 = !DISubprogram(name: "m", scope: !20, file: !1, line: 3, type: !30, spFlags: 0)
!24 = !DISubprogram(name: "m", scope: !20, file: !1, line: 4, type: !34, flags: DIFlagPublic | DIFlagStaticMember, spFlags: 0)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !33, !32}
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !32}
