trait Pet {}
impl Drop for dyn Pet { fn drop(&mut self) {} } //~

trait Pet {}
struct Cat;
impl Pet for Cat {}
impl Drop for Cat { fn drop(&mut self) {} }

trait Tool { fn size(&self) -> u8; }
impl Drop for dyn Tool { fn drop(&mut self) { self.size(); } } //~

trait Tool {}
struct Chest<'a>(&'a dyn Tool);
impl Drop for Chest<'_> { fn drop(&mut self) {} }
