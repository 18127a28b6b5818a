//! What runs behind the declarations: a host that runs a program frame by frame and records its calls.

pub mod call;
pub mod host;
pub mod input;
pub mod json;
pub mod mix;
pub mod play;
pub mod sprites;
pub mod value;
