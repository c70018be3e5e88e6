//! Templates that one module has left serve the next ones, whose numbers of types, lists of attributes and globals are others.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

mod common;

use common::{add, call, find};
use jit::Session;
use std::sync::Arc;

#[test]
fn what_selection_learned_of_one_module_is_right_for_the_next() {
    let modules = [
        (
            "declare i32 @llvm.bswap.i32(i32)
          define i32 @f(i32 %x) { %y = call i32 @llvm.bswap.i32(i32 %x) ret i32 %y }",
            0x0201_0000,
        ),
        (
            "declare i32 @llvm.ctpop.i32(i32)
          define i32 @f(i32 %x) { %y = call i32 @llvm.ctpop.i32(i32 %x) ret i32 %y }",
            2,
        ),
        (
            "define i32 @f(i32 %x) {
            %v = insertelement <4 x i32> zeroinitializer, i32 %x, i32 1
            %w = add <4 x i32> %v, %v
            %y = extractelement <4 x i32> %w, i32 1
            ret i32 %y }",
            0x204,
        ),
        (
            "define i32 @f(i32 %x) {
            %v = insertelement <8 x i16> zeroinitializer, i16 -1, i32 1
            %w = add <8 x i16> %v, %v
            %y = extractelement <8 x i16> %w, i32 1
            %z = zext i16 %y to i32
            ret i32 %z }",
            0xfffe,
        ),
        (
            "define internal signext i8 @g(i8 signext %x) noinline { ret i8 %x }
          define i32 @f(i32 %x) {
            %a = or i32 %x, 128
            %b = trunc i32 %a to i8
            %c = call signext i8 @g(i8 signext %b)
            %y = sext i8 %c to i32
            ret i32 %y }",
            -126,
        ),
        (
            "define internal zeroext i8 @g(i8 zeroext %x) noinline { ret i8 %x }
          define i32 @f(i32 %x) {
            %a = or i32 %x, 128
            %b = trunc i32 %a to i8
            %c = call zeroext i8 @g(i8 zeroext %b)
            %y = zext i8 %c to i32
            ret i32 %y }",
            130,
        ),
        (
            "define i32 @f(i32 %x) {
            %a = alloca [4 x i32]
            %p = getelementptr [4 x i32], ptr %a, i32 0, i32 3
            store i32 %x, ptr %p
            %q = getelementptr i8, ptr %a, i32 12
            %y = load i32, ptr %q
            ret i32 %y }",
            258,
        ),
        (
            "define i32 @f(i32 %x) {
            %a = alloca [16 x i8]
            %p = getelementptr [16 x i8], ptr %a, i32 0, i32 3
            store i8 7, ptr %p
            %q = getelementptr i8, ptr %a, i32 3
            %y = load i8, ptr %q
            %z = zext i8 %y to i32
            ret i32 %z }",
            7,
        ),
    ];
    let session = Arc::new(Session::new().expect("a session"));
    let mut generator = common::generator();
    generator.options.opt_level = 0;
    for (text, expected) in modules {
        let added = add(&session, &generator, text);
        assert_eq!(call(&find(&session, "f"), 258), expected, "{text}");
        // SAFETY: nobody uses its code any more.
        unsafe { session.remove(added) };
    }
}
