import { SiteLink } from '../ui/SiteLink'
import { usePage } from './PageContext'

type BylineProps = {
  /** Names separated by commas, or a list; `[Name](address)` carries a link. */
  authors?: string | readonly string[] | undefined
  /** A date, with or without time. */
  date?: string | undefined
}

/** When the page was written, and by whom: from the attributes, else from the frontmatter. */
export function Authors({ authors, date }: BylineProps) {
  const page = usePage()
  return <Byline authors={authors ?? page.authors} date={date ?? page.date} />
}

/** A date and the names of the authors, in one line. */
export function Byline({ authors, date }: BylineProps) {
  const people = authorsOf(authors)
  if (people.length === 0 && !date) return null
  return (
    <p>
      {date && <time dateTime={date}>{formatAuthorDate(date)}</time>}
      {people.length > 0 && bylineLead(Boolean(date))}
      {people.map(({ name, url }, index) => (
        <span key={index}>
          {authorSeparator(index, people.length)}
          {url ? <SiteLink to={url}>{name}</SiteLink> : name}
        </span>
      ))}
    </p>
  )
}

/** A person who wrote a page. */
type Author = { name: string; url?: string }

/** The authors named in text separated by commas, or in a list; `[Name](address)` carries a link. */
export function authorsOf(authors: string | readonly string[] | null | undefined): Author[] {
  const entries = typeof authors === 'string' ? authors.split(',') : (authors ?? [])
  return entries
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(authorOf)
}

/** The date in the long form of the United States, which is the same day for every reader. */
export function formatAuthorDate(date: string | Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}

/** The words before the names: they continue after a date, and begin a line without one. */
export function bylineLead(hasDate: boolean): ' by ' | 'By ' {
  return hasDate ? ' by ' : 'By '
}

/** What stands before the author at this position: commas between names, an ampersand before the last. */
export function authorSeparator(position: number, count: number): '' | ', ' | ' & ' {
  if (position === 0) return ''
  return position === count - 1 ? ' & ' : ', '
}

function authorOf(entry: string): Author {
  const [, name, url] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(entry) ?? []
  return name !== undefined && url !== undefined ? { name, url } : { name: entry }
}
