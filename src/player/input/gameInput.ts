import { BUTTON_NAMES, type FrameInput } from 'engine'
import { heldOnPads } from './gamepads'
import { PLAYERS, slotsOf, type Slot } from './keys'

export class GameInput {
  readonly held = new HeldSlots()
  place: readonly [x: number, y: number] = [0, 0]
  private pressedPlace = this.place
  private wasDown = false
  private scrolled: [number, number] = [0, 0]

  /** Records a pointer press, even while another pointer is down. */
  press(source: string, place: readonly [x: number, y: number]): void {
    this.place = this.pressedPlace = place
    this.held.hold(source, [])
    this.held.hold(source, ['pointer'])
  }

  /** Records wheel movement in picture pixels; up and left are positive, as in the engine. */
  scroll(dx: number, dy: number): void {
    this.scrolled = [this.scrolled[0] - dx, this.scrolled[1] - dy]
  }

  /** Drops pending input; a resumed game gets only what is still held. */
  settle(): void {
    this.held.settle()
    this.scrolled = [0, 0]
  }

  next(pads: Parameters<typeof heldOnPads>[0], unixSeconds: number): FrameInput {
    const buttons = heldOnPads(pads)
    for (const player of PLAYERS) this.held.hold(`gamepad:${player}`, slotsOf(player, buttons[player] ?? []))
    const slots = this.held.next()
    const down = slots.has('pointer')
    // A press is reported where it happened, even if the pointer has moved since
    const [x, y] = down && !this.wasDown ? this.pressedPlace : this.place
    this.wasDown = down
    return {
      gamepads: PLAYERS.map((player) => BUTTON_NAMES.filter((button) => slots.has(`${player}.${button}`))),
      pointer: { x, y, down, scroll: this.wholePixels() },
      now: unixSeconds,
    }
  }

  /** Returns whole pixels; fractions carry over. */
  private wholePixels(): readonly [number, number] {
    const [x, y] = this.scrolled
    this.scrolled = [x % 1, y % 1]
    return [Math.trunc(x), Math.trunc(y)]
  }
}

/** The last reported state of a slot, and the number of changes since. */
type Latch = { reported: boolean; changes: number }

/**
 * Slots held by any number of sources: keys, touches, gamepads. A press shorter than an update is reported as held in
 * one update and released in the next; the same goes for a release.
 */
export class HeldSlots {
  private readonly sources = new Map<string, readonly Slot[]>()
  private readonly latches = new Map<Slot, Latch>()

  hold(source: string, slots: readonly Slot[]): void {
    const before = this.held()
    if (slots.length > 0) this.sources.set(source, slots)
    else this.sources.delete(source)
    const after = this.held()
    for (const slot of new Set([...before, ...after])) {
      if (before.has(slot) !== after.has(slot)) this.change(slot)
    }
  }

  release(sources: string): void {
    for (const source of [...this.sources.keys()]) if (source.startsWith(sources)) this.hold(source, [])
  }

  next(): ReadonlySet<Slot> {
    const slots = new Set<Slot>()
    for (const [slot, latch] of this.latches) {
      if (latch.changes > 0) {
        latch.reported = !latch.reported
        latch.changes -= 1
      }
      if (latch.reported) slots.add(slot)
    }
    return slots
  }

  /** Drops short presses that were not reported. */
  settle(): void {
    for (const latch of this.latches.values()) latch.changes %= 2
  }

  private change(slot: Slot): void {
    const latch = this.latches.get(slot) ?? { reported: false, changes: 0 }
    this.latches.set(slot, latch)
    // At most two changes are reported; more would lag behind the player
    latch.changes = latch.changes === 2 ? 1 : latch.changes + 1
  }

  private held(): ReadonlySet<Slot> {
    return new Set([...this.sources.values()].flat())
  }
}
