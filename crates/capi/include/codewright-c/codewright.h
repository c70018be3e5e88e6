/* Codewright's interface in C, with the names of llvm-c where the meaning is the same.

   Written from the sources by a test; do not change it by hand. What the calls promise and what callers do is
   said in the text of the crate `capi`: in short, no call ends the process, a null handle makes a call do
   nothing, and a context with all that belongs to it is used by one thread at a time. */
#ifndef CODEWRIGHT_C_CODEWRIGHT_H
#define CODEWRIGHT_C_CODEWRIGHT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef int LLVMBool;
typedef enum {
    LLVMVoidTypeKind = 0,
    LLVMHalfTypeKind = 1,
    LLVMFloatTypeKind = 2,
    LLVMDoubleTypeKind = 3,
    LLVMX86_FP80TypeKind = 4,
    LLVMFP128TypeKind = 5,
    LLVMPPC_FP128TypeKind = 6,
    LLVMLabelTypeKind = 7,
    LLVMIntegerTypeKind = 8,
    LLVMFunctionTypeKind = 9,
    LLVMStructTypeKind = 10,
    LLVMArrayTypeKind = 11,
    LLVMPointerTypeKind = 12,
    LLVMVectorTypeKind = 13,
    LLVMMetadataTypeKind = 14,
    LLVMTokenTypeKind = 16,
    LLVMScalableVectorTypeKind = 17,
    LLVMBFloatTypeKind = 18,
    LLVMX86_AMXTypeKind = 19,
    LLVMTargetExtTypeKind = 20,
} LLVMTypeKind;
typedef enum {
    LLVMAdd = 8,
    LLVMFAdd = 9,
    LLVMSub = 10,
    LLVMFSub = 11,
    LLVMMul = 12,
    LLVMFMul = 13,
    LLVMUDiv = 14,
    LLVMSDiv = 15,
    LLVMFDiv = 16,
    LLVMURem = 17,
    LLVMSRem = 18,
    LLVMFRem = 19,
    LLVMShl = 20,
    LLVMLShr = 21,
    LLVMAShr = 22,
    LLVMAnd = 23,
    LLVMOr = 24,
    LLVMXor = 25,
    LLVMTrunc = 30,
    LLVMZExt = 31,
    LLVMSExt = 32,
    LLVMFPToUI = 33,
    LLVMFPToSI = 34,
    LLVMUIToFP = 35,
    LLVMSIToFP = 36,
    LLVMFPTrunc = 37,
    LLVMFPExt = 38,
    LLVMPtrToInt = 39,
    LLVMIntToPtr = 40,
    LLVMBitCast = 41,
    LLVMAddrSpaceCast = 60,
} LLVMOpcode;
typedef enum {
    LLVMExternalLinkage = 0,
    LLVMAvailableExternallyLinkage = 1,
    LLVMLinkOnceAnyLinkage = 2,
    LLVMLinkOnceODRLinkage = 3,
    LLVMWeakAnyLinkage = 5,
    LLVMWeakODRLinkage = 6,
    LLVMAppendingLinkage = 7,
    LLVMInternalLinkage = 8,
    LLVMPrivateLinkage = 9,
    LLVMExternalWeakLinkage = 12,
    LLVMCommonLinkage = 14,
} LLVMLinkage;
typedef enum {
    LLVMNoUnnamedAddr = 0,
    LLVMLocalUnnamedAddr = 1,
    LLVMGlobalUnnamedAddr = 2,
} LLVMUnnamedAddr;
typedef enum {
    LLVMIntEQ = 32,
    LLVMIntNE = 33,
    LLVMIntUGT = 34,
    LLVMIntUGE = 35,
    LLVMIntULT = 36,
    LLVMIntULE = 37,
    LLVMIntSGT = 38,
    LLVMIntSGE = 39,
    LLVMIntSLT = 40,
    LLVMIntSLE = 41,
} LLVMIntPredicate;
typedef enum {
    LLVMRealPredicateFalse = 0,
    LLVMRealOEQ = 1,
    LLVMRealOGT = 2,
    LLVMRealOGE = 3,
    LLVMRealOLT = 4,
    LLVMRealOLE = 5,
    LLVMRealONE = 6,
    LLVMRealORD = 7,
    LLVMRealUNO = 8,
    LLVMRealUEQ = 9,
    LLVMRealUGT = 10,
    LLVMRealUGE = 11,
    LLVMRealULT = 12,
    LLVMRealULE = 13,
    LLVMRealUNE = 14,
    LLVMRealPredicateTrue = 15,
} LLVMRealPredicate;
typedef enum {
    LLVMAbortProcessAction = 0,
    LLVMPrintMessageAction = 1,
    LLVMReturnStatusAction = 2,
} LLVMVerifierFailureAction;
typedef enum {
    LLVMCodeGenLevelNone = 0,
    LLVMCodeGenLevelLess = 1,
    LLVMCodeGenLevelDefault = 2,
    LLVMCodeGenLevelAggressive = 3,
} LLVMCodeGenOptLevel;
typedef enum {
    LLVMRelocDefault = 0,
    LLVMRelocStatic = 1,
    LLVMRelocPIC = 2,
    LLVMRelocDynamicNoPic = 3,
    LLVMRelocROPI = 4,
    LLVMRelocRWPI = 5,
    LLVMRelocROPI_RWPI = 6,
} LLVMRelocMode;
typedef enum {
    LLVMCodeModelDefault = 0,
    LLVMCodeModelJITDefault = 1,
    LLVMCodeModelTiny = 2,
    LLVMCodeModelSmall = 3,
    LLVMCodeModelKernel = 4,
    LLVMCodeModelMedium = 5,
    LLVMCodeModelLarge = 6,
} LLVMCodeModel;
typedef enum {
    LLVMAssemblyFile = 0,
    LLVMObjectFile = 1,
} LLVMCodeGenFileType;
typedef struct LLVMOpaqueContext *LLVMContextRef;
typedef struct LLVMOpaqueType *LLVMTypeRef;
typedef struct LLVMOpaqueValue *LLVMValueRef;
typedef struct LLVMOpaqueBasicBlock *LLVMBasicBlockRef;
typedef struct LLVMOpaqueModule *LLVMModuleRef;
typedef struct LLVMOpaqueBuilder *LLVMBuilderRef;
typedef struct LLVMOpaqueMemoryBuffer *LLVMMemoryBufferRef;
typedef struct LLVMOpaqueTarget *LLVMTargetRef;
typedef struct LLVMOpaqueTargetMachine *LLVMTargetMachineRef;
typedef struct LLVMOpaqueTargetData *LLVMTargetDataRef;
typedef struct LLVMOpaqueExecutionEngine *LLVMExecutionEngineRef;
typedef struct LLVMOpaqueMCJITMemoryManager *LLVMMCJITMemoryManagerRef;
struct LLVMMCJITCompilerOptions {
    unsigned OptLevel;
    LLVMCodeModel CodeModel;
    LLVMBool NoFramePointerElim;
    LLVMBool EnableFastISel;
    LLVMMCJITMemoryManagerRef MCJMM;
};
typedef struct LLVMOpaqueOrcLLJIT *LLVMOrcLLJITRef;
typedef struct LLVMOpaqueOrcLLJITBuilder *LLVMOrcLLJITBuilderRef;
typedef struct LLVMOpaqueOrcJITDylib *LLVMOrcJITDylibRef;
typedef struct LLVMOpaqueOrcResourceTracker *LLVMOrcResourceTrackerRef;
typedef struct LLVMOpaqueOrcDefinitionGenerator *LLVMOrcDefinitionGeneratorRef;
typedef struct LLVMOpaqueOrcThreadSafeContext *LLVMOrcThreadSafeContextRef;
typedef struct LLVMOpaqueOrcThreadSafeModule *LLVMOrcThreadSafeModuleRef;
typedef uint64_t LLVMOrcExecutorAddress;
typedef struct LLVMOpaqueError *LLVMErrorRef;
typedef const void *LLVMErrorTypeId;

/* context: Contexts: who owns types and constants. */

/* A new context, to be disposed of after all that belongs to it. */
LLVMContextRef LLVMContextCreate(void);
/* The context of calls that name none. */
LLVMContextRef LLVMGetGlobalContext(void);
/* Disposes of a context, its types and its constants. */
void LLVMContextDispose(LLVMContextRef context);
/* A copy of a string, for `LLVMDisposeMessage`. */
char *LLVMCreateMessage(const char *text);
/* Disposes of a string that this library has made. */
void LLVMDisposeMessage(char *text);

/* types: Types. */

LLVMTypeRef LLVMInt1TypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMInt1Type(void);
LLVMTypeRef LLVMInt8TypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMInt8Type(void);
LLVMTypeRef LLVMInt16TypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMInt16Type(void);
LLVMTypeRef LLVMInt32TypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMInt32Type(void);
LLVMTypeRef LLVMInt64TypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMInt64Type(void);
LLVMTypeRef LLVMInt128TypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMInt128Type(void);
LLVMTypeRef LLVMHalfTypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMHalfType(void);
LLVMTypeRef LLVMBFloatTypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMBFloatType(void);
LLVMTypeRef LLVMFloatTypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMFloatType(void);
LLVMTypeRef LLVMDoubleTypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMDoubleType(void);
LLVMTypeRef LLVMX86FP80TypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMX86FP80Type(void);
LLVMTypeRef LLVMFP128TypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMFP128Type(void);
LLVMTypeRef LLVMVoidTypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMVoidType(void);
LLVMTypeRef LLVMLabelTypeInContext(LLVMContextRef context);
LLVMTypeRef LLVMLabelType(void);
LLVMTypeRef LLVMIntTypeInContext(LLVMContextRef context, unsigned bits);
LLVMTypeRef LLVMIntType(unsigned bits);
LLVMTypeRef LLVMPointerTypeInContext(LLVMContextRef context, unsigned address_space);
/* A pointer; to what, is not part of its type. */
LLVMTypeRef LLVMPointerType(LLVMTypeRef pointee, unsigned address_space);
LLVMTypeRef LLVMArrayType2(LLVMTypeRef element, uint64_t count);
LLVMTypeRef LLVMArrayType(LLVMTypeRef element, unsigned count);
LLVMTypeRef LLVMVectorType(LLVMTypeRef element, unsigned count);
LLVMTypeRef LLVMFunctionType(LLVMTypeRef result, LLVMTypeRef *parameters, unsigned count, LLVMBool is_variadic);
LLVMTypeRef LLVMStructTypeInContext(LLVMContextRef context, LLVMTypeRef *fields, unsigned count, LLVMBool is_packed);
LLVMTypeRef LLVMStructType(LLVMTypeRef *fields, unsigned count, LLVMBool is_packed);
/* A struct with a name, and with a body once `LLVMStructSetBody` gives it one. */
LLVMTypeRef LLVMStructCreateNamed(LLVMContextRef context, const char *name);
void LLVMStructSetBody(LLVMTypeRef ty, LLVMTypeRef *fields, unsigned count, LLVMBool is_packed);
LLVMContextRef LLVMGetTypeContext(LLVMTypeRef ty);
LLVMTypeKind LLVMGetTypeKind(LLVMTypeRef ty);
unsigned LLVMGetIntTypeWidth(LLVMTypeRef ty);
unsigned LLVMGetPointerAddressSpace(LLVMTypeRef ty);
LLVMTypeRef LLVMGetElementType(LLVMTypeRef ty);
uint64_t LLVMGetArrayLength2(LLVMTypeRef ty);
unsigned LLVMGetVectorSize(LLVMTypeRef ty);
LLVMBool LLVMIsFunctionVarArg(LLVMTypeRef ty);
LLVMTypeRef LLVMGetReturnType(LLVMTypeRef ty);
unsigned LLVMCountParamTypes(LLVMTypeRef ty);
void LLVMGetParamTypes(LLVMTypeRef ty, LLVMTypeRef *into);
unsigned LLVMCountStructElementTypes(LLVMTypeRef ty);
void LLVMGetStructElementTypes(LLVMTypeRef ty, LLVMTypeRef *into);
LLVMTypeRef LLVMStructGetTypeAtIndex(LLVMTypeRef ty, unsigned index);
LLVMBool LLVMIsPackedStruct(LLVMTypeRef ty);
LLVMBool LLVMIsOpaqueStruct(LLVMTypeRef ty);
char *LLVMPrintTypeToString(LLVMTypeRef ty);
/* The name of a struct; null if it has none. It lasts as long as the context. */
const char *LLVMGetStructName(LLVMTypeRef ty);

/* value: Values: constants of a context, and what modules and their functions have. */

LLVMTypeRef LLVMTypeOf(LLVMValueRef value);
/* The name, which lasts as long as the context; empty if there is none. */
const char *LLVMGetValueName2(LLVMValueRef value, size_t *length);
const char *LLVMGetValueName(LLVMValueRef value);
/* A name that another value of the function or module has gets a number. */
void LLVMSetValueName2(LLVMValueRef value, const char *name, size_t length);
void LLVMSetValueName(LLVMValueRef value, const char *name);
char *LLVMPrintValueToString(LLVMValueRef value);
/* Writes the value to standard error. */
void LLVMDumpValue(LLVMValueRef value);
LLVMBool LLVMIsConstant(LLVMValueRef value);
LLVMBool LLVMIsUndef(LLVMValueRef value);
LLVMBool LLVMIsPoison(LLVMValueRef value);
LLVMBool LLVMIsNull(LLVMValueRef value);
/* The value if it is an instruction, and null if not. */
LLVMValueRef LLVMIsAInstruction(LLVMValueRef value);
/* The value if it is a function, and null if not. */
LLVMValueRef LLVMIsAFunction(LLVMValueRef value);
/* The value if it is a call, and null if not. */
LLVMValueRef LLVMIsACallInst(LLVMValueRef value);
void LLVMAddIncoming(LLVMValueRef phi, LLVMValueRef *values, LLVMBasicBlockRef *blocks, unsigned count);
unsigned LLVMCountIncoming(LLVMValueRef phi);
void LLVMAddCase(LLVMValueRef of, LLVMValueRef on, LLVMBasicBlockRef to);

/* constant: Constants, which belong to contexts and become constants of a function or module where they are used. */

/* An integer of any width; wider ones than 64 bits get the sign in their upper bits, or zeros. */
LLVMValueRef LLVMConstInt(LLVMTypeRef ty, uint64_t value, LLVMBool is_signed);
LLVMValueRef LLVMConstIntOfArbitraryPrecision(LLVMTypeRef ty, unsigned count, uint64_t *limbs);
/* A `float` or a `double`; null for other types. */
LLVMValueRef LLVMConstReal(LLVMTypeRef ty, double value);
LLVMValueRef LLVMConstRealOfString(LLVMTypeRef ty, const char *text);
LLVMValueRef LLVMConstNull(LLVMTypeRef ty);
LLVMValueRef LLVMConstPointerNull(LLVMTypeRef ty);
LLVMValueRef LLVMConstAllOnes(LLVMTypeRef ty);
LLVMValueRef LLVMGetUndef(LLVMTypeRef ty);
LLVMValueRef LLVMGetPoison(LLVMTypeRef ty);
LLVMValueRef LLVMConstStringInContext(LLVMContextRef context, const char *bytes, unsigned count, LLVMBool is_without_end);
LLVMValueRef LLVMConstStringInContext2(LLVMContextRef context, const char *bytes, size_t count, LLVMBool is_without_end);
LLVMValueRef LLVMConstString(const char *bytes, unsigned count, LLVMBool is_without_end);
LLVMValueRef LLVMConstArray2(LLVMTypeRef element, LLVMValueRef *elements, uint64_t count);
LLVMValueRef LLVMConstArray(LLVMTypeRef element, LLVMValueRef *elements, unsigned count);
LLVMValueRef LLVMConstStructInContext(LLVMContextRef context, LLVMValueRef *fields, unsigned count, LLVMBool is_packed);
LLVMValueRef LLVMConstStruct(LLVMValueRef *fields, unsigned count, LLVMBool is_packed);
LLVMValueRef LLVMConstNamedStruct(LLVMTypeRef ty, LLVMValueRef *fields, unsigned count);
LLVMValueRef LLVMConstVector(LLVMValueRef *elements, unsigned count);
uint64_t LLVMConstIntGetZExtValue(LLVMValueRef value);
/* The lowest 64 bits, sign-extended; `long long` in C. */
long long LLVMConstIntGetSExtValue(LLVMValueRef value);
double LLVMConstRealGetDouble(LLVMValueRef value, LLVMBool *loses_bits);
LLVMBool LLVMIsConstantString(LLVMValueRef value);
/* The bytes of a string; they last as long as its context. */
const char *LLVMGetAsString(LLVMValueRef value, size_t *length);

/* module: Modules: the node of one, with what connects it to its context. */

LLVMModuleRef LLVMModuleCreateWithNameInContext(const char *name, LLVMContextRef context);
LLVMModuleRef LLVMModuleCreateWithName(const char *name);
LLVMModuleRef LLVMCloneModule(LLVMModuleRef module);
void LLVMDisposeModule(LLVMModuleRef module);
LLVMContextRef LLVMGetModuleContext(LLVMModuleRef module);
const char *LLVMGetModuleIdentifier(LLVMModuleRef module, size_t *length);
void LLVMSetModuleIdentifier(LLVMModuleRef module, const char *name, size_t length);
void LLVMSetSourceFileName(LLVMModuleRef module, const char *name, size_t length);
const char *LLVMGetTarget(LLVMModuleRef module);
void LLVMSetTarget(LLVMModuleRef module, const char *triple);
const char *LLVMGetDataLayoutStr(LLVMModuleRef module);
void LLVMSetDataLayout(LLVMModuleRef module, const char *layout);
char *LLVMPrintModuleToString(LLVMModuleRef module);
LLVMBool LLVMPrintModuleToFile(LLVMModuleRef module, const char *path, char **error);
/* Writes the module to standard error. */
void LLVMDumpModule(LLVMModuleRef module);
/* 1 if the module cannot be used; what is wrong is in the message, and on standard error if that is asked for. The
   process goes on in any case. */
LLVMBool LLVMVerifyModule(LLVMModuleRef module, LLVMVerifierFailureAction action, char **text);
/* 1 if the function breaks a rule. */
LLVMBool LLVMVerifyFunction(LLVMValueRef function, LLVMVerifierFailureAction action);

/* function: Functions and their parameters. */

/* A function without a body; it gets one with its first block. If the name is taken, it gets a number. */
LLVMValueRef LLVMAddFunction(LLVMModuleRef module, const char *name, LLVMTypeRef ty);
LLVMValueRef LLVMGetNamedFunction(LLVMModuleRef module, const char *name);
LLVMValueRef LLVMGetFirstFunction(LLVMModuleRef module);
LLVMValueRef LLVMGetLastFunction(LLVMModuleRef module);
LLVMValueRef LLVMGetNextFunction(LLVMValueRef function);
LLVMValueRef LLVMGetPreviousFunction(LLVMValueRef function);
/* Removes a function that nothing refers to; if something does, the module cannot be used any more. */
void LLVMDeleteFunction(LLVMValueRef function);
unsigned LLVMCountParams(LLVMValueRef function);
LLVMValueRef LLVMGetParam(LLVMValueRef function, unsigned index);
void LLVMGetParams(LLVMValueRef function, LLVMValueRef *into);
LLVMValueRef LLVMGetFirstParam(LLVMValueRef function);
LLVMValueRef LLVMGetNextParam(LLVMValueRef of);
LLVMValueRef LLVMGetParamParent(LLVMValueRef of);
unsigned LLVMGetFunctionCallConv(LLVMValueRef function);
void LLVMSetFunctionCallConv(LLVMValueRef function, unsigned number);
/* Whether the function or variable has no definition in the module. */
LLVMBool LLVMIsDeclaration(LLVMValueRef global);

/* block: Basic blocks. */

LLVMBasicBlockRef LLVMAppendBasicBlockInContext(LLVMContextRef context, LLVMValueRef function, const char *name);
LLVMBasicBlockRef LLVMAppendBasicBlock(LLVMValueRef function, const char *name);
/* A block before another one. */
LLVMBasicBlockRef LLVMInsertBasicBlockInContext(LLVMContextRef context, LLVMBasicBlockRef before, const char *name);
void LLVMMoveBasicBlockAfter(LLVMBasicBlockRef block, LLVMBasicBlockRef after);
LLVMValueRef LLVMBasicBlockAsValue(LLVMBasicBlockRef block);
LLVMBasicBlockRef LLVMValueAsBasicBlock(LLVMValueRef value);
LLVMBool LLVMValueIsBasicBlock(LLVMValueRef value);
const char *LLVMGetBasicBlockName(LLVMBasicBlockRef block);
LLVMValueRef LLVMGetBasicBlockParent(LLVMBasicBlockRef block);
LLVMValueRef LLVMGetBasicBlockTerminator(LLVMBasicBlockRef block);
LLVMValueRef LLVMGetFirstInstruction(LLVMBasicBlockRef block);
LLVMValueRef LLVMGetLastInstruction(LLVMBasicBlockRef block);
LLVMValueRef LLVMGetNextInstruction(LLVMValueRef inst);
LLVMValueRef LLVMGetPreviousInstruction(LLVMValueRef inst);
LLVMBasicBlockRef LLVMGetInstructionParent(LLVMValueRef inst);
/* Takes an instruction out of its block. What uses its value is wrong from then on, and verifying says so. */
void LLVMInstructionEraseFromParent(LLVMValueRef inst);
LLVMBasicBlockRef LLVMGetNextBasicBlock(LLVMBasicBlockRef block);
unsigned LLVMCountBasicBlocks(LLVMValueRef function);
void LLVMGetBasicBlocks(LLVMValueRef function, LLVMBasicBlockRef *into);
LLVMBasicBlockRef LLVMGetFirstBasicBlock(LLVMValueRef function);
LLVMBasicBlockRef LLVMGetLastBasicBlock(LLVMValueRef function);
LLVMBasicBlockRef LLVMGetEntryBasicBlock(LLVMValueRef function);

/* global: Global variables, and what all globals have. */

/* A variable that is declared; `LLVMSetInitializer` defines it. */
LLVMValueRef LLVMAddGlobal(LLVMModuleRef module, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMGetNamedGlobal(LLVMModuleRef module, const char *name);
void LLVMSetInitializer(LLVMValueRef variable, LLVMValueRef constant);
void LLVMSetGlobalConstant(LLVMValueRef variable, LLVMBool is_constant);
LLVMBool LLVMIsGlobalConstant(LLVMValueRef variable);
void LLVMSetThreadLocal(LLVMValueRef variable, LLVMBool is_local);
/* The type of what the global is, which its address does not say. */
LLVMTypeRef LLVMGlobalGetValueType(LLVMValueRef global);
LLVMModuleRef LLVMGetGlobalParent(LLVMValueRef global);
LLVMLinkage LLVMGetLinkage(LLVMValueRef global);
void LLVMSetLinkage(LLVMValueRef global, LLVMLinkage linkage);
void LLVMSetUnnamedAddress(LLVMValueRef global, LLVMUnnamedAddr what);
void LLVMSetSection(LLVMValueRef global, const char *name);
/* The alignment of a global, a load, a store or an `alloca`, in bytes. */
void LLVMSetAlignment(LLVMValueRef value, unsigned bytes);

/* builder: Builders: where instructions go, and how they are made. */

LLVMBuilderRef LLVMCreateBuilderInContext(LLVMContextRef context);
LLVMBuilderRef LLVMCreateBuilder(void);
void LLVMDisposeBuilder(LLVMBuilderRef builder);
void LLVMPositionBuilderAtEnd(LLVMBuilderRef builder, LLVMBasicBlockRef block);
void LLVMPositionBuilderBefore(LLVMBuilderRef builder, LLVMValueRef inst);
/* Before an instruction of the block, or at its end if that is null. */
void LLVMPositionBuilder(LLVMBuilderRef builder, LLVMBasicBlockRef block, LLVMValueRef inst);
void LLVMClearInsertionPosition(LLVMBuilderRef builder);
LLVMBasicBlockRef LLVMGetInsertBlock(LLVMBuilderRef builder);

/* instructions: Instructions, by builders. */

LLVMValueRef LLVMBuildAdd(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildNSWAdd(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildNUWAdd(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildFAdd(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildSub(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildNSWSub(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildNUWSub(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildFSub(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildMul(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildNSWMul(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildNUWMul(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildFMul(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildUDiv(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildExactUDiv(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildSDiv(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildExactSDiv(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildFDiv(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildURem(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildSRem(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildFRem(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildShl(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildLShr(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildAShr(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildAnd(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildOr(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildXor(LLVMBuilderRef builder, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildTrunc(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildZExt(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildSExt(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildFPToUI(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildFPToSI(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildUIToFP(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildSIToFP(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildFPTrunc(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildFPExt(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildPtrToInt(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildIntToPtr(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildBitCast(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildAddrSpaceCast(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildRetVoid(LLVMBuilderRef builder);
LLVMValueRef LLVMBuildRet(LLVMBuilderRef builder, LLVMValueRef value);
LLVMValueRef LLVMBuildBr(LLVMBuilderRef builder, LLVMBasicBlockRef to);
LLVMValueRef LLVMBuildCondBr(LLVMBuilderRef builder, LLVMValueRef condition, LLVMBasicBlockRef if_true, LLVMBasicBlockRef if_false);
/* A switch without cases; `LLVMAddCase` adds them. How many there will be does not matter. */
LLVMValueRef LLVMBuildSwitch(LLVMBuilderRef builder, LLVMValueRef value, LLVMBasicBlockRef otherwise, unsigned count);
LLVMValueRef LLVMBuildUnreachable(LLVMBuilderRef builder);
LLVMValueRef LLVMBuildBinOp(LLVMBuilderRef builder, LLVMOpcode number, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildCast(LLVMBuilderRef builder, LLVMOpcode number, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildNeg(LLVMBuilderRef builder, LLVMValueRef value, const char *name);
LLVMValueRef LLVMBuildFNeg(LLVMBuilderRef builder, LLVMValueRef value, const char *name);
/* All bits inverted; for integers of up to 64 bits. */
LLVMValueRef LLVMBuildNot(LLVMBuilderRef builder, LLVMValueRef value, const char *name);
LLVMValueRef LLVMBuildAlloca(LLVMBuilderRef builder, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildLoad2(LLVMBuilderRef builder, LLVMTypeRef ty, LLVMValueRef pointer, const char *name);
LLVMValueRef LLVMBuildStore(LLVMBuilderRef builder, LLVMValueRef value, LLVMValueRef pointer);
LLVMValueRef LLVMBuildGEP2(LLVMBuilderRef builder, LLVMTypeRef ty, LLVMValueRef base, LLVMValueRef *indices, unsigned count, const char *name);
LLVMValueRef LLVMBuildInBoundsGEP2(LLVMBuilderRef builder, LLVMTypeRef ty, LLVMValueRef base, LLVMValueRef *indices, unsigned count, const char *name);
LLVMValueRef LLVMBuildStructGEP2(LLVMBuilderRef builder, LLVMTypeRef ty, LLVMValueRef base, unsigned index, const char *name);
LLVMValueRef LLVMBuildGlobalString(LLVMBuilderRef builder, const char *text, const char *name);
LLVMValueRef LLVMBuildGlobalStringPtr(LLVMBuilderRef builder, const char *text, const char *name);
LLVMValueRef LLVMBuildIntCast2(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, LLVMBool is_signed, const char *name);
LLVMValueRef LLVMBuildFPCast(LLVMBuilderRef builder, LLVMValueRef value, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildICmp(LLVMBuilderRef builder, LLVMIntPredicate predicate, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildFCmp(LLVMBuilderRef builder, LLVMRealPredicate predicate, LLVMValueRef lhs, LLVMValueRef rhs, const char *name);
LLVMValueRef LLVMBuildIsNull(LLVMBuilderRef builder, LLVMValueRef value, const char *name);
LLVMValueRef LLVMBuildIsNotNull(LLVMBuilderRef builder, LLVMValueRef value, const char *name);
LLVMValueRef LLVMBuildPhi(LLVMBuilderRef builder, LLVMTypeRef ty, const char *name);
LLVMValueRef LLVMBuildCall2(LLVMBuilderRef builder, LLVMTypeRef ty, LLVMValueRef function, LLVMValueRef *arguments, unsigned count, const char *name);
LLVMValueRef LLVMBuildSelect(LLVMBuilderRef builder, LLVMValueRef condition, LLVMValueRef if_true, LLVMValueRef if_false, const char *name);
LLVMValueRef LLVMBuildFreeze(LLVMBuilderRef builder, LLVMValueRef value, const char *name);
LLVMValueRef LLVMBuildExtractElement(LLVMBuilderRef builder, LLVMValueRef vector, LLVMValueRef index, const char *name);
LLVMValueRef LLVMBuildInsertElement(LLVMBuilderRef builder, LLVMValueRef vector, LLVMValueRef element, LLVMValueRef index, const char *name);
LLVMValueRef LLVMBuildExtractValue(LLVMBuilderRef builder, LLVMValueRef aggregate, unsigned index, const char *name);
LLVMValueRef LLVMBuildInsertValue(LLVMBuilderRef builder, LLVMValueRef aggregate, LLVMValueRef element, unsigned index, const char *name);

/* memory: Memory buffers, files, and modules as text and bitcode. */

LLVMBool LLVMCreateMemoryBufferWithContentsOfFile(const char *from, LLVMMemoryBufferRef *buffer, char **error);
/* The bytes are copied, and a zero put behind them. */
LLVMMemoryBufferRef LLVMCreateMemoryBufferWithMemoryRange(const char *bytes, size_t count, const char *name, LLVMBool ends_with_zero);
LLVMMemoryBufferRef LLVMCreateMemoryBufferWithMemoryRangeCopy(const char *bytes, size_t count, const char *name);
const char *LLVMGetBufferStart(LLVMMemoryBufferRef buffer);
size_t LLVMGetBufferSize(LLVMMemoryBufferRef buffer);
void LLVMDisposeMemoryBuffer(LLVMMemoryBufferRef buffer);
/* Reads text or bitcode, and disposes of the buffer. */
LLVMBool LLVMParseIRInContext(LLVMContextRef context, LLVMMemoryBufferRef buffer, LLVMModuleRef *module, char **error);
/* Reads bitcode; the buffer stays the caller's. 1 if it is none. */
LLVMBool LLVMParseBitcodeInContext2(LLVMContextRef context, LLVMMemoryBufferRef buffer, LLVMModuleRef *module);
/* Null if the module cannot be used. */
LLVMMemoryBufferRef LLVMWriteBitcodeToMemoryBuffer(LLVMModuleRef module);
/* Not 0 if the module cannot be used or the file not be written. */
int LLVMWriteBitcodeToFile(LLVMModuleRef module, const char *to);

/* target: Targets and target machines. There is one target: that of the machine that runs this. */

LLVMBool LLVMInitializeNativeTarget(void);
LLVMBool LLVMInitializeNativeAsmPrinter(void);
LLVMBool LLVMInitializeNativeAsmParser(void);
LLVMBool LLVMInitializeNativeDisassembler(void);
void LLVMInitializeAllTargetInfos(void);
void LLVMInitializeAllTargets(void);
void LLVMInitializeAllTargetMCs(void);
void LLVMInitializeAllAsmPrinters(void);
void LLVMInitializeAllAsmParsers(void);
void LLVMInitializeX86TargetInfo(void);
void LLVMInitializeX86Target(void);
void LLVMInitializeX86TargetMC(void);
void LLVMInitializeX86AsmPrinter(void);
void LLVMInitializeX86AsmParser(void);
void LLVMLinkInMCJIT(void);
char *LLVMGetDefaultTargetTriple(void);
/* The processor that all machines of the architecture are equal to. */
char *LLVMGetHostCPUName(void);
/* No features but those of the processor. */
char *LLVMGetHostCPUFeatures(void);
LLVMTargetRef LLVMGetFirstTarget(void);
LLVMBool LLVMGetTargetFromTriple(const char *triple, LLVMTargetRef *target, char **error);
/* Null if it is another name than that of the target. */
LLVMTargetRef LLVMGetTargetFromName(const char *name);
const char *LLVMGetTargetName(LLVMTargetRef target);
const char *LLVMGetTargetDescription(LLVMTargetRef target);
LLVMBool LLVMTargetHasJIT(LLVMTargetRef target);
/* Code is always position-independent and for the small code model. Null for a processor, feature or code model that
   there is not. */
LLVMTargetMachineRef LLVMCreateTargetMachine(LLVMTargetRef target, const char *triple, const char *cpu, const char *features, LLVMCodeGenOptLevel opt_level, LLVMRelocMode relocations, LLVMCodeModel code_model);
void LLVMDisposeTargetMachine(LLVMTargetMachineRef machine);
LLVMTargetRef LLVMGetTargetMachineTarget(LLVMTargetMachineRef machine);
char *LLVMGetTargetMachineTriple(LLVMTargetMachineRef machine);
LLVMBool LLVMTargetMachineEmitToFile(LLVMTargetMachineRef machine, LLVMModuleRef module, const char *path, LLVMCodeGenFileType kind, char **error);
LLVMBool LLVMTargetMachineEmitToMemoryBuffer(LLVMTargetMachineRef machine, LLVMModuleRef module, LLVMCodeGenFileType kind, char **error, LLVMMemoryBufferRef *buffer);
LLVMTargetDataRef LLVMCreateTargetDataLayout(LLVMTargetMachineRef machine);
LLVMTargetDataRef LLVMCreateTargetData(const char *text);
void LLVMDisposeTargetData(LLVMTargetDataRef of);
char *LLVMCopyStringRepOfTargetData(LLVMTargetDataRef of);
void LLVMSetModuleDataLayout(LLVMModuleRef module, LLVMTargetDataRef layout);
unsigned LLVMPointerSize(LLVMTargetDataRef of);
uint64_t LLVMSizeOfTypeInBits(LLVMTargetDataRef of, LLVMTypeRef ty);
uint64_t LLVMStoreSizeOfType(LLVMTargetDataRef of, LLVMTypeRef ty);
uint64_t LLVMABISizeOfType(LLVMTargetDataRef of, LLVMTypeRef ty);
unsigned LLVMABIAlignmentOfType(LLVMTargetDataRef of, LLVMTypeRef ty);

/* engine: Execution engines: modules are compiled when an address is asked for. */

LLVMBool LLVMCreateExecutionEngineForModule(LLVMExecutionEngineRef *engine, LLVMModuleRef module, char **error);
LLVMBool LLVMCreateJITCompilerForModule(LLVMExecutionEngineRef *engine, LLVMModuleRef module, unsigned opt_level, char **error);
void LLVMInitializeMCJITCompilerOptions(struct LLVMMCJITCompilerOptions *options, size_t size);
LLVMBool LLVMCreateMCJITCompilerForModule(LLVMExecutionEngineRef *engine, LLVMModuleRef module, struct LLVMMCJITCompilerOptions *options, size_t size, char **error);
/* Disposes of an engine, its modules and its code. */
void LLVMDisposeExecutionEngine(LLVMExecutionEngineRef engine);
/* The engine owns the module from now on. */
void LLVMAddModule(LLVMExecutionEngineRef engine, LLVMModuleRef module);
/* Gives a module back, whose code is removed. Nothing may run it. */
LLVMBool LLVMRemoveModule(LLVMExecutionEngineRef engine, LLVMModuleRef module, LLVMModuleRef *out, char **error);
LLVMBool LLVMFindFunction(LLVMExecutionEngineRef engine, const char *name, LLVMValueRef *out);
uint64_t LLVMGetFunctionAddress(LLVMExecutionEngineRef engine, const char *name);
uint64_t LLVMGetGlobalValueAddress(LLVMExecutionEngineRef engine, const char *name);
void *LLVMGetPointerToGlobal(LLVMExecutionEngineRef engine, LLVMValueRef global);
/* A name of the module means this address, for modules that do not define it. */
void LLVMAddGlobalMapping(LLVMExecutionEngineRef engine, LLVMValueRef global, void *address);
void LLVMRunStaticConstructors(LLVMExecutionEngineRef engine);
/* Destructors run when the engine is disposed of; this is for clients that ask for them. */
void LLVMRunStaticDestructors(LLVMExecutionEngineRef engine);

/* orc: LLJIT, and the error objects that its calls return. */

/* A JIT for this machine; the builder may be null. */
LLVMErrorRef LLVMOrcCreateLLJIT(LLVMOrcLLJITRef *result, LLVMOrcLLJITBuilderRef builder);
LLVMOrcLLJITBuilderRef LLVMOrcCreateLLJITBuilder(void);
void LLVMOrcDisposeLLJITBuilder(LLVMOrcLLJITBuilderRef builder);
LLVMErrorRef LLVMOrcDisposeLLJIT(LLVMOrcLLJITRef jit);
LLVMOrcJITDylibRef LLVMOrcLLJITGetMainJITDylib(LLVMOrcLLJITRef jit);
const char *LLVMOrcLLJITGetTripleString(LLVMOrcLLJITRef jit);
/* The character before names in object files: none. */
char LLVMOrcLLJITGetGlobalPrefix(LLVMOrcLLJITRef jit);
/* Adds a module and disposes of it. */
LLVMErrorRef LLVMOrcLLJITAddLLVMIRModule(LLVMOrcLLJITRef jit, LLVMOrcJITDylibRef dylib, LLVMOrcThreadSafeModuleRef module);
/* The same, to be removed by its tracker. */
LLVMErrorRef LLVMOrcLLJITAddLLVMIRModuleWithRT(LLVMOrcLLJITRef jit, LLVMOrcResourceTrackerRef tracker, LLVMOrcThreadSafeModuleRef module);
LLVMErrorRef LLVMOrcLLJITLookup(LLVMOrcLLJITRef jit, LLVMOrcExecutorAddress *result, const char *name);
LLVMOrcResourceTrackerRef LLVMOrcJITDylibCreateResourceTracker(LLVMOrcJITDylibRef dylib);
LLVMOrcResourceTrackerRef LLVMOrcJITDylibGetDefaultResourceTracker(LLVMOrcJITDylibRef dylib);
/* Removes the modules of a tracker. Nothing may run their code. */
LLVMErrorRef LLVMOrcResourceTrackerRemove(LLVMOrcResourceTrackerRef tracker);
/* The modules stay. */
void LLVMOrcReleaseResourceTracker(LLVMOrcResourceTrackerRef tracker);
/* Names of the process, which are found without it. A filter is not asked, so there may be none. */
LLVMErrorRef LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(LLVMOrcDefinitionGeneratorRef *result, char prefix, const void *filter, void *context);
void LLVMOrcDisposeDefinitionGenerator(LLVMOrcDefinitionGeneratorRef generator);
/* The library owns the generator from now on. */
void LLVMOrcJITDylibAddGenerator(LLVMOrcJITDylibRef dylib, LLVMOrcDefinitionGeneratorRef generator);
LLVMOrcThreadSafeContextRef LLVMOrcCreateNewThreadSafeContext(void);
/* Takes the context. */
LLVMOrcThreadSafeContextRef LLVMOrcCreateNewThreadSafeContextFromLLVMContext(LLVMContextRef context);
LLVMContextRef LLVMOrcThreadSafeContextGetContext(LLVMOrcThreadSafeContextRef context);
/* The context stays as long as modules need it. */
void LLVMOrcDisposeThreadSafeContext(LLVMOrcThreadSafeContextRef context);
/* Takes the module. */
LLVMOrcThreadSafeModuleRef LLVMOrcCreateNewThreadSafeModule(LLVMModuleRef module, LLVMOrcThreadSafeContextRef context);
void LLVMOrcDisposeThreadSafeModule(LLVMOrcThreadSafeModuleRef module);
LLVMErrorTypeId LLVMGetErrorTypeId(LLVMErrorRef error);
LLVMErrorTypeId LLVMGetStringErrorTypeId(void);
/* The text of an error, which is disposed of; for `LLVMDisposeErrorMessage`. */
char *LLVMGetErrorMessage(LLVMErrorRef error);
void LLVMDisposeErrorMessage(char *text);
void LLVMConsumeError(LLVMErrorRef error);
LLVMErrorRef LLVMCreateStringError(const char *text);

#ifdef __cplusplus
}
#endif

#endif
