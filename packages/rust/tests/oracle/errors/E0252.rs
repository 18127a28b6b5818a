use std::collections::HashMap;
use std::collections::HashMap; //~

mod a { pub fn draw() {} }
mod b { pub fn draw() {} }
use a::draw;
use b::draw; //~

mod a { pub struct Cat; }
mod b { pub enum Cat { Tom } }
use a::Cat;
use b::{
    Cat, //~
};

mod a { pub fn cat() {} }
mod b { pub mod cat { pub fn draw() {} } }
use a::cat;
use b::cat;
fn f() { cat(); cat::draw(); }

mod a { pub fn draw() {} }
mod b { pub fn draw() {} }
use a::draw;
use b::draw as paint;
fn f() { draw(); paint(); }

mod a { pub fn draw() {} pub fn line() {} }
mod b { pub fn draw() {} pub fn dot() {} }
use a::*;
use b::*;
fn f() { line(); dot(); }

use std::fmt::Result;
use std::io::Result; //~

use std::fmt::Result;
use std::io::Result as IoResult;
use std::rc::Rc;
fn f() { use std::rc::Rc; let x = Rc::new(1); }
