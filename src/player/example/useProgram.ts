import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { pageProgram } from '../page/pageProgram'
import { sharedEditIn } from '../project/editAddress'
import { storeEdit, keepForeign, useEditedProgram } from '../project/editedPrograms'
import { editKey } from '../project/storedEdit'
import type { ExampleRun } from '../run/exampleRun'
import type { PictureFacts } from '../toolbar/toolbarState'
import type { ShaderFile, useShaderFiles } from './useShaderFiles'

/** The page's own program, the user's edit, or the one in a shared link. */
export function useProgram(block: HTMLElement, place: string) {
  const key = editKey(window.location.pathname, place)
  const original = useMemo(() => pageProgram(block), [block])
  const edited = useEditedProgram(key, original)
  const [addressError, setAddressError] = useState('')
  useEffect(() => {
    void sharedEditIn(window.location.hash).then((shared) => {
      if (shared && 'error' in shared) setAddressError(shared.error)
      if (!shared || 'error' in shared || String(shared.program) !== place) return
      keepForeign(key, original, shared.text)
      block.scrollIntoView({ block: 'center' })
    })
  }, [key, original, block, place])
  return {
    key,
    original,
    text: edited?.text ?? original,
    isEdited: edited !== undefined,
    isForeign: edited?.isForeign ?? false,
    /** The error of a shared link; '' if there is none. */
    addressError,
    change: useCallback((text: string) => storeEdit(key, original, text), [key, original]),
    reset: useCallback(() => storeEdit(key, original, original), [key, original]),
  }
}

export function useShownProgram(
  run: ExampleRun,
  { text, original, change, reset }: ReturnType<typeof useProgram>,
  { moment = '', written: address }: PictureFacts,
  isWanted: boolean,
  { shaders, shadersWith, reset: resetShaders }: ReturnType<typeof useShaderFiles>,
) {
  const isReset = useRef(false)
  const writtenOf = (program: string) => (program === original ? address : undefined)
  const written = writtenOf(text)
  useEffect(() => {
    if (!isWanted) return
    if (isReset.current) void run.refresh(text, moment, written, shaders)
    else void run.show(text, moment, written, shaders)
    isReset.current = false
  }, [run, isWanted, text, moment, written, shaders])
  return {
    refresh: () => void run.refresh(text, moment, written, shaders),
    /** Runs a text before the page has colored it, so that the worker draws meanwhile. */
    changeAndShow: (next: string) => {
      if (isWanted) void run.show(next, moment, writtenOf(next), shaders)
      change(next)
    },
    /** The same for one of its shaders. */
    changeShaderAndShow: ({ name, key, original: own }: ShaderFile, next: string) => {
      if (isWanted) void run.show(text, moment, written, shadersWith(name, next))
      storeEdit(key, own, next)
    },
    reset: () => {
      isReset.current = true
      reset()
      resetShaders()
    },
  }
}
