import { useEffect, useState } from 'react'
import { opensElsewhere } from '../../dom/keys'
import { notify } from '../../dom/notify'
import { LiveMessage } from '../../ui/LiveMessage'

const COPIED = 'Link copied'

/** Has the link of each heading copy its address when it is followed. */
export function HeadingLinks() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.prose a.anchor')
      if (!link || opensElsewhere(event)) return
      setMessage('')
      try {
        await navigator.clipboard.writeText(link.href)
      } catch {
        // The link leads to its section all the same, and the address stands in the bar
        return
      }
      notify(link, COPIED)
      setMessage(COPIED)
    }
    const listen = (event: MouseEvent) => void copy(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  return <LiveMessage>{message}</LiveMessage>
}
