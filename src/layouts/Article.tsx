import { withPrefix } from 'gatsby'
import type { CSSProperties } from 'react'
import { useCodeEditing } from '../features/code/useCodeEditing'
import { useScrollableRegions } from '../features/code/useScrollableRegions'
import { iconAddress } from '../lib/address/published'
import { bodyOfRecord, writtenPageOf } from '../lib/page/page'
import type { PageRecord } from '../lib/page/page'
import { Body } from '../mdx/Body'
import { PageProvider } from '../mdx/PageContext'
import { useDrawnBody } from './useDrawnBody'

type ArticleProps = {
  record: Pick<PageRecord, 'path' | 'settings' | 'images' | 'body'>
  /** Whether the reader comes to the top of the page by a link. */
  startsAtTop: boolean
}

/** The text of a page, drawn with the writing components. */
export function Article({ record, startsAtTop }: ArticleProps) {
  const body = useDrawnBody({ path: record.path, body: bodyOfRecord(record), startsAtTop })
  useScrollableRegions(record.path)
  useCodeEditing()
  // Here and not in the style sheet, because only scripts know the base path
  const icon = (name: string) => `url(${withPrefix(iconAddress(name))})`
  const icons = { '--icon-link': icon('link'), '--icon-chevron-down': icon('chevron-down') } as CSSProperties
  return (
    <PageProvider value={writtenPageOf(record)}>
      {/* Another page is put together aside and takes the place of the old one whole */}
      <article key={record.path} className="prose" style={icons}>
        <Body body={body} />
      </article>
    </PageProvider>
  )
}
