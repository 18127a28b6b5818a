//! Calls as JSON, with the fewest digits that round-trip; NaN and infinities are strings.

use super::value::Value;

pub fn write_value(out: &mut String, value: &Value) {
    match value {
        Value::Missing => out.push_str("null"),
        Value::Flag(flag) => out.push_str(&flag.to_string()),
        Value::Whole(number) => out.push_str(&number.to_string()),
        Value::Broken(number) => write_broken(out, *number),
        Value::Text(text) => write_text(out, text),
        Value::List(parts) => {
            out.push('[');
            for (place, part) in parts.iter().enumerate() {
                if place > 0 {
                    out.push(',');
                }
                write_value(out, part);
            }
            out.push(']');
        }
    }
}

fn write_broken(out: &mut String, number: f32) {
    match number {
        n if n.is_nan() => out.push_str("\"NaN\""),
        n if n.is_infinite() => out.push_str(if n > 0.0 { "\"inf\"" } else { "\"-inf\"" }),
        // Zero is written without its sign, which never matters for drawing
        n => out.push_str(&(n + 0.0).to_string()),
    }
}

pub fn write_text(out: &mut String, text: &str) {
    out.push('"');
    for sign in text.chars() {
        match sign {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            control if control < ' ' => out.push_str(&format!("\\u{:04x}", control as u32)),
            other => out.push(other),
        }
    }
    out.push('"');
}
