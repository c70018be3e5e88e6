/* Kaleidoscope in C: each line that is read is compiled to memory, and expressions are evaluated at once.
 *
 *     > def fib(n) if n < 2 then n else fib(n - 1) + fib(n - 2);
 *     > fib(20);
 *     = 6765
 *
 * It is written against llvm-c and builds with either library: the include below is all that differs.
 *
 *     cc kaleidoscope.c $(pkg-config --cflags --libs codewright) -rdynamic -o kaleidoscope
 *     cc -DWITH_LLVM kaleidoscope.c $(llvm-config --cflags --libs) -rdynamic -o kaleidoscope
 *
 * Code is made while the text is read, so there is no tree. Everything is a double. Each definition is a module of its own;
 * what other modules define is declared where it is called. After a mistake the module is thrown away, and what is
 * left of the line with it.
 */
#ifdef WITH_LLVM
#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Target.h>
#else
#include <codewright-c/codewright.h>
#endif
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_NAME = 64, MAX_VARIABLES = 64, MAX_FUNCTIONS = 1024, MAX_ARGUMENTS = 16 };

typedef enum { END, NUMBER, NAME, DEF, EXTERN, IF, THEN, ELSE, FOR, IN, CHARACTER } Token;

static struct {
    Token token;
    char name[MAX_NAME];
    double number;
    int character;
} now;

static struct {
    char name[MAX_NAME];
    LLVMValueRef value;
} variables[MAX_VARIABLES];
static int num_variables;

static struct {
    char name[MAX_NAME];
    unsigned num_parameters;
} functions[MAX_FUNCTIONS];
static int num_functions;

static LLVMContextRef context;
static LLVMModuleRef module;
static LLVMBuilderRef builder;
static LLVMValueRef function;
static LLVMTypeRef number_type;
static LLVMOrcLLJITRef jit;
static LLVMOrcThreadSafeContextRef shared_context;

/* What programs may call: `extern putchard(c)`. */
double putchard(double c) {
    putchar((int)c);
    return 0;
}

double printd(double x) {
    printf("%g\n", x);
    return 0;
}

static void *mistake(const char *what) {
    printf("error: %s\n", what);
    return NULL;
}

static int read_character(void) {
    static const struct {
        const char *word;
        Token token;
    } words[] = {{"def", DEF},   {"extern", EXTERN}, {"if", IF},  {"then", THEN},
                 {"else", ELSE}, {"for", FOR},       {"in", IN}};
    static int next = ' ';
    while (isspace(next)) next = getchar();
    if (next == '#') {
        while (next != '\n' && next != EOF) next = getchar();
        return read_character();
    }
    if (isalpha(next)) {
        size_t length = 0;
        for (; isalnum(next); next = getchar())
            if (length + 1 < MAX_NAME) now.name[length++] = (char)next;
        now.name[length] = 0;
        now.token = NAME;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            if (!strcmp(now.name, words[i].word)) now.token = words[i].token;
    } else if (isdigit(next) || next == '.') {
        char text[MAX_NAME];
        size_t length = 0;
        for (; isdigit(next) || next == '.'; next = getchar())
            if (length + 1 < MAX_NAME) text[length++] = (char)next;
        text[length] = 0;
        now.token = NUMBER;
        now.number = strtod(text, NULL);
    } else if (next == EOF) {
        now.token = END;
    } else {
        now.token = CHARACTER;
        now.character = next;
        /* A line that is complete is not kept waiting for the next one. */
        next = now.character == ';' ? ' ' : getchar();
    }
    return 0;
}

static int is(int character) { return now.token == CHARACTER && now.character == character; }

static int accept(int character) {
    if (!is(character)) return 0;
    read_character();
    return 1;
}

static int accept_word(Token token) {
    if (now.token != token) return 0;
    read_character();
    return 1;
}

static LLVMTypeRef type_of(unsigned num_parameters) {
    LLVMTypeRef parameters[MAX_ARGUMENTS];
    for (unsigned i = 0; i < num_parameters; i++) parameters[i] = number_type;
    return LLVMFunctionType(number_type, parameters, num_parameters, 0);
}

/* The function of this name in the module; it is declared if it is known from another one. */
static LLVMValueRef find_function(const char *name, unsigned *num_parameters) {
    LLVMValueRef found = LLVMGetNamedFunction(module, name);
    if (found) {
        *num_parameters = LLVMCountParams(found);
        return found;
    }
    for (int i = num_functions; i-- > 0;)
        if (!strcmp(functions[i].name, name)) {
            *num_parameters = functions[i].num_parameters;
            return LLVMAddFunction(module, name, type_of(*num_parameters));
        }
    return NULL;
}

static LLVMValueRef expression(void);

static LLVMValueRef call(const char *name) {
    LLVMValueRef arguments[MAX_ARGUMENTS];
    unsigned count = 0, wanted = 0;
    while (!is(')')) {
        if (count == MAX_ARGUMENTS) return mistake("too many arguments");
        if (!(arguments[count++] = expression())) return NULL;
        if (!is(')') && !accept(',')) return mistake("expected ')' or ',' in the arguments");
    }
    read_character();
    LLVMValueRef callee = find_function(name, &wanted);
    if (!callee) return mistake("unknown function");
    if (count != wanted) return mistake("wrong number of arguments");
    return LLVMBuildCall2(builder, type_of(count), callee, arguments, count, "calltmp");
}

static LLVMValueRef is_true(LLVMValueRef value) {
    return LLVMBuildFCmp(builder, LLVMRealONE, value, LLVMConstReal(number_type, 0), "cond");
}

static LLVMValueRef conditional(void) {
    LLVMValueRef condition = expression();
    if (!condition) return NULL;
    if (!accept_word(THEN)) return mistake("expected then");
    LLVMBasicBlockRef blocks[2], done;
    LLVMValueRef values[2];
    blocks[0] = LLVMAppendBasicBlockInContext(context, function, "then");
    blocks[1] = LLVMAppendBasicBlockInContext(context, function, "else");
    done = LLVMAppendBasicBlockInContext(context, function, "ifcont");
    LLVMBuildCondBr(builder, is_true(condition), blocks[0], blocks[1]);
    for (int i = 0; i < 2; i++) {
        LLVMPositionBuilderAtEnd(builder, blocks[i]);
        if (!(values[i] = expression())) return NULL;
        LLVMBuildBr(builder, done);
        /* The expression may have made blocks. */
        blocks[i] = LLVMGetInsertBlock(builder);
        if (i == 0 && !accept_word(ELSE)) return mistake("expected else");
    }
    LLVMPositionBuilderAtEnd(builder, done);
    LLVMValueRef phi = LLVMBuildPhi(builder, number_type, "iftmp");
    LLVMAddIncoming(phi, values, blocks, 2);
    return phi;
}

/* for i = first, i < last, step in body: always 0. */
static LLVMValueRef loop(void) {
    if (now.token != NAME || num_variables == MAX_VARIABLES) return mistake("expected a variable after for");
    int variable = num_variables;
    strcpy(variables[variable].name, now.name);
    read_character();
    if (!accept('=')) return mistake("expected '=' after for");
    LLVMValueRef first = expression();
    if (!first) return NULL;
    if (!accept(',')) return mistake("expected ',' after the first value");
    LLVMBasicBlockRef before = LLVMGetInsertBlock(builder);
    LLVMBasicBlockRef head = LLVMAppendBasicBlockInContext(context, function, "head");
    LLVMBasicBlockRef body = LLVMAppendBasicBlockInContext(context, function, "body");
    LLVMBasicBlockRef done = LLVMAppendBasicBlockInContext(context, function, "done");
    LLVMBuildBr(builder, head);
    LLVMPositionBuilderAtEnd(builder, head);
    LLVMValueRef phi = LLVMBuildPhi(builder, number_type, variables[variable].name);
    LLVMAddIncoming(phi, &first, &before, 1);
    variables[num_variables++].value = phi;
    LLVMValueRef condition = expression();
    if (!condition) return NULL;
    LLVMBuildCondBr(builder, is_true(condition), body, done);
    LLVMPositionBuilderAtEnd(builder, body);
    LLVMValueRef step = accept(',') ? expression() : LLVMConstReal(number_type, 1);
    if (!step) return NULL;
    if (!accept_word(IN)) return mistake("expected in");
    if (!expression()) return NULL;
    LLVMValueRef next = LLVMBuildFAdd(builder, phi, step, "next");
    LLVMBasicBlockRef end = LLVMGetInsertBlock(builder);
    LLVMBuildBr(builder, head);
    LLVMAddIncoming(phi, &next, &end, 1);
    LLVMPositionBuilderAtEnd(builder, done);
    num_variables = variable;
    return LLVMConstReal(number_type, 0);
}

static LLVMValueRef primary(void) {
    if (now.token == NUMBER) {
        LLVMValueRef value = LLVMConstReal(number_type, now.number);
        read_character();
        return value;
    }
    if (accept('(')) {
        LLVMValueRef value = expression();
        if (value && !accept(')')) return mistake("expected ')'");
        return value;
    }
    if (accept_word(IF)) return conditional();
    if (accept_word(FOR)) return loop();
    if (now.token == NAME) {
        char name[MAX_NAME];
        strcpy(name, now.name);
        read_character();
        if (accept('(')) return call(name);
        for (int i = num_variables; i-- > 0;)
            if (!strcmp(variables[i].name, name)) return variables[i].value;
        return mistake("unknown variable");
    }
    return mistake("expected an expression");
}

static int precedence(void) {
    if (now.token != CHARACTER) return 0;
    switch (now.character) {
    case '<': return 1;
    case '+': case '-': return 2;
    case '*': case '/': return 3;
    default: return 0;
    }
}

static LLVMValueRef operation(int operator, LLVMValueRef lhs, LLVMValueRef rhs) {
    switch (operator) {
    case '+': return LLVMBuildFAdd(builder, lhs, rhs, "addtmp");
    case '-': return LLVMBuildFSub(builder, lhs, rhs, "subtmp");
    case '*': return LLVMBuildFMul(builder, lhs, rhs, "multmp");
    case '/': return LLVMBuildFDiv(builder, lhs, rhs, "divtmp");
    default:
        lhs = LLVMBuildFCmp(builder, LLVMRealULT, lhs, rhs, "cmptmp");
        return LLVMBuildUIToFP(builder, lhs, number_type, "booltmp");
    }
}

/* Operations that bind at least so strongly. */
static LLVMValueRef operations(int least) {
    LLVMValueRef lhs = primary();
    while (lhs && precedence() >= least) {
        int operator = now.character, strength = precedence();
        read_character();
        LLVMValueRef rhs = operations(strength + 1);
        lhs = rhs ? operation(operator, lhs, rhs) : NULL;
    }
    return lhs;
}

static LLVMValueRef expression(void) { return operations(1); }

/* name(a b c): a function with parameters, which become variables. */
static LLVMValueRef prototype(void) {
    char name[MAX_NAME], parameters[MAX_ARGUMENTS][MAX_NAME];
    unsigned count = 0;
    if (now.token != NAME) return mistake("expected a name of a function");
    strcpy(name, now.name);
    read_character();
    if (!accept('(')) return mistake("expected '('");
    for (; now.token == NAME; read_character()) {
        if (count == MAX_ARGUMENTS) return mistake("too many parameters");
        strcpy(parameters[count++], now.name);
    }
    if (!accept(')')) return mistake("expected ')'");
    LLVMValueRef made = LLVMAddFunction(module, name, type_of(count));
    num_variables = 0;
    for (unsigned i = 0; i < count; i++) {
        LLVMSetValueName2(LLVMGetParam(made, i), parameters[i], strlen(parameters[i]));
        strcpy(variables[num_variables].name, parameters[i]);
        variables[num_variables++].value = LLVMGetParam(made, i);
    }
    if (num_functions == MAX_FUNCTIONS) return mistake("too many functions");
    strcpy(functions[num_functions].name, name);
    functions[num_functions++].num_parameters = count;
    return made;
}

/* Fills the function with an expression. */
static int fill(LLVMValueRef made) {
    function = made;
    LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, made, "entry"));
    LLVMValueRef value = expression();
    if (!value) return 0;
    LLVMBuildRet(builder, value);
    char *problems = NULL;
    if (LLVMVerifyModule(module, LLVMReturnStatusAction, &problems)) {
        mistake(problems);
        LLVMDisposeMessage(problems);
        return 0;
    }
    LLVMDisposeMessage(problems);
    return 1;
}

static int is_fine(LLVMErrorRef error) {
    if (!error) return 1;
    char *text = LLVMGetErrorMessage(error);
    mistake(text);
    LLVMDisposeErrorMessage(text);
    return 0;
}

/* Gives the module to the JIT. */
static int add(LLVMOrcResourceTrackerRef tracker) {
    LLVMOrcThreadSafeModuleRef shared = LLVMOrcCreateNewThreadSafeModule(module, shared_context);
    module = NULL;
    LLVMOrcJITDylibRef library = LLVMOrcLLJITGetMainJITDylib(jit);
    return is_fine(tracker ? LLVMOrcLLJITAddLLVMIRModuleWithRT(jit, tracker, shared)
                           : LLVMOrcLLJITAddLLVMIRModule(jit, library, shared));
}

static int definition(void) {
    int before = num_functions;
    LLVMValueRef made = prototype();
    if (made && fill(made) && add(NULL)) return 1;
    num_functions = before;
    return 0;
}

/* Evaluates an expression, and forgets it. */
static int evaluation(void) {
    if (!fill(LLVMAddFunction(module, "anonymous", type_of(0)))) return 0;
    LLVMOrcResourceTrackerRef tracker = LLVMOrcJITDylibCreateResourceTracker(LLVMOrcLLJITGetMainJITDylib(jit));
    LLVMOrcExecutorAddress address = 0;
    int fine = add(tracker) && is_fine(LLVMOrcLLJITLookup(jit, &address, "anonymous"));
    if (fine) printf("= %g\n", ((double (*)(void))address)());
    fine = is_fine(LLVMOrcResourceTrackerRemove(tracker)) && fine;
    LLVMOrcReleaseResourceTracker(tracker);
    return fine;
}

static void line(void) {
    module = LLVMModuleCreateWithNameInContext("line", context);
    num_variables = 0;
    int fine = accept_word(DEF) ? definition() : accept_word(EXTERN) ? prototype() != NULL : evaluation();
    while (!fine && !is(';') && now.token != END) read_character();
    if (module) LLVMDisposeModule(module);
}

int main(void) {
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
    context = LLVMContextCreate();
    shared_context = LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context);
    builder = LLVMCreateBuilderInContext(context);
    number_type = LLVMDoubleTypeInContext(context);
    if (!is_fine(LLVMOrcCreateLLJIT(&jit, NULL))) return 1;
    for (read_character(); now.token != END;)
        if (!accept(';')) line();
    LLVMDisposeBuilder(builder);
    if (!is_fine(LLVMOrcDisposeLLJIT(jit))) return 1;
    LLVMOrcDisposeThreadSafeContext(shared_context);
    return 0;
}
