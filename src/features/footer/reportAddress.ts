import type { Repository } from '../../lib/config/siteConfig'

type ReportedPlace = {
  /** The title of the page, or its path. */
  title: string
  /** The public address of the page, or its path. */
  address: string
  /** The words of the heading that the reader is at; empty where it is not known. */
  section: string
}

/** Where a reader reports a mistake in a page: a new issue that names the page and the section already. */
export function reportAddress({ url }: Repository, { title, address, section }: ReportedPlace): string {
  const place = [`Page: ${address}`, ...(section ? [`Section: ${section}`] : [])].join('\n')
  const fields = new URLSearchParams({
    title: `Mistake in “${title}”`,
    body: `${place}\n\nWhat is wrong, and what should it say?\n`,
  })
  return `${url}/issues/new?${fields}`
}
