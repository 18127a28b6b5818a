import { useEffect, useState } from 'react'
import { opensElsewhere } from '../../dom/keys'
import { notify } from '../../dom/notify'
import { LiveMessage } from '../../ui/LiveMessage'

const COPIED = 'Link copied'

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
        // The link still works, and the location bar shows the address
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
