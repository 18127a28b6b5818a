import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { pageProgram } from '../page/pageProgram'
import { sharedEditIn } from '../project/editAddress'
import { keepEdit, keepForeign, useEditedProgram } from '../project/editedPrograms'
import { editKey } from '../project/wakesAlone'
import type { ExampleRun } from '../run/exampleRun'
import type { PictureFacts } from '../toolbar/barState'

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

/** Shows the text of a program as it changes, as long as it is wanted. */
export function useShownProgram(
  run: ExampleRun,
  { text, original, change, reset }: ReturnType<typeof useProgram>,
  { moment = '', written: address }: PictureFacts,
  isWanted: boolean,
) {
  const isReset = useRef(false)
  const writtenOf = (program: string) => (program === original ? address : undefined)
  const written = writtenOf(text)
  useEffect(() => {
    if (!isWanted) return
    if (isReset.current) void run.showAnew(text, moment, written)
    else void run.show(text, moment, written)
    isReset.current = false
  }, [run, isWanted, text, moment, written])
  return {
    showAnew: () => void run.showAnew(text, moment, written),
    /** Shows a text before the page has colored it: the worker draws meanwhile. */
    changeAndShow: (next: string) => {
      if (isWanted) void run.show(next, moment, writtenOf(next))
      change(next)
    },
    reset: () => {
      isReset.current = true
      reset()
    },
  }
}
