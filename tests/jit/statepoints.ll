; A collector that moves objects: it finds the entry of the stack map for the address that its call returns to, copies what the
; base pointers there point to, and overwrites the old objects. Pointers that the program goes on with are the new ones.
; RUN: lli -O0 %s | FileCheck %s
; RUN: lli -O2 %s | FileCheck %s
; CHECK: moved 3, sum 66
@__LLVM_StackMaps = external constant i8
@spaces = internal global [8 x [2 x i64]] zeroinitializer
@used = internal global i64 0
@moved = internal global i32 0
@format = private constant [18 x i8] c"moved %d, sum %d\0A\00"
declare i32 @printf(ptr, ...)
declare ptr @llvm.returnaddress(i32)
declare ptr @llvm.addressofreturnaddress.p0()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)

; The next object.
define internal ptr @new() {
  %n = load i64, ptr @used
  %n1 = add i64 %n, 1
  store i64 %n1, ptr @used
  %p = getelementptr [2 x i64], ptr @spaces, i64 %n
  ret ptr %p
}

define internal void @collect() noinline {
  %return = call ptr @llvm.returnaddress(i32 0)
  %place = call ptr @llvm.addressofreturnaddress.p0()
  %stack = getelementptr i8, ptr %place, i64 8
  call void @scan(ptr %return, ptr %stack)
  ret void
}

; Only one function has entries, and none of them has registers. They begin behind a header and what is said of the function.
define internal void @scan(ptr %return, ptr %stack) noinline {
start:
  %first = getelementptr i8, ptr @__LLVM_StackMaps, i64 40
  br label %entry
entry:
  %at = phi ptr [ %first, %start ], [ %next, %other ]
  %distance.at = getelementptr i8, ptr %at, i64 8
  %distance = load i32, ptr %distance.at
  %count.at = getelementptr i8, ptr %at, i64 14
  %count = load i16, ptr %count.at
  %values = zext i16 %count to i64
  %here = getelementptr i8, ptr @work, i32 %distance
  %found = icmp eq ptr %here, %return
  br i1 %found, label %pairs, label %other
other:
  %bytes = mul i64 %values, 12
  %end = add i64 %bytes, 23
  %end.aligned = and i64 %end, -8
  %next.entry = add i64 %end.aligned, 8
  %next = getelementptr i8, ptr %at, i64 %next.entry
  br label %entry
pairs:
  %index = phi i64 [ 3, %entry ], [ %index.next, %pairs ]
  %base.offset = mul i64 %index, 12
  %base.offset.at = add i64 %base.offset, 24
  %derived.offset.at = add i64 %base.offset, 36
  %b.at = getelementptr i8, ptr %at, i64 %base.offset.at
  %d.at = getelementptr i8, ptr %at, i64 %derived.offset.at
  %b = load i32, ptr %b.at
  %d = load i32, ptr %d.at
  %base.slot = getelementptr i8, ptr %stack, i32 %b
  %derived.slot = getelementptr i8, ptr %stack, i32 %d
  %base = load ptr, ptr %base.slot
  %derived = load ptr, ptr %derived.slot
  %base.number = ptrtoint ptr %base to i64
  %derived.number = ptrtoint ptr %derived to i64
  %offset = sub i64 %derived.number, %base.number
  %object = call ptr @new()
  %contents = load [2 x i64], ptr %base
  store [2 x i64] %contents, ptr %object
  store [2 x i64] [ i64 -1, i64 -1 ], ptr %base
  %new.derived = getelementptr i8, ptr %object, i64 %offset
  store ptr %object, ptr %base.slot
  store ptr %new.derived, ptr %derived.slot
  %n = load i32, ptr @moved
  %n1 = add i32 %n, 1
  store i32 %n1, ptr @moved
  %index.next = add i64 %index, 2
  %more = icmp ult i64 %index.next, %values
  br i1 %more, label %pairs, label %done
done:
  ret void
}

; Of two objects, one is only kept by a pointer into it.
define internal i64 @work(i64 %a) noinline gc "statepoint-example" {
  %object = call ptr @new()
  %other = call ptr @new()
  store i64 %a, ptr %object
  %second = getelementptr i64, ptr %object, i64 1
  store i64 22, ptr %second
  store i64 33, ptr %other
  %p = addrspacecast ptr %object to ptr addrspace(1)
  %q = addrspacecast ptr %other to ptr addrspace(1)
  %inner = getelementptr i64, ptr addrspace(1) %p, i64 1
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %inner, ptr addrspace(1) %q) ]
  %inner.1 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %q.1 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 2)
  %p.1 = getelementptr i64, ptr addrspace(1) %inner.1, i64 -1
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p.1, ptr addrspace(1) %q.1) ]
  %p.2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0)
  %x = load i64, ptr addrspace(1) %p.2
  %inner.2 = getelementptr i64, ptr addrspace(1) %p.2, i64 1
  %y = load i64, ptr addrspace(1) %inner.2
  %z = load i64, ptr addrspace(1) %q.1
  %sum = add i64 %x, %y
  %all = add i64 %sum, %z
  ret i64 %all
}

define i32 @main() {
  %sum = call i64 @work(i64 11)
  %count = load i32, ptr @moved
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %count, i64 %sum)
  ret i32 0
}
