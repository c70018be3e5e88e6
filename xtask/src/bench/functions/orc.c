/* What a small function costs with ORC: `orc COUNT` prints microseconds for each. The same work as `examples/small_functions.rs`. */
#include <llvm-c/Core.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Orc.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ADDITIONS = 10 };

static void check(LLVMErrorRef error) {
  if (error) {
    fprintf(stderr, "%s\n", LLVMGetErrorMessage(error));
    exit(1);
  }
}

static void one(LLVMOrcLLJITRef jit, unsigned number) {
  char name[32];
  snprintf(name, sizeof name, "f%u", number);
  LLVMContextRef context = LLVMContextCreate();
  LLVMOrcThreadSafeContextRef safe = LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context);
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext(name, context);
  LLVMTypeRef i64 = LLVMInt64TypeInContext(context);
  LLVMValueRef function = LLVMAddFunction(module, name, LLVMFunctionType(i64, &i64, 1, 0));
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, function, "entry"));
  LLVMValueRef sum = LLVMGetParam(function, 0);
  for (int i = 0; i < ADDITIONS; i++)
    sum = LLVMBuildAdd(builder, sum, LLVMConstInt(i64, number, 0), "");
  LLVMBuildRet(builder, sum);
  LLVMDisposeBuilder(builder);
  LLVMOrcResourceTrackerRef tracker =
      LLVMOrcJITDylibCreateResourceTracker(LLVMOrcLLJITGetMainJITDylib(jit));
  LLVMOrcThreadSafeModuleRef owned = LLVMOrcCreateNewThreadSafeModule(module, safe);
  LLVMOrcDisposeThreadSafeContext(safe);
  check(LLVMOrcLLJITAddLLVMIRModuleWithRT(jit, tracker, owned));
  LLVMOrcExecutorAddress address;
  check(LLVMOrcLLJITLookup(jit, &address, name));
  if (((unsigned long (*)(unsigned long))address)(1) != 1 + (unsigned long)ADDITIONS * number)
    abort();
  check(LLVMOrcResourceTrackerRemove(tracker));
  LLVMOrcReleaseResourceTracker(tracker);
}

int main(int count, char **arguments) {
  unsigned functions = count > 1 ? (unsigned)atoi(arguments[1]) : 1;
  LLVMInitializeNativeTarget();
  LLVMInitializeNativeAsmPrinter();
  LLVMOrcJITTargetMachineBuilderRef target;
  check(LLVMOrcJITTargetMachineBuilderDetectHost(&target));
  LLVMOrcLLJITBuilderRef made = LLVMOrcCreateLLJITBuilder();
  LLVMOrcLLJITBuilderSetJITTargetMachineBuilder(made, target);
  LLVMOrcLLJITRef jit;
  check(LLVMOrcCreateLLJIT(&jit, made));
  one(jit, 0);
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  for (unsigned number = 1; number <= functions; number++)
    one(jit, number);
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.1f\n", ((end.tv_sec - begin.tv_sec) * 1e6 + (end.tv_nsec - begin.tv_nsec) / 1e3) / functions);
  return 0;
}
