import { useEffect, useRef } from 'react'
import { useDebounced } from '../diagnostics/useDebounced'
import type { LogLine } from '../run/logLines'
import type { LocatedDiagnostic } from '../runtime/session'
import * as styles from './LogList.module.css'

type LogListProps = {
  lines: readonly LogLine[]
  /** Shown once the user pauses typing. */
  hints: readonly LocatedDiagnostic[]
  isRunning: boolean
  /** Maps a line of the whole program to its shown number. */
  lineAt?: (line: number) => number
}

/** The log, newest line last and in view. While running, lines are not announced one by one. */
export function LogList({ lines, hints, isRunning, lineAt = (line) => line }: LogListProps) {
  const log = useRef<HTMLDivElement>(null)
  const shownHints = useDebounced(hints, hints.length > 0)
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [lines, shownHints])
  if (lines.length === 0 && shownHints.length === 0) return null
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
      {shownHints.map(({ line, message, span }) => (
        <div key={`${message} ${span.start}`} className={styles.hint}>
          Line {lineAt(line)}: {message.replaceAll('`', '"')}
        </div>
      ))}
    </div>
  )
}
