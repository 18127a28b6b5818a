import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../dom/afterPaint'
import { contentHasGrown } from '../dom/grownContent'
import { beginningOf } from '../lib/page/beginning'
import type { Body } from '../lib/page/body'

type DrawnPage = {
  path: string
  body: Body
  /** Whether the reader comes to the top of the page by a link; else any part of it may be in view at once. */
  startsAtTop: boolean
}

/** What is drawn of a page: its beginning while the reader has not seen anything of it yet, then all of it. */
export function useDrawnBody({ path, body, startsAtTop }: DrawnPage): Body {
  const [wholePath, setWholePath] = useState(path)
  const isWhole = wholePath === path || !startsAtTop
  useEffect(() => {
    if (!isWhole) return afterPaint(() => startTransition(() => setWholePath(path)))
    setWholePath(path)
    return undefined
  }, [path, isWhole])
  useEffect(() => {
    // The page was drawn before; only its remainder is new
    if (wholePath === path) contentHasGrown()
  }, [wholePath, path])
  return isWhole ? body : beginningOf(body)
}
