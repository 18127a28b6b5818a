import { useEffect, useState } from 'react'
import * as noticeStyles from './OfflineNotice.module.css'
import * as styles from './ProgressBar.module.css'

/** Faster loads show no progress bar. */
const PROGRESS_DELAY_MS = 300

/** When the text appears next to the bar. */
const SLOW_DELAY_MS = 8_000

type ProgressBarProps = { isLoading: boolean }

/** The bar appears when a page or the search loads slowly, the text later. */
export function ProgressBar({ isLoading }: ProgressBarProps) {
  const [pace, setPace] = useState<'fast' | 'slow' | 'stuck'>('fast')
  useEffect(() => {
    if (!isLoading) return
    const timers = [
      window.setTimeout(() => setPace('slow'), PROGRESS_DELAY_MS),
      window.setTimeout(() => setPace('stuck'), SLOW_DELAY_MS),
    ]
    return () => {
      timers.forEach(window.clearTimeout)
      setPace('fast')
    }
  }, [isLoading])
  if (!isLoading || pace === 'fast') return null
  return (
    <>
      <div className={styles.bar} data-progress="" aria-hidden="true" />
      <div role="status" className={noticeStyles.notice}>
        {pace === 'stuck' && 'Still loading. Check your connection.'}
      </div>
    </>
  )
}
