trait Items {
    fn items(&self) -> impl Iterator<Item = u32>;
    fn named(&self, name: &'static str) -> Option<impl Fn(u32) -> String + '_>;
    fn twice(&self) -> impl Iterator<Item = u32> {
        self.items().map(|n| n * 2)
    }
}
struct Below(u32);
impl Items for Below {
    fn items(&self) -> impl Iterator<Item = u32> {
        0..self.0
    }
    fn named(&self, name: &'static str) -> Option<impl Fn(u32) -> String + '_> {
        (self.0 > 2).then_some(move |n| format!("{name} {}", n + self.0))
    }
}
struct Bag(Vec<u32>);
impl Items for Bag {
    fn items(&self) -> impl Iterator<Item = u32> {
        self.0.iter().copied().filter(|n| n % 2 == 1)
    }
    fn named(&self, name: &'static str) -> Option<impl Fn(u32) -> String + '_> {
        Some(move |n| format!("{name} {} of {n}", self.0.len()))
    }
    fn twice(&self) -> impl Iterator<Item = u32> {
        std::iter::once(7)
    }
}
impl<T: Items> Items for Option<T> {
    fn items(&self) -> impl Iterator<Item = u32> {
        self.iter().flat_map(|inner| inner.items())
    }
    fn named(&self, _: &'static str) -> Option<impl Fn(u32) -> String + '_> {
        None::<fn(u32) -> String>
    }
}
fn total<T: Items>(items: &T) -> u32 {
    items.items().sum::<u32>() + items.twice().sum::<u32>()
}
log!("{} {}", total(&Below(4)), total(&Bag(vec![1, 2, 5])));
log!("{} {:?}", total(&Some(Below(3))), Some(Bag(vec![3])).items().collect::<Vec<_>>());
log!("{:?} {:?}", Below(4).named("below").map(|f| f(1)), Below(1).named("below").map(|f| f(1)));
if let Some(f) = Bag(vec![1]).named("bag") {
    log!("{}", f(9));
}
for n in Below(2).items() {
    log!("{n}");
}
