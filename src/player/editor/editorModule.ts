import { useEffect, useState } from 'react'
import { afterPaint } from '../../dom/schedule'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'

/** A failed load is retried by the next call. */
function loadedPart<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined
  const loadPart = memoizedLoad(async () => (loaded = await load()))
  return {
    load: loadPart,
    /**
     * Undefined until requested and loaded: available immediately if cached, else after the example has painted. Not a
     * transition, which a program that logs every frame would delay for seconds.
     */
    usePart: function usePart(isWanted: boolean, onFailure: () => void): Module | undefined {
      const [part, setPart] = useState(isWanted ? loaded : undefined)
      useEffect(() => {
        if (isWanted && !part) loadPart().then((module) => afterPaint(() => setPart(module)), onFailure)
      }, [isWanted, part, onFailure])
      return part
    },
  }
}

/** Part of the editor's chunk. */
export const loadBeginning = memoizedLoad(() => import(/* webpackChunkName: "player-editor" */ './beginEditing'))

const editor = loadedPart(() => import(/* webpackChunkName: "player-editor" */ './Editor'))
const field = loadedPart(() => import(/* webpackChunkName: "player-field" */ './CodeMirrorEditor'))

export const useEditorModule = editor.usePart

export const useFieldModule = field.usePart

/** The colors of WGSL. */
const wgsl = loadedPart(() => import(/* webpackChunkName: "player-wgsl" */ '../wgsl/wgslLanguage'))

export const useWgslModule = wgsl.usePart

/** Prefetches the editor, after everything that Play needs. */
export function prefetchEditor() {
  Promise.all([loadBeginning(), editor.load(), field.load()]).catch(() => {
    // Edit retries, and reports a second failure
  })
}
