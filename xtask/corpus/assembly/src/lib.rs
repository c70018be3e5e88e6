//! Empty: only the dependencies count.
