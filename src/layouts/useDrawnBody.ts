import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../dom/afterPaint'
import { contentHasGrown } from '../dom/grownContent'
import { beginningOf, HTML_LENGTH_PER_PX } from '../lib/page/beginning'
import type { Body } from '../lib/page/body'

/** How much more of a page is drawn with each step: few steps, and each so short that a press in between is answered. */
const GROWTH = 4

type DrawnPage = {
  path: string
  body: Body
  /** Whether the reader comes to the top of the page by a link; else any part of it may be in view at once. */
  startsAtTop: boolean
}

/** What is drawn of a page: as much as fills the window while the reader has not seen anything of it yet, then piece by piece all of it. */
export function useDrawnBody({ path, body, startsAtTop }: DrawnPage): Body {
  const [drawn, setDrawn] = useState({ path, screens: Infinity })
  const screens = drawn.path === path ? drawn.screens : startsAtTop ? 1 : Infinity
  const part = screens === Infinity ? body : beginningOf(body, screens * window.innerHeight * HTML_LENGTH_PER_PX)
  const isWhole = part === body
  useEffect(() => {
    const next = isWhole ? Infinity : screens * GROWTH
    const draw = () =>
      setDrawn((before) => (before.path === path && before.screens === next ? before : { path, screens: next }))
    if (!isWhole) return afterPaint(() => startTransition(draw))
    draw()
    return undefined
  }, [path, isWhole, screens])
  const isGrown = drawn.path === path && isWhole
  useEffect(() => {
    // Once for each page: whoever hears of it may draw this anew, with a state that is equal but not the same
    if (isGrown) contentHasGrown()
  }, [path, isGrown])
  return part
}
