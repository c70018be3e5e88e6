/* Calls of the interface, one topic after the other. What is wrong is said with its line, and makes the exit code 1. */
#include <codewright-c/codewright.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "line %d: %s\n", __LINE__, #condition); \
            failures++; \
        } \
    } while (0)

static LLVMContextRef context;
static LLVMTypeRef i32, i64, pointer;

static LLVMModuleRef parse(const char *text) {
    LLVMModuleRef module = NULL;
    char *error = NULL;
    LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), "text");
    if (LLVMParseIRInContext(context, buffer, &module, &error)) {
        fprintf(stderr, "%s\n", error);
        LLVMDisposeMessage(error);
    }
    return module;
}

/* The text of a message, which is disposed of with the next one. */
static const char *text_of(char *message) {
    static char *last;
    LLVMDisposeMessage(last);
    last = message;
    return message ? message : "";
}

static void types(void) {
    CHECK(LLVMInt32TypeInContext(context) == i32);
    CHECK(LLVMIntTypeInContext(context, 32) == i32);
    CHECK(LLVMGetIntTypeWidth(LLVMIntTypeInContext(context, 7)) == 7);
    CHECK(LLVMIntTypeInContext(context, 0) == NULL);
    LLVMTypeRef fields[] = {i32, pointer};
    LLVMTypeRef pair = LLVMStructTypeInContext(context, fields, 2, 0);
    CHECK(pair == LLVMStructTypeInContext(context, fields, 2, 0));
    CHECK(pair != LLVMStructTypeInContext(context, fields, 2, 1));
    CHECK(LLVMStructGetTypeAtIndex(pair, 1) == pointer);
    CHECK(!strcmp(text_of(LLVMPrintTypeToString(pair)), "{ i32, ptr }"));
    LLVMTypeRef node = LLVMStructCreateNamed(context, "node");
    CHECK(LLVMIsOpaqueStruct(node));
    LLVMStructSetBody(node, fields, 2, 0);
    CHECK(!LLVMIsOpaqueStruct(node) && LLVMCountStructElementTypes(node) == 2);
    CHECK(!strcmp(LLVMGetStructName(node), "node"));
    LLVMTypeRef function = LLVMFunctionType(i64, fields, 2, 1);
    CHECK(LLVMGetReturnType(function) == i64 && LLVMCountParamTypes(function) == 2);
    CHECK(LLVMIsFunctionVarArg(function) && LLVMGetTypeKind(function) == LLVMFunctionTypeKind);
    CHECK(LLVMGetElementType(LLVMArrayType2(i64, 3)) == i64);
    CHECK(LLVMGetArrayLength2(LLVMArrayType2(i64, 3)) == 3);
}

static void constants(void) {
    CHECK(LLVMConstInt(i32, 7, 0) == LLVMConstInt(i32, 7, 0));
    CHECK(LLVMConstInt(i32, 7, 0) != LLVMConstInt(i64, 7, 0));
    CHECK(LLVMConstIntGetSExtValue(LLVMConstInt(i32, 0xffffffffu, 0)) == -1);
    CHECK(LLVMConstIntGetZExtValue(LLVMConstInt(i32, (unsigned long long)-1, 1)) == 0xffffffffu);
    LLVMTypeRef wide = LLVMInt128TypeInContext(context);
    CHECK(!strcmp(text_of(LLVMPrintValueToString(LLVMConstInt(wide, (unsigned long long)-5, 1))), "i128 -5"));
    CHECK(LLVMIsNull(LLVMConstNull(pointer)) && LLVMIsUndef(LLVMGetUndef(i32)));
    LLVMBool loses = 1;
    LLVMValueRef half = LLVMConstReal(LLVMFloatTypeInContext(context), 0.5);
    CHECK(LLVMConstRealGetDouble(half, &loses) == 0.5 && !loses);
    LLVMValueRef values[] = {LLVMConstInt(i32, 1, 0), LLVMConstNull(pointer)};
    LLVMValueRef pair = LLVMConstStructInContext(context, values, 2, 0);
    CHECK(!strcmp(text_of(LLVMPrintValueToString(pair)), "{ i32, ptr } { i32 1, ptr null }"));
    CHECK(LLVMConstArray2(i64, values, 2) == NULL);
    size_t length = 0;
    CHECK(!strcmp(LLVMGetAsString(LLVMConstStringInContext2(context, "abc", 3, 0), &length), "abc"));
    CHECK(length == 4);
}

/* A sum over a linked list, by a loop with phis; a switch; a table in memory. */
static LLVMModuleRef build(void) {
    LLVMModuleRef module = LLVMModuleCreateWithNameInContext("built", context);
    LLVMBuilderRef b = LLVMCreateBuilderInContext(context);
    LLVMTypeRef fields[] = {pointer, i32};
    LLVMTypeRef list = LLVMStructCreateNamed(context, "list");
    LLVMStructSetBody(list, fields, 2, 0);
    LLVMValueRef sum = LLVMAddFunction(module, "sum", LLVMFunctionType(i32, &pointer, 1, 0));
    LLVMValueRef first = LLVMGetParam(sum, 0);
    LLVMSetValueName2(first, "first", 5);
    LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(context, sum, "entry");
    LLVMBasicBlockRef head = LLVMAppendBasicBlockInContext(context, sum, "head");
    LLVMBasicBlockRef done = LLVMAppendBasicBlockInContext(context, sum, "done");
    LLVMBasicBlockRef body = LLVMInsertBasicBlockInContext(context, done, "body");
    LLVMPositionBuilderAtEnd(b, entry);
    LLVMBuildBr(b, head);
    LLVMPositionBuilderAtEnd(b, head);
    LLVMValueRef at = LLVMBuildPhi(b, pointer, "at"), total = LLVMBuildPhi(b, i32, "total");
    LLVMBuildCondBr(b, LLVMBuildIsNull(b, at, "end"), done, body);
    LLVMPositionBuilderAtEnd(b, body);
    LLVMValueRef next = LLVMBuildLoad2(b, pointer, LLVMBuildStructGEP2(b, list, at, 0, "where"), "next");
    LLVMValueRef value = LLVMBuildLoad2(b, i32, LLVMBuildStructGEP2(b, list, at, 1, "where"), "value");
    LLVMValueRef more = LLVMBuildNSWAdd(b, total, value, "total");
    LLVMBuildBr(b, head);
    LLVMValueRef ats[] = {first, next}, totals[] = {LLVMConstNull(i32), more};
    LLVMBasicBlockRef from[] = {entry, body};
    LLVMAddIncoming(at, ats, from, 2);
    LLVMAddIncoming(total, totals, from, 2);
    LLVMPositionBuilderAtEnd(b, done);
    LLVMBuildRet(b, total);
    CHECK(LLVMCountBasicBlocks(sum) == 4 && LLVMGetNextBasicBlock(head) == body);
    CHECK(LLVMGetBasicBlockParent(body) == sum && LLVMTypeOf(total) == i32);
    /* Numbers are given out once in a function; "where" has taken the first. */
    CHECK(!strcmp(LLVMGetValueName(more), "total2"));

    LLVMValueRef name = LLVMAddFunction(module, "name", LLVMFunctionType(pointer, &i32, 1, 0));
    LLVMBasicBlockRef start = LLVMAppendBasicBlockInContext(context, name, "");
    LLVMBasicBlockRef one = LLVMAppendBasicBlockInContext(context, name, "one");
    LLVMBasicBlockRef other = LLVMAppendBasicBlockInContext(context, name, "other");
    LLVMPositionBuilderAtEnd(b, start);
    LLVMValueRef choice = LLVMBuildSwitch(b, LLVMGetParam(name, 0), other, 1);
    LLVMAddCase(choice, LLVMConstInt(i32, 1, 0), one);
    LLVMPositionBuilderAtEnd(b, one);
    LLVMBuildRet(b, LLVMBuildGlobalStringPtr(b, "one", "text"));
    LLVMPositionBuilderAtEnd(b, other);
    LLVMBuildRet(b, LLVMBuildGlobalStringPtr(b, "other", "text"));

    LLVMValueRef numbers[] = {LLVMConstInt(i32, 3, 0), LLVMConstInt(i32, 4, 0)};
    LLVMValueRef table = LLVMAddGlobal(module, LLVMArrayType2(i32, 2), "table");
    LLVMSetInitializer(table, LLVMConstArray2(i32, numbers, 2));
    LLVMSetLinkage(table, LLVMInternalLinkage);
    LLVMSetGlobalConstant(table, 1);
    CHECK(LLVMGetLinkage(table) == LLVMInternalLinkage && LLVMGetNamedGlobal(module, "table") == table);
    LLVMValueRef functions[] = {sum, name};
    LLVMValueRef both = LLVMAddGlobal(module, LLVMArrayType2(pointer, 2), "functions");
    LLVMSetInitializer(both, LLVMConstArray2(pointer, functions, 2));
    LLVMDisposeBuilder(b);
    return module;
}

static void running(void) {
    struct list {
        struct list *next;
        int value;
    } second = {NULL, 2}, first = {&second, 40};
    LLVMModuleRef module = build();
    char *problems = NULL;
    CHECK(!LLVMVerifyModule(module, LLVMReturnStatusAction, &problems));
    CHECK(!strcmp(text_of(problems), ""));
    CHECK(strstr(text_of(LLVMPrintModuleToString(module)), "@functions = global [2 x ptr] [ptr @sum, ptr @name]"));
    LLVMExecutionEngineRef engine = NULL;
    char *error = NULL;
    CHECK(!LLVMCreateExecutionEngineForModule(&engine, module, &error));
    LLVMModuleRef another = parse("declare i32 @sum(ptr)\n"
                                  "define i32 @twice(ptr %p) { %s = call i32 @sum(ptr %p)\n"
                                  "  %t = mul i32 %s, 2\n ret i32 %t }");
    CHECK(another && LLVMTypeOf(LLVMGetParam(LLVMGetNamedFunction(another, "twice"), 0)) == pointer);
    LLVMAddModule(engine, another);
    int (*sum)(struct list *) = (int (*)(struct list *))LLVMGetFunctionAddress(engine, "sum");
    CHECK(sum && sum(&first) == 42);
    const char *(*name)(int) = (const char *(*)(int))LLVMGetFunctionAddress(engine, "name");
    CHECK(name && !strcmp(name(1), "one") && !strcmp(name(2), "other"));
    int (*twice)(struct list *) = (int (*)(struct list *))LLVMGetFunctionAddress(engine, "twice");
    CHECK(twice && twice(&first) == 84);
    void **functions = (void **)LLVMGetGlobalValueAddress(engine, "functions");
    CHECK(functions && functions[0] == (void *)sum);
    LLVMModuleRef removed = NULL;
    CHECK(!LLVMRemoveModule(engine, another, &removed, &error) && removed == another);
    CHECK(LLVMRemoveModule(engine, another, &removed, &error));
    CHECK(!strcmp(text_of(error), "the module is none of the engine"));
    LLVMDisposeModule(another);
    LLVMDisposeExecutionEngine(engine);
}

static void files(void) {
    LLVMModuleRef module = build();
    LLVMTargetRef target = NULL;
    char *error = NULL;
    CHECK(LLVMGetTargetFromTriple("made-up", &target, &error) && !target);
    CHECK(!strcmp(text_of(error), "no target is compiled in for 'made-up'"));
    char *triple = LLVMGetDefaultTargetTriple();
    CHECK(!LLVMGetTargetFromTriple(triple, &target, &error));
    CHECK(!LLVMCreateTargetMachine(target, triple, "no-such-cpu", "", LLVMCodeGenLevelDefault, LLVMRelocPIC,
                                   LLVMCodeModelDefault));
    LLVMTargetMachineRef machine = LLVMCreateTargetMachine(target, triple, "generic", "", LLVMCodeGenLevelDefault,
                                                           LLVMRelocPIC, LLVMCodeModelDefault);
    CHECK(machine);
    LLVMDisposeMessage(triple);
    LLVMTargetDataRef data = LLVMCreateTargetDataLayout(machine);
    CHECK(LLVMPointerSize(data) == 8 && LLVMABISizeOfType(data, i64) == 8);
    LLVMSetModuleDataLayout(module, data);
    LLVMDisposeTargetData(data);
    LLVMMemoryBufferRef object = NULL;
    CHECK(!LLVMTargetMachineEmitToMemoryBuffer(machine, module, LLVMObjectFile, &error, &object));
    CHECK(LLVMGetBufferSize(object) > 64 && !memcmp(LLVMGetBufferStart(object), "\177ELF", 4));
    LLVMDisposeMemoryBuffer(object);
    LLVMMemoryBufferRef assembly = NULL;
    CHECK(!LLVMTargetMachineEmitToMemoryBuffer(machine, module, LLVMAssemblyFile, &error, &assembly));
    CHECK(strstr(LLVMGetBufferStart(assembly), "sum:"));
    LLVMDisposeMemoryBuffer(assembly);
    CHECK(LLVMTargetMachineEmitToFile(machine, module, "/no/such/folder/a.o", LLVMObjectFile, &error));
    CHECK(strstr(text_of(error), "/no/such/folder/a.o: "));
    LLVMMemoryBufferRef bitcode = LLVMWriteBitcodeToMemoryBuffer(module);
    LLVMModuleRef again = NULL;
    CHECK(!LLVMParseBitcodeInContext2(context, bitcode, &again));
    CHECK(LLVMGetNamedFunction(again, "sum") && !LLVMGetNamedFunction(again, "table"));
    LLVMDisposeMemoryBuffer(bitcode);
    LLVMDisposeModule(again);
    LLVMDisposeTargetMachine(machine);
    LLVMDisposeModule(module);
}

static void mistakes(void) {
    LLVMModuleRef module = LLVMModuleCreateWithNameInContext("wrong", context);
    LLVMBuilderRef b = LLVMCreateBuilderInContext(context);
    LLVMValueRef f = LLVMAddFunction(module, "f", LLVMFunctionType(i32, &i64, 1, 0));
    LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(context, f, "entry"));
    CHECK(!LLVMBuildAdd(b, LLVMGetParam(f, 0), LLVMConstInt(i32, 1, 0), "sum"));
    LLVMBuildRet(b, LLVMConstInt(i32, 1, 0));
    char *problems = NULL, *error = NULL;
    CHECK(LLVMVerifyModule(module, LLVMReturnStatusAction, &problems));
    CHECK(!strcmp(text_of(problems), "in function 'f': add: operands of different types"));
    CHECK(LLVMVerifyFunction(f, LLVMReturnStatusAction));
    CHECK(!LLVMWriteBitcodeToMemoryBuffer(module));
    /* Values of another module. */
    LLVMModuleRef other = LLVMCloneModule(module);
    LLVMValueRef g = LLVMAddFunction(other, "f", LLVMFunctionType(i32, &i64, 1, 0));
    CHECK(!strcmp(LLVMGetValueName(g), "f.1"));
    LLVMPositionBuilderAtEnd(b, LLVMAppendBasicBlockInContext(context, g, "entry"));
    CHECK(!LLVMBuildRet(b, LLVMGetParam(f, 0)));
    LLVMDeleteFunction(g);
    CHECK(LLVMGetNamedFunction(other, "f.1") == NULL);
    LLVMDisposeModule(other);
    /* What is null does nothing. */
    CHECK(!LLVMBuildRet(b, NULL) && !LLVMTypeOf(NULL) && !LLVMGetParam(NULL, 0));
    CHECK(LLVMVerifyModule(NULL, LLVMReturnStatusAction, &problems));
    CHECK(LLVMGetErrorMessage(NULL) == NULL);
    LLVMDisposeModule(NULL);
    LLVMDisposeBuilder(b);
    LLVMDisposeModule(module);
    /* Text that is none. */
    LLVMModuleRef none = NULL;
    const char *bad = "define i32 @f() { ret i32 %x }";
    LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(bad, strlen(bad), "bad");
    CHECK(LLVMParseIRInContext(context, buffer, &none, &error) && !none);
    CHECK(strstr(text_of(error), "bad:1:27: error: use of undefined value '%x'"));
}

/* A mistake of linking fails what needs it, and is an error object. */
static void errors(void) {
    LLVMOrcLLJITRef jit = NULL;
    CHECK(!LLVMOrcCreateLLJIT(&jit, NULL));
    LLVMOrcJITDylibRef library = LLVMOrcLLJITGetMainJITDylib(jit);
    LLVMOrcThreadSafeContextRef shared = LLVMOrcCreateNewThreadSafeContext();
    LLVMContextRef before = context;
    context = LLVMOrcThreadSafeContextGetContext(shared);
    const char *texts[] = {"declare i32 @nowhere()\ndefine i32 @lost() { %x = call i32 @nowhere()\n ret i32 %x }",
                           "define i32 @fine() { ret i32 5 }"};
    LLVMOrcResourceTrackerRef tracker = LLVMOrcJITDylibCreateResourceTracker(library);
    for (int i = 0; i < 2; i++) {
        LLVMOrcThreadSafeModuleRef module = LLVMOrcCreateNewThreadSafeModule(parse(texts[i]), shared);
        CHECK(!LLVMOrcLLJITAddLLVMIRModuleWithRT(jit, tracker, module));
    }
    LLVMOrcDisposeThreadSafeContext(shared);
    context = before;
    LLVMOrcExecutorAddress address = 0;
    CHECK(!LLVMOrcLLJITLookup(jit, &address, "fine") && ((int (*)(void))address)() == 5);
    LLVMErrorRef error = LLVMOrcLLJITLookup(jit, &address, "lost");
    CHECK(error && LLVMGetErrorTypeId(error) == LLVMGetStringErrorTypeId());
    CHECK(!strcmp(text_of(LLVMGetErrorMessage(error)), "undefined symbols: 'nowhere' (in text)"));
    CHECK(!LLVMOrcResourceTrackerRemove(tracker));
    LLVMOrcReleaseResourceTracker(tracker);
    error = LLVMOrcLLJITLookup(jit, &address, "fine");
    CHECK(error);
    LLVMConsumeError(error);
    CHECK(!LLVMOrcDisposeLLJIT(jit));
}

int main(void) {
    context = LLVMContextCreate();
    i32 = LLVMInt32TypeInContext(context);
    i64 = LLVMInt64TypeInContext(context);
    pointer = LLVMPointerTypeInContext(context, 0);
    types();
    constants();
    running();
    files();
    mistakes();
    errors();
    text_of(NULL);
    LLVMContextDispose(context);
    if (!failures) puts("all calls do what they should");
    return failures != 0;
}
