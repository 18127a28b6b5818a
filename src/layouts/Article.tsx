import { withPrefix } from 'gatsby'
import { MDXProvider } from '@mdx-js/react'
import type { CSSProperties, ReactNode } from 'react'
import { useScrollableRegions } from '../features/code/useScrollableRegions'
import { iconAddress } from '../lib/address/published'
import { writtenPageOf } from '../lib/page/page'
import type { PageRecord } from '../lib/page/page'
import { components } from '../mdx/components'
import { PageProvider } from '../mdx/PageContext'

type ArticleProps = {
  record: Pick<PageRecord, 'path' | 'title' | 'settings' | 'images'>
  children: ReactNode
}

/** The text of a page, drawn with the writing components. */
export function Article({ record, children }: ArticleProps) {
  useScrollableRegions(record.path)
  // Here and not in the style sheet, because only scripts know the base path
  const icon = (name: string) => `url(${withPrefix(iconAddress(name))})`
  const icons = { '--icon-link': icon('link'), '--icon-chevron-down': icon('chevron-down') } as CSSProperties
  return (
    <PageProvider value={writtenPageOf(record)}>
      <article className="prose" style={icons}>
        <MDXProvider components={components}>{children}</MDXProvider>
      </article>
    </PageProvider>
  )
}
