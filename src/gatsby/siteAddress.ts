import { normalizeBasePath } from '../lib/address/paths'
import type { SiteConfig } from '../lib/config/siteConfig'

/** What a build says about itself: its arguments and its environment. */
type Invocation = { argv: readonly string[]; env: Record<string, string | undefined> }

/** The base path that finished HTML has to carry: the configured one when Gatsby is told to prefix paths, else none. */
export function builtBasePath({ argv, env }: Invocation, configured = ''): string {
  const isPrefixed = argv.includes('--prefix-paths') || ['true', '1'].includes(env.PREFIX_PATHS ?? '')
  return isPrefixed ? normalizeBasePath(configured) : ''
}

/**
 * The public address of the host: what the environment says for this build alone, as for a preview, or else what the
 * configuration says. Throws where the environment names no host.
 */
export function siteUrl({ SITE_URL }: { SITE_URL?: string | undefined }, { baseUrl }: Pick<SiteConfig, 'baseUrl'>) {
  if (!SITE_URL) return baseUrl
  const address = SITE_URL.replace(/\/$/, '')
  if (!/^https?:\/\/[^/?#]+$/.test(address)) {
    throw new Error(
      `SITE_URL is "${SITE_URL}": write the public address of the host, such as "https://docs.example.com"`,
    )
  }
  return address
}
