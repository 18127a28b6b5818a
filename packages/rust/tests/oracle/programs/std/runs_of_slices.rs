let list = [1, 1, 2, 3, 3];
log!("{:?}", list.chunk_by(|a, b| a == b).map(|run| run.len()).collect::<Vec<_>>());
let mut asked = 0;
for run in [1, 2, 3, 2, 5].chunk_by(|a, b| {
    asked += 1;
    a <= b
}) {
    log!("{run:?}");
}
let none: [i32; 0] = [];
log!("{asked} {}", none.chunk_by(|a, b| a == b).count());
log!("{:?}", vec!["a", "b"].chunk_by(|_, _| false).last());
