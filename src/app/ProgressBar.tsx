import { useEffect, useState } from 'react'
import * as styles from './ProgressBar.module.css'

/** Faster loads show no progress bar. */
const PROGRESS_DELAY_MS = 300

type ProgressBarProps = { isLoading: boolean }

/** A thin bar at the top of the window while a page loads slowly. */
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
