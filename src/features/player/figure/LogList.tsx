import { useEffect, useRef } from 'react'
import type { LogLine } from './logLines'
import * as styles from './LogList.module.css'

/** What a program wrote, newest last and in view. While it runs, a screen reader does not hear every line. */
export function LogList({ lines, isRunning }: { lines: readonly LogLine[]; isRunning: boolean }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight
  }, [lines])
  return (
    <ol
      ref={list}
      role="log"
      aria-label="Log"
      aria-live={isRunning ? 'off' : 'polite'}
      className={styles.log}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard
      tabIndex={0}
    >
      {lines.map(({ number, text }) => (
        <li key={number}>{text}</li>
      ))}
    </ol>
  )
}
