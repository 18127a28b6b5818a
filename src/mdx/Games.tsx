import type { ReactNode } from 'react'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Games.module.css'

export function Games({ children }: { children: ReactNode }) {
  return <ul className={styles.games}>{children}</ul>
}

type GameProps = {
  href: string
  title: string
  /** Built picture with base path, size and alt text. */
  src: string
  width: string
  height: string
  alt: string
  children?: ReactNode
}

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
