//! Sprite animations by key.

#[derive(PartialEq, Debug, Clone, Copy)]
pub enum SpriteAnimationDirection {
    Forward,
    Backward,
    PingPong,
    PingPongReverse,
}

pub struct SpriteAnimation(());

pub fn get(_animation_key: &str) -> &mut SpriteAnimation {
    unimplemented!()
}

impl SpriteAnimation {
    pub fn use_sprite(&mut self, _name: &str) {}

    pub fn sprite_name(&self) -> &str {
        unimplemented!()
    }

    pub fn repeat(&self) -> usize {
        unimplemented!()
    }

    pub fn set_repeat(&mut self, _repeat: usize) {}

    pub fn direction(&self) -> SpriteAnimationDirection {
        unimplemented!()
    }

    pub fn set_direction(&mut self, _direction: SpriteAnimationDirection) {}

    pub fn forward(&mut self) {}

    pub fn reverse(&mut self) {}

    pub fn ping_pong(&mut self) {}

    pub fn ping_pong_reverse(&mut self) {}

    pub fn fill_forwards(&self) -> bool {
        unimplemented!()
    }

    pub fn set_fill_forwards(&mut self, _fill_forwards: bool) {}

    pub fn speed(&self) -> f32 {
        unimplemented!()
    }

    pub fn set_speed(&mut self, _speed: f32) {}

    pub fn delay(&self) -> f32 {
        unimplemented!()
    }

    pub fn set_delay(&mut self, _delay: f32) {}

    pub fn paused(&self) -> bool {
        unimplemented!()
    }

    pub fn set_paused(&mut self, _paused: bool) {}

    pub fn pause(&mut self) {}

    pub fn resume(&mut self) {}

    pub fn restart(&mut self) {}

    pub fn stop(&mut self) {}

    pub fn done(&self) -> bool {
        unimplemented!()
    }

    pub fn frame(&self) -> Option<usize> {
        unimplemented!()
    }

    pub fn iterations(&self) -> usize {
        unimplemented!()
    }

    pub fn set_ttl(&mut self, _ticks: usize) {}
}
