//! Reads the text form into a [`crate::Module`].
