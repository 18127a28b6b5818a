fn f(mut slot: Option<i32>) {
    match slot {
        None => {}
        Some(_) if { slot = None; false } => {} //~
        Some(_) => {}
    }
}

fn f(mut slot: Option<i32>) {
    match slot {
        Some(_) if slot.take().is_some() => {} //~
        _ => {}
    }
}

struct Cat { toy: Option<i32>, age: i32 }
fn f(cat: &mut Cat) {
    match cat.toy {
        Some(_) if { cat.toy = None; false } => {} //~
        _ => {}
    }
}

fn f(slot: &mut Option<i32>) {
    match slot {
        Some(_) if { *slot = None; false } => {} //~
        _ => {}
    }
}

fn f(mut slot: Option<i32>) {
    match slot {
        Some(_) if { (|| slot = None)(); false } => {} //~
        _ => {}
    }
}

struct Cat { toy: Option<i32>, age: i32 }
fn f(mut cat: Cat, mut n: i32) {
    match cat {
        Cat { toy: None, .. } if { cat.age = 1; n += 1; n > 2 } => {}
        _ => cat.toy = None,
    }
    match n {
        _ if { n += 1; n > 3 } => {}
        _ => {}
    }
}

fn f(mut slot: Option<i32>, mut list: Vec<i32>) {
    match slot.is_some() {
        true if { slot = None; false } => {}
        _ => {}
    }
    match list.len() {
        0 if list.pop().is_some() => {}
        _ => list.clear(),
    }
    match slot {
        Some(n) if slot.is_some() && n > 1 => slot = None,
        _ => {}
    }
}
