import type { ComponentProps } from 'react'
import { isExternalLink, opensInNewTab, withBasePath } from '../lib/address/paths'
import { ArrowDiagonalIcon, SMALL_ICON_PX } from './Icon'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page (`/learn/api/tween#easing`), an anchor (`#easing`) or any address. */
  to: string
}

/**
 * Listeners in `src/app` route and prefetch pages, as they do for links in prebuilt HTML; other sites open in a new
 * tab.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a {...linkAttributes(to)} {...rest}>
      {children}
    </a>
  )
}

export function linkAttributes(to: string) {
  const href = withBasePath(to, __BASE_PATH__)
  return opensInNewTab(to) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href }
}

type ExternalMarkProps = { to: string; className?: string | undefined }

export function ExternalMark({ to, className }: ExternalMarkProps) {
  return isExternalLink(to) ? <ArrowDiagonalIcon size={SMALL_ICON_PX} className={className} /> : null
}
