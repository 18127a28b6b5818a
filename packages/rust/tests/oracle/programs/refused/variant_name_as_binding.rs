// refused: E0170
enum Mood {
    Calm,
    Wild,
}
match Mood::Calm {
    Calm => {}
}
