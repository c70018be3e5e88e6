; Atomic accesses are plain ones, truth values have a byte, an alloca of any size moves the stack; 'print' and 'main'.
; RUN: run --target=2003f %s -call=atomics -args=3 | FileCheck %s --check-prefix=ATOMICS
; RUN: run --target=2003f %s -call=vla -args=5 | FileCheck %s --check-prefix=VLA
; RUN: run --target=2003f %s -trace=1 2>%t.trace | FileCheck %s --check-prefix=MAIN
; RUN: FileCheck %s --check-prefix=TRACE < %t.trace

; ATOMICS: {{^}}15{{$}}
; VLA: {{^}}15{{$}}
; MAIN: {{^}}7{{$}}
; MAIN-NEXT: {{^}}1{{$}}
; TRACE: 0x14830{{[0-9a-f]+}} ({{.*}}), 'nta f5

@g = global i32 5
define i32 @atomics(i32 %n) {
  %a = atomicrmw add ptr @g, i32 %n seq_cst
  %b = load atomic i32, ptr @g acquire, align 4
  store atomic i32 %b, ptr @g release, align 4
  fence seq_cst
  %r = cmpxchg ptr @g, i32 %b, i32 9 seq_cst seq_cst
  %ok = extractvalue { i32, i1 } %r, 1
  %z = zext i1 %ok to i32
  %v = load i32, ptr @g
  %s = add i32 %a, %z
  %t = add i32 %s, %v
  ret i32 %t
}
define i32 @bools(i32 %n) {
  %p = alloca i1
  %c = icmp sgt i32 %n, 3
  store i1 %c, ptr %p
  %l = load i1, ptr %p
  %z = zext i1 %l to i32
  ret i32 %z
}
define i32 @main() {
  call void @print(i32 7)
  %a = call i32 @bools(i32 4)
  call void @print(i32 %a)
  ret i32 0
}
declare void @print(i32)
define i32 @vla(i32 %n) {
  %size = mul i32 %n, 4
  %p = alloca i8, i32 %size
  %r = call i32 @use(ptr %p, i32 %n)
  %r2 = call i32 @use(ptr %p, i32 %n)
  %s = add i32 %r, %r2
  %s2 = add i32 %s, %n
  ret i32 %s2
}
define i32 @use(ptr %p, i32 %n) {
  store i32 %n, ptr %p
  %last = sub i32 %n, 1
  %q = getelementptr i32, ptr %p, i32 %last
  store i32 7, ptr %q
  %a = load i32, ptr %p
  ret i32 %a
}
