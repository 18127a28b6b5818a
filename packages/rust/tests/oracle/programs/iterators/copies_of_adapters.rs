let numbers = vec![1, 2, 3, 9, 4];
let small = numbers.iter().map_while(|n| if *n < 5 { Some(n * 2) } else { None });
log!("{:?}", small.clone().collect::<Vec<_>>());
log!("{:?}", small.cycle().take(7).collect::<Vec<_>>());
let mut seen = 0;
let looked = numbers.iter().inspect(|n| log!("{}", n));
log!("{}", looked.clone().count());
for n in looked {
    seen += n;
}
log!("{}", seen);
