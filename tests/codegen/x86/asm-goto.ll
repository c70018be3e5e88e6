; Assembly that may jump to blocks of the function: what they want is in its registers before, and results are there where
; control goes on by itself.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=O0
; RUN: llc -mtriple=x86_64-linux-gnu -filetype=obj -verify-machineinstrs %s -o %t.o
; RUN: llvm-objdump -d %t.o | FileCheck %s --check-prefix=OBJ

; CHECK-LABEL: plain:
; CHECK: jmp [[AWAY:.LBB[0-9_]+]]
; CHECK: movl $1, %eax
; CHECK: [[AWAY]]:
; CHECK: movl $2, %eax
; O0-LABEL: plain:
; O0: jmp .LBB
; OBJ-LABEL: <plain>:
; OBJ: jmp {{.*}} <plain+
define i32 @plain() {
  callbr void asm sideeffect "jmp ${0:l}", "!i"() to label %on [label %away]
on:
  ret i32 1
away:
  ret i32 2
}

; A PHI has a value for each way, the one of the jump as it was before.
; CHECK-LABEL: joined:
; CHECK: testl %edi, %edi
; CHECK-NEXT: je [[ZERO:.LBB[0-9_]+]]
; CHECK-NEXT: js [[LESS:.LBB[0-9_]+]]
define i32 @joined(i32 %a, i32 %b) {
  callbr void asm sideeffect "testl $0, $0\0Aje ${1:l}\0Ajs $2", "r,!i,!i,~{flags}"(i32 %a)
      to label %more [label %join, label %less]
more:
  %m = mul i32 %b, 3
  br label %join
less:
  %l = sub i32 0, %b
  br label %join
join:
  %r = phi i32 [ %b, %0 ], [ %m, %more ], [ %l, %less ]
  ret i32 %r
}

; CHECK-LABEL: result:
; CHECK: movl $7, [[R:%e[a-z]+]]
define i32 @result(i32 %a) {
  %r = callbr i32 asm "movl $$7, $0; jmp ${2:l}", "=r,r,!i"(i32 %a) to label %on [label %away]
on:
  ret i32 %r
away:
  ret i32 %a
}

; A result that is asked for on both ways is in the same register on both.
; CHECK-LABEL: both:
; CHECK: movl $7, [[B:%r[0-9]+d]]
; CHECK-NEXT: jmp [[BOTH:.LBB[0-9_]+]]
; CHECK: [[BOTH]]:
; CHECK: movl [[B]],
; O0-LABEL: both:
define i32 @both(i32 %a) {
  %r = callbr i32 asm "movl $$7, $0\0Ajmp ${2:l}", "=r,r,!i"(i32 %a) to label %on [label %away]
on:
  %s = mul i32 %r, 3
  ret i32 %s
away:
  ret i32 %r
}
