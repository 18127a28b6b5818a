import { useEffect } from 'react'

/** Opens what is folded away for as long as the page is being printed. */
export function usePrintedDetails() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
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
