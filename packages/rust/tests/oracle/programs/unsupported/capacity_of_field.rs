struct Trail {
    points: Vec<(f32, f32)>,
}
impl Trail {
    fn room(&self) -> usize {
        self.points.capacity()
    }
}
log!("{}", Trail { points: vec![(1.0, 2.0)] }.room());
