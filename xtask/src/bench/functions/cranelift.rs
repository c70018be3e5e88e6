//! What a small function costs with cranelift-jit: prints microseconds for each. The same work as `examples/small_functions.rs`,
//! but that single functions cannot be removed.

use cranelift_codegen::ir::{AbiParam, Function, InstBuilder, UserFuncName, types::I64};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Linkage, Module, default_libcall_names};
use std::time::Instant;

const ADDITIONS: u64 = 10;

fn one(module: &mut JITModule, scratch: &mut FunctionBuilderContext, number: u32) {
    let name = format!("f{number}");
    let mut signature = module.make_signature();
    signature.params.push(AbiParam::new(I64));
    signature.returns.push(AbiParam::new(I64));
    let id = module.declare_function(&name, Linkage::Export, &signature).unwrap();
    let mut context = module.make_context();
    context.func = Function::with_name_signature(UserFuncName::user(0, number), signature);
    let mut builder = FunctionBuilder::new(&mut context.func, scratch);
    let block = builder.create_block();
    builder.append_block_params_for_function_params(block);
    builder.switch_to_block(block);
    builder.seal_block(block);
    let mut sum = builder.block_params(block)[0];
    for _ in 0..ADDITIONS {
        let summand = builder.ins().iconst(I64, i64::from(number));
        sum = builder.ins().iadd(sum, summand);
    }
    builder.ins().return_(&[sum]);
    builder.finalize();
    module.define_function(id, &mut context).unwrap();
    module.clear_context(&mut context);
    module.finalize_definitions().unwrap();
    let code = module.get_finalized_function(id);
    // SAFETY: a function of this type was just defined there.
    let function = unsafe { std::mem::transmute::<*const u8, extern "C" fn(u64) -> u64>(code) };
    assert_eq!(function(1), 1 + ADDITIONS * u64::from(number));
}

fn main() {
    let count: u32 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(1);
    let mut flags = settings::builder();
    flags.set("opt_level", "none").unwrap();
    let isa = cranelift_native::builder().unwrap().finish(settings::Flags::new(flags)).unwrap();
    let mut module = JITModule::new(JITBuilder::with_isa(isa, default_libcall_names()));
    let mut scratch = FunctionBuilderContext::new();
    one(&mut module, &mut scratch, 0);
    let begin = Instant::now();
    for number in 1..=count {
        one(&mut module, &mut scratch, number);
    }
    println!("{:.1}", begin.elapsed().as_secs_f64() * 1e6 / f64::from(count));
}
