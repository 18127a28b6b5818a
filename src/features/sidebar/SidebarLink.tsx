import type { MouseEvent } from 'react'
import type { SidebarItem } from '../../lib/config/siteConfig'
import { isCurrentItem } from '../../lib/navigation/sidebar'
import { ExternalMark } from '../../ui/ExternalMark'
import { Mark } from '../../ui/Mark'
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
  const { text, mark, link, disabled } = item
  const words = (
    <>
      {mark && <Mark name={mark} />}
      {text}
    </>
  )
  if (!link) return <span className={className}>{words}</span>
  if (disabled) {
    return (
      <span role="link" aria-disabled="true" className={className}>
        {words}
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
      {words}
      <ExternalMark to={link} className={styles.external} />
    </SiteLink>
  )
}
