import { useEffect, useMemo } from 'react'
import type { ShaderFacts } from '../../lib/code/surfaceInterface'
import { codeBlockAt, pageProgram } from '../page/pageProgram'
import { sharedEditIn } from '../project/editAddress'
import { keepForeign, storeEdit, useEditedPrograms } from '../project/editedPrograms'
import { editKey } from '../project/storedEdit'
import type { ProgramShaders } from '../runtime/session'

/** A shader of an example: its code block and its text, which may be the user's. */
export type ShaderFile = {
  name: string
  /** Index of its code block on the page. */
  place: number
  block: HTMLElement
  key: string
  original: string
  text: string
}

/** `shaders` is undefined if the example has none. */
export function useShaderFiles(facts: string | undefined) {
  const { initial, found } = useMemo(() => shadersOn(facts), [facts])
  const edits = useEditedPrograms(found)
  useEffect(() => {
    if (found.length === 0) return
    void sharedEditIn(window.location.hash).then((shared) => {
      if (!shared || 'error' in shared) return
      const file = found.find(({ place }) => place === shared.program)
      if (file) keepForeign(file.key, file.original, shared.text)
    })
  }, [found])
  return useMemo(() => {
    const files: ShaderFile[] = found.map((file, index) => ({ ...file, text: edits[index]?.text ?? file.original }))
    /** All shaders, with the text of one replaced. */
    const shadersWith = (name?: string, text?: string): ProgramShaders | undefined =>
      files.length === 0
        ? undefined
        : {
            sources: Object.fromEntries(files.map((file) => [file.name, file.name === name ? text! : file.text])),
            initial,
          }
    return {
      files,
      shaders: shadersWith(),
      shadersWith,
      isEdited: edits.some((edit) => edit !== undefined),
      isForeign: edits.some((edit) => edit?.isForeign),
      reset: () => files.forEach(({ key, original }) => storeEdit(key, original, original)),
    }
  }, [found, edits, initial])
}

function shadersOn(facts: string | undefined) {
  const { files, initial }: ShaderFacts = facts ? (JSON.parse(facts) as ShaderFacts) : { files: [] }
  const found = files.flatMap(([name, place]) => {
    const block = codeBlockAt(String(place))
    const key = editKey(window.location.pathname, place)
    return block ? [{ name, place, block, key, original: pageProgram(block) }] : []
  })
  return { initial, found }
}
