import { useLayoutEffect, type RefObject } from 'react'
import { prepare } from './searchClient'

/** The box has the focus when the dialog opens, and what answers is fetched. Belongs behind what opens the dialog. */
export function useOpenedBox(box: RefObject<HTMLInputElement>, isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return
    box.current?.focus()
    box.current?.select()
    prepare()
  }, [box, isOpen])
}
