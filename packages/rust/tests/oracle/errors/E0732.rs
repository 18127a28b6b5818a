enum Shape { //~
    Dot = 1,
    Line(u32) = 2,
}

enum Shape { //~
    Dot { x: u32 } = 1,
    Line,
}

enum Shape { Dot = 1, Line = 2 }

enum Shape { Dot, Line(u32) }
