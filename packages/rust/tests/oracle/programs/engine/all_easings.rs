let all = Easing::ALL;
log!("{} {:?} {:?}", all.len(), all[3], Easing::ALL);
for easing in Easing::ALL {
    log!("{:?} {:.6}", easing, easing.apply(0.3));
}
log!("{}", Easing::ALL.iter().position(|easing| *easing == Easing::EaseInBack).unwrap());
