struct Machine {
    steps: Vec<Box<dyn Fn(i32) -> i32>>,
}
let offset = 3;
let m = Machine {
    steps: vec![Box::new(|n| n + 1), Box::new(move |n| n * offset)],
};
log!("{}", m.steps.iter().fold(1, |n, f| f(n)));
log!("{}", (m.steps[0])(5));
