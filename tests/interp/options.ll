; What the interpreter is told: which function runs, what the program is called, how long it may take.
; RUN: not lli -force-interpreter -fake-argv0=abc %s > %t
; RUN: not lli -force-interpreter -fake-argv0 abc %s > %t.2
; RUN: FileCheck %s < %t
; RUN: cmp %t %t.2
; RUN: lli -force-interpreter -entry-function=other %s | FileCheck %s --check-prefix=OTHER
; RUN: not lli -force-interpreter -entry-function=nonesuch %s 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not lli -force-interpreter -max-steps=1 -entry-function=forever %s 2>&1 | FileCheck %s --check-prefix=STEPS
; CHECK: abc
; OTHER: other
; NONE: nonesuch
; STEPS: error: {{.*}}steps

@other_text = private constant [6 x i8] c"other\00"

declare i32 @puts(ptr)

define i32 @main(i32 %count, ptr %arguments) {
  %name = load ptr, ptr %arguments
  %n = call i32 @puts(ptr %name)
  ret i32 3
}

define i32 @other() {
  %n = call i32 @puts(ptr @other_text)
  ret i32 0
}

define i32 @forever() {
entry:
  br label %loop
loop:
  br label %loop
}
