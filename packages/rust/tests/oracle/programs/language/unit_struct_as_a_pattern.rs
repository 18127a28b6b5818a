#[derive(Clone, Copy)]
struct Marker;
let m = Marker;
match m {
    Marker => log!("marker"),
}
