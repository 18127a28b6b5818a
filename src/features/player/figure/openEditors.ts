import { useEffect, useState, useSyncExternalStore } from 'react'

/** The figures that live, by their program, in the order in which they came to life: the first one draws the editor. */
const living = new Map<string, symbol[]>()
/** The programs that are edited, and what was pressed to begin. */
const open = new Map<string, HTMLElement>()
const listeners = new Set<() => void>()

/** What was pressed to edit a program, the same for all its pictures; undefined while nobody does. */
export function useEditorOpener(key: string): HTMLElement | undefined {
  return useSyncExternalStore(listen, () => open.get(key))
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

/** Opens the editor of a program; what was pressed for it gets the focus back. */
export function openEditor(key: string, pressed: HTMLElement) {
  open.set(key, pressed)
  tell()
}

/** Closes the editor of a program, and tells what had opened it. */
export function closeEditor(key: string): HTMLElement | undefined {
  const pressed = open.get(key)
  open.delete(key)
  tell()
  return pressed
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
