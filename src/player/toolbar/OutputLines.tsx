import type { FrameLine } from '../../lib/code/output'
import * as styles from './OutputLines.module.css'

type OutputLinesProps = {
  /** Numbered lines keep their element while others come and go. */
  lines: readonly (FrameLine & { number?: number })[]
  /** Name of the example. */
  name: string | undefined
  /** The input that leads to it, in words. */
  input?: string | undefined
}

/** A log whose lines are not announced: a game may log 60 a second. */
export function OutputLines({ lines, name, input }: OutputLinesProps) {
  return (
    <div role="log" aria-live="off" aria-label={labelWith('Output', name)} className={styles.lines}>
      <FrameLines lines={lines} />
      {input && <p>{`With ${input}`}</p>}
    </div>
  )
}

/** Lines with their frame in front; the element around them reserves its room. */
export function FrameLines({ lines }: Pick<OutputLinesProps, 'lines'>) {
  return (
    <>
      {lines.map(({ tick, text, number }, index) => (
        <div key={number ?? index}>
          {tick !== lines[index - 1]?.tick && <i>{`frame ${tick} `}</i>}
          {text}
        </div>
      ))}
    </>
  )
}

export const labelWith = (label: string, name: string | undefined) => (name ? `${label}: ${name}` : label)
