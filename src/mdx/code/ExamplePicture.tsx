import { useRef } from 'react'
import { PlayerToolbar } from '../../player/PlayerToolbar'
import type { PictureFacts } from '../../player/toolbar/toolbarState'
import * as styles from './ExamplePicture.module.css'

type ExamplePictureProps = Partial<PictureFacts> & {
  src: string
  /** Size of the file, which is enlarged by whole pixels. */
  width: string
  height: string
  alt: string
  /** Title of a picture without code, shown above it. */
  title?: string
}

export function ExamplePicture({ src, width, height, alt, title, program, ...facts }: ExamplePictureProps) {
  const stage = useRef<HTMLDivElement>(null)
  return (
    <figure className={styles.figure}>
      {title && <p className={styles.title}>{title}</p>}
      <div ref={stage} className={styles.stage}>
        <img {...{ src, width, height, alt }} loading={title === undefined ? 'lazy' : 'eager'} decoding="async" />
      </div>
      {program !== undefined && <PlayerToolbar stage={stage} description={alt} facts={{ ...facts, program }} />}
    </figure>
  )
}
