import type { Reporter } from 'gatsby'
import { ContentError } from '../../markdown/fault'
import { faultFeed } from './faultFeed'
import type { FaultFeed } from './faultFeed'

let feed: FaultFeed | undefined

/** The faults that stand in the preview. */
export function standingFaults(): FaultFeed {
  feed ??= faultFeed({ print: console.error })
  return feed
}

/** Tells what is wrong with each file, or with all pages together. A build ends with it; the preview goes on. */
export function tellFaults(byOwner: ReadonlyMap<string, readonly string[]>, reporter: Pick<Reporter, 'panicOnBuild'>) {
  if (isPreview()) return byOwner.forEach((faults, owner) => standingFaults().tell(owner, faults))
  const all = [...byOwner.values()].flat()
  if (all.length > 0) reporter.panicOnBuild(all.join('\n'))
}

/** Whether Gatsby runs as the preview of authors. */
export const isPreview = () => process.env.gatsby_executing_command === 'develop'

/** What is given, or the fault of a page that cannot be read. Anything else is thrown on. */
export function orFault<Given>(read: () => Given): { given: Given } | { fault: string } {
  try {
    return { given: read() }
  } catch (error) {
    if (error instanceof ContentError) return { fault: error.message }
    throw error
  }
}
