//! TableGen: the language ([`lang`]), the target model built from its records ([`model`]), and the tables made of it ([`emit`]).
pub mod build;
pub mod emit;
pub mod include;
pub mod lang;
pub mod model;
