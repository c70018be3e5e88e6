; The address of a symbol that another module may have is loaded from its table once, for all places behind the symbol, and before
; a loop; an offset is part of the access.
; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=pic -O2 %s -o - | FileCheck %s --check-prefix=X86
; RUN: llc -mtriple=aarch64-linux-gnu -relocation-model=pic -O2 %s -o - | FileCheck %s --check-prefix=A64
; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=pic -O2 -stop-after=finalize-isel %s -o - | FileCheck %s --check-prefix=MIR

@name = external constant [16 x i8]

; MIR: MOV64rm $rip, 1, $noreg, target-flags(x86-gotpcrel) @name, $noreg :: (load (s64) from got)

; X86-LABEL: compared:
; X86: movq name@GOTPCREL(%rip), [[T:%r[a-z0-9]+]]
; X86: cmpb ([[T]])
; X86-NOT: GOTPCREL
; X86: cmpb 1([[T]])
; X86: ret
; A64-LABEL: compared:
; A64: adrp [[T:x[0-9]+]], :got:name
; A64: ldr [[T]], {{\[}}[[T]], :got_lo12:name]
; A64: ldrb w{{[0-9]+}}, {{\[}}[[T]]]
; A64-NOT: adrp
; A64: ldrb w{{[0-9]+}}, {{\[}}[[T]], #1]
; A64: ret
define i32 @compared(ptr %p) {
  %a = load i8, ptr %p
  %b = load i8, ptr @name
  %same = icmp eq i8 %a, %b
  br i1 %same, label %second, label %no
second:
  %p1 = getelementptr i8, ptr %p, i64 1
  %a1 = load i8, ptr %p1
  %b1 = load i8, ptr getelementptr (i8, ptr @name, i64 1)
  %same1 = icmp eq i8 %a1, %b1
  br i1 %same1, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

; X86-LABEL: looped:
; X86: movq name@GOTPCREL(%rip)
; X86: .LBB1_1:
; X86-NOT: GOTPCREL
; X86: ret
; A64-LABEL: looped:
; A64: adrp {{x[0-9]+}}, :got:name
; A64: ldr {{x[0-9]+}}, [{{x[0-9]+}}, :got_lo12:name]
; A64: .LBB1_1:
; A64-NOT: adrp
; A64: ret
define i32 @looped(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %place = getelementptr [16 x i8], ptr @name, i64 0, i64 %i
  %byte = load volatile i8, ptr %place
  %wide = zext i8 %byte to i32
  %more = add i32 %sum, %wide
  %next = add i64 %i, 1
  %last = icmp eq i64 %next, %n
  br i1 %last, label %done, label %loop
done:
  ret i32 %more
}
