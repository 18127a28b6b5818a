let word = match gamepad(0).left {
    Button::Released => "up",
    Button::JustPressed => "press",
    Button::Pressed => "down",
    Button::JustReleased => "release",
};
log!("{word}");
