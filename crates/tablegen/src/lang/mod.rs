//! The TableGen language: sources in, records out.
