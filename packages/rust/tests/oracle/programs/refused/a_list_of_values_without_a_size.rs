// refused: E0277
trait Shape { fn area(&self) -> f32; }
struct World { shapes: Vec<dyn Shape> }
let world = World { shapes: Vec::new() };
log!("{}", world.shapes.len());
