#[derive(Debug, Clone)]
struct Pool<T, const N: usize> {
    slots: [Option<T>; N],
    made: usize,
}

impl<T: Copy + std::fmt::Debug, const N: usize> Pool<T, N> {
    fn new() -> Self {
        Pool { slots: [None; N], made: 0 }
    }

    fn put(&mut self, value: T) -> Option<usize> {
        let free = self.slots.iter().position(Option::is_none)?;
        self.slots[free] = Some(value);
        self.made += 1;
        Some(free)
    }

    fn remove_if<F>(&mut self, mut gone: F) -> usize
    where
        F: FnMut(&T) -> bool,
    {
        let mut count = 0;
        for slot in &mut self.slots {
            if slot.as_ref().is_some_and(|value| gone(value)) {
                *slot = None;
                count += 1;
            }
        }
        count
    }

    fn each<'a>(&'a self) -> impl Iterator<Item = &'a T> + 'a {
        self.slots.iter().flatten()
    }
}

turbo::go!({
    let mut pool: Pool<(i32, f32), 4> = Pool::new();
    for n in 0..6 {
        log!("{n}: {:?}", pool.put((n, n as f32 / 2.0)));
    }
    let mut asked = 0;
    let gone = pool.remove_if(|(n, _)| {
        asked += 1;
        n % 2 == 0
    });
    log!("{gone} of {asked} gone, {:?}", pool.each().collect::<Vec<_>>());
    log!("{:?}", pool.put((9, 0.25)));
    let total: f32 = pool.each().map(|&(_, half)| half).sum();
    log!("{total} {} {:?}", pool.made, pool);
});
