let a = "one
two";
let b = "one \
         two";
log!("{:?} {:?}", a, b);
