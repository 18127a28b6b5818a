use std::collections::Hashmap; //~

use std::collection::HashMap; //~

use std::game; //~

use std::games::*; //~

use std::{
    fmt,
    game::Score, //~
};

use std::cmp::Ordering::{Less, More}; //~

use game::Score; //~

use crate::levels::Level; //~

use std::{assert_eq, collections, fmt, mem, option::Option::{self, None, Some}, vec, write};
use std::collections::*;
use std::fmt::*;

use std::cell::RefCel; //~

mod shop {
    pub fn price() -> u32 { 5 }
}
use shop::{
    price,
    prize, //~
};

mod shop {
    pub mod cellar {
        use super::price; //~
    }
}

use std::collections::{btree_map::Entry, BTreeMap, HashMap, HashSet};
use std::{cell::RefCell, cmp::Ordering, fmt::{self, Display}, rc::Rc};

mod shop {
    pub fn price() -> u32 { 5 }
    pub mod cellar {
        pub use super::price;
        pub fn twice() -> u32 { price() * 2 }
    }
}
use shop::cellar::{self, price as cost};
fn f() -> u32 { cost() + cellar::twice() }
