import { useLayoutEffect, useRef } from 'react'
import { excerptBlocks } from '../../lib/search/excerpt'
import { Marked } from './Marked'
import * as styles from './Result.module.css'

type ExcerptProps = { html: string; marks: RegExp | undefined }

/** The beginning of a section, clipped, with its first found word in the middle. */
export function Excerpt({ html, marks }: ExcerptProps) {
  const box = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const mark = box.current?.querySelector('mark')
    if (!box.current || !mark) return
    box.current.scrollTop = mark.offsetTop - (box.current.clientHeight - mark.offsetHeight) / 2
  }, [html, marks])

  return (
    <span ref={box} className={styles.excerpt} aria-hidden="true">
      {excerptBlocks(html).map(({ tag, runs }, index) => (
        <span key={index} className={styles[tag]}>
          {runs.map(({ text, isCode }, position) =>
            isCode ? (
              <code key={position}>
                <Marked text={text} marks={marks} />
              </code>
            ) : (
              <Marked key={position} text={text} marks={marks} />
            ),
          )}
        </span>
      ))}
    </span>
  )
}
