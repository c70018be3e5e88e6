// Identifiers may begin with digits.
def 8i; def _x; def 0x; def X9_;
