let mut a = 1;
a += {
    a = 5;
    10
};
log!("{a}");
