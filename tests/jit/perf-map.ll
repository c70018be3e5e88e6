; With -perf-map the names and addresses of functions are in the file where perf looks for them, by the number of the process. The
; program reads and removes it: it has the line of 'main', which begins with the address. In a text test a program that has been
; linked runs in a child of the process that has linked it.
; RUN: lli -perf-map %s | FileCheck %s
; CHECK: main: address and size

@path_of = private constant [17 x i8] c"/tmp/perf-%d.map\00"
@mode = private constant [2 x i8] c"r\00"
@pattern = private constant [13 x i8] c"%lx %lx %63s\00"
@name = private constant [5 x i8] c"main\00"
@found = private constant [24 x i8] c"main: address and size\0A\00"
@differs = private constant [25 x i8] c"main: another address %d\00"
@missing = private constant [10 x i8] c"no 'main'\00"

declare i32 @getpid()
declare i32 @getppid()
declare i32 @snprintf(ptr, i64, ptr, ...)
declare ptr @fopen(ptr, ptr)
declare i32 @fscanf(ptr, ptr, ...)
declare i32 @strcmp(ptr, ptr)
declare i32 @unlink(ptr)
declare i32 @printf(ptr, ...)

define i32 @main() {
entry:
  %path = alloca [64 x i8]
  %text = alloca [64 x i8]
  %address = alloca i64
  %size = alloca i64
  %own = call i32 @getpid()
  %parent = call i32 @getppid()
  br label %try

try:
  %id = phi i32 [ %own, %entry ], [ %parent, %next ]
  %last = phi i1 [ false, %entry ], [ true, %next ]
  %length = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %path, i64 64, ptr @path_of, i32 %id)
  %file = call ptr @fopen(ptr %path, ptr @mode)
  %none = icmp eq ptr %file, null
  br i1 %none, label %next, label %line

next:
  br i1 %last, label %lost, label %try

line:
  %read = call i32 (ptr, ptr, ...) @fscanf(ptr %file, ptr @pattern, ptr %address, ptr %size, ptr %text)
  %all = icmp eq i32 %read, 3
  br i1 %all, label %named, label %lost

named:
  %order = call i32 @strcmp(ptr %text, ptr @name)
  %is_main = icmp eq i32 %order, 0
  br i1 %is_main, label %compare, label %line

compare:
  %removed = call i32 @unlink(ptr %path)
  %where = load i64, ptr %address
  %here = ptrtoint ptr @main to i64
  %same = icmp eq i64 %where, %here
  %bytes = load i64, ptr %size
  %some = icmp ugt i64 %bytes, 50
  %fine = and i1 %same, %some
  %message = select i1 %fine, ptr @found, ptr @differs
  %printed = call i32 (ptr, ...) @printf(ptr %message, i64 %bytes)
  ret i32 0

lost:
  %said = call i32 (ptr, ...) @printf(ptr @missing)
  ret i32 1
}
