static mut COUNT: u32 = 0;

turbo::go!({
    unsafe {
        COUNT += 1;
    }
});
