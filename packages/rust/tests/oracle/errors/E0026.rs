struct Cat { lives: u8, name: String }
fn show(Cat { lives, age }: Cat) {} //~

struct Cat { lives: u8, name: String }
fn show(Cat { lives, .. }: Cat) -> u8 { lives }
