import { useCallback, useEffect, useRef } from 'react'
import type { PlayerInput } from '../input/usePlayerInput'
import { labelWith, OutputLines } from './OutputLines'
import type { LogLine } from '../run/logLines'
import * as styles from './OutputPanel.module.css'

type OutputPanelProps = {
  lines: readonly LogLine[]
  name: string | undefined
  /** Props of the element that takes the keyboard, if this is it. */
  keys: PlayerInput['canvasProps'] | undefined
  onPanel: (panel: HTMLElement | null) => void
}

/** Distance from the end, in CSS px, at which new lines are still followed. */
const NEAR_END_PX = 8

/** Covers the output of the build. Follows the newest line unless scrolled up. */
export function OutputPanel({ lines, name, keys, onPanel }: OutputPanelProps) {
  const panel = useRef<HTMLDivElement | null>(null)
  const follows = useRef(true)
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      panel.current = element
      onPanel(element)
    },
    [onPanel],
  )
  useEffect(() => {
    if (panel.current && follows.current) panel.current.scrollTop = panel.current.scrollHeight
  }, [lines])
  return (
    <div
      ref={attach}
      role="group"
      aria-label={labelWith('Live output', name)}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard
      tabIndex={0}
      {...keys}
      className={styles.panel}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        follows.current = scrollTop + clientHeight >= scrollHeight - NEAR_END_PX
      }}
    >
      <OutputLines lines={lines} name={name} />
      {lines.length === 0 && <p>No output yet</p>}
    </div>
  )
}
