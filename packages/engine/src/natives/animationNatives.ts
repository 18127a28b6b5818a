import { none, some, type Natives } from 'rust/machine'
import { Direction, type SpriteAnimation } from '../spriteAnimation'
import type { Machine } from '../machine'
import { nativesOf } from './native'

const face = (direction: number) => (animation: SpriteAnimation) => animation.set({ direction })

/** `animation::get` and `SpriteAnimation`; defaults apply until a sprite is assigned. */
export const animationNatives = (machine: Machine): Natives => ({
  ...nativesOf('animation', { get: (key: string) => machine.animationOf(key) }),
  ...nativesOf('SpriteAnimation', {
    use_sprite: (animation: SpriteAnimation, name: string) => animation.useSprite(name),
    sprite_name: ({ playing }: SpriteAnimation) => playing?.sprite ?? '',
    repeat: ({ playing }: SpriteAnimation) => playing?.repeat ?? 0,
    set_repeat: (animation: SpriteAnimation, repeat: number) => animation.set({ repeat }),
    direction: ({ playing }: SpriteAnimation) => playing?.direction ?? Direction.Forward,
    set_direction: (animation: SpriteAnimation, direction: number) => animation.set({ direction }),
    forward: face(Direction.Forward),
    reverse: face(Direction.Backward),
    ping_pong: face(Direction.PingPong),
    ping_pong_reverse: face(Direction.PingPongReverse),
    fill_forwards: ({ playing }: SpriteAnimation) => playing?.fillForwards ?? false,
    set_fill_forwards: (animation: SpriteAnimation, fillForwards: boolean) => animation.set({ fillForwards }),
    speed: ({ playing }: SpriteAnimation) => playing?.speed ?? 1,
    set_speed: (animation: SpriteAnimation, speed: number) => animation.set({ speed }),
    delay: ({ playing }: SpriteAnimation) => playing?.delay ?? 0,
    set_delay: (animation: SpriteAnimation, delay: number) => animation.set({ delay }),
    paused: ({ playing }: SpriteAnimation) => playing?.pauseTick !== undefined,
    set_paused: (animation: SpriteAnimation, paused: boolean) => (paused ? animation.pauseNow() : animation.resume()),
    pause: (animation: SpriteAnimation) => animation.pauseNow(),
    resume: (animation: SpriteAnimation) => animation.resume(),
    restart: (animation: SpriteAnimation) => animation.restart(),
    stop: (animation: SpriteAnimation) => animation.stop(),
    done: (animation: SpriteAnimation) => animation.isDone,
    frame: ({ playing }: SpriteAnimation) => (playing ? some(playing.frame) : none()),
    iterations: ({ playing }: SpriteAnimation) => playing?.iterations ?? 0,
    set_ttl: (animation: SpriteAnimation, ticks: number) => void (animation.ttl = ticks),
  }),
})
