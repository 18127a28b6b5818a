let x;
let name: &str;
if tick() == 0 {
    x = 1;
    name = "first";
} else {
    x = 2;
    name = "later";
}
log!("{x} {name}");
