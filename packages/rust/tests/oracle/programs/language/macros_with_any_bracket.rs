rect! { x = 1, w = 2, }
circ![d = 3];
let v = vec! { 1, 2 };
log!["{:?}", v];
