import { useEffect, useState } from 'react'
import { CONTENT_ERRORS_ADDRESS } from '../../lib/address/published'
import { Note } from '../../ui/Note'

/** The terminal lists all of them. */
const MAX_SHOWN = 5

export function ContentErrors() {
  const [errors, setErrors] = useState<readonly string[]>([])
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const feed = new EventSource(CONTENT_ERRORS_ADDRESS)
    feed.onmessage = ({ data }: MessageEvent<string>) => {
      setErrors(JSON.parse(data) as string[])
      setHidden(false)
    }
    return () => feed.close()
  }, [])
  if (errors.length === 0 || isHidden) return null
  const others = errors.length - MAX_SHOWN
  return (
    <Note role="alert" action="Hide" onAction={() => setHidden(true)}>
      {errors.slice(0, MAX_SHOWN).map((error) => (
        <div key={error}>{error}</div>
      ))}
      {others > 0 && <div>and {others} more in the terminal</div>}
    </Note>
  )
}
