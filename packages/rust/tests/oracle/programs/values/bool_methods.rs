log!("{:?} {:?} {}", true.then(|| 5), false.then_some(5), true ^ true);
log!("{} {} {}", true & false, true | false, !true);
