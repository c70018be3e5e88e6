//! The verifier: reports every rule of the IR that a module breaks.
