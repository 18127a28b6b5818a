import type { MouseEvent } from 'react'
import type { SidebarItem } from '../../lib/config/siteConfig'
import { isCurrentItem } from '../../lib/navigation/sidebar'
import { ExternalMark } from '../../ui/ExternalMark'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './Sidebar.module.css'

type SidebarLinkProps = {
  item: SidebarItem
  /** Canonical path of the current page. */
  path: string
  className: string | undefined
  onClick: ((event: MouseEvent) => void) | undefined
}

/** The text of an entry, with the way it leads. */
export function SidebarLink({ item, path, className, onClick }: SidebarLinkProps) {
  const { text, link, disabled } = item
  if (!link) return <span className={className}>{text}</span>
  if (disabled) {
    return (
      <span role="link" aria-disabled="true" className={className}>
        {text}
      </span>
    )
  }
  return (
    <SiteLink
      to={link}
      className={className}
      aria-current={isCurrentItem(item, path) ? 'page' : undefined}
      onClick={onClick}
    >
      {text}
      <ExternalMark to={link} className={styles.external} />
    </SiteLink>
  )
}
