import { authorsOf, authorSeparator, bylineLead, formatAuthorDate } from '../lib/authors'
import { SiteLink } from '../ui/SiteLink'

type AuthorsProps = {
  /** Names separated by commas, or a list; `[Name](address)` carries a link. */
  authors?: string | readonly string[]
  /** A date, with or without time. */
  date?: string
}

/** When a page was written, and by whom. */
export function Authors({ authors, date }: AuthorsProps) {
  const people = authorsOf(authors)
  if (people.length === 0 && !date) return null
  return (
    <p>
      {date && <time dateTime={date}>{formatAuthorDate(date)}</time>}
      {people.length > 0 && bylineLead(Boolean(date))}
      {people.map(({ name, url }, index) => (
        <span key={name}>
          {authorSeparator(index, people.length)}
          {url ? <SiteLink to={url}>{name}</SiteLink> : name}
        </span>
      ))}
    </p>
  )
}
