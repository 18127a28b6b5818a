import { useEffect, useState } from 'react'
import { afterPaint } from '../../../dom/afterPaint'
import { loadedOnce } from '../../../lib/loading/loadedOnce'

type EditorModule = typeof import('../editor/Editor')

let loaded: EditorModule | undefined

/** Loads the editor once; after a failure, the next call tries again. */
const loadEditor = loadedOnce(
  async () => (loaded = await import(/* webpackChunkName: "player-editor" */ '../editor/Editor')),
)

/** Loads the editor ahead, after what a press on Play needs. */
export function prefetchEditor() {
  loadEditor().catch(() => {
    // The press on Edit tries again, and tells the reader if it fails once more
  })
}

/**
 * The editor, once it is wanted and there: at once where an edit was kept, else when the example itself has been painted. Not
 * in a transition, which a program that logs in every frame would put off for seconds.
 */
export function useEditorModule(isWanted: boolean, onFailure: () => void): EditorModule | undefined {
  const [editor, setEditor] = useState(isWanted ? loaded : undefined)
  useEffect(() => {
    if (isWanted && !editor) loadEditor().then((module) => afterPaint(() => setEditor(module)), onFailure)
  }, [isWanted, editor, onFailure])
  return editor
}
