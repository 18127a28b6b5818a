import type { ReactNode } from 'react'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Games.module.css'

/** Games side by side. */
export function Games({ children }: { children: ReactNode }) {
  return <ul className={styles.games}>{children}</ul>
}

type GameProps = {
  /** Where it is played: a page, or a heading of one. */
  href: string
  title: string
  /** The picture that stands there, as the build drew it: its address with base path, its size, and what it shows. */
  src: string
  width: string
  height: string
  alt: string
  children?: ReactNode
}

/** A game with its picture, which is a link as a whole, and what there is to say of it. */
export function Game({ href, title, children, ...picture }: GameProps) {
  return (
    <li className={styles.game}>
      <img loading="lazy" decoding="async" {...picture} alt={picture.alt} />
      <div className={styles.words}>
        <SiteLink to={href} className={styles.link}>
          {title}
        </SiteLink>
        {children}
      </div>
    </li>
  )
}
