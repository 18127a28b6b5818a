fn largest(list: &[f32]) -> f32 {
    list.iter().fold(0.0, |a, &b| a.max(b))
}
struct S {
    most: f32,
}
let list: Vec<f32> = vec![1.0, 3.0, 2.0];
let most: f32 = list.iter().fold(0.0, |a, &b| a.max(b));
let s = S { most: list.iter().fold(0.0, |a, b| a.max(*b)) };
log!("{most} {} {}", largest(&list), s.most);
