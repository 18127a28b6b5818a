use std::sync::atomic::{AtomicBool, AtomicI16, AtomicI32, AtomicI64, AtomicI8, AtomicIsize, AtomicU16, AtomicU32, AtomicU64, AtomicU8, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError, RwLock, Weak};
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| vec!["a".to_string(), "b".to_string()]);
static LIMIT: OnceLock<u32> = OnceLock::new();
static LINES: Mutex<Vec<i32>> = Mutex::new(Vec::new());
fn next_id() -> usize {
    static ID: AtomicUsize = AtomicUsize::new(0);
    ID.fetch_add(1, Ordering::SeqCst)
}
log!("{} {} {}", NAMES.join("-"), NAMES[1], LazyLock::force(&NAMES).len());
log!("{:?} {} {:?} {:?}", LIMIT.get(), LIMIT.get_or_init(|| 42), LIMIT.set(1), LIMIT);
let mut limit = OnceLock::from(1);
*limit.get_mut().unwrap() += 1;
log!("{:?} {:?} {:?} {:?}", limit.take(), limit.get(), OnceLock::<i32>::new().into_inner(), OnceLock::<i32>::default());
LINES.lock().unwrap().push(4);
LINES.lock().unwrap().push(5);
log!("{:?} {} {}", LINES.lock().unwrap(), next_id(), next_id());
let mut score = Arc::new(Mutex::new(1));
let other = Arc::clone(&score);
*other.lock().unwrap() += 5;
{
    let held = score.lock().unwrap_or_else(PoisonError::into_inner);
    log!("{:?} {}", score, held);
}
log!("{:?} {} {}", score, Arc::strong_count(&score), Arc::ptr_eq(&score, &other));
drop(other);
*Arc::get_mut(&mut score).unwrap().get_mut().unwrap() = 9;
let weak: Weak<Mutex<i32>> = Arc::downgrade(&score);
log!("{} {} {} {}", weak.upgrade().is_some(), Arc::weak_count(&score), weak.strong_count(), weak.weak_count());
log!("{:?}", Weak::<i32>::new().upgrade());
drop(weak);
log!("{:?}", Arc::into_inner(score).unwrap().into_inner());
let list = RwLock::new(vec![1]);
list.write().unwrap().push(2);
let (one, two) = (list.read().unwrap(), list.read().unwrap());
log!("{:?} {}", *one, two.len());
drop((one, two));
log!("{:?} {:?}", list, RwLock::<i32>::default());
let mut own = RwLock::new(1);
*own.get_mut().unwrap() = 3;
log!("{}", own.into_inner().unwrap());
let mut number = Arc::new(3);
*Arc::make_mut(&mut number) += 1;
log!("{} {:?}", number, Arc::try_unwrap(number.clone()).is_err());
log!("{}", Arc::unwrap_or_clone(number));
let name: Arc<str> = Arc::from("name");
log!("{} {}", name, name.len());
let flag = AtomicBool::new(false);
log!("{} {} {} {}", flag.swap(true, Ordering::SeqCst), flag.fetch_and(true, Ordering::SeqCst), flag.fetch_or(false, Ordering::SeqCst), flag.fetch_xor(true, Ordering::SeqCst));
flag.store(true, Ordering::Release);
log!("{} {:?} {}", flag.load(Ordering::Acquire), flag.compare_exchange(true, false, Ordering::AcqRel, Ordering::Relaxed), flag.into_inner());
macro_rules! numbers {
    ($($name:ident)+) => { $(
        let n = $name::new(3);
        n.store(4, Ordering::SeqCst);
        log!("{} {}", n.fetch_add(125, Ordering::SeqCst), n.fetch_sub(2, Ordering::SeqCst));
        log!("{} {}", n.fetch_max(9, Ordering::SeqCst), n.fetch_min(8, Ordering::SeqCst));
        log!("{:?} {}", n, n.swap(1, Ordering::SeqCst));
        log!("{:?} {:?}", n.compare_exchange(1, 2, Ordering::SeqCst, Ordering::SeqCst), n.compare_exchange(1, 3, Ordering::SeqCst, Ordering::SeqCst));
        log!("{} {:?} {}", n.load(Ordering::SeqCst), $name::default(), n.into_inner());
    )+ };
}
numbers!(AtomicI8 AtomicI16 AtomicI32 AtomicI64 AtomicIsize AtomicU8 AtomicU16 AtomicU32 AtomicU64 AtomicUsize);
