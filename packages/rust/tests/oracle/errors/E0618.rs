enum Level { Start, Part(u8) }
let level = Level::Start(); //~

struct Marker;
let marker = Marker(); //~

let score = 5;
score(1); //~

enum Level { Start, Part(u8) }
use Level::Start;
let level = Start(2); //~

enum Level { Start, Part(u8) }
let level = Level::Part(2);

struct Marker(u8);
let make = Marker;
let marker = make(3);
