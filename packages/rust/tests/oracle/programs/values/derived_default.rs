#[derive(Debug, Default, Clone)]
struct Settings {
    volume: f32,
    name: String,
    list: Vec<i32>,
    mode: Mode,
    at: (i32, bool),
    more: Option<u8>,
}
#[derive(Debug, Default, Clone)]
enum Mode {
    Easy,
    #[default]
    Normal,
}
let s = Settings { volume: 0.5, ..Default::default() };
log!("{:?}", s);
let t: Settings = Default::default();
log!("{:?} {}", t.mode, i32::default());
