fn walk(depth: i32, f: &mut dyn FnMut(i32)) {
    f(depth);
    if depth < 3 {
        let local = depth * 10;
        let mut inner = |n: i32| f(n + local);
        inner(1);
        walk(depth + 1, f);
    }
}
let mut seen = vec![];
walk(0, &mut |n| seen.push(n));
log!("{:?}", seen);
