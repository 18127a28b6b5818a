extern "C" fn double(number: i32) -> i32 {
    number * 2
}
log!("{}", double(2));
