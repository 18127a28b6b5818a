log!("{:?}", " a  b ".split(" ").collect::<Vec<_>>());
log!("{:?}", " a  b ".split_whitespace().collect::<Vec<_>>());
log!("{:?} {:?}", "a,b,,c".split(',').collect::<Vec<_>>(), "".split(',').collect::<Vec<_>>());
log!("{:?}", "one\r\ntwo\n\nthree\n".lines().collect::<Vec<_>>());
log!("{:?} {:?}", "k=v=w".split_once('='), "kv".split_once('='));
log!("{:?} {:?}", "a-b-c".rsplit('-').collect::<Vec<_>>(), "a-b-c".splitn(2, '-').collect::<Vec<_>>());
