let mut v = [0, 1, 2, 3, 4, 5];
{
    let outer = &mut v[1..5];
    let inner = &mut outer[1..3];
    inner[0] = 20;
    inner.swap(0, 1);
}
log!("{:?}", v);
