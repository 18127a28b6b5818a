import type { Reporter } from 'gatsby'
import { ContentError } from '../../markdown/contentError'

type ErrorFeedOptions = {
  /** Writes a text to the terminal. */
  print: (text: string) => void
}

export type ErrorFeed = ReturnType<typeof errorFeed>

/** What is wrong with the content while the preview goes on: each fault is printed once, and whoever listens hears all that stand. */
export function errorFeed({ print }: ErrorFeedOptions) {
  const standing = new Map<string, readonly string[]>()
  const listeners = new Set<(errors: readonly string[]) => void>()
  const all = () => [...standing.values()].flat()
  return {
    /** Tells what is wrong with a file now, or with all of them together: nothing once it is mended. */
    tell(owner: string, errors: readonly string[]) {
      const before = standing.get(owner) ?? []
      const added = errors.filter((error) => !before.includes(error))
      if (added.length === 0 && errors.length === before.length) return
      if (errors.length > 0) standing.set(owner, errors)
      else standing.delete(owner)
      if (added.length > 0) print(added.join('\n'))
      for (const listener of listeners) listener(all())
    },

    /** Hears at once what stands, and again whenever that changes. Returns what ends it. */
    listen(listener: (errors: readonly string[]) => void): () => void {
      listeners.add(listener)
      listener(all())
      return () => listeners.delete(listener)
    },
  }
}

let feed: ErrorFeed | undefined

/** The faults that stand in the preview. */
export function currentErrors(): ErrorFeed {
  feed ??= errorFeed({ print: console.error })
  return feed
}

/** Tells what is wrong with each file, or with all pages together. A build ends with it; the preview goes on. */
export function reportErrors(
  byOwner: ReadonlyMap<string, readonly string[]>,
  reporter: Pick<Reporter, 'panicOnBuild'>,
) {
  if (isPreview()) return byOwner.forEach((errors, owner) => currentErrors().tell(owner, errors))
  const all = [...byOwner.values()].flat()
  if (all.length > 0) reporter.panicOnBuild(all.join('\n'))
}

/** Whether Gatsby runs as the preview of authors. */
export const isPreview = () => process.env.gatsby_executing_command === 'develop'

/** What is given, or the fault of a page that cannot be read. Anything else is thrown on. */
export function tryContent<Given>(read: () => Given): { given: Given } | { error: string } {
  try {
    return { given: read() }
  } catch (error) {
    if (error instanceof ContentError) return { error: error.message }
    throw error
  }
}
