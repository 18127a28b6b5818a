import { useEffect } from 'react'
import { useGrownContent } from '../../dom/grownContent'

const SELECTOR = '.tableScroll, [data-code-block] pre'

/** Focus lets arrow keys scroll them. */
export function useScrollableRegions(path: string) {
  const grown = useGrownContent()
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
        else target.removeAttribute('tabindex')
      }
    })
    for (const box of document.querySelectorAll(SELECTOR)) observer.observe(box)
    return () => observer.disconnect()
  }, [path, grown])
}
