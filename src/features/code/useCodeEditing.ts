import { useEffect } from 'react'
import { opensCode } from './opensCode'

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
