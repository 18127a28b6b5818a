struct Bag<T> { //~
    count: u32,
}

enum Choice<T> { //~
    Yes,
    No,
}

struct Near<'a>; //~

struct Rule<T, F: Fn(T) -> bool> { //~
    check: F,
}

struct Bag<T> { items: Vec<T> }
struct Near<'a> { text: &'a str }
struct Rule<'a, T> { check: Box<dyn Fn(T) -> bool + 'a> }
struct Size<const N: usize>;

use std::marker::PhantomData;
struct Id<T> { number: u32, of: PhantomData<T> }
struct Walk<I: Iterator> { next: Option<I::Item> }
enum Tree<T> { Leaf, Node(Box<Tree<T>>, T) }
