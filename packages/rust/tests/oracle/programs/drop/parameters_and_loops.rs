struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
fn f((a, _): (Noisy, Noisy), [x, ..]: [Noisy; 3], _: Noisy) {
    log!("{} {}", a.0, x.0);
}
f(
    (Noisy("a"), Noisy("b")),
    [Noisy("c"), Noisy("d"), Noisy("e")],
    Noisy("f"),
);
let add = |n: Noisy, (p, q): (Noisy, i32)| {
    log!("{} {} {}", n.0, p.0, q);
    p
};
let r = add(Noisy("g"), (Noisy("h"), 3));
log!("{}", r.0);
fn loops(limit: usize) -> Option<Noisy> {
    let list = vec![Noisy("l0"), Noisy("l1"), Noisy("l2")];
    for (i, item) in list.into_iter().enumerate() {
        let _extra = Noisy("extra");
        match i {
            n if n == limit => return Some(item),
            1 => {
                log!("one");
                continue;
            }
            _ => {}
        }
        log!("go on");
    }
    None
}
log!("{}", loops(2).is_some());
log!("{}", loops(9).is_some());
let mut o = Some(Noisy("o"));
while let Some(n) = o {
    log!("w {}", n.0);
    o = if n.0 == "o" { Some(Noisy("p")) } else { None };
}
let t = if let Some(n) = Some(Noisy("q")) {
    n.0
} else {
    "none"
};
log!("{}", t);
let u = match (Noisy("m1"), Noisy("m2")) {
    (a, b) if a.0 == "x" => b,
    (a, _) => a,
};
log!("{}", u.0);
let v = {
    let inner = Noisy("inner");
    Noisy("v")
};
log!("{}", v.0);
let w = loop {
    let x = Noisy("lx");
    if x.0 == "lx" {
        break x;
    }
};
log!("{}", w.0);
let nested = Some(Some(Noisy("n")));
if let Some(Some(ref n)) = nested {
    log!("ref {}", n.0);
}
let Some(Some(n)) = nested else { panic!() };
log!("{}", n.0);
