use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;
let mut text = String::from("tree");
let boxed: [Box<str>; 3] = [Box::from(text.clone()), Box::from(&mut *text), Box::from(text.as_str())];
let lists: [Box<[i32]>; 3] = [Box::from([1, 2]), Box::from(&[3][..]), Box::from(&mut [4, 5][..])];
log!("{boxed:?} {lists:?}");
let shared: [Rc<[i32]>; 3] = [Rc::from([1, 2]), Rc::from(&[3][..]), Rc::from(&mut [4, 5][..])];
let cow: Arc<str> = Arc::from(Cow::Borrowed("egg"));
log!("{shared:?} {cow}");
let name = Some(String::from("abc"));
let length: Option<usize> = Option::from(&name).map(|name: &String| name.len());
log!("{length:?} {name:?}");
let nested: Result<Result<i32, String>, String> = Ok(Err("inner".to_string()));
let mut owned: Result<String, u8> = Ok("a".to_string());
if let Ok(text) = owned.as_deref_mut() { text.make_ascii_uppercase(); }
log!("{:?} {:?} {owned:?}", nested.flatten(), Ok::<Result<u8, ()>, ()>(Ok(3)).flatten());
