struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
struct Counter {
    n: u32,
    noisy: Noisy,
}
impl Iterator for Counter {
    type Item = Noisy;
    fn next(&mut self) -> Option<Noisy> {
        self.n += 1;
        if self.n < 4 {
            Some(Noisy("item"))
        } else {
            None
        }
    }
}
for item in (Counter {
    n: 0,
    noisy: Noisy("counter"),
}) {
    log!("{}", item.0);
}
log!("a");
let c = Counter {
    n: 0,
    noisy: Noisy("counter2"),
};
for item in c {
    log!("{}", item.0);
    break;
}
log!("b");
let tasks: Vec<Box<dyn FnOnce() -> &'static str>> = vec![
    {
        let n = Noisy("t1");
        Box::new(move || {
            let n = n;
            n.0
        })
    },
    {
        let n = Noisy("t2");
        Box::new(move || {
            drop(n);
            "t2 done"
        })
    },
];
for task in tasks {
    log!("{}", task());
}
let mut log: Vec<&str> = Vec::new();
let mut push = |n: Noisy| log.push(n.0);
push(Noisy("x"));
push(Noisy("y"));
log!("{:?}", log);
fn apply<F: FnOnce(Noisy) -> R, R>(f: F, n: Noisy) -> R {
    let r = f(n);
    log!("applied");
    r
}
let back = apply(|n| n, Noisy("z"));
log!("{}", apply(|n| n.0.len(), back));
let v: Vec<Noisy> = Vec::from([Noisy("1"), Noisy("2"), Noisy("3")]);
let mut it = v.into_iter();
let one = it.next();
log!("{}", one.is_some());
drop(it);
log!("c");
let mut arr = [Noisy("a0"), Noisy("a1")];
arr.swap(0, 1);
arr[0] = Noisy("new");
let s: &[Noisy] = &arr;
log!("{} {}", s[0].0, s[1].0);
let grid = vec![vec![Noisy("g00"), Noisy("g01")], vec![Noisy("g10")]];
let flat: Vec<Noisy> = grid.into_iter().flatten().collect();
log!("{}", flat.len());
let (l, r): (Vec<Noisy>, Vec<i32>) = flat.into_iter().zip(0..3).unzip();
log!("{} {}", l.len(), r.len());
let mut sorted = l;
sorted.sort_by(|a, b| b.0.cmp(a.0));
log!("{}", sorted[0].0);
let last = sorted.into_iter().last();
log!("{}", last.is_some());
