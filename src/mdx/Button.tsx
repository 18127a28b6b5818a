import type { ReactNode } from 'react'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Button.module.css'

type ButtonProps = { href: string; variant?: 'accent'; size?: 'large'; children: ReactNode }

export function Button({ href, variant, size, children }: ButtonProps) {
  return (
    <SiteLink to={href} className={styles.button} data-variant={variant} data-size={size}>
      {children}
    </SiteLink>
  )
}
