import { createHash } from 'node:crypto'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { contentPolicy } from '../lib/policy/contentPolicy'
import type { SiteConfig } from '../lib/config/siteConfig'

type Inside = { src?: string; type?: string; dangerouslySetInnerHTML?: { __html: string } }

/** For hosts without headers. Has to precede scripts and styles. */
export function policyMeta(parts: ReactNode, site: SiteConfig): ReactElement {
  const hashes = { scripts: hashesOf(parts, 'script'), styles: hashesOf(parts, 'style') }
  return <meta key="content-policy" httpEquiv="Content-Security-Policy" content={contentPolicy(hashes, site)} />
}

/** Data is exempt. */
function hashesOf(parts: ReactNode, kind: 'script' | 'style'): string[] {
  return Children.toArray(parts).flatMap((part) => {
    if (!isValidElement<Inside>(part) || part.type !== kind) return []
    const { type, dangerouslySetInnerHTML: inside } = part.props
    if (inside === undefined || type !== undefined) return []
    return createHash('sha256').update(inside.__html).digest('base64')
  })
}
