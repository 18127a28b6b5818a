let list = [1, 2, 3, 4];
log!("{:?} {:?}", list.strip_prefix(&[1, 2]), list.strip_prefix(&[2]));
log!("{:?} {:?}", list.strip_suffix(&[4]), list.strip_suffix(&[1, 4]));
log!("{} {}", list.is_sorted_by(|a, b| a < b), [1, 1].is_sorted_by(|a, b| a < b));
log!("{} {}", list.iter().is_sorted_by(|a, b| a <= b), list.iter().rev().is_sorted_by_key(|n| -*n));
let mut units = vec![String::from("a"), String::from("b"), String::from("c")];
if let Ok([first, last]) = units.get_disjoint_mut([0, 2]) {
    first.push('!');
    std::mem::swap(first, last);
}
log!("{units:?}");
log!("{:?}", units.get_disjoint_mut([1, 1]));
log!("{:?}", units.get_disjoint_mut([1, 3]).is_err());
let mut numbers = [1, 2, 3];
if let Ok([a, b]) = numbers.get_disjoint_mut([2, 0]) {
    *a += 10;
    *b += *a;
}
log!("{numbers:?}");
let mut health = vec![3, 0, 5, 0, 0, 9];
let dead: Vec<i32> = health.extract_if(.., |hp| *hp == 0).collect();
log!("{dead:?} {health:?}");
let mut wide: Vec<i32> = (0..10).collect();
let odd: Vec<i32> = wide.extract_if(3..8, |n| *n % 2 == 1).collect();
log!("{odd:?} {wide:?}");
log!("{:?}", wide.extract_if(1.., |n| *n > 100).count());
