fn f(names: [String; 2]) -> String {
    names[0] //~
}

struct Cat { toys: [Vec<u32>; 2] }
fn f(cat: Cat) -> Vec<u32> {
    cat.toys[1] //~
}

fn f(names: [String; 2]) -> String {
    let [first, second] = names;
    first + &second
}

fn f(names: [String; 2], counts: [u32; 2]) -> u32 {
    let [first, ..] = &names;
    counts[0] + first.len() as u32
}
