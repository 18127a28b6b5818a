import { memo, type MouseEvent } from 'react'
import { opensElsewhere } from '../../dom/keys'
import type { SidebarItem } from '../../lib/config/siteConfig'
import { hasCurrentDescendant, isCurrentItem, placeOf, sidebarItemId } from '../../lib/navigation/sidebar'
import { EarlyButton } from '../../ui/EarlyButton'
import { ChevronRightIcon, LARGE_ICON_PX } from '../../ui/Icon'
import { Mark } from '../../ui/Mark'
import { ExternalMark, SiteLink } from '../../ui/SiteLink'
import { drawnItems, entryParts, shownIn, type Shown } from './sectionStates'
import { useSectionToggles } from './SidebarSections'
import * as styles from './Sidebar.module.css'

type SidebarEntryProps = Shown & {
  item: SidebarItem
  /** Position in the tree. */
  place: string
  /** The top level is 0. */
  depth: number
  /** Distinguishes the ids of several trees. */
  treeId: string
  /** Whether closed sections are omitted. */
  isLong: boolean
}

/** Memoized, because trees can be long. */
export const SidebarEntry = memo(function Entry(props: SidebarEntryProps) {
  const { item, place, depth, treeId, isLong, path, states } = props
  const toggles = useSectionToggles()
  const id = sidebarItemId(item, place)
  const listId = `${treeId}${id}`
  const { isTitle, showsItems, canToggle } = entryParts(item, depth)
  const state = canToggle ? (props.state ?? 'open') : undefined
  const row = isTitle ? styles.title : styles.item
  const control = {
    'aria-expanded': state === 'open',
    'aria-controls': listId,
    onClick: () => toggles.toggle(id),
  }
  const toggleByLink = (event: MouseEvent) => {
    if (!opensElsewhere(event)) toggles.toggleByLink(id)
  }
  return (
    <div
      data-state={state}
      data-contains-current={(path !== undefined && hasCurrentDescendant(item, path)) || undefined}
    >
      {canToggle && !item.link ? (
        <EarlyButton className={row} {...control}>
          {item.mark && <Mark name={item.mark} />}
          {item.text}
          <ChevronRightIcon size={LARGE_ICON_PX} className={styles.chevron} />
        </EarlyButton>
      ) : (
        <div className={styles.row}>
          <SidebarLink
            item={item}
            isCurrent={path !== undefined && isCurrentItem(item, path)}
            className={row}
            onClick={canToggle ? toggleByLink : undefined}
          />
          {canToggle && (
            <EarlyButton className={styles.toggle} aria-label={`${item.text} section`} {...control}>
              <ChevronRightIcon size={LARGE_ICON_PX} className={styles.chevron} />
            </EarlyButton>
          )}
        </div>
      )}
      {showsItems && (
        <ul id={listId} className={styles.list} data-inset={depth > 0 || undefined}>
          {drawnItems(item, isLong && state === 'collapsed').map((child, index) => {
            const entry = { item: child, place: placeOf(index, place), depth: depth + 1, treeId, isLong }
            return (
              <li key={index}>
                <SidebarEntry {...entry} {...shownIn(child, entry.place, path, states)} />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
})

type SidebarLinkProps = {
  item: SidebarItem
  isCurrent: boolean
  className: string | undefined
  onClick: ((event: MouseEvent) => void) | undefined
}

/** Memoized, so that a navigation renders only two links. */
const SidebarLink = memo(function SidebarLink({ item, isCurrent, className, onClick }: SidebarLinkProps) {
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
