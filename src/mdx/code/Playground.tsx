import { useEffect, useState, type ReactNode } from 'react'
import { loadPlayer, type PlayerModule } from '../../player/loadPlayer'
import { CodeBlock } from './CodeBlock'
import * as styles from './Playground.module.css'

type PlaygroundModule = Awaited<ReturnType<PlayerModule['loadPlayground']>>

/** Shows the children until the playground is loaded. */
export function Playground({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<PlaygroundModule>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    loadPlayer()
      .then((player) => player.loadPlayground())
      .then(setLoaded, () => setLost(true))
  }, [])
  if (loaded) return <loaded.Playground code={<CodeBlock html="" language="rust" />} />
  return (
    <div className={styles.waiting} data-lost={isLost || undefined}>
      <div>{children}</div>
      <p role="status">{isLost && 'Couldn’t load the playground. Reload the page to try again.'}</p>
    </div>
  )
}
