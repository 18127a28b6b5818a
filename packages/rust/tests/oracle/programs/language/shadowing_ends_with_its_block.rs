let x = 1;
let x = x + 1;
{
    let x = x * 10;
    log!("{x}");
}
log!("{x}");
