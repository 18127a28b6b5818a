import { useEffect, useState } from 'react'
import { FAULTS_ADDRESS } from '../../lib/address/published'
import { Note } from '../../ui/Note'

/** How many faults are told at the same time; the terminal has all. */
const MOST_TOLD = 5

/** Tells authors who preview the site what is wrong with the content, until it is mended. */
export function ContentFaults() {
  const [faults, setFaults] = useState<readonly string[]>([])
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const feed = new EventSource(FAULTS_ADDRESS)
    feed.onmessage = ({ data }: MessageEvent<string>) => {
      setFaults(JSON.parse(data) as string[])
      setHidden(false)
    }
    return () => feed.close()
  }, [])
  if (faults.length === 0 || isHidden) return null
  const others = faults.length - MOST_TOLD
  return (
    <Note role="alert" action="Hide" onAction={() => setHidden(true)}>
      {faults.slice(0, MOST_TOLD).map((fault) => (
        <div key={fault}>{fault}</div>
      ))}
      {others > 0 && <div>and {others} more, which the terminal tells</div>}
    </Note>
  )
}
