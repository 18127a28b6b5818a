import { useEffect, useState } from 'react'

type EditorModule = typeof import('../editor/Editor')

let loading: Promise<EditorModule> | undefined
let loaded: EditorModule | undefined

/** Loads the editor once; after a failure, the next call tries again. */
function loadEditor(): Promise<EditorModule> {
  loading ??= import(/* webpackChunkName: "player-editor" */ '../editor/Editor').then(
    (editor) => (loaded = editor),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Loads the editor ahead, after what a press on Play needs. */
export function prefetchEditor() {
  loadEditor().catch(() => {
    // The press on Edit tries again, and tells the reader if it fails once more
  })
}

/** The editor, once it is wanted and there. */
export function useEditorModule(isWanted: boolean, onFailure: () => void): EditorModule | undefined {
  const [editor, setEditor] = useState(loaded)
  useEffect(() => {
    if (isWanted && !editor) loadEditor().then(setEditor, onFailure)
  }, [isWanted, editor, onFailure])
  return editor
}
