; With -jit-dump the code of functions is in a file for 'perf inject --jit', by the number of the process. The program reads its own
; part of it: the header's first word and size, and behind the fixed part of the first record the name of a function.
; RUN: lli -jit-dump=%T %s %T | FileCheck %s
; CHECK: 4a695444 version 1 header 40
; CHECK-NEXT: main

@path_of = private constant [15 x i8] c"%s/jit-%d.dump\00"
@mode = private constant [2 x i8] c"r\00"
@header = private constant [28 x i8] c"%x version %u header %u\0A%s\0A\00"
@missing = private constant [8 x i8] c"no dump\00"

declare i32 @getpid()
declare i32 @getppid()
declare i32 @snprintf(ptr, i64, ptr, ...)
declare ptr @fopen(ptr, ptr)
declare i64 @fread(ptr, i64, i64, ptr)
declare i32 @unlink(ptr)
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)

define i32 @main(i32 %argc, ptr %argv) {
entry:
  %path = alloca [1024 x i8]
  %bytes = alloca [128 x i8]
  %place = getelementptr ptr, ptr %argv, i64 1
  %folder = load ptr, ptr %place
  %own = call i32 @getpid()
  %parent = call i32 @getppid()
  br label %try

; In a text test a program that has been linked runs in a child of the process that has linked it.
try:
  %id = phi i32 [ %own, %entry ], [ %parent, %next ]
  %last = phi i1 [ false, %entry ], [ true, %next ]
  %length = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %path, i64 1024, ptr @path_of, ptr %folder, i32 %id)
  %file = call ptr @fopen(ptr %path, ptr @mode)
  %none = icmp eq ptr %file, null
  br i1 %none, label %next, label %read

next:
  br i1 %last, label %fail, label %try

read:
  %count = call i64 @fread(ptr %bytes, i64 1, i64 128, ptr %file)
  %magic = load i32, ptr %bytes
  %version_at = getelementptr i8, ptr %bytes, i64 4
  %version = load i32, ptr %version_at
  %size_at = getelementptr i8, ptr %bytes, i64 8
  %size = load i32, ptr %size_at
  %name = getelementptr i8, ptr %bytes, i64 96
  %printed = call i32 (ptr, ...) @printf(ptr @header, i32 %magic, i32 %version, i32 %size, ptr %name)
  %removed = call i32 @unlink(ptr %path)
  ret i32 0

fail:
  %said = call i32 @puts(ptr @missing)
  ret i32 1
}
