let v = [1, 3, 5, 7];
log!("{:?} {:?} {:?}", v.binary_search(&5), v.binary_search(&4), v.binary_search(&9));
log!("{}", v.partition_point(|&n| n < 4));
