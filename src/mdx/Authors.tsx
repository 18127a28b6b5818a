import { Byline } from './Byline'
import type { BylineProps } from './Byline'
import { usePage } from './PageContext'

/** When the page was written, and by whom: from the attributes, else from the frontmatter. */
export function Authors({ authors, date }: BylineProps) {
  const page = usePage()
  return <Byline authors={authors ?? page.authors} date={date ?? page.date} />
}
