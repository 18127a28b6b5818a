trait Tool { type Part; }
impl Tool for i8 { type Part = &'static str; }
fn parts<T: Tool<Part = u32>>(tool: T) {}
parts(3i8); //~

fn words() -> impl Iterator<Item = u32> { vec!["a", "b"].into_iter() } //~

fn total(numbers: impl Iterator<Item = f32>) -> f32 { numbers.sum() }
let sum = total(vec![1, 2].into_iter()); //~

use std::ops::Add;
fn twice<T: Add<Output = u8> + Copy>(number: T) -> u8 { number + number }
let four = twice(2i32); //~

trait Shape { type Unit; fn size(&self) -> Self::Unit; }
struct Pixel;
impl Shape for Pixel { type Unit = u8; fn size(&self) -> u8 { 1 } }
fn size_of<S>(shape: &S) -> u16 where S: Shape<Unit = u16> { shape.size() }
let size = size_of(&Pixel); //~

fn total(numbers: impl Iterator<Item = f32>) -> f32 { numbers.sum() }
let sum = total([1, 2].into_iter().map(|n| n as f32));

trait Tool { type Part; }
impl Tool for i8 { type Part = u32; }
fn parts<T: Tool<Part = u32>>(tool: T) {}
parts(3i8);
