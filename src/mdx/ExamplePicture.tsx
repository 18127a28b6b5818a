import type { ReactNode } from 'react'
import * as styles from './ExamplePicture.module.css'

type ExamplePictureProps = {
  /** The address of the picture, with base path. */
  src: string
  /** The size of the file; the page enlarges it by whole pixels. */
  width: string
  height: string
  alt: string
  /** The caption. */
  children?: ReactNode
}

/** What an example draws, as the build drew it. */
export function ExamplePicture({ src, width, height, alt, children }: ExamplePictureProps) {
  return (
    <figure className={styles.figure}>
      <img loading="lazy" decoding="async" src={src} width={width} height={height} alt={alt} />
      {children}
    </figure>
  )
}
