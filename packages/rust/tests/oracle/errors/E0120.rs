trait Pet {}
impl Drop for dyn Pet { fn drop(&mut self) {} } //~

trait Pet {}
struct Cat;
impl Pet for Cat {}
impl Drop for Cat { fn drop(&mut self) {} }
