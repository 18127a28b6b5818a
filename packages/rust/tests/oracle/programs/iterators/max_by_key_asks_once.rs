let mut asked = vec![];
let best = [3, 1, 2].iter().max_by_key(|n| {
    asked.push(**n);
    **n
});
log!("{:?} {:?}", best, asked);
