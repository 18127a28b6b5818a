import type { Slot } from './slot'

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
