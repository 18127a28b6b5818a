struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
enum Item {
    Sword(Noisy),
    Shield { noisy: Noisy, size: u32 },
    Nothing,
}
fn use_item(item: Item) {
    match item {
        Item::Sword(noisy) => log!("sword {}", noisy.0),
        Item::Shield { noisy, size } if size > 2 => log!("big shield {}", noisy.0),
        Item::Shield { size, .. } => log!("small shield {}", size),
        Item::Nothing => log!("nothing"),
    }
    log!("used");
}
use_item(Item::Sword(Noisy("a")));
use_item(Item::Shield {
    noisy: Noisy("b"),
    size: 3,
});
use_item(Item::Shield {
    noisy: Noisy("c"),
    size: 1,
});
use_item(Item::Nothing);
let option = Some(Noisy("d"));
if let Some(noisy) = option {
    log!("inside {}", noisy.0);
}
log!("behind if let");
let other = Some(Noisy("e"));
if let Some(noisy) = &other {
    log!("lent {}", noisy.0);
}
if let Some(_) = other {
    log!("nothing taken");
}
log!("other {}", other.is_some());
let Some(taken) = other else { return };
log!("taken {}", taken.0);
let whole = match Some(Noisy("f")) {
    None => None,
    some => some,
};
log!("whole {}", whole.is_some());
let at = match Noisy("g") {
    noisy @ Noisy("g") => noisy,
    other => other,
};
log!("at {}", at.0);
