import type { Reporter } from 'gatsby'
import { ContentError } from '../../markdown/contentError'

/** Owner of the errors between pages. */
export const ALL_PAGES = 'all pages'

type ErrorFeedOptions = {
  print: (text: string) => void
}

export type ErrorFeed = ReturnType<typeof errorFeed>

export function errorFeed({ print }: ErrorFeedOptions) {
  const current = new Map<string, readonly string[]>()
  const listeners = new Set<(errors: readonly string[]) => void>()
  const all = () => [...current.values()].flat()
  return {
    report(owner: string, errors: readonly string[]) {
      const before = current.get(owner) ?? []
      const added = errors.filter((error) => !before.includes(error))
      if (added.length === 0 && errors.length === before.length) return
      if (errors.length > 0) current.set(owner, errors)
      else current.delete(owner)
      if (added.length > 0) print(added.join('\n'))
      for (const listener of listeners) listener(all())
    },

    /** Drops the errors of all other owners, such as deleted files. */
    keep(owners: readonly string[]) {
      for (const owner of current.keys()) if (!owners.includes(owner)) this.report(owner, [])
    },

    /** The listener gets current errors and changes. Returns a function that unsubscribes. */
    listen(listener: (errors: readonly string[]) => void): () => void {
      listeners.add(listener)
      listener(all())
      return () => listeners.delete(listener)
    },
  }
}

let feed: ErrorFeed | undefined

export function currentErrors(): ErrorFeed {
  feed ??= errorFeed({ print: console.error })
  return feed
}

/** Errors fail a build, but not the preview. */
export function reportErrors(
  byOwner: ReadonlyMap<string, readonly string[]>,
  reporter: Pick<Reporter, 'panicOnBuild'>,
) {
  if (isPreview()) return byOwner.forEach((errors, owner) => currentErrors().report(owner, errors))
  const all = [...byOwner.values()].flat()
  if (all.length > 0) reporter.panicOnBuild(all.join('\n'))
}

export const isPreview = () => process.env.gatsby_executing_command === 'develop'

/** Catches the error of an unreadable page only. */
export function tryContent<Given>(read: () => Given): { given: Given } | { error: string } {
  try {
    return { given: read() }
  } catch (error) {
    if (error instanceof ContentError) return { error: error.message }
    throw error
  }
}
