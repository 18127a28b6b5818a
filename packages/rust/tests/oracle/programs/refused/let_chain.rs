// refused: let chains are only allowed in Rust 2024 or later
let o = Some(3);
if let Some(n) = o && n > 2 {
    log!("{n}");
}
