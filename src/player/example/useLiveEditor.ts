import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { pressAction } from '../../dom/pendingAction'
import { reloadIfOutdated } from '../../dom/reloadIfOutdated'
import { afterPaint } from '../../dom/schedule'
import { loadBeginning, useEditorModule, useFieldModule, useWgslModule } from '../editor/editorModule'
import type { ExampleRun } from '../run/exampleRun'
import { preparePlayer } from '../runtime/session'

type Parts = {
  run: ExampleRun
  key: string
  figure: HTMLElement
  block: HTMLElement
  isEdited: boolean
  hasShaders: boolean
}

/** Whether it is open, from which figure, and its loaded component. */
export function useLiveEditor({ run, key, figure, block, isEdited, hasShaders }: Parts) {
  const opener = useEditorOpener(key)
  const isEditing = opener !== undefined
  // Editing will need the compiler, but the picture loads first
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
  // In a task of its own, so that neither is long
  const field = useFieldModule(isEditing && loaded !== undefined, lose)
  const wgsl = useWgslModule(hasShaders && (isEditing || isEdited), lose)
  return {
    isEditing,
    /** Whether this figure opened it; another may show the same program. */
    isOpenedHere: opener === figure,
    isLost,
    Editor: draws ? loaded?.Editor : undefined,
    CodeMirrorEditor: field?.CodeMirrorEditor,
    /** The language of its shaders. */
    wgsl: wgsl?.WGSL,
    leave: () => closeEditor(key)?.end(true),
    toggle: () => {
      if (isEditing) return closeEditor(key)?.end(opener === figure)
      setLost(false)
      loadBeginning().then(
        // In a task of its own: neither the press nor the evaluation of the module may be long
        ({ beginEditing }) => afterPaint(() => openEditor(key, () => ({ figure, end: beginEditing(block, figure) }))),
        () => void lose(),
      )
    },
  }
}

const editButton = (figure: HTMLElement) => figure.querySelector<HTMLElement>('[data-action=edit]')!

export type Opened = {
  figure: HTMLElement
  /** Stops editing; restores the scroll position if `comesBack`. */
  end: (comesBack: boolean) => void
}

/** Mounted figures by program, in mount order: the first one renders the editor. */
const mounted = new Map<string, symbol[]>()
const open = new Map<string, Opened>()
const listeners = new Set<() => void>()

export function useEditorOpener(key: string): HTMLElement | undefined {
  return useSyncExternalStore(listen, () => open.get(key)?.figure)
}

export function useDrawsEditor(key: string): boolean {
  const [self] = useState(() => Symbol(key))
  useEffect(() => {
    mounted.set(key, [...(mounted.get(key) ?? []), self])
    announceState()
    return () => {
      const others = mounted.get(key)!.filter((other) => other !== self)
      mounted.set(key, others)
      if (others.length === 0) closeEditor(key)?.end(false)
      else announceState()
    }
  }, [key, self])
  return useSyncExternalStore(listen, () => mounted.get(key)?.[0] === self)
}

export function openEditor(key: string, begin: () => Opened) {
  if (!mounted.get(key)?.length || open.has(key)) return
  open.set(key, begin())
  // In a task of its own: opening lays out the page, and listeners mount the editor
  setTimeout(announceState)
}

/** Returns how it was opened. */
export function closeEditor(key: string): Opened | undefined {
  const opened = open.get(key)
  open.delete(key)
  announceState()
  return opened
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announceState() {
  for (const listener of listeners) listener()
}
