turbo::init! {
    struct State {
        tweens: Vec<Tween<f64>>,
    } = {
        let all = [
            Easing::Linear,
            Easing::EaseInQuad,
            Easing::EaseOutQuad,
            Easing::EaseInOutQuad,
            Easing::EaseInCubic,
            Easing::EaseOutCubic,
            Easing::EaseInOutCubic,
            Easing::EaseInQuart,
            Easing::EaseOutQuart,
            Easing::EaseInOutQuart,
            Easing::EaseInQuint,
            Easing::EaseOutQuint,
            Easing::EaseInOutQuint,
            Easing::EaseInSine,
            Easing::EaseOutSine,
            Easing::EaseInOutSine,
            Easing::EaseInExpo,
            Easing::EaseOutExpo,
            Easing::EaseInOutExpo,
            Easing::EaseInCirc,
            Easing::EaseOutCirc,
            Easing::EaseInOutCirc,
            Easing::EaseInBack,
        ];
        Self { tweens: all.iter().map(|&e| Tween::new(0.0).duration(16).ease(e).set(1.0)).collect() }
    }
}

turbo::go!({
    let mut s = State::load();
    for t in s.tweens.iter_mut() {
        let value = t.get();
        log!("{:?} {value:.4}", t.easing);
    }
    s.save();
});
