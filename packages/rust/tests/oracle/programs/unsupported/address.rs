let number = 5;
let _ = std::ptr::addr_of!(number);
