#[derive(Debug)]
struct P {
    x: i32,
    list: Vec<i32>,
    inner: Q,
}
#[derive(Debug)]
struct Q {
    z: i32,
}
const BASE: P = P { x: 1, list: Vec::new(), inner: Q { z: 1 } };
const LIST: Vec<i32> = Vec::new();
const TWO: [Q; 2] = [Q { z: 1 }, Q { z: 2 }];
impl Q {
    const ONE: Q = Q { z: 1 };
    fn up(&mut self) -> i32 {
        self.z += 1;
        self.z
    }
}
fn changed(mut q: Q) -> i32 {
    q.z = 5;
    q.z
}
fn given() -> Q {
    Q::ONE
}
let mut a = BASE;
a.x = 5;
a.list.push(1);
a.inner.z = 6;
log!("{a:?} {BASE:?}");
let mut b = P { x: 2, ..BASE };
b.list.push(3);
b.inner.z = 4;
log!("{b:?} {BASE:?}");
let mut list = LIST;
list.push(1);
log!("{} {}", list.len(), LIST.len());
let mut two = TWO;
two[0].z = 9;
log!("{} {}", two[0].z, TWO[0].z);
log!("{} {}", changed(Q::ONE), Q::ONE.z);
let mut q = given();
q.z = 7;
let mut both = [Q::ONE, Q::ONE];
both[0].z = 8;
log!("{} {} {} {}", q.z, both[0].z, both[1].z, Q::ONE.z);
log!("{} {}", Q::ONE.up(), Q::ONE.up());
let mut field = BASE.inner;
field.z = 3;
log!("{} {}", field.z, BASE.inner.z);
