; Exceptions of C++ in the interpreter: handlers by type, also of a base class, cleanups on the way, an exception that is
; thrown again, and one that leaves a function which the library has called.
; RUN: lli -force-interpreter %s | FileCheck %s
; RUN: not lli -force-interpreter -entry-function=uncaught %s 2>&1 | FileCheck %s --check-prefix=UNCAUGHT

; RUN: not lli -force-interpreter -entry-function=circle %s 2>&1 | FileCheck %s --check-prefix=CIRCLE
; CIRCLE: error: a class has too many bases

; CHECK: cleanup
; CHECK-NEXT: number 42
; CHECK-NEXT: cleanup
; CHECK-NEXT: base 7
; CHECK-NEXT: again
; CHECK-NEXT: any
; CHECK-NEXT: from the library
; UNCAUGHT-NOT: cleanup
; UNCAUGHT: error: nobody catches an exception that the program throws
; UNCAUGHT-NEXT: in @thrower
; UNCAUGHT-NEXT: in @middle

@_ZTIi = external constant ptr
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@base.name = private constant [5 x i8] c"Base\00"
@derived.name = private constant [8 x i8] c"Derived\00"
@base = constant { ptr, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @base.name }
@derived = constant { ptr, ptr, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @derived.name, ptr @base }

@cleanup = private constant [8 x i8] c"cleanup\00"
@again = private constant [6 x i8] c"again\00"
@any = private constant [4 x i8] c"any\00"
@library = private constant [17 x i8] c"from the library\00"
@number.text = private constant [11 x i8] c"number %d\0A\00"
@base.text = private constant [9 x i8] c"base %d\0A\00"
@pair = global [2 x i32] [i32 2, i32 1]

declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare void @__cxa_rethrow()
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @llvm.eh.typeid.for.p0(ptr)
declare i32 @__gxx_personality_v0(...)

define void @thrower(ptr %type, i32 %value) {
  %object = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %value, ptr %object
  call void @__cxa_throw(ptr %object, ptr %type, ptr null)
  unreachable
}

define void @middle(ptr %type, i32 %value) personality ptr @__gxx_personality_v0 {
  invoke void @thrower(ptr %type, i32 %value) to label %done unwind label %pad
done:
  ret void
pad:
  %exception = landingpad { ptr, i32 } cleanup
  %n = call i32 @puts(ptr @cleanup)
  resume { ptr, i32 } %exception
}

define void @handler(ptr %type, i32 %value) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @middle(ptr %type, i32 %value) to label %done unwind label %pad
done:
  ret void
pad:
  %exception = landingpad { ptr, i32 } catch ptr @_ZTIi catch ptr @base
  %object = extractvalue { ptr, i32 } %exception, 0
  %selector = extractvalue { ptr, i32 } %exception, 1
  %begun = call ptr @__cxa_begin_catch(ptr %object)
  %found = load i32, ptr %begun
  %int = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %is.int = icmp eq i32 %selector, %int
  %text = select i1 %is.int, ptr @number.text, ptr @base.text
  %n = call i32 (ptr, ...) @printf(ptr %text, i32 %found)
  call void @__cxa_end_catch()
  ret void
}

define void @twice() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @thrower(ptr @derived, i32 1) to label %done unwind label %inner
inner:
  %first = landingpad { ptr, i32 } catch ptr @base
  %object = extractvalue { ptr, i32 } %first, 0
  %begun = call ptr @__cxa_begin_catch(ptr %object)
  %n = call i32 @puts(ptr @again)
  invoke void @__cxa_rethrow() to label %done unwind label %end
end:
  %second = landingpad { ptr, i32 } cleanup catch ptr null
  call void @__cxa_end_catch()
  %same = extractvalue { ptr, i32 } %second, 0
  %begun2 = call ptr @__cxa_begin_catch(ptr %same)
  %m = call i32 @puts(ptr @any)
  call void @__cxa_end_catch()
  br label %done
done:
  ret void
}

define i32 @compare(ptr %a, ptr %b) {
  call void @thrower(ptr @_ZTIi, i32 5)
  ret i32 0
}

define void @by_library() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @qsort(ptr @pair, i64 2, i64 4, ptr @compare) to label %done unwind label %pad
pad:
  %exception = landingpad { ptr, i32 } catch ptr @_ZTIi
  %object = extractvalue { ptr, i32 } %exception, 0
  %begun = call ptr @__cxa_begin_catch(ptr %object)
  %n = call i32 @puts(ptr @library)
  call void @__cxa_end_catch()
  br label %done
done:
  ret void
}

define i32 @main() {
  call void @handler(ptr @_ZTIi, i32 42)
  call void @handler(ptr @derived, i32 7)
  call void @twice()
  call void @by_library()
  ret i32 0
}

define i32 @uncaught() {
  call void @middle(ptr @base, i32 1)
  ret i32 0
}

@loop = constant { ptr, ptr, ptr } { ptr getelementptr (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @base.name, ptr @loop }

define i32 @circle() {
  call void @handler(ptr @loop, i32 1)
  ret i32 0
}
