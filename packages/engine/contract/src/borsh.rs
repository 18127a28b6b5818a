//! The two Borsh traits as markers for the types that game state may store.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

pub trait BorshSerialize {}

pub trait BorshDeserialize: Sized {}

macro_rules! stored {
    ($([$($generics:tt)*] $type:ty where [$($part:ident)*];)*) => {
        $(
            impl<$($generics)*> BorshSerialize for $type where $($part: BorshSerialize),* {}
            impl<$($generics)*> BorshDeserialize for $type where $($part: BorshDeserialize),* {}
        )*
    };
}

macro_rules! stored_plain {
    ($($type:ty)*) => {
        stored!($([] $type where [];)*);
    };
}

stored_plain!(() i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64 bool String);

stored! {
    [T] Vec<T> where [T];
    [T] VecDeque<T> where [T];
    [T] Option<T> where [T];
    [T] Box<T> where [T];
    [T] BTreeSet<T> where [T];
    [T] HashSet<T> where [T];
    [T, const N: usize] [T; N] where [T];
    [K, V] BTreeMap<K, V> where [K V];
    [K, V] HashMap<K, V> where [K V];
    [A] (A,) where [A];
    [A, B] (A, B) where [A B];
    [A, B, C] (A, B, C) where [A B C];
    [A, B, C, D] (A, B, C, D) where [A B C D];
}
