assert!(vec![1,2]   ==vec![ 3 ]);
