import type { ComponentProps } from 'react'
import { withPrefix } from 'gatsby'
import { isExternalLink, opensInNewTab } from '../lib/paths'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page (`/learn/api/tween#easing`), an anchor (`#easing`) or an address anywhere. */
  to: string
}

/**
 * The one link of the site. Pages are routed and prefetched by the listeners in `features/router`, so that links in
 * prebuilt HTML behave the same; other sites open in a new tab.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const newTab = opensInNewTab(to) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  const href = to.startsWith('/') && !isExternalLink(to) ? withPrefix(to) : to
  return (
    <a href={href} {...newTab} {...rest}>
      {children}
    </a>
  )
}
