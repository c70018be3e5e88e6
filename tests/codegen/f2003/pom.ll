; The function of the source document, from IR to numbers: compiled in and from the description alone.
; RUN: llc -march=2003f -verify-machineinstrs %s -o %t.lk
; RUN: llc -target-td=%S/../../../targets/f2003/td/f2003.td %s -o %t.td.lk
; RUN: diff %t.lk %t.td.lk
; RUN: run --target=2003f %s | FileCheck %s --check-prefix=ALL

; ALL: {{^}}0{{$}}
; ALL-NEXT: {{^}}1{{$}}
; ALL-NEXT: {{^}}1{{$}}
; ALL-NEXT: {{^}}2{{$}}
; ALL-NEXT: {{^}}3{{$}}
; ALL-NEXT: {{^}}5{{$}}
; ALL-NEXT: {{^}}8{{$}}
; ALL-NEXT: {{^}}13{{$}}
; ALL-NEXT: {{^}}21{{$}}
; ALL-NEXT: {{^}}34{{$}}
; ALL-NEXT: {{^}}55{{$}}
; ALL-NEXT: {{^}}89{{$}}
; ALL-NEXT: {{^}}144{{$}}
; ALL-NEXT: {{^}}233{{$}}
; ALL-NEXT: {{^}}377{{$}}
; ALL-NEXT: {{^}}610{{$}}

define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %f = call i32 @pom(i32 %i)
  call void @print(i32 %f)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 16
  br i1 %more, label %loop, label %end
end:
  ret i32 0
}
declare void @print(i32)

define i32 @pom(i32 %n) nounwind {
fasal:
  %c = icmp sge i32 %n, 2
  br i1 %c, label %xeu, label %halt
xeu:
  %d = sub nsw i32 %n, 1
  %r1 = call i32 @pom(i32 %d)
  %e = sub nsw i32 %d, 1
  %r2 = call i32 @pom(i32 %e)
  %s = add nsw i32 %r1, %r2
  br label %halt
halt:
  %v = phi i32 [ %s, %xeu ], [ %n, %fasal ]
  ret i32 %v
}
