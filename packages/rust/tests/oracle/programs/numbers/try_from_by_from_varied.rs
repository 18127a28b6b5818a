#[derive(Debug)]
struct Meters(f32);
impl From<f32> for Meters { fn from(value: f32) -> Self { Meters(value) } }
#[derive(Debug)]
struct Even(u32);
impl TryFrom<u32> for Even {
    type Error = String;
    fn try_from(value: u32) -> Result<Self, Self::Error> { if value % 2 == 0 { Ok(Even(value)) } else { Err(format!("{value} is odd")) } }
}
fn all<T, U: TryFrom<T>>(values: Vec<T>) -> usize { values.into_iter().filter_map(|value| U::try_from(value).ok()).count() }
log!("{:?} {:?}", Meters::try_from(2.5), f64::try_from(1.5f32));
log!("{:?} {:?} {:?}", Even::try_from(3), Even::try_from(4), char::try_from(65u8));
let text: Result<String, _> = "a".try_into();
log!("{:?} {:?}", text, String::try_from('b'));
log!("{} {} {}", all::<_, Even>(vec![1, 2, 4]), all::<i32, u8>(vec![1, 300]), all::<f32, Meters>(vec![1.0]));
let even: Result<Even, _> = 5.try_into();
log!("{:?} {:?} {:?}", even.map_err(|text| text.len()), i64::try_from(3u8), u8::try_from(300));
