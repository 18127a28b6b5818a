use std::collections::{BTreeMap, HashSet};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i64)]
enum Epoch {
    Future = 253_402_300_799,
    Now = 1_700_000_000,
    Past = -62_135_596_800,
    Start = 0,
}
let mut names = BTreeMap::new();
for epoch in [Epoch::Start, Epoch::Future, Epoch::Past, Epoch::Now] {
    names.insert(epoch, epoch as i64 / 1_000_000);
}
log!("{:?}", names);
log!("{:?}", names.range(Epoch::Start..).next());
let set: HashSet<Epoch> = names.keys().copied().collect();
log!("{} {}", set.len(), set.contains(&Epoch::Past));
log!("{:?} {:?}", Epoch::Past.max(Epoch::Start), (Epoch::Now, 1) < (Epoch::Future, 0));
log!("{:?}", Some(Epoch::Past).cmp(&None));
