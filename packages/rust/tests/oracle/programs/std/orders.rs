use std::cmp::{max, min, Ordering};
for order in [Ordering::Less, Ordering::Equal, Ordering::Greater] {
    log!("{} {} {} {} {} {}", order.is_eq(), order.is_ne(), order.is_lt(), order.is_gt(), order.is_le(), order.is_ge());
    log!("{:?} {:?} {:?}", order.reverse(), order.then(Ordering::Less), order.then_with(|| 2.cmp(&1)));
}
log!("{} {} {:?} {:?}", max(1, 2), min("a", "b"), max(String::from("x"), String::from("y")), 5.clamp(1, 3));
log!("{} {} {} {}", 1.lt(&2), 1.le(&1), 2.gt(&3), 2.5.ge(&2.5));
log!("{} {} {:?} {:?}", 1.eq(&1), 1.ne(&1), 1.partial_cmp(&2), 3.cmp(&2));
log!("{:?} {:?} {}", std::cmp::Reverse(1).cmp(&std::cmp::Reverse(2)), (1, 'b').max((1, 'a')), 'a'.min('b'));
