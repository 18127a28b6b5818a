trait Cat { fn name() -> u32; }
trait Dog { fn name() -> u32; }
struct Pet;
impl Cat for Pet { fn name() -> u32 { 1 } }
impl Dog for Pet { fn name() -> u32 { 2 } }
fn f() -> u32 {
    Pet::name() //~
}

trait Cat { const AGE: u32; }
trait Dog { const AGE: u32; }
fn f<T: Cat + Dog>() -> u32 {
    T::AGE //~
}

trait Cat { fn go(&self) {} }
trait Dog { fn go(&self) {} }
impl Cat for u8 {}
impl Dog for u8 {}
fn f() {
    1u8.go(); //~
}

trait Cat { fn go(&self) {} }
trait Dog: Cat { fn go(&self) {} }
fn f<T: Dog>(dog: T) {
    dog.go(); //~
}

trait Cat { fn name() -> u32; }
trait Dog { fn name() -> u32; }
struct Pet;
impl Pet { fn name() -> u32 { 3 } }
impl Cat for Pet { fn name() -> u32 { 1 } }
impl Dog for Pet { fn name() -> u32 { 2 } }
fn f() -> u32 { Pet::name() + <Pet as Cat>::name() }

trait Cat { fn go(&self) {} }
trait Dog { fn go(&self) {} }
impl Cat for u8 {}
impl Dog for u16 {}
fn f(cat: &dyn Cat, dog: &dyn Dog) { 1u8.go(); 1u16.go(); cat.go(); dog.go(); }

trait Cat { fn go(self) -> u8; }
trait Dog { fn go(&self) -> u16; }
impl Cat for u8 { fn go(self) -> u8 { 1 } }
impl Dog for u8 { fn go(&self) -> u16 { 1 } }
fn f() -> u8 { 1u8.go() }
