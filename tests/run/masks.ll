; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; CHECK-LABEL: v16i8:
; CHECK-NOT: set{{[a-z]+}}
; CHECK: pcmpgtb
; CHECK: pmovmskb
; CHECK-LABEL: v32i8:
; Truth values of vectors that cross blocks: made by a comparison, joined by a PHI, carried around a loop, frozen, used as bits, as a
; choice, one by one and in memory. Of every length from 2 to 64, and of lanes of another width than those of the mask.
declare i32 @printf(ptr, ...)
@text = private constant [14 x i8] c"%s %llx %llx\0A\00"
define i2 @v2i64(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <2 x i64>, ptr %p, align 1
  %b = load <2 x i64>, ptr %q, align 1
  %less = icmp slt <2 x i64> %a, %b
  %odd.0 = trunc <2 x i64> %a to <2 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <2 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <2 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <2 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <2 x i1> %carried
  %c = select <2 x i1> %f, <2 x i64> %b, <2 x i64> %a
  %eq = icmp eq <2 x i64> %c, %b
  %y = or <2 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <2 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <2 x i1> %new to <2 x i64>
  store <2 x i64> %wide, ptr %memory, align 1
  %last = extractelement <2 x i1> %carried, i32 1
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <2 x i1> %new to i2
  ret i2 %r1
without:
  %joined = and <2 x i1> %new, %odd.0
  %chosen = select i1 %last, <2 x i1> %other, <2 x i1> %joined
  %r2 = bitcast <2 x i1> %chosen to i2
  ret i2 %r2
}
@name.v2i64 = private constant [6 x i8] c"v2i64\00"
define i2 @v2i8(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <2 x i8>, ptr %p, align 1
  %b = load <2 x i8>, ptr %q, align 1
  %less = icmp slt <2 x i8> %a, %b
  %odd.0 = trunc <2 x i8> %a to <2 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <2 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <2 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <2 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <2 x i1> %carried
  %c = select <2 x i1> %f, <2 x i8> %b, <2 x i8> %a
  %eq = icmp eq <2 x i8> %c, %b
  %y = or <2 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <2 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <2 x i1> %new to <2 x i8>
  store <2 x i8> %wide, ptr %memory, align 1
  %last = extractelement <2 x i1> %carried, i32 1
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <2 x i1> %new to i2
  ret i2 %r1
without:
  %joined = and <2 x i1> %new, %odd.0
  %chosen = select i1 %last, <2 x i1> %other, <2 x i1> %joined
  %r2 = bitcast <2 x i1> %chosen to i2
  ret i2 %r2
}
@name.v2i8 = private constant [5 x i8] c"v2i8\00"
define i3 @v3i32(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <3 x i32>, ptr %p, align 1
  %b = load <3 x i32>, ptr %q, align 1
  %less = icmp slt <3 x i32> %a, %b
  %odd.0 = trunc <3 x i32> %a to <3 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <3 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <3 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <3 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <3 x i1> %carried
  %c = select <3 x i1> %f, <3 x i32> %b, <3 x i32> %a
  %eq = icmp eq <3 x i32> %c, %b
  %y = or <3 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <3 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <3 x i1> %new to <3 x i32>
  store <3 x i32> %wide, ptr %memory, align 1
  %last = extractelement <3 x i1> %carried, i32 2
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <3 x i1> %new to i3
  ret i3 %r1
without:
  %joined = and <3 x i1> %new, %odd.0
  %chosen = select i1 %last, <3 x i1> %other, <3 x i1> %joined
  %r2 = bitcast <3 x i1> %chosen to i3
  ret i3 %r2
}
@name.v3i32 = private constant [6 x i8] c"v3i32\00"
define i4 @v4i32(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <4 x i32>, ptr %p, align 1
  %b = load <4 x i32>, ptr %q, align 1
  %less = icmp slt <4 x i32> %a, %b
  %odd.0 = trunc <4 x i32> %a to <4 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <4 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <4 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <4 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <4 x i1> %carried
  %c = select <4 x i1> %f, <4 x i32> %b, <4 x i32> %a
  %eq = icmp eq <4 x i32> %c, %b
  %y = or <4 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <4 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <4 x i1> %new to <4 x i32>
  store <4 x i32> %wide, ptr %memory, align 1
  %last = extractelement <4 x i1> %carried, i32 3
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <4 x i1> %new to i4
  ret i4 %r1
without:
  %joined = and <4 x i1> %new, %odd.0
  %chosen = select i1 %last, <4 x i1> %other, <4 x i1> %joined
  %r2 = bitcast <4 x i1> %chosen to i4
  ret i4 %r2
}
@name.v4i32 = private constant [6 x i8] c"v4i32\00"
define i4 @v4i8(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <4 x i8>, ptr %p, align 1
  %b = load <4 x i8>, ptr %q, align 1
  %less = icmp slt <4 x i8> %a, %b
  %odd.0 = trunc <4 x i8> %a to <4 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <4 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <4 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <4 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <4 x i1> %carried
  %c = select <4 x i1> %f, <4 x i8> %b, <4 x i8> %a
  %eq = icmp eq <4 x i8> %c, %b
  %y = or <4 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <4 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <4 x i1> %new to <4 x i8>
  store <4 x i8> %wide, ptr %memory, align 1
  %last = extractelement <4 x i1> %carried, i32 3
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <4 x i1> %new to i4
  ret i4 %r1
without:
  %joined = and <4 x i1> %new, %odd.0
  %chosen = select i1 %last, <4 x i1> %other, <4 x i1> %joined
  %r2 = bitcast <4 x i1> %chosen to i4
  ret i4 %r2
}
@name.v4i8 = private constant [5 x i8] c"v4i8\00"
define i5 @v5i16(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <5 x i16>, ptr %p, align 1
  %b = load <5 x i16>, ptr %q, align 1
  %less = icmp slt <5 x i16> %a, %b
  %odd.0 = trunc <5 x i16> %a to <5 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <5 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <5 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <5 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <5 x i1> %carried
  %c = select <5 x i1> %f, <5 x i16> %b, <5 x i16> %a
  %eq = icmp eq <5 x i16> %c, %b
  %y = or <5 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <5 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <5 x i1> %new to <5 x i16>
  store <5 x i16> %wide, ptr %memory, align 1
  %last = extractelement <5 x i1> %carried, i32 4
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <5 x i1> %new to i5
  ret i5 %r1
without:
  %joined = and <5 x i1> %new, %odd.0
  %chosen = select i1 %last, <5 x i1> %other, <5 x i1> %joined
  %r2 = bitcast <5 x i1> %chosen to i5
  ret i5 %r2
}
@name.v5i16 = private constant [6 x i8] c"v5i16\00"
define i8 @v8i16(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <8 x i16>, ptr %p, align 1
  %b = load <8 x i16>, ptr %q, align 1
  %less = icmp slt <8 x i16> %a, %b
  %odd.0 = trunc <8 x i16> %a to <8 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <8 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <8 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <8 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <8 x i1> %carried
  %c = select <8 x i1> %f, <8 x i16> %b, <8 x i16> %a
  %eq = icmp eq <8 x i16> %c, %b
  %y = or <8 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <8 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <8 x i1> %new to <8 x i16>
  store <8 x i16> %wide, ptr %memory, align 1
  %last = extractelement <8 x i1> %carried, i32 7
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <8 x i1> %new to i8
  ret i8 %r1
without:
  %joined = and <8 x i1> %new, %odd.0
  %chosen = select i1 %last, <8 x i1> %other, <8 x i1> %joined
  %r2 = bitcast <8 x i1> %chosen to i8
  ret i8 %r2
}
@name.v8i16 = private constant [6 x i8] c"v8i16\00"
define i8 @v8i32(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <8 x i32>, ptr %p, align 1
  %b = load <8 x i32>, ptr %q, align 1
  %less = icmp slt <8 x i32> %a, %b
  %odd.0 = trunc <8 x i32> %a to <8 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <8 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <8 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <8 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <8 x i1> %carried
  %c = select <8 x i1> %f, <8 x i32> %b, <8 x i32> %a
  %eq = icmp eq <8 x i32> %c, %b
  %y = or <8 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <8 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <8 x i1> %new to <8 x i32>
  store <8 x i32> %wide, ptr %memory, align 1
  %last = extractelement <8 x i1> %carried, i32 7
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <8 x i1> %new to i8
  ret i8 %r1
without:
  %joined = and <8 x i1> %new, %odd.0
  %chosen = select i1 %last, <8 x i1> %other, <8 x i1> %joined
  %r2 = bitcast <8 x i1> %chosen to i8
  ret i8 %r2
}
@name.v8i32 = private constant [6 x i8] c"v8i32\00"
define i8 @v8i8(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <8 x i8>, ptr %p, align 1
  %b = load <8 x i8>, ptr %q, align 1
  %less = icmp slt <8 x i8> %a, %b
  %odd.0 = trunc <8 x i8> %a to <8 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <8 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <8 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <8 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <8 x i1> %carried
  %c = select <8 x i1> %f, <8 x i8> %b, <8 x i8> %a
  %eq = icmp eq <8 x i8> %c, %b
  %y = or <8 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <8 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <8 x i1> %new to <8 x i8>
  store <8 x i8> %wide, ptr %memory, align 1
  %last = extractelement <8 x i1> %carried, i32 7
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <8 x i1> %new to i8
  ret i8 %r1
without:
  %joined = and <8 x i1> %new, %odd.0
  %chosen = select i1 %last, <8 x i1> %other, <8 x i1> %joined
  %r2 = bitcast <8 x i1> %chosen to i8
  ret i8 %r2
}
@name.v8i8 = private constant [5 x i8] c"v8i8\00"
define i16 @v16i8(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <16 x i8>, ptr %p, align 1
  %b = load <16 x i8>, ptr %q, align 1
  %less = icmp slt <16 x i8> %a, %b
  %odd.0 = trunc <16 x i8> %a to <16 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <16 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <16 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <16 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <16 x i1> %carried
  %c = select <16 x i1> %f, <16 x i8> %b, <16 x i8> %a
  %eq = icmp eq <16 x i8> %c, %b
  %y = or <16 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <16 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <16 x i1> %new to <16 x i8>
  store <16 x i8> %wide, ptr %memory, align 1
  %last = extractelement <16 x i1> %carried, i32 15
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <16 x i1> %new to i16
  ret i16 %r1
without:
  %joined = and <16 x i1> %new, %odd.0
  %chosen = select i1 %last, <16 x i1> %other, <16 x i1> %joined
  %r2 = bitcast <16 x i1> %chosen to i16
  ret i16 %r2
}
@name.v16i8 = private constant [6 x i8] c"v16i8\00"
define i16 @v16i16(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <16 x i16>, ptr %p, align 1
  %b = load <16 x i16>, ptr %q, align 1
  %less = icmp slt <16 x i16> %a, %b
  %odd.0 = trunc <16 x i16> %a to <16 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <16 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <16 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <16 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <16 x i1> %carried
  %c = select <16 x i1> %f, <16 x i16> %b, <16 x i16> %a
  %eq = icmp eq <16 x i16> %c, %b
  %y = or <16 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <16 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <16 x i1> %new to <16 x i16>
  store <16 x i16> %wide, ptr %memory, align 1
  %last = extractelement <16 x i1> %carried, i32 15
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <16 x i1> %new to i16
  ret i16 %r1
without:
  %joined = and <16 x i1> %new, %odd.0
  %chosen = select i1 %last, <16 x i1> %other, <16 x i1> %joined
  %r2 = bitcast <16 x i1> %chosen to i16
  ret i16 %r2
}
@name.v16i16 = private constant [7 x i8] c"v16i16\00"
define i16 @v16i32(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <16 x i32>, ptr %p, align 1
  %b = load <16 x i32>, ptr %q, align 1
  %less = icmp slt <16 x i32> %a, %b
  %odd.0 = trunc <16 x i32> %a to <16 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <16 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <16 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <16 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <16 x i1> %carried
  %c = select <16 x i1> %f, <16 x i32> %b, <16 x i32> %a
  %eq = icmp eq <16 x i32> %c, %b
  %y = or <16 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <16 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <16 x i1> %new to <16 x i32>
  store <16 x i32> %wide, ptr %memory, align 1
  %last = extractelement <16 x i1> %carried, i32 15
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <16 x i1> %new to i16
  ret i16 %r1
without:
  %joined = and <16 x i1> %new, %odd.0
  %chosen = select i1 %last, <16 x i1> %other, <16 x i1> %joined
  %r2 = bitcast <16 x i1> %chosen to i16
  ret i16 %r2
}
@name.v16i32 = private constant [7 x i8] c"v16i32\00"
define i32 @v32i8(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <32 x i8>, ptr %p, align 1
  %b = load <32 x i8>, ptr %q, align 1
  %less = icmp slt <32 x i8> %a, %b
  %odd.0 = trunc <32 x i8> %a to <32 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <32 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <32 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <32 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <32 x i1> %carried
  %c = select <32 x i1> %f, <32 x i8> %b, <32 x i8> %a
  %eq = icmp eq <32 x i8> %c, %b
  %y = or <32 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <32 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <32 x i1> %new to <32 x i8>
  store <32 x i8> %wide, ptr %memory, align 1
  %last = extractelement <32 x i1> %carried, i32 31
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <32 x i1> %new to i32
  ret i32 %r1
without:
  %joined = and <32 x i1> %new, %odd.0
  %chosen = select i1 %last, <32 x i1> %other, <32 x i1> %joined
  %r2 = bitcast <32 x i1> %chosen to i32
  ret i32 %r2
}
@name.v32i8 = private constant [6 x i8] c"v32i8\00"
define i64 @v64i8(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <64 x i8>, ptr %p, align 1
  %b = load <64 x i8>, ptr %q, align 1
  %less = icmp slt <64 x i8> %a, %b
  %odd.0 = trunc <64 x i8> %a to <64 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <64 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <64 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <64 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <64 x i1> %carried
  %c = select <64 x i1> %f, <64 x i8> %b, <64 x i8> %a
  %eq = icmp eq <64 x i8> %c, %b
  %y = or <64 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <64 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <64 x i1> %new to <64 x i8>
  store <64 x i8> %wide, ptr %memory, align 1
  %last = extractelement <64 x i1> %carried, i32 63
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <64 x i1> %new to i64
  ret i64 %r1
without:
  %joined = and <64 x i1> %new, %odd.0
  %chosen = select i1 %last, <64 x i1> %other, <64 x i1> %joined
  %r2 = bitcast <64 x i1> %chosen to i64
  ret i64 %r2
}
@name.v64i8 = private constant [6 x i8] c"v64i8\00"
define i7 @v7i8(ptr %p, ptr %q, i32 %n, ptr %memory) noinline {
entry:
  %a = load <7 x i8>, ptr %p, align 1
  %b = load <7 x i8>, ptr %q, align 1
  %less = icmp slt <7 x i8> %a, %b
  %odd.0 = trunc <7 x i8> %a to <7 x i1>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %carried = phi <7 x i1> [ %less, %entry ], [ %new, %latch ]
  %other = phi <7 x i1> [ zeroinitializer, %entry ], [ %carried, %latch ]
  %even = and i32 %i, 1
  %is.even = icmp eq i32 %even, 0
  br i1 %is.even, label %one, label %two
one:
  %x = xor <7 x i1> %carried, %odd.0
  br label %latch
two:
  %f = freeze <7 x i1> %carried
  %c = select <7 x i1> %f, <7 x i8> %b, <7 x i8> %a
  %eq = icmp eq <7 x i8> %c, %b
  %y = or <7 x i1> %eq, %other
  br label %latch
latch:
  %new = phi <7 x i1> [ %x, %one ], [ %y, %two ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %wide = sext <7 x i1> %new to <7 x i8>
  store <7 x i8> %wide, ptr %memory, align 1
  %last = extractelement <7 x i1> %carried, i32 6
  br i1 %last, label %with, label %without
with:
  %r1 = bitcast <7 x i1> %new to i7
  ret i7 %r1
without:
  %joined = and <7 x i1> %new, %odd.0
  %chosen = select i1 %last, <7 x i1> %other, <7 x i1> %joined
  %r2 = bitcast <7 x i1> %chosen to i7
  ret i7 %r2
}
@name.v7i8 = private constant [5 x i8] c"v7i8\00"
@data = constant [384 x i8] [i8 -1, i8 127, i8 127, i8 80, i8 127, i8 127, i8 -128, i8 127, i8 127, i8 0, i8 0, i8 0, i8 0, i8 67, i8 0, i8 0, i8 -1, i8 0, i8 0, i8 127, i8 -104, i8 127, i8 0, i8 -121, i8 -1, i8 -128, i8 -83, i8 -1, i8 127, i8 0, i8 127, i8 90, i8 -125, i8 127, i8 -128, i8 -1, i8 -128, i8 127, i8 0, i8 100, i8 127, i8 -128, i8 -128, i8 127, i8 -128, i8 -1, i8 127, i8 0, i8 -128, i8 0, i8 -1, i8 -1, i8 -1, i8 90, i8 -1, i8 0, i8 24, i8 -49, i8 -128, i8 -1, i8 127, i8 74, i8 127, i8 0, i8 67, i8 127, i8 127, i8 -34, i8 30, i8 127, i8 -24, i8 127, i8 127, i8 -24, i8 0, i8 0, i8 -116, i8 -50, i8 0, i8 91, i8 -1, i8 -83, i8 -5, i8 -72, i8 -74, i8 127, i8 0, i8 -121, i8 -113, i8 -128, i8 -106, i8 -1, i8 91, i8 0, i8 -128, i8 -116, i8 -74, i8 -80, i8 -128, i8 -1, i8 88, i8 127, i8 0, i8 100, i8 127, i8 -128, i8 -128, i8 -71, i8 -128, i8 40, i8 127, i8 0, i8 -41, i8 -118, i8 -1, i8 81, i8 -1, i8 90, i8 92, i8 0, i8 -15, i8 -49, i8 68, i8 92, i8 18, i8 -77, i8 36, i8 0, i8 121, i8 -65, i8 0, i8 -77, i8 -49, i8 -114, i8 -47, i8 58, i8 -65, i8 18, i8 -102, i8 48, i8 -105, i8 -83, i8 -106, i8 -76, i8 66, i8 -42, i8 -47, i8 -67, i8 -17, i8 72, i8 80, i8 -61, i8 -12, i8 101, i8 68, i8 46, i8 -77, i8 0, i8 -61, i8 55, i8 -90, i8 72, i8 -90, i8 -64, i8 -37, i8 -35, i8 115, i8 -4, i8 -107, i8 -11, i8 -62, i8 -60, i8 81, i8 -123, i8 -102, i8 -2, i8 -128, i8 -44, i8 10, i8 -93, i8 -99, i8 -5, i8 -110, i8 73, i8 -12, i8 12, i8 62, i8 -29, i8 125, i8 -106, i8 20, i8 69, i8 -56, i8 6, i8 -11, i8 -116, i8 124, i8 -14, i8 18, i8 125, i8 -6, i8 -119, i8 79, i8 -110, i8 -106, i8 -4, i8 -13, i8 60, i8 8, i8 64, i8 -103, i8 -112, i8 -84, i8 -105, i8 13, i8 -19, i8 -77, i8 -72, i8 67, i8 18, i8 1, i8 -127, i8 -23, i8 55, i8 97, i8 7, i8 -37, i8 -38, i8 -10, i8 -59, i8 -13, i8 -56, i8 100, i8 -105, i8 -18, i8 33, i8 -101, i8 1, i8 -35, i8 -110, i8 -15, i8 -97, i8 73, i8 84, i8 -12, i8 -2, i8 -87, i8 78, i8 -39, i8 24, i8 35, i8 117, i8 -120, i8 43, i8 32, i8 13, i8 -86, i8 -37, i8 35, i8 -49, i8 -7, i8 25, i8 63, i8 62, i8 112, i8 56, i8 68, i8 -107, i8 -32, i8 76, i8 93, i8 94, i8 -45, i8 82, i8 34, i8 109, i8 22, i8 55, i8 -62, i8 36, i8 -113, i8 29, i8 60, i8 -52, i8 68, i8 5, i8 -35, i8 46, i8 -95, i8 -6, i8 -6, i8 -76, i8 -65, i8 28, i8 70, i8 -106, i8 77, i8 -108, i8 112, i8 -122, i8 32, i8 120, i8 -126, i8 -111, i8 68, i8 120, i8 -66, i8 -24, i8 -57, i8 91, i8 67, i8 9, i8 -82, i8 43, i8 18, i8 46, i8 63, i8 -24, i8 122, i8 -57, i8 -20, i8 -11, i8 -91, i8 55, i8 15, i8 -60, i8 27, i8 77, i8 -37, i8 114, i8 59, i8 42, i8 -5, i8 108, i8 71, i8 -64, i8 -75, i8 120, i8 -108, i8 -86, i8 -78, i8 -59, i8 -63, i8 69, i8 -73, i8 -105, i8 -35, i8 -71, i8 18, i8 110, i8 92, i8 -54, i8 32, i8 49, i8 18, i8 16, i8 95, i8 103, i8 100, i8 20, i8 -6, i8 -10, i8 -78, i8 0, i8 -38, i8 -16, i8 -103, i8 -37, i8 -91, i8 -18, i8 -20, i8 51, i8 98, i8 79, i8 81, i8 36, i8 -65, i8 -59, i8 -16, i8 77, i8 -126, i8 56, i8 -114, i8 82]
define i32 @main() {
  %memory = alloca [64 x i32], align 64
  store i64 0, ptr %memory
  %p.v2i64.0 = getelementptr i8, ptr @data, i64 0
  %r.v2i64.0 = call i2 @v2i64(ptr %p.v2i64.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v2i64.0 = zext i2 %r.v2i64.0 to i64
  %w.v2i64.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v2i64, i64 %s.v2i64.0, i64 %w.v2i64.0)
  %p.v2i64.1 = getelementptr i8, ptr @data, i64 3
  %r.v2i64.1 = call i2 @v2i64(ptr %p.v2i64.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v2i64.1 = zext i2 %r.v2i64.1 to i64
  %w.v2i64.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v2i64, i64 %s.v2i64.1, i64 %w.v2i64.1)
  %p.v2i64.2 = getelementptr i8, ptr @data, i64 11
  %r.v2i64.2 = call i2 @v2i64(ptr %p.v2i64.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v2i64.2 = zext i2 %r.v2i64.2 to i64
  %w.v2i64.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v2i64, i64 %s.v2i64.2, i64 %w.v2i64.2)
  %p.v2i8.0 = getelementptr i8, ptr @data, i64 0
  %r.v2i8.0 = call i2 @v2i8(ptr %p.v2i8.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v2i8.0 = zext i2 %r.v2i8.0 to i64
  %w.v2i8.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v2i8, i64 %s.v2i8.0, i64 %w.v2i8.0)
  %p.v2i8.1 = getelementptr i8, ptr @data, i64 3
  %r.v2i8.1 = call i2 @v2i8(ptr %p.v2i8.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v2i8.1 = zext i2 %r.v2i8.1 to i64
  %w.v2i8.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v2i8, i64 %s.v2i8.1, i64 %w.v2i8.1)
  %p.v2i8.2 = getelementptr i8, ptr @data, i64 11
  %r.v2i8.2 = call i2 @v2i8(ptr %p.v2i8.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v2i8.2 = zext i2 %r.v2i8.2 to i64
  %w.v2i8.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v2i8, i64 %s.v2i8.2, i64 %w.v2i8.2)
  %p.v3i32.0 = getelementptr i8, ptr @data, i64 0
  %r.v3i32.0 = call i3 @v3i32(ptr %p.v3i32.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v3i32.0 = zext i3 %r.v3i32.0 to i64
  %w.v3i32.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v3i32, i64 %s.v3i32.0, i64 %w.v3i32.0)
  %p.v3i32.1 = getelementptr i8, ptr @data, i64 3
  %r.v3i32.1 = call i3 @v3i32(ptr %p.v3i32.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v3i32.1 = zext i3 %r.v3i32.1 to i64
  %w.v3i32.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v3i32, i64 %s.v3i32.1, i64 %w.v3i32.1)
  %p.v3i32.2 = getelementptr i8, ptr @data, i64 11
  %r.v3i32.2 = call i3 @v3i32(ptr %p.v3i32.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v3i32.2 = zext i3 %r.v3i32.2 to i64
  %w.v3i32.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v3i32, i64 %s.v3i32.2, i64 %w.v3i32.2)
  %p.v4i32.0 = getelementptr i8, ptr @data, i64 0
  %r.v4i32.0 = call i4 @v4i32(ptr %p.v4i32.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v4i32.0 = zext i4 %r.v4i32.0 to i64
  %w.v4i32.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v4i32, i64 %s.v4i32.0, i64 %w.v4i32.0)
  %p.v4i32.1 = getelementptr i8, ptr @data, i64 3
  %r.v4i32.1 = call i4 @v4i32(ptr %p.v4i32.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v4i32.1 = zext i4 %r.v4i32.1 to i64
  %w.v4i32.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v4i32, i64 %s.v4i32.1, i64 %w.v4i32.1)
  %p.v4i32.2 = getelementptr i8, ptr @data, i64 11
  %r.v4i32.2 = call i4 @v4i32(ptr %p.v4i32.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v4i32.2 = zext i4 %r.v4i32.2 to i64
  %w.v4i32.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v4i32, i64 %s.v4i32.2, i64 %w.v4i32.2)
  %p.v4i8.0 = getelementptr i8, ptr @data, i64 0
  %r.v4i8.0 = call i4 @v4i8(ptr %p.v4i8.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v4i8.0 = zext i4 %r.v4i8.0 to i64
  %w.v4i8.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v4i8, i64 %s.v4i8.0, i64 %w.v4i8.0)
  %p.v4i8.1 = getelementptr i8, ptr @data, i64 3
  %r.v4i8.1 = call i4 @v4i8(ptr %p.v4i8.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v4i8.1 = zext i4 %r.v4i8.1 to i64
  %w.v4i8.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v4i8, i64 %s.v4i8.1, i64 %w.v4i8.1)
  %p.v4i8.2 = getelementptr i8, ptr @data, i64 11
  %r.v4i8.2 = call i4 @v4i8(ptr %p.v4i8.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v4i8.2 = zext i4 %r.v4i8.2 to i64
  %w.v4i8.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v4i8, i64 %s.v4i8.2, i64 %w.v4i8.2)
  %p.v5i16.0 = getelementptr i8, ptr @data, i64 0
  %r.v5i16.0 = call i5 @v5i16(ptr %p.v5i16.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v5i16.0 = zext i5 %r.v5i16.0 to i64
  %w.v5i16.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v5i16, i64 %s.v5i16.0, i64 %w.v5i16.0)
  %p.v5i16.1 = getelementptr i8, ptr @data, i64 3
  %r.v5i16.1 = call i5 @v5i16(ptr %p.v5i16.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v5i16.1 = zext i5 %r.v5i16.1 to i64
  %w.v5i16.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v5i16, i64 %s.v5i16.1, i64 %w.v5i16.1)
  %p.v5i16.2 = getelementptr i8, ptr @data, i64 11
  %r.v5i16.2 = call i5 @v5i16(ptr %p.v5i16.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v5i16.2 = zext i5 %r.v5i16.2 to i64
  %w.v5i16.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v5i16, i64 %s.v5i16.2, i64 %w.v5i16.2)
  %p.v8i16.0 = getelementptr i8, ptr @data, i64 0
  %r.v8i16.0 = call i8 @v8i16(ptr %p.v8i16.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v8i16.0 = zext i8 %r.v8i16.0 to i64
  %w.v8i16.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v8i16, i64 %s.v8i16.0, i64 %w.v8i16.0)
  %p.v8i16.1 = getelementptr i8, ptr @data, i64 3
  %r.v8i16.1 = call i8 @v8i16(ptr %p.v8i16.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v8i16.1 = zext i8 %r.v8i16.1 to i64
  %w.v8i16.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v8i16, i64 %s.v8i16.1, i64 %w.v8i16.1)
  %p.v8i16.2 = getelementptr i8, ptr @data, i64 11
  %r.v8i16.2 = call i8 @v8i16(ptr %p.v8i16.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v8i16.2 = zext i8 %r.v8i16.2 to i64
  %w.v8i16.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v8i16, i64 %s.v8i16.2, i64 %w.v8i16.2)
  %p.v8i32.0 = getelementptr i8, ptr @data, i64 0
  %r.v8i32.0 = call i8 @v8i32(ptr %p.v8i32.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v8i32.0 = zext i8 %r.v8i32.0 to i64
  %w.v8i32.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v8i32, i64 %s.v8i32.0, i64 %w.v8i32.0)
  %p.v8i32.1 = getelementptr i8, ptr @data, i64 3
  %r.v8i32.1 = call i8 @v8i32(ptr %p.v8i32.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v8i32.1 = zext i8 %r.v8i32.1 to i64
  %w.v8i32.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v8i32, i64 %s.v8i32.1, i64 %w.v8i32.1)
  %p.v8i32.2 = getelementptr i8, ptr @data, i64 11
  %r.v8i32.2 = call i8 @v8i32(ptr %p.v8i32.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v8i32.2 = zext i8 %r.v8i32.2 to i64
  %w.v8i32.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v8i32, i64 %s.v8i32.2, i64 %w.v8i32.2)
  %p.v8i8.0 = getelementptr i8, ptr @data, i64 0
  %r.v8i8.0 = call i8 @v8i8(ptr %p.v8i8.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v8i8.0 = zext i8 %r.v8i8.0 to i64
  %w.v8i8.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v8i8, i64 %s.v8i8.0, i64 %w.v8i8.0)
  %p.v8i8.1 = getelementptr i8, ptr @data, i64 3
  %r.v8i8.1 = call i8 @v8i8(ptr %p.v8i8.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v8i8.1 = zext i8 %r.v8i8.1 to i64
  %w.v8i8.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v8i8, i64 %s.v8i8.1, i64 %w.v8i8.1)
  %p.v8i8.2 = getelementptr i8, ptr @data, i64 11
  %r.v8i8.2 = call i8 @v8i8(ptr %p.v8i8.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v8i8.2 = zext i8 %r.v8i8.2 to i64
  %w.v8i8.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v8i8, i64 %s.v8i8.2, i64 %w.v8i8.2)
  %p.v16i8.0 = getelementptr i8, ptr @data, i64 0
  %r.v16i8.0 = call i16 @v16i8(ptr %p.v16i8.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v16i8.0 = zext i16 %r.v16i8.0 to i64
  %w.v16i8.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v16i8, i64 %s.v16i8.0, i64 %w.v16i8.0)
  %p.v16i8.1 = getelementptr i8, ptr @data, i64 3
  %r.v16i8.1 = call i16 @v16i8(ptr %p.v16i8.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v16i8.1 = zext i16 %r.v16i8.1 to i64
  %w.v16i8.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v16i8, i64 %s.v16i8.1, i64 %w.v16i8.1)
  %p.v16i8.2 = getelementptr i8, ptr @data, i64 11
  %r.v16i8.2 = call i16 @v16i8(ptr %p.v16i8.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v16i8.2 = zext i16 %r.v16i8.2 to i64
  %w.v16i8.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v16i8, i64 %s.v16i8.2, i64 %w.v16i8.2)
  %p.v16i16.0 = getelementptr i8, ptr @data, i64 0
  %r.v16i16.0 = call i16 @v16i16(ptr %p.v16i16.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v16i16.0 = zext i16 %r.v16i16.0 to i64
  %w.v16i16.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v16i16, i64 %s.v16i16.0, i64 %w.v16i16.0)
  %p.v16i16.1 = getelementptr i8, ptr @data, i64 3
  %r.v16i16.1 = call i16 @v16i16(ptr %p.v16i16.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v16i16.1 = zext i16 %r.v16i16.1 to i64
  %w.v16i16.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v16i16, i64 %s.v16i16.1, i64 %w.v16i16.1)
  %p.v16i16.2 = getelementptr i8, ptr @data, i64 11
  %r.v16i16.2 = call i16 @v16i16(ptr %p.v16i16.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v16i16.2 = zext i16 %r.v16i16.2 to i64
  %w.v16i16.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v16i16, i64 %s.v16i16.2, i64 %w.v16i16.2)
  %p.v16i32.0 = getelementptr i8, ptr @data, i64 0
  %r.v16i32.0 = call i16 @v16i32(ptr %p.v16i32.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v16i32.0 = zext i16 %r.v16i32.0 to i64
  %w.v16i32.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v16i32, i64 %s.v16i32.0, i64 %w.v16i32.0)
  %p.v16i32.1 = getelementptr i8, ptr @data, i64 3
  %r.v16i32.1 = call i16 @v16i32(ptr %p.v16i32.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v16i32.1 = zext i16 %r.v16i32.1 to i64
  %w.v16i32.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v16i32, i64 %s.v16i32.1, i64 %w.v16i32.1)
  %p.v16i32.2 = getelementptr i8, ptr @data, i64 11
  %r.v16i32.2 = call i16 @v16i32(ptr %p.v16i32.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v16i32.2 = zext i16 %r.v16i32.2 to i64
  %w.v16i32.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v16i32, i64 %s.v16i32.2, i64 %w.v16i32.2)
  %p.v32i8.0 = getelementptr i8, ptr @data, i64 0
  %r.v32i8.0 = call i32 @v32i8(ptr %p.v32i8.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v32i8.0 = zext i32 %r.v32i8.0 to i64
  %w.v32i8.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v32i8, i64 %s.v32i8.0, i64 %w.v32i8.0)
  %p.v32i8.1 = getelementptr i8, ptr @data, i64 3
  %r.v32i8.1 = call i32 @v32i8(ptr %p.v32i8.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v32i8.1 = zext i32 %r.v32i8.1 to i64
  %w.v32i8.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v32i8, i64 %s.v32i8.1, i64 %w.v32i8.1)
  %p.v32i8.2 = getelementptr i8, ptr @data, i64 11
  %r.v32i8.2 = call i32 @v32i8(ptr %p.v32i8.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v32i8.2 = zext i32 %r.v32i8.2 to i64
  %w.v32i8.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v32i8, i64 %s.v32i8.2, i64 %w.v32i8.2)
  %p.v64i8.0 = getelementptr i8, ptr @data, i64 0
  %r.v64i8.0 = call i64 @v64i8(ptr %p.v64i8.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %w.v64i8.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v64i8, i64 %r.v64i8.0, i64 %w.v64i8.0)
  %p.v64i8.1 = getelementptr i8, ptr @data, i64 3
  %r.v64i8.1 = call i64 @v64i8(ptr %p.v64i8.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %w.v64i8.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v64i8, i64 %r.v64i8.1, i64 %w.v64i8.1)
  %p.v64i8.2 = getelementptr i8, ptr @data, i64 11
  %r.v64i8.2 = call i64 @v64i8(ptr %p.v64i8.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %w.v64i8.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v64i8, i64 %r.v64i8.2, i64 %w.v64i8.2)
  %p.v7i8.0 = getelementptr i8, ptr @data, i64 0
  %r.v7i8.0 = call i7 @v7i8(ptr %p.v7i8.0, ptr getelementptr (i8, ptr @data, i64 64), i32 1, ptr %memory)
  %s.v7i8.0 = zext i7 %r.v7i8.0 to i64
  %w.v7i8.0 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v7i8, i64 %s.v7i8.0, i64 %w.v7i8.0)
  %p.v7i8.1 = getelementptr i8, ptr @data, i64 3
  %r.v7i8.1 = call i7 @v7i8(ptr %p.v7i8.1, ptr getelementptr (i8, ptr @data, i64 70), i32 2, ptr %memory)
  %s.v7i8.1 = zext i7 %r.v7i8.1 to i64
  %w.v7i8.1 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v7i8, i64 %s.v7i8.1, i64 %w.v7i8.1)
  %p.v7i8.2 = getelementptr i8, ptr @data, i64 11
  %r.v7i8.2 = call i7 @v7i8(ptr %p.v7i8.2, ptr getelementptr (i8, ptr @data, i64 86), i32 5, ptr %memory)
  %s.v7i8.2 = zext i7 %r.v7i8.2 to i64
  %w.v7i8.2 = load i64, ptr %memory
  call i32 (ptr, ...) @printf(ptr @text, ptr @name.v7i8, i64 %s.v7i8.2, i64 %w.v7i8.2)
  ret i32 0
}
