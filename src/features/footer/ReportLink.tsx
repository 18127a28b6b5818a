import { useState } from 'react'
import type { Repository, SiteConfig } from '../../lib/config/siteConfig'
import { ChatIcon, MEDIUM_ICON_PX } from '../../ui/Icon'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './Footer.module.css'

type ReportLinkProps = Pick<SiteConfig, 'repository' | 'baseUrl'> & { path: string; title: string | undefined }

/** Opens a prefilled issue that names the current section. */
export function ReportLink({ repository, baseUrl = '', path, title = path }: ReportLinkProps) {
  const [{ address, section }, setPlace] = useState({ address: baseUrl + path, section: '' })
  if (!repository) return null
  const noteSection = () => {
    const { hash, href } = window.location
    // The section of the hash, otherwise the outline's active one
    const marked =
      hash || document.querySelector('[aria-label="About this page"] a[aria-current]')?.getAttribute('href')
    const heading = marked ? document.getElementById(decodeURIComponent(marked.slice(1))) : null
    setPlace({ address: href, section: heading?.textContent ?? '' })
  }
  return (
    <SiteLink
      to={reportAddress(repository, { title, address, section })}
      className={styles.edit}
      onPointerEnter={noteSection}
      onFocus={noteSection}
    >
      <ChatIcon size={MEDIUM_ICON_PX} />
      Report a mistake
    </SiteLink>
  )
}

type ReportedPlace = {
  /** The title of the page, or its path. */
  title: string
  /** The public address of the page, or its path. */
  address: string
  /** The current heading; empty if unknown. */
  section: string
}

export function reportAddress({ url }: Repository, { title, address, section }: ReportedPlace): string {
  const place = [`Page: ${address}`, ...(section ? [`Section: ${section}`] : [])].join('\n')
  const fields = new URLSearchParams({
    title: `Mistake in “${title}”`,
    body: `${place}\n\nWhat is wrong, and what should it say?\n`,
  })
  return `${url}/issues/new?${fields}`
}
