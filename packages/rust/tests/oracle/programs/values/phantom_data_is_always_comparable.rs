use std::marker::PhantomData;
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
struct Handle<T> {
    index: usize,
    kind: PhantomData<fn() -> T>,
}
struct Sprite;
fn is_same<T: PartialEq>(a: T, b: T) -> bool {
    a == b
}
let first: Handle<i32> = Handle::default();
let kind: PhantomData<Sprite> = Default::default();
log!("{} {}", first == Handle { index: 1, kind: PhantomData }, is_same(kind, kind.clone()));
log!("{:?} {}", kind.partial_cmp(&kind), first.clone() < Handle { index: 1, ..first });
#[derive(PartialEq)]
struct Task {
    run: Option<fn(i32) -> i32>,
}
log!("{}", Task { run: None } == Task { run: None });
