struct Layer<const DEPTH: u8>;
const TOP: u8 = 3;
let layer: Layer<TOP> = Layer;
let below: Layer<2> = Layer;
log!("{} {}", std::mem::size_of_val(&layer), std::mem::size_of_val(&below));
