use std::cmp::Ordering;
#[derive(Debug, Eq)]
struct Player {
    score: i32,
    name: &'static str,
}
impl PartialEq for Player {
    fn eq(&self, o: &Self) -> bool {
        self.score == o.score
    }
}
impl PartialOrd for Player {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        Some(self.cmp(o))
    }
}
impl Ord for Player {
    fn cmp(&self, o: &Self) -> Ordering {
        o.score.cmp(&self.score)
    }
}
let mut v = vec![Player { score: 1, name: "a" }, Player { score: 3, name: "b" }, Player { score: 2, name: "c" }];
v.sort();
log!("{:?}", v.iter().map(|p| p.name).collect::<Vec<_>>());
log!("{} {}", v[0] < v[1], v[0] == Player { score: 3, name: "x" });
