let mut stack = vec![1, 2, 3];
while let Some(top) = stack.pop() {
    log!("{top}");
    if top == 2 {
        stack.push(9);
        stack.push(8);
        break;
    }
}
log!("{:?}", stack);
