struct Cat { lives: u8, name: String }
fn show(Cat { lives, age }: Cat) {} //~

struct Cat { lives: u8, name: String }
fn show(Cat { lives, .. }: Cat) -> u8 { lives }

enum Pet { Cat { lives: u8 } }
let Pet::Cat { live, .. } = (Pet::Cat { lives: 9 }); //~

enum Pet { Cat { lives: u8 } }
let Pet::Cat { lives } = (Pet::Cat { lives: 9 });
