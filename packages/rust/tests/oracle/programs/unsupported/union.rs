union Number {
    integer: u32,
    float: f32,
}
let _ = Number { integer: 1 };
