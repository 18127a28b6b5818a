import { BUTTON_NAMES } from 'engine'
import type { FrameInput } from 'engine'
import { heldOnPads } from './gamepads'
import { PLAYERS, slotsOf } from './keys'
import type { Slot } from './keys'

/** Collects the players' input from one update to the next. */
export class GameInput {
  readonly held = new HeldSlots()
  /** The last pointer position in picture pixels. */
  place: readonly [x: number, y: number] = [0, 0]
  private pressedPlace = this.place
  private wasDown = false
  private scrolled: [number, number] = [0, 0]

  /** A pointer press; also while another one is down. */
  press(source: string, place: readonly [x: number, y: number]): void {
    this.place = this.pressedPlace = place
    this.held.hold(source, [])
    this.held.hold(source, ['pointer'])
  }

  /** Wheel movement in picture pixels; up and left are positive, as in the engine. */
  scroll(dx: number, dy: number): void {
    this.scrolled = [this.scrolled[0] - dx, this.scrolled[1] - dy]
  }

  /** Drops pending input: a game resumes with what is held now. */
  settle(): void {
    this.held.settle()
    this.scrolled = [0, 0]
  }

  /** The input of the next update. */
  next(pads: Parameters<typeof heldOnPads>[0], unixSeconds: number): FrameInput {
    const buttons = heldOnPads(pads)
    for (const player of PLAYERS) this.held.hold(`gamepad:${player}`, slotsOf(player, buttons[player] ?? []))
    const slots = this.held.next()
    const down = slots.has('pointer')
    // A press counts where it happened, even if the pointer moved on
    const [x, y] = down && !this.wasDown ? this.pressedPlace : this.place
    this.wasDown = down
    return {
      gamepads: PLAYERS.map((player) => BUTTON_NAMES.filter((button) => slots.has(`${player}.${button}`))),
      pointer: { x, y, down, scroll: this.wholePixels() },
      now: unixSeconds,
    }
  }

  /** Returns whole pixels and keeps the remainder. */
  private wholePixels(): readonly [number, number] {
    const [x, y] = this.scrolled
    this.scrolled = [x % 1, y % 1]
    return [Math.trunc(x), Math.trunc(y)]
  }
}

/** The last reported state of a slot and the changes since; an odd number changes the state. */
type Latch = { reported: boolean; changes: number }

/**
 * Slots held by any number of sources: keys, touches, gamepads. A press that starts and ends between two updates is
 * reported in the first and over in the second; so is a release.
 */
export class HeldSlots {
  private readonly sources = new Map<string, readonly Slot[]>()
  private readonly latches = new Map<Slot, Latch>()

  /** Sets what a source holds. */
  hold(source: string, slots: readonly Slot[]): void {
    const before = this.held()
    if (slots.length > 0) this.sources.set(source, slots)
    else this.sources.delete(source)
    const after = this.held()
    for (const slot of new Set([...before, ...after])) {
      if (before.has(slot) !== after.has(slot)) this.change(slot)
    }
  }

  /** Releases all sources whose names start with the prefix. */
  release(sources: string): void {
    for (const source of [...this.sources.keys()]) if (source.startsWith(sources)) this.hold(source, [])
  }

  /** The slots held in the next update. */
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

  /** Drops short presses that no update has seen. */
  settle(): void {
    for (const latch of this.latches.values()) latch.changes %= 2
  }

  private change(slot: Slot): void {
    const latch = this.latches.get(slot) ?? { reported: false, changes: 0 }
    this.latches.set(slot, latch)
    // Only two changes are reported; more would arrive too late
    latch.changes = latch.changes === 2 ? 1 : latch.changes + 1
  }

  private held(): ReadonlySet<Slot> {
    return new Set([...this.sources.values()].flat())
  }
}
