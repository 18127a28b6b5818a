import { excerptBlocks } from '../../lib/search/excerpt'
import { Marked } from './Marked'
import * as styles from './Result.module.css'

type ExcerptProps = { html: string; marks: RegExp | undefined }

/** The beginning of a section. It is short, so that every found word in it is seen. */
export function Excerpt({ html, marks }: ExcerptProps) {
  return (
    <span className={styles.excerpt} aria-hidden="true">
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
