mod a { pub fn draw() {} }
use a::draw;
fn draw() {} //~

use std::collections::HashMap;
struct HashMap; //~

mod a { pub fn cat() {} }
use a::cat;
mod cat { pub fn draw() {} }
fn f() { cat(); cat::draw(); }

mod a { pub fn draw() {} pub fn line() {} }
use a::*;
fn draw() { line() }
