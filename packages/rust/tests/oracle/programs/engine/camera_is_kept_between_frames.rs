camera::move_xy(1, 0.1);
if tick() == 5 {
    camera::reset();
}
log!("{:?}", camera::xyz());
