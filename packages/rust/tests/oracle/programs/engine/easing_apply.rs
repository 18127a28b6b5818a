turbo::go!({
    let easings = [Easing::Linear, Easing::EaseInQuad, Easing::EaseInOutExpo, Easing::EaseInBack];
    for easing in easings {
        for step in 0..=4 {
            log!("{:?} {}", easing, easing.apply(step as f64 / 4.0));
        }
    }
});
