import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import type { SidebarItem } from '../../lib/config/siteConfig'
import { sidebarTextOf } from '../../lib/navigation/sidebar'
import { ChevronDownIcon, ChevronUpIcon, SMALL_ICON_PX } from '../../ui/Icon'
import { Popover } from '../../ui/Popover'
import * as styles from './SecondBar.module.css'

type SecondBarProps = {
  title: string | undefined
  /** A change closes the popovers. */
  address: string
  topBar: RefObject<HTMLElement>
  sidebar?: ReactNode
  outline?: ReactNode
}

export function SecondBar({ title, address, topBar, sidebar, outline }: SecondBarProps) {
  const showsTop = useTopButton(topBar)
  return (
    <div role="region" aria-label="This page" className={styles.bar}>
      {sidebar ? (
        <Popover
          label="Pages"
          address={address}
          triggerClassName={styles.button}
          trigger={
            <>
              <span className={styles.title}>{title ?? 'Pages'}</span>
              <ChevronDownIcon size={SMALL_ICON_PX} className={styles.chevron} />
            </>
          }
        >
          {sidebar}
        </Popover>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      <div className={styles.right}>
        {showsTop && (
          <button type="button" className={styles.button} onClick={scrollToTop}>
            Top
            <ChevronUpIcon size={SMALL_ICON_PX} />
          </button>
        )}
        {showsTop && outline && <span className={styles.separator} />}
        {outline && <OutlinePopover address={address}>{outline}</OutlinePopover>}
      </div>
    </div>
  )
}

function scrollToTop() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}

type OutlinePopoverProps = {
  /** A change closes the popover. */
  address: string
  children: ReactNode
}

export function OutlinePopover({ address, children }: OutlinePopoverProps) {
  return (
    <Popover
      label="On this page"
      address={address}
      align="end"
      triggerClassName={styles.button}
      trigger={
        <>
          On this page
          <ChevronDownIcon size={SMALL_ICON_PX} className={styles.chevron} />
        </>
      }
    >
      <div className={styles.outline}>{children}</div>
    </Popover>
  )
}

/** How far the first bar scrolls out of view before the button appears. */
const TOP_BUTTON_DISTANCE_PX = 100

type TitleFacts = {
  path: string
  sidebarItems: SidebarItem[]
  frontmatterTitle?: string | null
  headingText?: string | null
}

/** As in the sidebar, else in the frontmatter, else the heading. */
export function secondBarTitle(facts: TitleFacts): string | undefined {
  const { path, sidebarItems, frontmatterTitle, headingText } = facts
  return sidebarTextOf(path, sidebarItems) ?? frontmatterTitle ?? headingText ?? undefined
}

/** Measured from the first bar's lower edge to the viewport. */
export function showsTopButton(distanceOutOfView: number): boolean {
  return distanceOutOfView > TOP_BUTTON_DISTANCE_PX
}

function useTopButton(topBar: RefObject<HTMLElement>): boolean {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!topBar.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const bar = entries[entries.length - 1]
        if (bar) setIsShown(!bar.isIntersecting && showsTopButton(-bar.boundingClientRect.bottom))
      },
      { rootMargin: `${TOP_BUTTON_DISTANCE_PX}px 0px 0px` },
    )
    observer.observe(topBar.current)
    return () => observer.disconnect()
  }, [topBar])
  return isShown
}
