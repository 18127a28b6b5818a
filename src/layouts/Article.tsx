import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../dom/schedule'
import { contentHasGrown } from '../dom/grownContent'
import { useCodeEditing } from '../features/code/useCodeEditing'
import { useScrollableRegions } from '../features/code/useScrollableRegions'
import { beginningOf, HTML_LENGTH_PER_PX, type Body as BodyData } from '../lib/page/body'
import { bodyOfRecord, writtenPageOf, type PageRecord } from '../lib/page/page'
import { Body } from '../mdx/Body'
import { PageProvider } from '../mdx/PageContext'

type ArticleProps = {
  record: Pick<PageRecord, 'path' | 'frontmatter' | 'images' | 'body'>
  /** Whether a link brought the user to the top of the page. */
  startsAtTop: boolean
}

/** Each page mounts its own. */
export function Article({ record, startsAtTop }: ArticleProps) {
  const body = useDrawnBody({ body: bodyOfRecord(record), startsAtTop })
  useScrollableRegions(record.path)
  useCodeEditing()
  return (
    <PageProvider value={writtenPageOf(record)}>
      <article className="prose" data-path={record.path}>
        <Body body={body} />
      </article>
    </PageProvider>
  )
}

/** Each of the few steps is short enough to stay responsive. */
const GROWTH = 4

type DrawnPage = {
  body: BodyData
  /** Whether a link brought the user to the top of the page; otherwise any part may be in view. */
  startsAtTop: boolean
}

/** If the user starts at the top, first what fills the window, then more in steps. */
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
