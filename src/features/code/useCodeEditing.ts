import { useEffect } from 'react'

/**
 * Lets a double click, or Enter or F2, in the code of an example open it for writing. What that takes is loaded then: most
 * readers never do it. Enter on a link goes on leading where it leads.
 */
export function useCodeEditing() {
  useEffect(() => {
    const open = (event: MouseEvent | KeyboardEvent) => {
      // Where nothing has the focus, a key is meant for where the caret is
      const isInCode = event.target instanceof Element && event.target.matches('body, pre, pre *')
      if (!isInCode || !opensCode(event)) return
      import(/* webpackChunkName: "code-editing" */ './openCode').then(
        ({ openCode }) => openCode(event),
        () => {
          // The Edit button tells if it cannot be loaded
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

/** Whether what a reader does to code that can be edited opens it: a double click, Enter or F2, without another key. */
export function opensCode({ type, key, altKey, ctrlKey, metaKey, shiftKey }: Act): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return false
  return type === 'dblclick' || key === 'Enter' || key === 'F2'
}
