use std::rc::Rc;
let one = Rc::new(1);
let two = Rc::new(2);
let all = || vec![one.clone(), two.clone()];
let kept: Vec<Rc<i32>> = all().into_iter().filter(|n| **n > 1).collect();
log!("{} {}", Rc::strong_count(&one), Rc::strong_count(&two));
drop(kept);
log!("{} {}", Rc::strong_count(&one), Rc::strong_count(&two));
let sum: i32 = all().iter().map(|n| **n).sum();
log!("{} {}", sum, Rc::strong_count(&one));
all().into_iter().for_each(|n| log!("{}", n));
log!("{} {}", Rc::strong_count(&one), Rc::strong_count(&two));
let found = all().iter().any(|n| **n == 1);
log!("{} {}", found, Rc::strong_count(&two));
let total = all().into_iter().fold(0, |sum, n| sum + *n);
log!("{} {}", total, Rc::strong_count(&two));
for n in all() {
    log!("{}", Rc::strong_count(&n));
}
let (small, large): (Vec<Rc<i32>>, Vec<Rc<i32>>) = all().into_iter().partition(|n| **n < 2);
log!("{} {}", small.len(), Rc::strong_count(&large[0]));
let text: Vec<String> = all().into_iter().map(|n| n.to_string()).collect();
log!("{} {}", text.join(" "), Rc::strong_count(&one));
