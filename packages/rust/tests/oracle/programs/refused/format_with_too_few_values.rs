// refused: 2 positional arguments in format string, but there is 1 argument
log!("{} {}", 1);
