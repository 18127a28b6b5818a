fn f() {
    loop {
        'found: {
            if tick() > 3 { break 'found; }
            break; //~
        }
    }
}

fn f(numbers: &[i32]) {
    for n in numbers {
        'odd: {
            if n % 2 == 0 { continue; } //~
            log!("{n}");
        }
    }
}

fn f() {
    'rows: loop {
        'cell: {
            if tick() > 3 { break 'rows; }
            loop { break; }
            let stop = || { while true { break; } };
            stop();
        }
        break;
    }
}

fn f(numbers: &[i32]) -> i32 {
    let mut sum = 0;
    'all: for n in numbers {
        sum += 'part: { if *n < 0 { continue 'all; } if *n > 9 { break 'part 9; } *n };
    }
    sum
}
