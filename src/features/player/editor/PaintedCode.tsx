import { useLayoutEffect, useRef } from 'react'
import type { EditorFault } from './editorFault'
import type { FinishedLine } from './finishedLines'
import { paintedLines } from './paintedLines'
import * as styles from './Editor.module.css'

type PaintedCodeProps = {
  text: string
  faults: readonly Pick<EditorFault, 'start' | 'end'>[]
  lines: readonly FinishedLine[]
  /** The class of the finished code. */
  className: string
}

/** A text that differs from that of the page, as code that is read. */
export function PaintedCode({ text, faults, lines, className }: PaintedCodeProps) {
  const code = useRef<HTMLElement>(null)
  useLayoutEffect(() => code.current!.replaceChildren(...paintedLines(text, faults, lines)), [text, faults, lines])
  return (
    <pre className={`${className} ${styles.painted}`} translate="no">
      <code ref={code} />
    </pre>
  )
}
