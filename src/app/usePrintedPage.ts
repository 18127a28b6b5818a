import { useEffect } from 'react'

/** Prepares the page for printing: opens details and shows the host. */
export function usePrintedPage() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      // Not earlier, because a custom property on the root restyles every element
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
