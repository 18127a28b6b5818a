struct Player {
    hp: i32,
}
impl Player {
    const MAX: i32 = 10;
    const START: Player = Player { hp: Self::MAX / 2 };
}
log!("{} {}", Player::MAX, Player::START.hp);
