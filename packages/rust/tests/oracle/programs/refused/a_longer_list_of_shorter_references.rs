// refused: lifetime may not live long enough
fn add(list: &mut Vec<&str>, word: &str) {
    list.push(word);
}
let mut list = vec![];
add(&mut list, "a");
log!("{list:?}");
