use std::collections::{BTreeMap, HashMap};
use std::fmt;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Kind {
    Coin,
    Potion,
    Sword,
}

#[derive(Debug)]
enum Problem {
    TooHeavy { limit: u32, weight: u32 },
    Missing(Kind),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Problem::TooHeavy { limit, weight } => write!(f, "{weight} is more than {limit}"),
            Problem::Missing(kind) => write!(f, "no {:?} there", kind),
        }
    }
}

#[derive(Default)]
struct Bag {
    items: BTreeMap<Kind, u32>,
    limit: u32,
}

impl Bag {
    const WEIGHTS: [(Kind, u32); 3] = [(Kind::Coin, 1), (Kind::Potion, 5), (Kind::Sword, 20)];

    fn weight(&self) -> u32 {
        let weights: HashMap<Kind, u32> = Self::WEIGHTS.into_iter().collect();
        self.items.iter().map(|(kind, count)| weights[kind] * count).sum()
    }

    fn add(&mut self, kind: Kind, count: u32) -> Result<u32, Problem> {
        *self.items.entry(kind).or_insert(0) += count;
        let weight = self.weight();
        if weight > self.limit {
            self.take(kind, count)?;
            return Err(Problem::TooHeavy { limit: self.limit, weight });
        }
        Ok(weight)
    }

    fn take(&mut self, kind: Kind, count: u32) -> Result<(), Problem> {
        let have = self.items.get_mut(&kind).ok_or(Problem::Missing(kind))?;
        *have = have.checked_sub(count).ok_or(Problem::Missing(kind))?;
        if *have == 0 {
            self.items.remove(&kind);
        }
        Ok(())
    }
}

turbo::go!({
    let mut bag = Bag { limit: 30, ..Default::default() };
    let wishes = [(Kind::Coin, 3), (Kind::Sword, 1), (Kind::Potion, 2), (Kind::Potion, 1)];
    for (kind, count) in wishes {
        match bag.add(kind, count) {
            Ok(weight) => log!("{:?} x{count}: {weight}", kind),
            Err(problem) => log!("{problem}"),
        }
    }
    if let Err(problem) = bag.take(Kind::Potion, 9) {
        log!("{} ({:?})", problem, problem);
    }
    log!("{:?} {}", bag.items, bag.weight());
    for (i, (kind, count)) in bag.items.iter().enumerate() {
        text!("{:?}: {:>3}", kind, count; x = 8, y = 8 + i * 10);
    }
});
