; What is not supported is an error that names the construct, the function, the place in the source and the target.
; RUN: not llc -mtriple=riscv64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s

; CHECK: error: not supported yet: scalable vectors
; CHECK-SAME: in 'scalable', in '%a = load <vscale x 2 x i64>{{.*}}', from dir/name.c:7:3
; CHECK: the target is 'riscv64-linux-gnu'
define void @scalable(ptr %p) !dbg !4 {
  %a = load <vscale x 2 x i64>, ptr %p, !dbg !6
  %r = add <vscale x 2 x i64> %a, %a, !dbg !6
  store <vscale x 2 x i64> %r, ptr %p, !dbg !6
  ret void
}

; An intrinsic of another target.
; CHECK: error: not supported yet: intrinsic 'llvm.x86.sse42.crc32.32.8'
; CHECK-SAME: in 'foreign'
define i32 @foreign(i32 %a, i8 %b) {
  %r = call i32 @llvm.x86.sse42.crc32.32.8(i32 %a, i8 %b)
  ret i32 %r
}

; CHECK: error: not supported yet: code that may be replaced on this machine
; CHECK-SAME: in 'map'
define void @map() {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 4)
  ret void
}

; CHECK: error: not supported yet: operand bundle 'kcfi'
; CHECK-SAME: in 'checked'
define void @checked(ptr %p) {
  call void %p() [ "kcfi"(i32 1) ]
  ret void
}

; CHECK: error: not supported yet: the register 't0' by its name
; CHECK-SAME: in 'named'
define i64 @named() {
  %r = call i64 @llvm.read_register.i64(metadata !8)
  ret i64 %r
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "dir/name.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{}
!4 = distinct !DISubprogram(name: "scalable", scope: !1, file: !1, line: 5, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !3)
!6 = !DILocation(line: 7, column: 3, scope: !7)
!7 = distinct !DILexicalBlock(scope: !4, file: !1, line: 6)
!8 = !{!"t0"}
