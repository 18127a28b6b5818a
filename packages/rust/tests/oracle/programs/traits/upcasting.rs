use std::fmt::Debug;
use std::rc::Rc;
trait Base {
    fn id(&self) -> u32;
    fn next(&self) -> u32 {
        self.id() + 1
    }
}
trait Mid: Base {
    fn mid(&self) -> u32;
}
trait Top: Mid + Debug {
    fn top(&self) -> u32;
}
#[derive(Debug)]
struct Part(u32);
impl Base for Part {
    fn id(&self) -> u32 {
        self.0
    }
}
impl Mid for Part {
    fn mid(&self) -> u32 {
        self.0 * 2
    }
}
impl Top for Part {
    fn top(&self) -> u32 {
        self.0 * 3
    }
}
fn base(part: &dyn Base) -> u32 {
    part.id() * 100 + part.next()
}
fn shown(part: &dyn Top) -> String {
    let text: &dyn Debug = part;
    format!("{text:?}")
}
let top: Box<dyn Top> = Box::new(Part(5));
log!("{} {} {}", base(&*top), shown(&*top), top.top());
let mid: Box<dyn Mid> = top;
log!("{}", mid.mid());
let lowest: Box<dyn Base> = mid;
log!("{}", lowest.next());
let shared: Rc<dyn Top> = Rc::new(Part(7));
let list: Vec<Rc<dyn Base>> = vec![shared.clone(), shared];
log!("{}", list.iter().map(|part| part.id()).sum::<u32>());
