import { useEffect, useState } from 'react'
import { PROGRESS_DELAY_MS } from './progress'
import * as styles from './ProgressBar.module.css'

type ProgressBarProps = { isLoading: boolean }

/** A thin bar at the top of the window while the next page takes its time; a quick page shows none. */
export function ProgressBar({ isLoading }: ProgressBarProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = window.setTimeout(() => setIsSlow(true), PROGRESS_DELAY_MS)
    return () => {
      window.clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  return isLoading && isSlow ? <div className={styles.bar} data-progress="" aria-hidden="true" /> : null
}
