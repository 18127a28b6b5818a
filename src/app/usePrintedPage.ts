import { useEffect } from 'react'

/** Gets the page ready for paper: opens what is folded away while it is printed, and says from which host it comes. */
export function usePrintedPage() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      // Not before: what the root hands down makes the browser style every element anew
      document.documentElement.style.setProperty('--host', `'${window.location.origin}'`)
      opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
      opened.forEach((details) => {
        details.open = true
      })
    }
    const close = () => {
      opened.forEach((details) => {
        details.open = false
      })
      opened = []
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
}
