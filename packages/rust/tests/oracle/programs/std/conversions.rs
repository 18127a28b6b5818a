use std::borrow::Borrow;
fn shown(text: impl AsRef<str>) -> usize {
    text.as_ref().len()
}
fn first<B: Borrow<str>>(text: B) -> Option<char> {
    text.borrow().chars().next()
}
fn changed(mut list: Box<Vec<i32>>) -> Vec<i32> {
    let inner: &mut Vec<i32> = list.as_mut();
    inner.push(4);
    *list
}
log!("{} {} {:?} {:?}", shown("ab"), shown(String::from("abc")), first("x"), first(String::from("y")));
log!("{:?} {:?} {:?}", changed(Box::new(vec![1])), "ab".to_owned(), [1, 2].to_owned());
let small: Result<u8, _> = 300i32.try_into();
log!("{:?} {:?} {:?} {:?}", small, u8::try_from('a'), char::try_from(0x110000u32).is_err(), <[i32; 2]>::try_from(vec![1]));
