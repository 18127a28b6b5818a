import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { activeTopNavItem, topNavItemId, topNavItemKind } from '../../lib/navigation/topNav'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { EarlyButton } from '../../ui/EarlyButton'
import { ExternalMark } from '../../ui/ExternalMark'
import { MaskIcon } from '../../ui/MaskIcon'
import { SiteLink } from '../../ui/SiteLink'
import type { LiveTopNavProps, TopNavHandover } from './LiveTopNav'
import { TopNavEntry } from './TopNavEntry'
import * as styles from './TopNav.module.css'

type TopNavProps = {
  items: TopNavItem[]
  /** Canonical path of the current page. */
  path: string
}

type LiveTopNav = (props: LiveTopNavProps) => JSX.Element

/**
 * The navigation between the parts of the site. The library that opens its menus is fetched when the reader approaches it;
 * the buttons are there from the start, and what the reader did with them meanwhile is handed over.
 */
export function TopNav({ items, path }: TopNavProps) {
  const nav = useRef<HTMLElement>(null)
  const handover = useRef<TopNavHandover>({})
  const [live, setLive] = useState<{ Menu: LiveTopNav; handover: TopNavHandover }>()
  const hasMenus = items.some((item) => topNavItemKind(item) === 'menu')

  const fetchMenus = () => {
    if (!hasMenus) return
    import('./LiveTopNav').then(
      ({ LiveTopNav }) => {
        const focused = document.activeElement
        const focusedId = nav.current?.contains(focused) ? focused?.getAttribute('data-entry') : undefined
        setLive({ Menu: LiveTopNav, handover: { ...handover.current, focusedId: focusedId ?? undefined } })
      },
      // The next approach tries again
      () => undefined,
    )
  }
  const hover = (id: string) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !handover.current.hovered) handover.current.hovered = { id, since: Date.now() }
  }
  const leave = () => {
    handover.current.hovered = undefined
  }

  useEffect(() => {
    // The pointer can rest here since before this page was live, which no event will tell
    const resting = nav.current?.querySelector<HTMLElement>('button[data-entry]:hover')
    if (!resting) return
    handover.current.hovered = { id: resting.dataset.entry ?? '', since: Date.now() }
    fetchMenus()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (items.length === 0) return null
  if (live) return <live.Menu items={items} path={path} handover={live.handover} />
  const active = activeTopNavItem(items, path)
  return (
    <nav ref={nav} className={styles.nav} aria-label="Main" onPointerEnter={fetchMenus} onFocus={fetchMenus}>
      <ul className={styles.list}>
        {items.map((item, index) => {
          const id = topNavItemId(item, index)
          const kind = topNavItemKind(item)
          return (
            <li key={id} className={styles.item}>
              {kind === 'menu' ? (
                <>
                  <EarlyButton
                    className={styles.trigger}
                    data-active={item === active}
                    data-entry={id}
                    aria-expanded="false"
                    onPointerEnter={hover(id)}
                    onPointerMove={hover(id)}
                    onPointerLeave={leave}
                    onClick={() => {
                      handover.current.clickedId = id
                      fetchMenus()
                    }}
                  >
                    {item.text}
                    <MaskIcon name="chevron-down" />
                  </EarlyButton>
                  <ul className={styles.scriptlessPanel}>
                    {item.items?.map((child) => (
                      <li key={child.text}>
                        <SiteLink to={child.link ?? ''} className={styles.panelLink}>
                          {child.text}
                          <ExternalMark to={child.link ?? ''} className={styles.external} />
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <TopNavEntry id={id} item={item} path={path} isActive={item === active} />
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
