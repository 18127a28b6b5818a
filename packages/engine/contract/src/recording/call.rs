//! A drawing call with its options resolved.

use super::host;
use super::json::{write_text, write_value};
use super::value::Value;

/// The options of a drawing macro. An alias sets the options that it abbreviates; the last value counts.
pub struct Call {
    macro_name: &'static str,
    options: Vec<(&'static str, Value)>,
    /// Whether all defaults are set; until then, two defaults of one option have to agree.
    pub is_declared: bool,
}

impl Call {
    pub fn new(macro_name: &'static str) -> Self {
        Self {
            macro_name,
            options: Vec::with_capacity(24),
            is_declared: false,
        }
    }

    /// Adds an option to the list; aliases are not listed.
    pub fn declare(&mut self, option: &'static str) {
        if !is_alias(self.macro_name, option) && self.place_of(option).is_none() {
            self.options.push((option, Value::Missing));
        }
    }

    /// Inserts a head argument before the options.
    pub fn head(&mut self, argument: &'static str, value: Value) {
        let place = self.options.iter().take_while(|(name, _)| is_head(name)).count();
        self.options.insert(place, (argument, value));
    }

    /// A value out of range, `None`, changes nothing.
    pub fn set(&mut self, option: &'static str, value: Option<Value>) {
        for (name, value) in value.map_or(vec![], |value| resolved(self.macro_name, option, value)) {
            match name.split_once('.') {
                Some((pair, part)) => self.write_part(pair, usize::from(part == "1"), value),
                None => self.write(name, value),
            }
        }
    }

    fn write(&mut self, name: &'static str, value: Value) {
        let Some(place) = self.place_of(name) else {
            self.options.push((name, value));
            return;
        };
        let old = &mut self.options[place].1;
        let is_free = self.is_declared || *old == Value::Missing || *old == value;
        assert!(is_free, "{}! has two defaults for {name}", self.macro_name);
        *old = value;
    }

    fn write_part(&mut self, pair: &str, part: usize, value: Value) {
        let Some((_, Value::List(parts))) = self.options.iter_mut().find(|(name, _)| *name == pair) else {
            return;
        };
        let is_free = self.is_declared || parts[part] == value;
        assert!(is_free, "{}! has two defaults for {pair}", self.macro_name);
        parts[part] = value;
    }

    fn place_of(&self, option: &str) -> Option<usize> {
        self.options.iter().position(|(name, _)| *name == option)
    }

    pub fn record(&self) {
        record(&format!("{}!", self.macro_name), &self.options);
    }
}

/// Adds a call to the list of the frame.
pub fn record(op: &str, options: &[(&'static str, Value)]) {
    let mut line = String::from("{\"op\":");
    write_text(&mut line, op);
    line.push_str(",\"options\":{");
    for (place, (name, value)) in options.iter().enumerate() {
        if place > 0 {
            line.push(',');
        }
        write_text(&mut line, name);
        line.push(':');
        write_value(&mut line, value);
    }
    line.push_str("}}");
    host::with(|host| host.calls.push(line));
}

pub fn log_line(line: String) {
    record("log!", &[("text", Value::Text(line))]);
}

fn is_head(name: &str) -> bool {
    ["name", "animation_key", "default_sprite", "text"].contains(&name)
}

fn is_alias(macro_name: &str, option: &'static str) -> bool {
    resolved(macro_name, option, Value::Missing)
        .iter()
        .all(|(name, _)| *name != option)
}

/// What an option sets, and where: `start.0` is the first part of `start`.
fn resolved(macro_name: &str, option: &'static str, value: Value) -> Vec<(&'static str, Value)> {
    let parts = |names: &[&'static str]| names.iter().copied().zip(value.parts().iter().cloned()).collect();
    match (macro_name, option) {
        ("path", "size" | "width") => vec![("size", value)],
        ("path", "start_x") => vec![("start.0", value)],
        ("path", "start_y") => vec![("start.1", value)],
        ("path", "end_x") => vec![("end.0", value)],
        ("path", "end_y") => vec![("end.1", value)],
        (_, "xy" | "position") => parts(&["x", "y"]),
        (_, "wh" | "size") => parts(&["w", "h"]),
        (_, "width") => vec![("w", value)],
        (_, "height") => vec![("h", value)],
        (_, "target") => parts(&["x", "y", "w", "h"]),
        (_, "rotation_deg") => vec![("rotation", value)],
        (_, "rotation_rad") => vec![("rotation", degrees(value))],
        ("sprite", "scale") => vec![("scale_x", value.clone()), ("scale_y", value)],
        ("sprite", "scale_xy") => parts(&["scale_x", "scale_y"]),
        _ => vec![(option, value)],
    }
}

fn degrees(radians: Value) -> Value {
    match radians {
        Value::Broken(radians) => Value::from(radians.to_degrees().round() as i32),
        other => other,
    }
}
