/** The value is made when it is asked for the first time; who asks while it is being made gets `meanwhile`. */
export function lazy<Value>(make: () => Value, meanwhile: Value): () => Value {
  let state: { value: Value } | undefined
  let isMaking = false
  return () => {
    if (state) return state.value
    if (isMaking) return meanwhile
    isMaking = true
    try {
      state = { value: make() }
    } finally {
      isMaking = false
    }
    return state.value
  }
}

/**
 * Names and what they mean. Of declarations few are used by a program: what a name means can be made when it is asked for
 * the first time. Whoever asks for all entries makes all.
 */
export class Entries<Entry> extends Map<string, Entry> {
  private readonly later = new Map<string, () => void>()
  private readonly traits = new Set<string>()

  /** `declare` sets the entry as soon as someone asks for it; a trait is told apart from all others before. */
  defer(name: string, declare: () => void, isTrait = false): void {
    this.later.set(name, declare)
    if (isTrait) this.traits.add(name)
  }

  /** Whether the name may mean a trait, without asking what it means. */
  mayBeTrait(name: string): boolean {
    return !this.later.has(name) || this.traits.has(name)
  }

  /** What was asked for before, and what was not deferred. */
  made(name: string): Entry | undefined {
    return super.get(name)
  }

  override get(name: string): Entry | undefined {
    const declare = this.later.get(name)
    if (declare) this.declareNow(name, declare)
    return super.get(name)
  }

  /** What was deferred under this name is declared by someone else. */
  forget(name: string): void {
    this.later.delete(name)
  }

  override has(name: string): boolean {
    return super.has(name) || this.later.has(name)
  }

  override get size(): number {
    return super.size + this.later.size
  }

  override keys() {
    return [...super.keys(), ...this.later.keys()].values()
  }

  override values() {
    this.declareAll()
    return super.values()
  }

  override entries() {
    this.declareAll()
    return super.entries()
  }

  override [Symbol.iterator]() {
    return this.entries()
  }

  private declareNow(name: string, declare: () => void): void {
    this.later.delete(name)
    try {
      declare()
    } catch (thrown) {
      // What was missing may be there when it is asked for again
      this.later.set(name, declare)
      throw thrown
    }
  }

  private declareAll(): void {
    for (const name of [...this.later.keys()]) this.get(name)
  }
}
