import { useCallback, useEffect, useMemo, useState } from 'react'
import { sharedEditIn } from '../editor/editAddress'
import { keepEdit, keepForeign, useEditedProgram } from './editedPrograms'
import { pageProgram } from './pageProgram'
import { editKey } from './wakesAlone'

/** The program of a code block: as the page has it, or what the reader or a shared address made of it. */
export function useProgram(block: HTMLElement, place: string) {
  const key = editKey(window.location.pathname, place)
  const original = useMemo(() => pageProgram(block), [block])
  const edited = useEditedProgram(key, original)
  const [addressFault, setAddressFault] = useState('')
  useEffect(() => {
    void sharedEditIn(window.location.hash).then((shared) => {
      if (shared && 'fault' in shared) setAddressFault(shared.fault)
      if (!shared || 'fault' in shared || String(shared.program) !== place) return
      keepForeign(key, original, shared.text)
      block.scrollIntoView({ block: 'center' })
    })
  }, [key, original, block, place])
  return {
    key,
    /** The program as the page has it. */
    original,
    text: edited?.text ?? original,
    isEdited: edited !== undefined,
    isForeign: edited?.isForeign ?? false,
    /** Why the address holds no program; '' where it holds one, or none is meant. */
    addressFault,
    change: useCallback((text: string) => keepEdit(key, original, text), [key, original]),
    reset: useCallback(() => keepEdit(key, original, original), [key, original]),
  }
}
