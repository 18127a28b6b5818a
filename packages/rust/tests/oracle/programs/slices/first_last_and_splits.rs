let v = [1, 2, 3];
log!("{:?} {:?} {:?} {:?}", v.first(), v.last(), v.split_first(), v.split_last());
let empty: [i32; 0] = [];
log!("{:?} {:?} {:?}", empty.first(), v.get(1..), v.get(5));
