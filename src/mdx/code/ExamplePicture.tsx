import { useRef } from 'react'
import { outputIn } from '../../lib/code/output'
import { OutputLines } from '../../player/toolbar/OutputLines'
import { PlayerToolbar } from '../../player/PlayerToolbar'
import type { PictureFacts } from '../../player/toolbar/toolbarState'
import * as styles from './ExamplePicture.module.css'

type ExamplePictureProps = Partial<PictureFacts> & {
  /** Address with base path; absent if the example draws nothing. */
  src?: string
  /** Size of the file; enlarged by whole pixels. */
  width?: string
  height?: string
  alt?: string
  /** Title of a picture without code. */
  title?: string
  /** Whether it is the first picture of its page, without code above it, and therefore in the first window. */
  isFirst?: boolean
  /** The input that leads to its output, in words. */
  input?: string
}

/** A picture or a panel of output, with its controls. */
export function ExamplePicture({
  src,
  width,
  height,
  alt,
  title,
  isFirst,
  input,
  program,
  ...facts
}: ExamplePictureProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { output, name } = facts
  return (
    <figure className={styles.figure}>
      {title && <p className={styles.title}>{title}</p>}
      <div ref={stage} className={styles.stage} data-output={output === undefined ? undefined : ''}>
        {src && <img {...{ src, width, height, alt }} loading={isFirst ? 'eager' : 'lazy'} decoding="async" />}
        {output !== undefined && <OutputLines lines={outputIn(output)} name={name} input={input} />}
      </div>
      {program !== undefined && <PlayerToolbar stage={stage} description={alt ?? ''} facts={{ ...facts, program }} />}
    </figure>
  )
}
