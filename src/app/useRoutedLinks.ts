import { useEffect } from 'react'
import { navigate } from 'gatsby'
import { opensElsewhere } from '../dom/keys'
import { routedAddress } from '../lib/address/links'

/** Includes links in prebuilt HTML. */
export function useRoutedLinks() {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]')
      if (!link) return
      const address = routedAddress(
        {
          href: link.getAttribute('href') ?? '',
          target: link.getAttribute('target'),
          download: link.hasAttribute('download'),
          button: event.button,
          modified: opensElsewhere(event),
          handled: event.defaultPrevented,
        },
        window.location.pathname,
        __BASE_PATH__,
      )
      if (address === undefined) return
      event.preventDefault()
      void navigate(address)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
