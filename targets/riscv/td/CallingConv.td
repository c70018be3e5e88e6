// Which registers calls preserve. Where arguments go depends on more than their types (pairs, structures) and is code.

def CSR_NoRegs : CalleeSavedRegs<(add)>;

// The integer convention: ilp32, lp64.
def CSR_ILP32_LP64 : CalleeSavedRegs<(add X1, (sequence "X%u", 8, 9), (sequence "X%u", 18, 27))>;
// The embedded convention.
def CSR_ILP32E_LP64E : CalleeSavedRegs<(add X1, (sequence "X%u", 8, 9))>;
// Floating-point registers of a width are preserved up to that width.
def CSR_ILP32F_LP64F
    : CalleeSavedRegs<(add CSR_ILP32_LP64, (sequence "F%u_F", 8, 9), (sequence "F%u_F", 18, 27))>;
def CSR_ILP32D_LP64D
    : CalleeSavedRegs<(add CSR_ILP32_LP64, (sequence "F%u_D", 8, 9), (sequence "F%u_D", 18, 27))>;

// An interrupt handler preserves everything it may touch.
def CSR_Interrupt : CalleeSavedRegs<(add X1, (sequence "X%u", 5, 31))>;
def CSR_XLEN_F32_Interrupt : CalleeSavedRegs<(add CSR_Interrupt, (sequence "F%u_F", 0, 31))>;
def CSR_XLEN_F64_Interrupt : CalleeSavedRegs<(add CSR_Interrupt, (sequence "F%u_D", 0, 31))>;
