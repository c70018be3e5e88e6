//! TableGen: the language (`lang`) and, later, the target model and emitters built on it.
pub mod emit;
pub mod lang;
pub mod model;
