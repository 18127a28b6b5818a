const NAME: Option<String> = None;
let mut lists = [const { Vec::<i32>::new() }; 3];
lists[1].push(4);
let boxes: [Option<Box<i32>>; 2] = [const { None }; 2];
log!("{lists:?} {boxes:?} {:?}", [NAME; 2]);
