//! Runs programs and records their calls, one line of JSON per frame.

use super::host;
use super::input::FrameInput;
use super::json::write_text;
use super::sprites::Sprite;
use std::any::Any;
use std::fs;
use std::io::{BufWriter, Write};
use std::panic;
use std::path::Path;
use std::thread;

/// A program's name and frame function.
pub type Program = (&'static str, fn());

/// Enough for every recursion in the programs of the pages.
const STACK_BYTES: usize = 64 << 20;

/// `FRAMES OUT_DIR SPRITES [INPUT]`: runs every program for that many frames and writes a file with its name. Input is
/// scripted by tick, or read from a file with one line per frame.
pub fn main(programs: &[Program]) {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let frames: u32 = arguments[0].parse().expect("a number of frames");
    let sprites = fs::read_to_string(&arguments[2]).expect("a list of sprites");
    let script = arguments.get(3).map(|file| fs::read_to_string(file).expect("a script"));
    let script: Option<Vec<FrameInput>> = script.map(|text| text.lines().filter_map(FrameInput::parse).collect());
    panic::set_hook(Box::new(|_| {}));
    for &(name, frame) in programs {
        let out = Path::new(&arguments[1]).join(format!("{name}.jsonl"));
        let mut out = BufWriter::new(fs::File::create(out).expect("a file to write"));
        let (sprites, script) = (sprites.clone(), script.clone());
        let lines = thread::Builder::new().stack_size(STACK_BYTES).spawn(move || {
            recorded(frame, frames, &sprites, script.as_deref(), |line| {
                writeln!(out, "{line}")
            })
        });
        lines
            .expect("a thread")
            .join()
            .expect("a recording")
            .expect("lines written");
    }
}

/// Runs a program in this thread, which must be new, up to its first panic.
fn recorded(
    frame: fn(),
    frames: u32,
    sprites: &str,
    script: Option<&[FrameInput]>,
    mut write: impl FnMut(String) -> std::io::Result<()>,
) -> std::io::Result<()> {
    host::with(|host| host.sprites = sprites.lines().filter_map(Sprite::parse).collect());
    for tick in 0..frames {
        let input = match script {
            Some(script) => script.get(tick as usize).copied().unwrap_or_default(),
            None => FrameInput::scripted(tick),
        };
        host::with(|host| host.begin_frame(tick, input));
        let outcome = panic::catch_unwind(frame);
        let calls = host::with(|host| host.calls.join(","));
        let panicked = outcome.err().map(message_of);
        write(line_of(tick, &calls, panicked.as_deref()))?;
        if panicked.is_some() {
            break;
        }
    }
    Ok(())
}

fn line_of(tick: u32, calls: &str, panicked: Option<&str>) -> String {
    let mut line = format!("{{\"frame\":{tick},\"calls\":[{calls}],\"panic\":");
    match panicked {
        Some(message) => write_text(&mut line, message),
        None => line.push_str("null"),
    }
    line.push('}');
    line
}

fn message_of(payload: Box<dyn Any + Send>) -> String {
    match payload.downcast::<String>() {
        Ok(text) => *text,
        Err(payload) => payload
            .downcast::<&str>()
            .map_or(String::new(), |text| text.to_string()),
    }
}
