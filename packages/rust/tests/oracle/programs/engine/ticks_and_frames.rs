log!("{} {}", tick(), tick());
if tick() % 3 == 0 {
    circ!(d = tick(), x = tick() as f32 * 0.5);
}
