import { useEffect } from 'react'

/** Opens the editor on double click, Enter or F2 in code. Enter on a link still follows it. */
export function useCodeEditing() {
  useEffect(() => {
    const open = (event: MouseEvent | KeyboardEvent) => {
      // Without focus, a key applies where the caret is
      const isInCode = event.target instanceof Element && event.target.matches('body, pre, pre *')
      if (!isInCode || !opensCode(event)) return
      import(/* webpackChunkName: "code-editing" */ './openCode').then(
        ({ openCode }) => openCode(event),
        () => {
          // The Edit button reports a failed load
        },
      )
    }
    document.addEventListener('dblclick', open)
    document.addEventListener('keydown', open)
    return () => {
      document.removeEventListener('dblclick', open)
      document.removeEventListener('keydown', open)
    }
  }, [])
}

type Act = Pick<MouseEvent, 'type' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & { key?: string }

/** Double click, Enter or F2, without modifiers. */
export function opensCode({ type, key, altKey, ctrlKey, metaKey, shiftKey }: Act): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return false
  return type === 'dblclick' || key === 'Enter' || key === 'F2'
}
