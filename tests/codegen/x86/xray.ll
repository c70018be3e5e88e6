; Places that XRay makes calls of: at the beginning, at returns, and before jumps to other functions, in functions that say so, are
; long enough, or have a loop.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=pic -filetype=obj %s -o %t.o
; RUN: llvm-objdump -d %t.o | FileCheck %s --check-prefix=CODE
; RUN: llvm-readobj -S %t.o | FileCheck %s --check-prefix=SECTIONS
; RUN: not llc -mtriple=riscv64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
; RUN: not llc -mtriple=i686-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
; OTHER: error: not supported yet: functions that XRay traces
declare void @other()

; CHECK-LABEL: always:
; CHECK: .p2align 1
; CHECK-NEXT: .Lsled0_0:
; CHECK-NEXT: .asciz "\353\tf\017\037\204\000\000\002\000"
; CHECK: .p2align 1
; CHECK-NEXT: .Lsled0_1:
; CHECK-NEXT: retq
; CHECK: .section xray_instr_map,"ao",@progbits,always
; CHECK-NEXT: .Lsleds_begin0:
; CHECK-NEXT: .Lsled_record0_0:
; CHECK-NEXT: .quad .Lsled0_0-.Lsled_record0_0
; CHECK-NEXT: .quad {{.*}}-.Lsled_record0_0-8
; CHECK: .section xray_fn_idx,"ao",@progbits,always
; CHECK: .quad .Lsleds_begin0-.Lsled_index0
; CHECK-NEXT: .quad 2
; CODE-LABEL: <always>:
; CODE: jmp {{.*}} <always+0xb>
; CODE-NEXT: nopw 0x200(%rax,%rax)
; CODE: retq
; CODE-NEXT: nopw %cs:0x200(%rax,%rax)
; SECTIONS: Name: xray_instr_map
; SECTIONS: Name: xray_fn_idx
define i32 @always() nounwind "function-instrument"="xray-always" {
  ret i32 0
}

; CODE-LABEL: <jumps>:
; CODE: jmp {{.*}} <jumps+0xb>
; CODE: jmp {{.*}} <jumps+0x17>
; CODE-NEXT: nopw 0x200(%rax,%rax)
; CODE-NEXT: jmp
define void @jumps() nounwind "function-instrument"="xray-always" {
  tail call void @other()
  ret void
}

; CHECK-LABEL: loops:
; CHECK: .Lsled2_0:
; CHECK: .Lsled2_1:
define void @loops(i32 %n) nounwind "xray-instruction-threshold"="200" {
  br label %again
again:
  %i = phi i32 [ 0, %0 ], [ %j, %again ]
  call void @other()
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %out, label %again
out:
  ret void
}

; CHECK-LABEL: short:
; CHECK-NOT: sled
; CHECK-LABEL: never:
; CHECK-NOT: sled
; CHECK-LABEL: entry:
; CHECK: .Lsled5_0:
; CHECK-NOT: .Lsled5_1:
; CHECK: .ascii "\003\001\002
define void @short() nounwind "xray-instruction-threshold"="10" {
  ret void
}
define void @never() nounwind "function-instrument"="xray-never" "xray-instruction-threshold"="1" {
  ret void
}
define void @entry(i32 %x) nounwind "function-instrument"="xray-always" "xray-log-args"="1" "xray-skip-exit" {
  ret void
}
