import type { ComponentProps } from 'react'
import { isExternalLink, opensInNewTab, withBasePath } from '../lib/address/paths'
import { ArrowDiagonalIcon, SMALL_ICON_PX } from './Icon'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page (`/learn/api/tween#easing`), an anchor (`#easing`) or an address anywhere. */
  to: string
}

/**
 * The one link of the site. Pages are routed and prefetched by the listeners in `src/app`, so that links in
 * prebuilt HTML behave the same; other sites open in a new tab.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a {...linkAttributes(to)} {...rest}>
      {children}
    </a>
  )
}

/** The attributes of a link: its address below the base path, and a new tab for other sites. */
export function linkAttributes(to: string) {
  const href = withBasePath(to, __BASE_PATH__)
  return opensInNewTab(to) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href }
}

type ExternalMarkProps = { to: string; className?: string | undefined }

/** The arrow after an entry that leads away from the site; nothing after any other. */
export function ExternalMark({ to, className }: ExternalMarkProps) {
  return isExternalLink(to) ? <ArrowDiagonalIcon size={SMALL_ICON_PX} className={className} /> : null
}
