import { startTransition, useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import { withPrefix } from 'gatsby'
import { afterPaint } from '../dom/schedule'
import { contentHasGrown } from '../dom/grownContent'
import { useCodeEditing } from '../features/code/useCodeEditing'
import { useScrollableRegions } from '../features/code/useScrollableRegions'
import { iconAddress } from '../lib/address/published'
import { beginningOf, HTML_LENGTH_PER_PX } from '../lib/page/body'
import type { Body as BodyData } from '../lib/page/body'
import { bodyOfRecord, writtenPageOf } from '../lib/page/page'
import type { PageRecord } from '../lib/page/page'
import { Body } from '../mdx/Body'
import { PageProvider } from '../mdx/PageContext'

type ArticleProps = {
  record: Pick<PageRecord, 'path' | 'frontmatter' | 'images' | 'body'>
  /** Whether the user arrives at the top by a link. */
  startsAtTop: boolean
}

/** The text of a page; each page mounts its own. */
export function Article({ record, startsAtTop }: ArticleProps) {
  const body = useDrawnBody({ body: bodyOfRecord(record), startsAtTop })
  useScrollableRegions(record.path)
  useCodeEditing()
  // Here because only scripts know the base path
  const icon = (name: string) => `url(${withPrefix(iconAddress(name))})`
  const icons = { '--icon-link': icon('link'), '--icon-chevron-down': icon('chevron-down') } as CSSProperties
  return (
    <PageProvider value={writtenPageOf(record)}>
      <article className="prose" style={icons}>
        <Body body={body} />
      </article>
    </PageProvider>
  )
}

/** Growth per step: few steps, each short enough to stay responsive. */
const GROWTH = 4

type DrawnPage = {
  body: BodyData
  /** Whether the user arrives at the top by a link; otherwise any part may be in view. */
  startsAtTop: boolean
}

/** The rendered part of a body: first what fills the window, if the page starts at its top, then more in steps. */
function useDrawnBody({ body, startsAtTop }: DrawnPage): BodyData {
  const [screens, setScreens] = useState(startsAtTop ? 1 : Infinity)
  const part = screens === Infinity ? body : beginningOf(body, screens * window.innerHeight * HTML_LENGTH_PER_PX)
  const isWhole = part === body
  useEffect(() => {
    if (!isWhole) return afterPaint(() => startTransition(() => setScreens(screens * GROWTH)))
    if (screens === Infinity) contentHasGrown()
    else setScreens(Infinity)
    return undefined
  }, [isWhole, screens])
  return part
}
