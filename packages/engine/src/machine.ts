import { ownText, Panic, type PreparedProgram, type Span } from 'rust/machine'
import type { Call, Camera, DrawCall } from './call'
import { paintedPixels, type SpriteSize } from './paintedPixels'
import { SpriteAnimation, type Timing } from './spriteAnimation'
import { restingCamera, type Resolution } from './camera'
import { BUTTON_NAMES, IDLE_INPUT, nextButton, type ButtonState, type FrameInput } from './input'
import { FIRST_SEED, mix, nextSeed } from './random'

export const CANVAS: Resolution = [256, 144]

const PLAYERS = 2

/** Painted pixels per frame, which limits the drawing time. */
const PIXELS_PER_FRAME = 4_000_000
/** Extra cost per call. */
const PIXELS_PER_CALL = 200

/** Maximum number of stored animations and playing tracks. */
const MAX_KEPT = 10_000

const MAX_NAME_LENGTH = 500

/** State that survives frames, without the current frame's output. */
export type Snapshot = Readonly<
  Pick<Machine, 'camera' | 'shader' | 'gamepads' | 'pointerButton'> & {
    frames: number
    seed: number
    sweepTick: number
    tracks: readonly string[]
    animations: readonly (readonly [key: string, animation: SpriteAnimation])[]
  }
>

/** What survives frames, and the current frame's output. */
export class Machine {
  tick = 0
  input = IDLE_INPUT
  camera: Camera
  /** Surface shader name, or ''. */
  shader = ''
  gamepads: readonly (readonly ButtonState[])[] = Array.from({ length: PLAYERS }, () => BUTTON_NAMES.map(() => 0))
  pointerButton: ButtonState = 0
  /** Playing tracks. Their durations are unknown, so they play until paused or stopped. */
  tracks = new Set<string>()
  calls: Call[] = []
  /** Undefined where unknown. */
  places: (Span | undefined)[] = []
  /** Lines of `log!` and other printing. */
  logs: string[] = []
  private pixels = PIXELS_PER_FRAME
  private seed = FIRST_SEED
  private animations = new Map<string, SpriteAnimation>()
  private sweepTick = 0
  private frames = 0

  constructor(
    private readonly sprites: ReadonlyMap<string, Timing & SpriteSize>,
    readonly resolution: Resolution = CANVAS,
  ) {
    this.camera = restingCamera(resolution)
  }

  /** Starts a frame: clears calls and lines, advances buttons. */
  beginFrame(input: FrameInput): void {
    this.tick = this.frames++
    this.input = input
    this.calls = []
    this.places = []
    this.logs = []
    this.pixels = PIXELS_PER_FRAME
    this.gamepads = this.gamepads.map((buttons, player) =>
      buttons.map((state, i) => nextButton(state, input.gamepads[player]?.includes(BUTTON_NAMES[i]!) ?? false)),
    )
    this.pointerButton = nextButton(this.pointerButton, input.pointer.down)
  }

  snapshot(): Snapshot {
    const { frames, seed, camera, shader, gamepads, pointerButton, sweepTick } = this
    const animations = [...this.animations].map(([key, animation]) => [key, animation.copyFor(this)] as const)
    return { frames, seed, camera, shader, gamepads, pointerButton, sweepTick, tracks: [...this.tracks], animations }
  }

  goOnFrom({ tracks, animations, ...rest }: Snapshot): void {
    Object.assign(this, rest)
    this.tracks = new Set(tracks)
    this.animations = new Map(animations.map(([key, animation]) => [key, animation.copyFor(this)]))
  }

  random(): number {
    this.seed = nextSeed(this.seed)
    return mix(this.seed)
  }

  timingOf(sprite: string): Timing | undefined {
    return this.sprites.get(sprite)
  }

  /**
   * The animation with a key at this tick. Expired ones are removed first; a request for any animation keeps all others
   * alive.
   */
  animationOf(key: string): SpriteAnimation {
    if (this.sweepTick !== this.tick) {
      for (const [name, animation] of this.animations) {
        if (this.tick - animation.updateTick > animation.ttl) this.animations.delete(name)
        animation.updateTick = this.tick
      }
      this.sweepTick = this.tick
    }
    const animation = this.animations.get(key) ?? this.newAnimation(key)
    animation.update()
    return animation
  }

  private newAnimation(key: string): SpriteAnimation {
    checkName(key)
    if (this.animations.size >= MAX_KEPT) throw spent('this program has too many animations')
    const animation = new SpriteAnimation(this)
    this.animations.set(ownText(key), animation)
    return animation
  }

  setShader(name: string): void {
    checkName(name)
    this.shader = ownText(name)
  }

  changeTrack(change: 'play' | 'pause' | 'stop', name: string): void {
    checkName(name)
    if (change === 'play') this.tracks.add(ownText(name))
    else this.tracks.delete(name)
    if (this.tracks.size > MAX_KEPT) throw spent('this program plays too many tracks')
    this.record({ op: `audio::${change}`, options: { name } })
  }

  log(text: string): void {
    this.print(text)
    this.record({ op: 'log!', options: { text } })
  }

  print(text: string): void {
    this.pay(PIXELS_PER_CALL + text.length, 'this frame prints too much')
    this.logs.push(text)
  }

  draw(call: DrawCall, at?: Span): void {
    const sprite = call.op === 'sprite!' ? this.sprites.get(call.options.name) : undefined
    this.pay(PIXELS_PER_CALL + paintedPixels(call, this.resolution, sprite), 'this frame draws too much')
    this.calls.push(call)
    this.places.push(at)
  }

  private record(call: Call): void {
    this.pay(PIXELS_PER_CALL, 'this frame makes too many calls')
    this.calls.push(call)
    this.places.push(undefined)
  }

  private pay(pixels: number, message: string): void {
    if ((this.pixels -= pixels) < 0) throw spent(message)
  }
}

function checkName({ length }: string) {
  if (length > MAX_NAME_LENGTH) throw spent(`this name is too long: ${length} characters of at most ${MAX_NAME_LENGTH}`)
}

const spent = (message: string) => new Panic(message, undefined, 'budget')

export type FrameResult = { calls: readonly Call[]; logs: readonly string[]; panic: Panic | undefined }

/** Runs the next frame. After a panic, no frame can run. */
export function runFrame(program: Pick<PreparedProgram, 'frame'>, machine: Machine, input: FrameInput): FrameResult {
  machine.beginFrame(input)
  const panic = program.frame()
  return { calls: machine.calls, logs: machine.logs, panic }
}
