import { SiteLink } from '../ui/SiteLink'
import { usePage } from './PageContext'

type BylineProps = {
  /** Names separated by commas, or a list; `[Name](address)` is a link. */
  authors?: string | readonly string[] | undefined
  date?: string | undefined
}

export function Authors({ authors, date }: BylineProps) {
  const page = usePage()
  return <Byline authors={authors ?? page.authors} date={date ?? page.date} />
}

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

type Author = { name: string; url?: string }

/** Names separated by commas, or a list; `[Name](address)` is a link. */
export function authorsOf(authors: string | readonly string[] | null | undefined): Author[] {
  const entries = typeof authors === 'string' ? authors.split(',') : (authors ?? [])
  return entries
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(authorOf)
}

/** Long US form in UTC, the same for every user. */
export function formatAuthorDate(date: string | Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}

export function bylineLead(hasDate: boolean): ' by ' | 'By ' {
  return hasDate ? ' by ' : 'By '
}

/** Commas, and an ampersand before the last author. */
export function authorSeparator(position: number, count: number): '' | ', ' | ' & ' {
  if (position === 0) return ''
  return position === count - 1 ? ' & ' : ', '
}

function authorOf(entry: string): Author {
  const [, name, url] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(entry) ?? []
  return name !== undefined && url !== undefined ? { name, url } : { name: entry }
}
