#[derive(Clone, Copy)]
enum Mood {
    Calm,
    Wild,
}
use Mood::*;
for mood in [Calm, Wild, Calm] {
    match mood {
        Wild => log!("wild"),
        Calm => log!("calm"),
    }
}
