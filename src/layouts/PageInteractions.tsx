import { useEffect, useState } from 'react'
import { pressAgain } from '../dom/pendingAction'
import { HeadingLinks } from '../features/headingLinks/HeadingLinks'
import { KeysHelp } from '../features/keysHelp/KeysHelp'
import { useLinksInCode } from '../app/useLinksInCode'
import { SymbolPopups } from '../features/symbolPopup/SymbolPopups'
import { Tooltips } from '../features/tooltip/Tooltips'
import { Zoom } from '../features/zoom/Zoom'

export type EarlyInteractions = { first?: Event | undefined; press?: MouseEvent }

type ReaderActsProps = {
  path: string
  early: EarlyInteractions
}

/** Features beyond links and buttons, loaded on the first interaction. */
export function PageInteractions({ path, early }: ReaderActsProps) {
  useLinksInCode()
  const [hasPress] = useState(early.press !== undefined)
  // After all listeners
  useEffect(() => {
    if (early.press) pressAgain(early.press)
    // A popup that was open before a reload
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
