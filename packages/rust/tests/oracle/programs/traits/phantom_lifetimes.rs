struct View<'a> {
    items: &'a [i32],
}
impl<'a> View<'a> {
    fn first(&self) -> Option<&'a i32> {
        self.items.first()
    }
}
let v = vec![7, 8];
let view = View { items: &v[1..] };
log!("{:?}", view.first());
