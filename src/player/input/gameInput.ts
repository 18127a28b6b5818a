import { BUTTON_NAMES } from 'engine'
import type { FrameInput } from 'engine'
import { heldOnPads } from './gamepads'
import { PLAYERS, slotsOf } from './keys'
import type { Slot } from './keys'

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

/** What an update was told of a slot, and how often it has changed since: an odd number means that it changed for good. */
type Latch = { told: boolean; changes: number }

/**
 * What is held down, from any number of sources: keys, fingers, gamepads. A press that begins and ends between two
 * updates is told to the first of them and over in the second; so is a release.
 */
export class HeldSlots {
  private readonly sources = new Map<string, readonly Slot[]>()
  private readonly latches = new Map<Slot, Latch>()

  /** A source now holds these, and nothing else. */
  hold(source: string, slots: readonly Slot[]): void {
    const before = this.held()
    if (slots.length > 0) this.sources.set(source, slots)
    else this.sources.delete(source)
    const after = this.held()
    for (const slot of new Set([...before, ...after])) {
      if (before.has(slot) !== after.has(slot)) this.change(slot)
    }
  }

  /** The sources whose names begin so hold nothing any more. */
  release(sources: string): void {
    for (const source of [...this.sources.keys()]) if (source.startsWith(sources)) this.hold(source, [])
  }

  /** What the next update is told. */
  next(): ReadonlySet<Slot> {
    const told = new Set<Slot>()
    for (const [slot, latch] of this.latches) {
      if (latch.changes > 0) {
        latch.told = !latch.told
        latch.changes -= 1
      }
      if (latch.told) told.add(slot)
    }
    return told
  }

  /** Forgets short presses that no update was told of. */
  settle(): void {
    for (const latch of this.latches.values()) latch.changes %= 2
  }

  private change(slot: Slot): void {
    const latch = this.latches.get(slot) ?? { told: false, changes: 0 }
    this.latches.set(slot, latch)
    // Of hasty presses the first two changes are told: more would arrive too late
    latch.changes = latch.changes === 2 ? 1 : latch.changes + 1
  }

  private held(): ReadonlySet<Slot> {
    return new Set([...this.sources.values()].flat())
  }
}
