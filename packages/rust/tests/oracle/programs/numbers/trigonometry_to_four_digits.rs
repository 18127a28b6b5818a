for i in 0..12 {
    let t = i as f32 * 0.7 - 3.0;
    log!("{:.4} {:.4} {:.4} {:.4}", t.sin(), t.cos(), t.tan(), t.atan2(1.5));
    log!("{:.4} {:.4} {:.4}", t.exp(), t.abs().ln(), t.abs().powf(1.3));
}
