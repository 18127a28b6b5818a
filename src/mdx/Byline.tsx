import { authorsOf, authorSeparator, bylineLead, formatAuthorDate } from './authorsOf'
import { SiteLink } from '../ui/SiteLink'

export type BylineProps = {
  /** Names separated by commas, or a list; `[Name](address)` carries a link. */
  authors?: string | readonly string[] | undefined
  /** A date, with or without time. */
  date?: string | undefined
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
