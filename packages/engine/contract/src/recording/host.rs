//! What survives the frames of a program, and what the current frame has recorded.

use super::input::FrameInput;
use super::mix::{mix, next_random};
use super::sprites::Sprite;
use crate::animation::SpriteAnimation;
use crate::input::Button;
use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

pub const CANVAS: (u32, u32) = (256, 144);

/// Center position and zoom.
pub const CAMERA_AT_REST: [f32; 3] = [(CANVAS.0 / 2) as f32, (CANVAS.1 / 2) as f32, 1.0];

pub struct Host {
    pub tick: u32,
    pub input: FrameInput,
    pub gamepads: [[Button; 10]; 2],
    pub pointer_button: Button,
    pub camera: [f32; 3],
    pub shader: String,
    pub playing: HashSet<String>,
    /// One for each key, leaked because the program holds references to them.
    animations: HashMap<String, *mut SpriteAnimation>,
    /// The tick at which unused animations were last removed.
    sweep_tick: u32,
    pub sprites: HashMap<String, Sprite>,
    /// The calls of the current frame, as JSON.
    pub calls: Vec<String>,
    random: u32,
    saved: HashMap<TypeId, Box<dyn Any>>,
}

impl Host {
    fn new() -> Self {
        Self {
            tick: 0,
            input: FrameInput::default(),
            gamepads: [[Button::Released; 10]; 2],
            pointer_button: Button::Released,
            camera: CAMERA_AT_REST,
            shader: String::new(),
            playing: HashSet::new(),
            animations: HashMap::new(),
            sweep_tick: 0,
            sprites: HashMap::new(),
            calls: Vec::new(),
            random: 1,
            saved: HashMap::new(),
        }
    }

    /// Starts a frame: advances the buttons and clears the list of calls.
    pub fn begin_frame(&mut self, tick: u32, input: FrameInput) {
        self.tick = tick;
        self.input = input;
        self.calls.clear();
        for (buttons, held) in self.gamepads.iter_mut().zip(input.gamepads) {
            for (place, button) in buttons.iter_mut().enumerate() {
                *button = next_state(*button, held >> place & 1 == 1);
            }
        }
        self.pointer_button = next_state(self.pointer_button, input.is_pointer_down);
    }
}

/// The next state of a button, depending on whether it is held.
fn next_state(button: Button, is_down: bool) -> Button {
    match (button.pressed(), is_down) {
        (false, true) => Button::JustPressed,
        (true, true) => Button::Pressed,
        (true, false) => Button::JustReleased,
        (false, false) => Button::Released,
    }
}

thread_local! {
    static HOST: RefCell<Host> = RefCell::new(Host::new());
}

/// Borrows the host of the program that runs in this thread. Calls must not be nested.
pub fn with<T>(look: impl FnOnce(&mut Host) -> T) -> T {
    HOST.with(|host| look(&mut host.borrow_mut()))
}

/// The animation with a key, or a new one. Expired ones are removed first; requesting any animation keeps the others
/// alive.
pub fn animation<'a>(key: &str, new: impl FnOnce() -> SpriteAnimation) -> &'a mut SpriteAnimation {
    let new = new();
    let animation = with(|host| {
        let now = host.tick;
        if host.sweep_tick != now {
            host.sweep_tick = now;
            // Safe because it is leaked and each thread runs one program
            host.animations
                .retain(|_, animation| unsafe { is_kept(&mut **animation, now) });
        }
        let entry = host.animations.entry(key.into());
        *entry.or_insert_with(|| Box::leak(Box::new(new)))
    });
    unsafe { &mut *animation }
}

fn is_kept(animation: &mut SpriteAnimation, now: u32) -> bool {
    let idle = now - animation.update_tick;
    animation.update_tick = now;
    idle as usize <= animation.ttl
}

pub fn random() -> u32 {
    with(|host| {
        host.random = next_random(host.random);
        mix(host.random)
    })
}

/// Takes the last saved value of each type.
pub fn loaded<State: 'static>() -> Option<State> {
    let saved = with(|host| host.saved.remove(&TypeId::of::<State>()))?;
    saved.downcast().ok().map(|state| *state)
}

pub fn save<State: 'static>(state: State) -> bool {
    with(|host| host.saved.insert(TypeId::of::<State>(), Box::new(state)));
    true
}
