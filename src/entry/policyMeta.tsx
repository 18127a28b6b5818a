import { createHash } from 'node:crypto'
import { Children, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { contentPolicy } from '../lib/policy/contentPolicy'
import type { SiteConfig } from '../lib/config/siteConfig'

type Inside = { src?: string; type?: string; dangerouslySetInnerHTML?: { __html: string } }

/**
 * The content policy of a page with these parts, for hosts that send no headers of their own. It has to stand before the
 * first script and the first style.
 */
export function policyMeta(parts: ReactNode, site: SiteConfig): ReactElement {
  const hashes = { scripts: hashesOf(parts, 'script'), styles: hashesOf(parts, 'style') }
  return <meta key="content-policy" httpEquiv="Content-Security-Policy" content={contentPolicy(hashes, site)} />
}

/** The hash of everything of a kind that stands in the page itself and is more than data. */
function hashesOf(parts: ReactNode, kind: 'script' | 'style'): string[] {
  return Children.toArray(parts).flatMap((part) => {
    if (!isValidElement<Inside>(part) || part.type !== kind) return []
    const { type, dangerouslySetInnerHTML: inside } = part.props
    if (inside === undefined || type !== undefined) return []
    return createHash('sha256').update(inside.__html).digest('base64')
  })
}
