; Intrinsics on numbers and on the machine are an instruction each.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+crc %s -o - | FileCheck %s
; CHECK-LABEL: crc:
; CHECK: crc32b [[A:w[0-9]+]], w0, w1
; CHECK-NEXT: crc32cx [[B:w[0-9]+]], [[A]], x2
; CHECK-NEXT: crc32w w0, [[B]], w1
define i32 @crc(i32 %a, i32 %b, i64 %c) {
  %1 = call i32 @llvm.aarch64.crc32b(i32 %a, i32 %b)
  %2 = call i32 @llvm.aarch64.crc32cx(i32 %1, i64 %c)
  %3 = call i32 @llvm.aarch64.crc32w(i32 %2, i32 %b)
  ret i32 %3
}
; CHECK-LABEL: numbers:
; CHECK-DAG: cls {{w[0-9]+}}, w0
; CHECK-DAG: cls {{x[0-9]+}}, x1
; CHECK: rbit {{w[0-9]+}}
; CHECK: udiv {{w[0-9]+}}
define i32 @numbers(i32 %a, i64 %b) {
  %1 = call i32 @llvm.aarch64.cls(i32 %a)
  %2 = call i32 @llvm.aarch64.cls64(i64 %b)
  %3 = call i32 @llvm.aarch64.rbit.i32(i32 %2)
  %4 = call i32 @llvm.aarch64.udiv.i32(i32 %1, i32 %3)
  ret i32 %4
}
; In the order of the program.
; CHECK-LABEL: machine:
; CHECK: str w1, [x0]
; CHECK-NEXT: dmb ish
; CHECK-NEXT: dsb sy
; CHECK-NEXT: isb
; CHECK-NEXT: str w1, [x0]
; CHECK-NEXT: hint #16
; CHECK-NEXT: clrex
; CHECK-NEXT: ret
define void @machine(ptr %p, i32 %v) {
  store i32 %v, ptr %p
  call void @llvm.aarch64.dmb(i32 11)
  call void @llvm.aarch64.dsb(i32 15)
  call void @llvm.aarch64.isb(i32 15)
  store i32 %v, ptr %p
  call void @llvm.aarch64.hint(i32 16)
  call void @llvm.aarch64.clrex()
  ret void
}
; CHECK-LABEL: breaks:
; CHECK: brk #0x7
define void @breaks() {
  call void @llvm.aarch64.break(i32 7)
  ret void
}
; CHECK-LABEL: halts:
; CHECK: hlt #0x3
define void @halts() {
  call void @llvm.aarch64.hlt(i32 3)
  ret void
}
; CHECK-LABEL: status:
; CHECK: mrs {{x[0-9]+}}, FPCR
; CHECK: msr FPCR, x0
; CHECK: msr FPSR, x1
; CHECK: mrs {{x[0-9]+}}, FPSR
define i64 @status(i64 %a, i64 %b) {
  %1 = call i64 @llvm.aarch64.get.fpcr()
  call void @llvm.aarch64.set.fpcr(i64 %a)
  call void @llvm.aarch64.set.fpsr(i64 %b)
  %2 = call i64 @llvm.aarch64.get.fpsr()
  %3 = add i64 %1, %2
  ret i64 %3
}
declare i32 @llvm.aarch64.crc32b(i32, i32)
declare i32 @llvm.aarch64.crc32w(i32, i32)
declare i32 @llvm.aarch64.crc32cx(i32, i64)
declare i32 @llvm.aarch64.cls(i32)
declare i32 @llvm.aarch64.cls64(i64)
declare i32 @llvm.aarch64.rbit.i32(i32)
declare i32 @llvm.aarch64.udiv.i32(i32, i32)
declare void @llvm.aarch64.dmb(i32)
declare void @llvm.aarch64.dsb(i32)
declare void @llvm.aarch64.isb(i32)
declare void @llvm.aarch64.hint(i32)
declare void @llvm.aarch64.clrex()
declare void @llvm.aarch64.break(i32 immarg)
declare void @llvm.aarch64.hlt(i32 immarg)
declare i64 @llvm.aarch64.get.fpcr()
declare void @llvm.aarch64.set.fpcr(i64)
declare i64 @llvm.aarch64.get.fpsr()
declare void @llvm.aarch64.set.fpsr(i64)
