import { useCallback, useEffect, useState } from 'react'
import { pressOn } from '../../../dom/pressOn'
import { reloadIfOutdated } from '../../../dom/reloadIfOutdated'
import { preparePlayer } from '../session'
import { loadBeginning, useEditorModule, useFieldModule } from './editorModule'
import type { ExampleRun } from './exampleRun'
import { closeEditor, openEditor, useDrawsEditor, useEditorOpener } from './openEditors'

type Parts = {
  run: ExampleRun
  /** Where the program is kept. */
  key: string
  figure: HTMLElement
  /** The code block of the program. */
  block: HTMLElement
  isEdited: boolean
}

const editButton = (figure: HTMLElement) => figure.querySelector<HTMLElement>('[data-action=edit]')!

/** The editor of an example: whether it is open, for which figure, and what draws it once it has been loaded. */
export function useLiveEditor({ run, key, figure, block, isEdited }: Parts) {
  const opener = useEditorOpener(key)
  const isEditing = opener !== undefined
  // Who begins to edit soon needs what reads a changed text, but first the picture
  useEffect(() => {
    if (isEditing) run.showing.then(() => preparePlayer({ toEdit: true })).catch(() => {})
  }, [run, isEditing])
  const draws = useDrawsEditor(key)
  const [isLost, setLost] = useState(false)
  const lose = useCallback(async () => {
    await reloadIfOutdated(() => pressOn(editButton(figure), 'data-action'))
    closeEditor(key)?.end(false)
    setLost(true)
  }, [figure, key])
  const loaded = useEditorModule(isEditing || isEdited, lose)
  const field = useFieldModule(isEditing, lose)
  return {
    isEditing,
    /** Whether it was opened from this figure: another one may have the same program. */
    isOpenedHere: opener === figure,
    isLost,
    Editor: draws ? loaded?.Editor : undefined,
    /** What the reader writes in, once it has been loaded. */
    CodeField: field?.CodeField,
    leave: () => closeEditor(key)?.end(true),
    toggle: () => {
      if (isEditing) return closeEditor(key)?.end(opener === figure)
      setLost(false)
      loadBeginning().then(
        ({ beginEditing }) => openEditor(key, () => ({ figure, end: beginEditing(block, figure) })),
        () => void lose(),
      )
    },
  }
}
