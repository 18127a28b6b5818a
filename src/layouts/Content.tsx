import type { CSSProperties } from 'react'
import { contentProperties } from '../lib/layout'
import type { LayoutProps } from './PageFrame'
import * as styles from './Content.module.css'

/** The id of the content column, where the skip link leads. */
export const CONTENT_ID = 'content'

/** The content column, as wide and as padded as the page asks. */
export function Content({ page, children }: LayoutProps) {
  const lengths = contentProperties(page.frontmatter.content) as CSSProperties
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.content} style={lengths}>
      {children}
    </main>
  )
}
