import type { ComponentProps } from 'react'
import { withPrefix } from 'gatsby'
import * as styles from './Image.module.css'

/** A picture; its title, if it has one, is the caption. */
export function Image({ src = '', alt = '', title, ...rest }: ComponentProps<'img'>) {
  const image = <img src={src.startsWith('/') ? withPrefix(src) : src} alt={alt} loading="lazy" {...rest} />
  if (!title) return image
  return (
    <span className={styles.figure} role="figure" aria-label={title}>
      {image}
      <span className={styles.caption} aria-hidden="true">
        {title}
      </span>
    </span>
  )
}
