import { useEffect, useState } from 'react'
import { isSamePage } from '../../lib/address/paths'
import { ArrowLeftIcon, MEDIUM_ICON_PX } from '../../ui/Icon'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './Sidebar.module.css'

type BackLinkProps = {
  /** Canonical path of the page visited before this sidebar appeared. */
  previousPath: string | undefined
}

/** Determined once, in the browser, when the sidebar appears. */
export function BackLink({ previousPath }: BackLinkProps) {
  const [{ target, label }, setLink] = useState({ target: '/', label: 'Home' })
  useEffect(() => {
    const state = window.history.state as { key?: unknown } | null
    const path = backLinkTarget(previousPath)
    setLink({ target: path, label: backLinkLabel({ hasHistoryKey: Boolean(state?.key), target: path }) })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the target stays until another sidebar mounts
  }, [])
  return (
    <SiteLink to={target} className={styles.back}>
      <ArrowLeftIcon size={MEDIUM_ICON_PX} />
      {label}
    </SiteLink>
  )
}

export function backLinkTarget(previousPath: string | undefined): string {
  return previousPath ?? '/'
}

/** 'Back' if the history entry has a key and the target is not the landing page. */
export function backLinkLabel(link: { hasHistoryKey: boolean; target: string }): 'Back' | 'Home' {
  return link.hasHistoryKey && !isSamePage(link.target, '/') ? 'Back' : 'Home'
}
