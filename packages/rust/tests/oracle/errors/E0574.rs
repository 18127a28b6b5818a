enum Shape { Round { size: f32 } }
fn f() {
    let shape = Shape { size: 1.0 }; //~
}

mod shop {}
fn f() {
    let here = shop { price: 5 }; //~
}

enum Shape { Round { size: f32 } }
fn f() { let _shape = Shape::Round { size: 1.0 }; }

struct Shop { price: u32 }
type Store = Shop;
fn f() -> u32 { Store { price: 5 }.price }
