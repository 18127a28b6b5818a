import { flattenSidebar, type SidebarGroup } from '../../lib/navigation/sidebar'
import { EarlyButton } from '../../ui/EarlyButton'
import { ChevronRightIcon, LARGE_ICON_PX } from '../../ui/Icon'
import { SiteLink } from '../../ui/SiteLink'
import { useSections, useSectionToggles } from './SidebarSections'
import * as styles from './Sidebar.module.css'

/** Shows closed sections that a long sidebar leaves out. Without scripts, a link leads to the one in the middle. */
export function MoreSections({ groups }: { groups: SidebarGroup[] }) {
  const { showsAll } = useSections()
  const { toggleAll } = useSectionToggles()
  const middle = groups[Math.floor(groups.length / 2)]!.section!
  const [page] = flattenSidebar([middle])
  return (
    <div className={styles.group} data-state={showsAll ? 'open' : 'collapsed'}>
      <EarlyButton className={styles.title} aria-expanded={showsAll} onClick={toggleAll}>
        {`${groups.length} more sections`}
        <ChevronRightIcon size={LARGE_ICON_PX} className={styles.chevron} />
      </EarlyButton>
      {!showsAll && page && (
        <ul className={styles.list}>
          <li>
            <SiteLink to={page.path} className={styles.item}>
              {middle.text}
            </SiteLink>
          </li>
        </ul>
      )}
    </div>
  )
}
