enum Level { //~
    Low = 1,
    High = 1,
}

enum Level { //~
    Low,
    Middle = 0,
    High,
}

const BASE: isize = 2;
enum Level { //~
    Low = 2,
    High = BASE,
}

enum Level { Low = 3, Middle = 1, High }
fn f() { let _all = (Level::Low, Level::Middle); }
enum Other { A, B }

const BASE: isize = 2;
enum Level { Low = BASE, High = BASE * 2 }
