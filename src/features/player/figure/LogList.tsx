import { useEffect, useRef } from 'react'
import type { LogLine } from './logLines'
import * as styles from './LogList.module.css'

/** What a program wrote, newest last and in view. While it runs, a screen reader does not hear every line. */
export function LogList({ lines, isRunning }: { lines: readonly LogLine[]; isRunning: boolean }) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    log.current!.scrollTop = log.current!.scrollHeight
  }, [lines])
  return (
    <div
      ref={log}
      role="log"
      aria-label="Log"
      aria-live={isRunning ? 'off' : 'polite'}
      className={styles.log}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard
      tabIndex={0}
    >
      {lines.map(({ number, text }) => (
        <div key={number}>{text}</div>
      ))}
    </div>
  )
}
