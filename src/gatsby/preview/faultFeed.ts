type FaultFeedOptions = {
  /** Writes a text to the terminal. */
  print: (text: string) => void
}

export type FaultFeed = ReturnType<typeof faultFeed>

/** What is wrong with the content while the preview goes on: each fault is printed once, and whoever listens hears all that stand. */
export function faultFeed({ print }: FaultFeedOptions) {
  const standing = new Map<string, readonly string[]>()
  const listeners = new Set<(faults: readonly string[]) => void>()
  const all = () => [...standing.values()].flat()
  return {
    /** Tells what is wrong with a file now, or with all of them together: nothing once it is mended. */
    tell(owner: string, faults: readonly string[]) {
      const before = standing.get(owner) ?? []
      const added = faults.filter((fault) => !before.includes(fault))
      if (added.length === 0 && faults.length === before.length) return
      if (faults.length > 0) standing.set(owner, faults)
      else standing.delete(owner)
      if (added.length > 0) print(added.join('\n'))
      for (const listener of listeners) listener(all())
    },

    /** Hears at once what stands, and again whenever that changes. Returns what ends it. */
    listen(listener: (faults: readonly string[]) => void): () => void {
      listeners.add(listener)
      listener(all())
      return () => listeners.delete(listener)
    },
  }
}
