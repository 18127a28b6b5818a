let mut grid = [[0; 3]; 2];
let (row, column) = (1, 2 + tick() as usize);
grid[row][column] = 5;
log!("{:?}", grid);
grid[column][row] = 5;
