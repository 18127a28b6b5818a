import { useEffect, useState } from 'react'
import { pressAgain } from '../dom/pendingAction'
import { HeadingLinks } from '../features/headingLinks/HeadingLinks'
import { KeysHelp } from '../features/keysHelp/KeysHelp'
import { useLinksInCode } from '../app/useLinksInCode'
import { SymbolPopups } from '../features/symbolPopup/SymbolPopups'
import { Tooltips } from '../features/tooltip/Tooltips'
import { Zoom } from '../features/zoom/Zoom'

/** What the reader did before anything could answer. */
export type EarlyInteractions = { first?: Event | undefined; press?: MouseEvent }

type ReaderActsProps = {
  /** Path of the page. */
  path: string
  early: EarlyInteractions
}

/** What answers the pointer and the keys of a reader beyond links and buttons; fetched at the first act. */
export function PageInteractions({ path, early }: ReaderActsProps) {
  useLinksInCode()
  const [hasPress] = useState(early.press !== undefined)
  // After the listeners of all parts
  useEffect(() => {
    if (early.press) pressAgain(early.press)
    // A popup that was open before the page was loaded again
    else if (early.first && !early.first.isTrusted)
      early.first.target?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  }, [early])
  return (
    <>
      <SymbolPopups path={path} hasPress={hasPress} />
      <Tooltips path={path} />
      <HeadingLinks />
      <KeysHelp firstAct={early.first} />
      <Zoom path={path} />
    </>
  )
}
