let mut grid = vec![vec![0; 3]; 2];
grid[0][1] = 5;
log!("{:?}", grid);
