import { memo } from 'react'
import type { MouseEvent } from 'react'
import type { SidebarItem } from '../../lib/config/siteConfig'
import { ExternalMark } from '../../ui/ExternalMark'
import { Mark } from '../../ui/Mark'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './Sidebar.module.css'

type SidebarLinkProps = {
  item: SidebarItem
  isCurrent: boolean
  className: string | undefined
  onClick: ((event: MouseEvent) => void) | undefined
}

/** The text of an entry, with the way it leads. Of all entries, a change of page draws only two anew. */
export const SidebarLink = memo(function SidebarLink({ item, isCurrent, className, onClick }: SidebarLinkProps) {
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
    <SiteLink to={link} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
      {words}
      <ExternalMark to={link} className={styles.external} />
    </SiteLink>
  )
})
