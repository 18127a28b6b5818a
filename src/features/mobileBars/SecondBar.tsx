import type { ReactNode, RefObject } from 'react'
import { ChevronUpIcon, MenuIcon, SMALL_ICON_PX } from '../../ui/Icon'
import { Popover } from '../../ui/Popover'
import { OutlinePopover } from './OutlinePopover'
import { useTopButton } from './useTopButton'
import * as styles from './SecondBar.module.css'

type SecondBarProps = {
  /** The name of the page. */
  title: string | undefined
  /** The full address; the popovers close when it changes. */
  address: string
  topBar: RefObject<HTMLElement>
  /** The tree of pages, where there is one. */
  sidebar?: ReactNode
  /** The outline of the page, where it has one. */
  outline?: ReactNode
}

/** The bar that stays in view on narrow screens: where the reader is, and the ways from there. */
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
              <MenuIcon size={13} className={styles.icon} />
              <span className={styles.title}>{title ?? 'Pages'}</span>
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
