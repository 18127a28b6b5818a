import { BUTTON_NAMES, type FrameInput } from '../../../engine/input/frameInput'
import { heldOnPads } from './gamepads'
import { HeldSlots } from './heldSlots'
import { PLAYERS, slotsOf } from './slot'

/** What players do from one update to the next, wherever it comes from. */
export class GameInput {
  readonly held = new HeldSlots()
  /** Where the pointer was last, in pixels of the picture. */
  place: readonly [x: number, y: number] = [0, 0]
  private pressedPlace = this.place
  private wasDown = false
  private scrolled: [number, number] = [0, 0]

  /** The pointer comes down, anew where it was down already. */
  press(source: string, place: readonly [x: number, y: number]): void {
    this.place = this.pressedPlace = place
    this.held.hold(source, [])
    this.held.hold(source, ['pointer'])
  }

  /** The wheel moved what is under it by so many pixels of the picture: up and to the left counts as more, as in the engine. */
  scroll(dx: number, dy: number): void {
    this.scrolled = [this.scrolled[0] - dx, this.scrolled[1] - dy]
  }

  /** Forgets what nobody asked for: a game goes on with what is held now. */
  settle(): void {
    this.held.settle()
    this.scrolled = [0, 0]
  }

  /** What the next update is told. */
  next(pads: Parameters<typeof heldOnPads>[0], unixSeconds: number): FrameInput {
    const buttons = heldOnPads(pads)
    for (const player of PLAYERS) this.held.hold(`gamepad:${player}`, slotsOf(player, buttons[player] ?? []))
    const told = this.held.next()
    const down = told.has('pointer')
    // However fast it moved on: a press is told where it happened
    const [x, y] = down && !this.wasDown ? this.pressedPlace : this.place
    this.wasDown = down
    return {
      gamepads: PLAYERS.map((player) => BUTTON_NAMES.filter((button) => told.has(`${player}.${button}`))),
      pointer: { x, y, down, scroll: this.wholePixels() },
      now: unixSeconds,
    }
  }

  /** Whole pixels are told, what is left of one is kept. */
  private wholePixels(): readonly [number, number] {
    const [x, y] = this.scrolled
    this.scrolled = [x % 1, y % 1]
    return [Math.trunc(x), Math.trunc(y)]
  }
}
