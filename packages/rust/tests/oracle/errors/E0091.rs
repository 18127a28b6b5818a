type Pair<T> = (u8, u8); //~

type Grid<T, const N: usize> = [[u8; N]; N]; //~

type Pair<T> = (T, u8);

type Row<'a, const N: usize> = [u8; 4];
