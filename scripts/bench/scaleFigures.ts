import { sumOf } from './numbers'
import type { ReaderBytes } from './readerBytes'
import type { Figure } from './table'

const KB = 1000
const MB = KB * KB

/** If the build was skipped, only its duration. */
export type BuiltSite = {
  seconds: number
  peakBytes?: number
  largestBytes?: number
  diskBytes?: number
  reader?: ReaderBytes
  /** Cost of toggling a sidebar section; undefined for a bare site. */
  sidebarPressMs?: number
}

type Growth = {
  /** Number of added pages. */
  count: number
  page: string
}

export function scaleFigures({ count, page }: Growth, without: BuiltSite, grown: BuiltSite): Figure[] {
  const both = (name: string, unit: string, figure: (site: BuiltSite) => number | undefined): Figure => {
    const [before, after] = [figure(without), figure(grown)]
    return { name, values: [before, after, difference(before, after)], unit }
  }
  const perPage = (name: string, unit: string, figure: (site: BuiltSite) => number | undefined): Figure => {
    const more = difference(figure(without), figure(grown))
    return { name: `${name}, per added page`, values: [undefined, undefined, more && more / count], unit }
  }
  const bytes = (name: string, figure: (reader: ReaderBytes) => number) => {
    return both(name, 'bytes', ({ reader }) => reader && figure(reader))
  }
  const files = filesOf(grown, ({ shared }) => shared)
  const changed = files.filter((name) => without.reader?.shared.get(name) !== grown.reader?.shared.get(name))
  const unchanged = files.filter((name) => !changed.includes(name))
  const requested = filesOf(grown, (reader) => reader.requested)
  return [
    both('Cold build', 's', ({ seconds }) => seconds),
    perPage('Cold build', 's', ({ seconds }) => seconds),
    both('Peak memory of the build (RSS)', 'MB', ({ peakBytes }) => peakBytes && peakBytes / MB),
    both('Peak memory of the largest process', 'MB', ({ largestBytes }) => largestBytes && largestBytes / MB),
    both('Published files', 'MB', ({ diskBytes }) => diskBytes && diskBytes / MB),
    perPage('Published files', 'KB', ({ diskBytes }) => diskBytes && diskBytes / KB),
    bytes(`HTML of /${page}`, ({ html }) => html),
    bytes(`HTML of /${page}, uncompressed`, ({ htmlLength }) => htmlLength),
    bytes(`Data of /${page}`, ({ data }) => data),
    bytes(`Scripts of /${page}`, ({ scripts }) => scripts),
    ...changed.map((name) => bytes(`Every page: ${name}`, ({ shared }) => shared.get(name) ?? 0)),
    ...(unchanged.length > 0
      ? [bytes('Every page: all other files', ({ shared }) => sumOf(unchanged.map((name) => shared.get(name)!)))]
      : []),
    both('Key press in the sidebar, all sections open', 'ms', ({ sidebarPressMs }) => sidebarPressMs),
    ...requested.map((name) => bytes(`On demand: ${name}`, (reader) => reader.requested.get(name) ?? 0)),
  ]
}

function filesOf({ reader }: BuiltSite, weights: (reader: ReaderBytes) => Map<string, number>): string[] {
  return reader ? [...weights(reader).keys()].sort() : []
}

function difference(before: number | undefined, after: number | undefined): number | undefined {
  return before === undefined || after === undefined ? undefined : after - before
}
