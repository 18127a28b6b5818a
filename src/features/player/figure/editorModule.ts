import { startTransition, useEffect, useState } from 'react'
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

/** The editor, once it is wanted and there. It is drawn piece by piece, behind the picture, but at once where an edit was kept. */
export function useEditorModule(isWanted: boolean, onFailure: () => void): EditorModule | undefined {
  const [editor, setEditor] = useState(isWanted ? loaded : undefined)
  useEffect(() => {
    if (isWanted && !editor) loadEditor().then((module) => startTransition(() => setEditor(module)), onFailure)
  }, [isWanted, editor, onFailure])
  return editor
}
