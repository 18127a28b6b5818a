// refused: E0277
struct P;
for i in P {
}
