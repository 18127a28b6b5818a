/** A memoized value; recursive calls get `meanwhile`. */
export function lazy<Value>(make: () => Value, meanwhile: Value, onCycle?: () => void): () => Value {
  let state: { value: Value } | undefined
  let isComputing = false
  return () => {
    if (state) return state.value
    if (isComputing) {
      onCycle?.()
      return meanwhile
    }
    isComputing = true
    try {
      state = { value: make() }
    } finally {
      isComputing = false
    }
    return state.value
  }
}

/** Adds properties that are computed when they are read. */
export function withGetters<const Base extends object, Computed>(
  base: Base,
  getters: { [Key in keyof Computed]: () => Computed[Key] },
): Base & Computed {
  for (const key in getters) Object.defineProperty(base, key, { get: getters[key], enumerable: true })
  return base as Base & Computed
}

/** A map of names to meanings that are computed on demand. Iterating computes all of them. */
export class Entries<Entry> extends Map<string, Entry> {
  private readonly later = new Map<string, () => void>()
  private readonly traits = new Set<string>()

  /** `declare` sets the entry on first use; `isTrait` is known in advance. */
  defer(name: string, declare: () => void, isTrait = false): void {
    this.later.set(name, declare)
    if (isTrait) this.traits.add(name)
  }

  /** Does not compute the entry. */
  mayBeTrait(name: string): boolean {
    return !this.later.has(name) || this.traits.has(name)
  }

  made(name: string): Entry | undefined {
    return super.get(name)
  }

  override get(name: string): Entry | undefined {
    const declare = this.later.get(name)
    if (declare) this.declareNow(name, declare)
    return super.get(name)
  }

  /** Drops a deferred entry that is declared elsewhere. */
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
      // Retried later, when the missing item may exist
      this.later.set(name, declare)
      throw thrown
    }
  }

  private declareAll(): void {
    for (const name of [...this.later.keys()]) this.get(name)
  }
}
