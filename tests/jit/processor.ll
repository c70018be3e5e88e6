; Code is for the processor and the features that are asked for, and a processor that does not exist is ignored with a message.
; RUN: lli -mattr=+popcnt -mcpu=x86-64 %s | FileCheck %s
; RUN: lli -mcpu=native %s | FileCheck %s
; RUN: lli -mcpu=nonesuch %s 2>&1 | FileCheck %s --check-prefixes=UNKNOWN,CHECK
; UNKNOWN: 'nonesuch' is not a recognized processor for this target (ignoring processor)
; CHECK: 5 ones

@text = private constant [9 x i8] c"%d ones\0A\00"

declare i32 @printf(ptr, ...)
declare i32 @llvm.ctpop.i32(i32)

define i32 @main(i32 %argc, ptr %argv) {
  %number = add i32 %argc, 102
  %ones = call i32 @llvm.ctpop.i32(i32 %number)
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %ones)
  ret i32 0
}
