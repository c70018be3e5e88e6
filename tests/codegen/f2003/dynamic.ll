; An alloca of variable size takes f3 for the frame, and three registers are left: fewer than choices between two values by two
; others read, and instructions with two addresses of two registers each. They do with less then, by every allocator.
; RUN: run --target=2003f -O0 %s | FileCheck %s
; RUN: run --target=2003f -O2 %s | FileCheck %s
; RUN: llc -march=2003f -O2 -regalloc=fast %s -o %t.fast
; RUN: llc -march=2003f -O2 -regalloc=basic %s -o %t.basic
; RUN: llc -march=2003f -O2 %s -o - | FileCheck %s --check-prefix=CODE

; CHECK: {{^}}30{{$}}
; CHECK-NEXT: {{^}}40{{$}}
; CHECK-NEXT: {{^}}105{{$}}
; CHECK-NEXT: {{^}}1006{{$}}
; CHECK-NEXT: {{^}}5{{$}}

; A mask of no or all bits keeps the difference of the two values.
; CODE: l' choose{{$}}
; CODE: fi {{.*}} xylo
; CODE-NEXT: malkrz {{f[0-3]}} 4294967295
; CODE: kue copy
; CODE-NOT: krz {{f[0-3]\+f[0-3]@ f[0-3]\+f[0-3]@}}
; CODE: kue other

declare void @print(i32)

define void @use(ptr %p) noinline {
  store i8 1, ptr %p
  ret void
}

define i32 @choose(i32 %n, i32 %a, i32 %b, i32 %c, i32 %d) {
  %p = alloca i8, i32 %n
  call void @use(ptr %p)
  %less = icmp slt i32 %a, %b
  %r = select i1 %less, i32 %c, i32 %d
  ret i32 %r
}

define i32 @copy(i32 %n, ptr %a, i32 %i, ptr %b, i32 %j) {
  %p = alloca i8, i32 %n
  call void @use(ptr %p)
  %from = getelementptr i8, ptr %a, i32 %i
  %to = getelementptr i8, ptr %b, i32 %j
  %v = load i32, ptr %from
  store i32 %v, ptr %to
  %w = load i32, ptr %a
  %x = load i32, ptr %to
  %s = add i32 %w, %x
  store i32 %s, ptr %to
  %less = icmp ult i32 %w, %x
  %r = select i1 %less, i32 %s, i32 %w
  ret i32 %r
}

define i32 @other(i32 %n) {
  %p = alloca i32, i32 %n
  store i32 %n, ptr %p
  %v = load i32, ptr %p
  ret i32 %v
}

@from = internal global [2 x i32] [i32 5, i32 100]
@to = internal global [2 x i32] [i32 1, i32 2]

define i32 @main() {
  %a = call i32 @choose(i32 12, i32 -1, i32 2, i32 30, i32 40)
  call void @print(i32 %a)
  %b = call i32 @choose(i32 12, i32 2, i32 -1, i32 30, i32 40)
  call void @print(i32 %b)
  %c = call i32 @copy(i32 8, ptr @from, i32 4, ptr @to, i32 4)
  call void @print(i32 %c)
  store i32 1001, ptr getelementptr (i8, ptr @from, i32 4)
  %d = call i32 @copy(i32 8, ptr @from, i32 4, ptr @to, i32 0)
  %e = load i32, ptr @to
  call void @print(i32 %e)
  %f = call i32 @other(i32 5)
  call void @print(i32 %f)
  ret i32 0
}
