import { useEffect, useState } from 'react'
import { afterPaint } from '../../dom/schedule'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'

/** A part of the editor that is loaded once; after a failure, the next call tries again. */
function loadedPart<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined
  const loadPart = memoizedLoad(async () => (loaded = await load()))
  return {
    load: loadPart,
    /**
     * The part, once it is wanted and there: at once where it was there before, else when the example itself has been
     * painted. Not in a transition, which a program that logs in every frame would put off for seconds.
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

/** Loads what brings the code of a figure into view for writing, which comes with the editor. */
export const loadBeginning = memoizedLoad(() => import(/* webpackChunkName: "player-editor" */ './beginEditing'))

const editor = loadedPart(() => import(/* webpackChunkName: "player-editor" */ './Editor'))
const field = loadedPart(() => import(/* webpackChunkName: "player-field" */ './CodeField'))

/** What stands around a text that was changed, and shows it. */
export const useEditorModule = editor.usePart

/** What changes a text. */
export const useFieldModule = field.usePart

/** Loads the editor ahead, after what a press on Play needs. */
export function prefetchEditor() {
  Promise.all([loadBeginning(), editor.load(), field.load()]).catch(() => {
    // The press on Edit tries again, and tells the reader if it fails once more
  })
}
