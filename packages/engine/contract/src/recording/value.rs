//! The value of an option.

use crate::bounds_type::Bounds;

#[derive(PartialEq, Debug, Clone)]
pub enum Value {
    Missing,
    Flag(bool),
    Whole(i64),
    Broken(f32),
    Text(String),
    List(Vec<Value>),
}

impl Value {
    /// The parts of a list; any other value has none.
    pub fn parts(&self) -> &[Value] {
        match self {
            Value::List(parts) => parts,
            _ => &[],
        }
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Value::Flag(flag)
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Value::Whole(number.into())
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Value::Whole(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Value::Whole(number as i64)
    }
}

impl From<f32> for Value {
    fn from(number: f32) -> Self {
        Value::Broken(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.into())
    }
}

impl<A: Into<Value>, B: Into<Value>> From<(A, B)> for Value {
    fn from((a, b): (A, B)) -> Self {
        Value::List(vec![a.into(), b.into()])
    }
}

impl From<(u32, u32, u32, u32)> for Value {
    fn from((a, b, c, d): (u32, u32, u32, u32)) -> Self {
        Value::List([a, b, c, d].map(Value::from).into())
    }
}

impl From<Bounds> for Value {
    fn from(bounds: Bounds) -> Self {
        let (x, y) = bounds.xy();
        let (w, h) = bounds.wh();
        Value::List(vec![x.into(), y.into(), w.into(), h.into()])
    }
}
