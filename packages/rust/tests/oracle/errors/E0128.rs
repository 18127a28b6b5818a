struct Pair<A = B, B = u8>(A, B); //~

struct One<A = A>(A); //~

struct Pair<A = u8, B = A>(A, B);

struct Pair<A, B = Vec<A>>(A, B);
