import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { pressAction } from '../../dom/pendingAction'
import { reloadIfOutdated } from '../../dom/reloadIfOutdated'
import { loadBeginning, useEditorModule, useFieldModule } from '../editor/editorModule'
import type { ExampleRun } from '../run/exampleRun'
import { preparePlayer } from '../runtime/session'

type Parts = {
  run: ExampleRun
  /** Where the program is kept. */
  key: string
  figure: HTMLElement
  /** The code block of the program. */
  block: HTMLElement
  isEdited: boolean
}

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
    await reloadIfOutdated(() => pressAction(editButton(figure), 'data-action'))
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

const editButton = (figure: HTMLElement) => figure.querySelector<HTMLElement>('[data-action=edit]')!

/** How a program came to be edited. */
export type Opened = {
  /** The figure from which it was opened. */
  figure: HTMLElement
  /** Ends what came with it; the reader comes back to where she was where she asks for that. */
  end: (comesBack: boolean) => void
}

/** The figures that live, by their program, in the order in which they came to life: the first one draws the editor. */
const living = new Map<string, symbol[]>()
/** The programs that are edited. */
const open = new Map<string, Opened>()
const listeners = new Set<() => void>()

/** The figure from which a program was opened, the same for all its pictures; undefined while nobody edits it. */
export function useEditorOpener(key: string): HTMLElement | undefined {
  return useSyncExternalStore(listen, () => open.get(key)?.figure)
}

/** Whether this figure draws the editor of its program; another one may have the same. */
export function useDrawsEditor(key: string): boolean {
  const [self] = useState(() => Symbol(key))
  useEffect(() => {
    living.set(key, [...(living.get(key) ?? []), self])
    tell()
    return () => {
      const others = living.get(key)!.filter((other) => other !== self)
      living.set(key, others)
      if (others.length === 0) open.delete(key)
      tell()
    }
  }, [key, self])
  return useSyncExternalStore(listen, () => living.get(key)?.[0] === self)
}

/** Opens the editor of a program that lives, unless it is open. */
export function openEditor(key: string, begin: () => Opened) {
  if (!living.get(key)?.length || open.has(key)) return
  open.set(key, begin())
  tell()
}

/** Closes the editor of a program, and tells how it had been opened. */
export function closeEditor(key: string): Opened | undefined {
  const opened = open.get(key)
  open.delete(key)
  tell()
  return opened
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
