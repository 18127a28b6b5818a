// refused: E0532
let cell = Some(1);
match cell {
    cell(n) => log!("{n}"),
    None => {}
}
