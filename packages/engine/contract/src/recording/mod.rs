//! What runs behind the declarations: a host that plays a program frame by frame and writes down every call it makes.

pub mod call;
pub mod host;
pub mod input;
pub mod json;
pub mod mix;
pub mod play;
pub mod sprites;
pub mod value;
