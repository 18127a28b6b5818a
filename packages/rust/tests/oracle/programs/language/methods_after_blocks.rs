let n = match 3 {
    3 => "three",
    _ => "other",
}
.len();
let m = if n > 3 { 1 } else { 2 }.max(5);
log!("{n} {m}");
