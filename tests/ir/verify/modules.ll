; Global variables, aliases, ifuncs, comdats, named metadata.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

declare void @callee()
@defined = global i32 0

; CHECK-DAG: associated value must be pointer typed
@g1 = external global i32, !associated !10
!10 = !{i32 1}

; CHECK-DAG: associated metadata must have a global value
@g2 = internal global i32 0, !associated !20
!20 = !{null}

; CHECK-DAG: associated metadata must be ValueAsMetadata
@g3 = internal global i32 0, !associated !30
!30 = !{!"a"}

; CHECK-DAG: associated value must be pointer typed
@g4 = internal global i32 0, !associated !40
!40 = !{i32 1}

; CHECK-DAG: dllexport GlobalValue must have default or protected visibility
@g6 = hidden dllexport global i32 0

; CHECK-DAG: dllimport GlobalValue must have default visibility
@g7 = hidden dllimport global i32 0

; CHECK-DAG: dllimport GlobalValue must have default visibility
@g8 = external hidden dllimport global i32

; CHECK-DAG: 'common' global may not be in a Comdat!
$c = comdat any
@g12 = common global i32 0, comdat($c)

; CHECK-DAG: Globals cannot contain scalable types
@g16 = global target("aarch64.svcount") zeroinitializer

; CHECK-DAG: invalid uses of intrinsic global variable
@llvm.used = appending global [1 x ptr] [ptr @defined], section "llvm.metadata"
@g17 = global ptr @llvm.used

; CHECK-DAG: invalid llvm.compiler.used member
@llvm.compiler.used = appending global [1 x ptr] [ptr inttoptr (i32 1 to ptr)], section "llvm.metadata"

; CHECK-DAG: the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form
@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr @callee }]

; CHECK-DAG: available_externally alias must point to available_externally global value
@g21 = available_externally alias i32, ptr @defined

; CHECK-DAG: IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!
@g23 = available_externally ifunc void (), ptr @f23
define ptr @f23() {
  ret ptr null
}

; CHECK-DAG: IFunc must have a Function resolver
@g24 = ifunc void (), ptr @defined

; CHECK-DAG: IFunc resolver must return a pointer
@g25 = ifunc void (), ptr @f25
define i32 @f25() {
  ret i32 0
}

; CHECK-DAG: either both or no 'aarch64-elf-pauthabi-platform' and 'aarch64-elf-pauthabi-version' module flags must be present
!llvm.module.flags = !{!290}
!290 = !{i32 1, !"aarch64-elf-pauthabi-version", i32 1}

; CHECK-DAG: invalid value for 'require' module flag (first value operand should be a string)
!llvm.module.flags = !{!300}
!300 = !{i32 3, !"a", !301}
!301 = !{i32 1, i32 2}

; CHECK-DAG: invalid requirement on flag, flag does not have the required value
!llvm.module.flags = !{!310, !312}
!310 = !{i32 3, !"a", !311}
!311 = !{!"b", i32 2}
!312 = !{i32 1, !"b", i32 1}

; CHECK-DAG: 'Linker Options' named metadata no longer supported
!llvm.module.flags = !{!320}
!320 = !{i32 1, !"Linker Options", !321}
!321 = !{}

; CHECK-DAG: SemanticInterposition metadata requires constant integer argument
!llvm.module.flags = !{!330}
!330 = !{i32 1, !"SemanticInterposition", !331}
!331 = !{}

; CHECK-DAG: expected a Function or null
!llvm.module.flags = !{!340}
!340 = !{i32 5, !"CG Profile", !341}
!341 = !{!342}
!342 = !{i32 1, null, i32 1}

; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!llvm.module.flags = !{!350}
!350 = !{i32 2, !"Debug Info Version", i32 3}
!351 = distinct !DICompileUnit(language: DW_LANG_C, file: !352)
!352 = !DIFile(filename: "a", directory: "b")
!n35 = !{!351}
