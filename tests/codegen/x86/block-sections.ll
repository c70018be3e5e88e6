; Blocks in sections of their own: nothing falls through from one to another, and each describes its frame.
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -function-sections -basic-block-sections=all %s -o - | FileCheck %s --check-prefix=ALL
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -function-sections -basic-block-sections=all -unique-basic-block-section-names %s -o - | FileCheck %s --check-prefix=NAMES
; RUN: echo 'v1' > %t
; RUN: echo 'f f' >> %t
; RUN: echo 'c 0 2' >> %t
; RUN: echo 'c 1' >> %t
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -function-sections -basic-block-sections=%t %s -o - | FileCheck %s --check-prefix=LISTED
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -basic-block-sections=%t %s -filetype=obj -o %t.o
; RUN: llvm-readobj -S %t.o | FileCheck %s --check-prefix=OBJECT
; RUN: not llc -mtriple=x86_64-apple-macosx -basic-block-sections=all %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=MACHO
; RUN: echo '!!0' > %t.wrong
; RUN: not llc -mtriple=x86_64-linux-gnu -basic-block-sections=%t.wrong %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WRONG

; ALL: .section .text.f,"ax",@progbits{{$}}
; ALL: f:
; ALL: .cfi_startproc
; ALL: je f.__part.2
; ALL-NEXT: jmp f.__part.1
; ALL-NEXT: .LBB_END0_0:
; ALL: .cfi_endproc
; ALL-NEXT: .section .text.f,"ax",@progbits,unique,[[FIRST:[0-9]+]]
; ALL-NEXT: .cfi_startproc
; ALL-NEXT: .cfi_def_cfa_offset 16
; ALL: f.__part.1:
; ALL: callq a
; ALL-NEXT: jmp f.__part.3
; ALL: .LBB_END0_1:
; ALL-NEXT: .size f.__part.1, .LBB_END0_1-f.__part.1
; ALL-NEXT: .cfi_endproc
; ALL: f.__part.3:
; ALL: retq
; ALL: .size f.__part.3, .LBB_END0_3-f.__part.3
; ALL: .section .text.f,"ax",@progbits{{$}}
; ALL-NEXT: .Lfunc_end0:
; ALL-NEXT: .size f, .Lfunc_end0-f

; NAMES: .section .text.f.f.__part.1,"ax",@progbits{{$}}

; LISTED: f:
; LISTED: je {{.*}}
; LISTED: jmp f.__part.1
; LISTED: callq b
; LISTED-NEXT: jmp f.cold
; LISTED: f.__part.1:
; LISTED: callq a
; LISTED: .section .text.split.f,"ax",@progbits{{$}}
; LISTED: f.cold:

; OBJECT: Name: .text.split.f
; MACHO: error: not supported: sections for blocks in objects other than ELF
; WRONG: error: {{.*}}: line 1: blocks without the name of their function

declare void @a()
declare void @b()
define void @f(i1 %c) uwtable {
  br i1 %c, label %yes, label %no
yes:
  call void @a()
  br label %end
no:
  call void @b()
  br label %end
end:
  ret void
}
