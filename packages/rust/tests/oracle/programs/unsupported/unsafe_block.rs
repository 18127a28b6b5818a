let n = unsafe { 3 };
log!("{n}");
