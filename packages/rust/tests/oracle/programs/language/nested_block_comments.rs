/* outer /* inner */ still */
log!("after"); // end
/// documents the next one
fn f() {}
f();
