fn show<T: Debug>(value: T) {} //~

struct Cat;
impl Hash for Cat {} //~

struct Cat;
fn pet<C: Cat>(cat: C) {} //~

use std::fmt::Debug;
fn show<T: Debug>(value: T) -> String { format!("{value:?}") }

use std::hash::Hash;
fn keys<K: Hash + Eq>(key: K) -> usize { std::collections::HashSet::from([key]).len() }
