import type { ComponentProps, CSSProperties } from 'react'
import { withBasePath } from '../lib/address/paths'
import type { Drawing } from '../lib/page/pictures'
import { usePage } from './PageContext'
import * as styles from './Image.module.css'

/** The title becomes a caption. Content files use their prepared copies. */
export function Image({ src = '', title, ...rest }: ComponentProps<'img'>) {
  const drawing = usePage().pictures?.[src]
  const image = drawing ? (
    <Picture drawing={drawing} {...rest} />
  ) : (
    <img src={withBasePath(src, __BASE_PATH__)} alt="" loading="lazy" {...rest} />
  )
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

function Picture({ drawing, ...rest }: { drawing: Drawing } & ComponentProps<'img'>) {
  const { sources, pixelArtWidth, ...image } = drawing
  const lengths = { '--file-width': `${pixelArtWidth}px`, '--drawn-width': `${image.width}px` } as CSSProperties
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        alt=""
        loading="lazy"
        decoding="async"
        {...image}
        {...rest}
        {...(pixelArtWidth ? { className: styles.pixelArt, style: lengths } : {})}
      />
    </picture>
  )
}
