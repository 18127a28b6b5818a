import { useEffect, useRef } from 'react'
import { CodeWords } from '../../ui/CodeWords'
import { useDebounced } from '../diagnostics/useDebounced'
import type { LogLine } from '../run/logLines'
import type { LocatedDiagnostic } from '../runtime/session'
import { FrameLines } from './OutputLines'
import * as styles from './LogList.module.css'

type LogListProps = {
  lines: readonly LogLine[]
  /** Shown once the user pauses typing. */
  hints: readonly LocatedDiagnostic[]
  isRunning: boolean
  /** Whether to reserve the room of the first line. */
  isExpected?: boolean
  /** Whether each frame is in front of its lines; the element around the list reserves its room. */
  hasFrames?: boolean
  /** Maps a line of the whole program to its shown number. */
  lineAt?: (line: number) => number
}

/** The newest line is last and in view. Lines are not announced while running. */
export function LogList(props: LogListProps) {
  const { lines, hints, isRunning, isExpected = false, hasFrames = false, lineAt = (line) => line } = props
  const log = useRef<HTMLDivElement>(null)
  const settled = useDebounced(hints, hints.length > 0)
  const shownHints = hints.filter(({ message }) => settled.some((other) => other.message === message))
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [lines, settled])
  if (lines.length === 0 && shownHints.length === 0 && !isExpected) return null
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
      {hasFrames ? <FrameLines lines={lines} /> : lines.map(({ number, text }) => <div key={number}>{text}</div>)}
      {shownHints.map(({ line, message, span }) => (
        <div key={`${message} ${span.start}`} className={styles.hint}>
          Line {lineAt(line)}: <CodeWords>{message}</CodeWords>
        </div>
      ))}
    </div>
  )
}
