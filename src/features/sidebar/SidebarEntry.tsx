import type { MouseEvent } from 'react'
import { opensElsewhere } from '../../dom/opensElsewhere'
import type { SidebarItem } from '../../lib/config/siteConfig'
import { hasCurrentDescendant, isCurrentItem, sidebarItemId } from '../../lib/navigation/sidebar'
import { EarlyButton } from '../../ui/EarlyButton'
import { ChevronRightIcon, LARGE_ICON_PX } from '../../ui/Icon'
import { Mark } from '../../ui/Mark'
import { SidebarLink } from './SidebarLink'
import { entryParts } from './sidebarSections'
import type { SidebarSections } from './useSidebarSections'
import * as styles from './Sidebar.module.css'

type SidebarEntryProps = {
  item: SidebarItem
  /** The place of the entry at each level; the top level has depth 0. */
  position: number[]
  /** Canonical path of the current page. */
  path: string
  sections: SidebarSections
  /** Sets the ids of one tree apart from those of another. */
  treeId: string
  /** Whether the tree leaves out what stands in collapsed sections. */
  isLong: boolean
}

/** A page, or a section with its pages below. */
export function SidebarEntry({ item, position, ...tree }: SidebarEntryProps) {
  const { path, sections, treeId, isLong } = tree
  const id = sidebarItemId(item, position)
  const listId = `${treeId}${id}`
  const depth = position.length - 1
  const { isTitle, showsItems, canToggle } = entryParts(item, depth)
  const state = canToggle ? (sections.states[id] ?? 'open') : undefined
  const drawnItems = isLong && state === 'collapsed' ? [] : (item.items ?? [])
  const row = isTitle ? styles.title : styles.item
  const control = {
    'aria-expanded': state === 'open',
    'aria-controls': listId,
    onClick: () => sections.toggle(id),
  }
  const toggleByLink = (event: MouseEvent) => {
    if (!opensElsewhere(event)) sections.toggleByLink(id)
  }
  return (
    <div data-state={state} data-contains-current={hasCurrentDescendant(item, path) || undefined}>
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
            isCurrent={isCurrentItem(item, path)}
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
          {drawnItems.map((child, index) => (
            <li key={index}>
              <SidebarEntry item={child} position={[...position, index]} {...tree} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
