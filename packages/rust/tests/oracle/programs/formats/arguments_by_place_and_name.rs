let (name, width, value) = ("cat", 8, 2.5);
log!("{0} {1} {0} {name}", 1, 2);
log!("{name:>8} {value:.2} {value:8.3} {name:?}");
log!("[{:w$}] [{:.p$}] [{:>0$}] [{:.*}]", 7, 1.23456, 5, 2, 3.14159, w = 4, p = 1);
log!("[{:width$}] [{:>width$.2}] [{value:width$}]", "a", 1.0);
