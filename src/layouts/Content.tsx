import type { CSSProperties, ReactNode } from 'react'
import { contentProperties } from '../lib/page/layout'
import { CONTENT_ANCHOR } from '../features/skipLink/skipLinkHref'
import type { Page } from '../lib/page/page'
import * as styles from './Content.module.css'

/** The content column, as wide and as padded as the page asks. */
export function Content({ page, children }: { page: Page; children: ReactNode }) {
  const lengths = contentProperties(page.frontmatter.content) as CSSProperties
  return (
    <main id={CONTENT_ANCHOR} tabIndex={-1} className={styles.content} style={lengths}>
      {children}
    </main>
  )
}
