import { normalizeBasePath } from '../lib/address/paths'
import type { SiteConfig } from '../lib/config/siteConfig'

type Invocation = { argv: readonly string[]; env: Record<string, string | undefined> }

/** The base path of built HTML: the configured one if paths are prefixed, otherwise none. */
export function builtBasePath({ argv, env }: Invocation, configured = ''): string {
  const isPrefixed = argv.includes('--prefix-paths') || ['true', '1'].includes(env.PREFIX_PATHS ?? '')
  return isPrefixed ? normalizeBasePath(configured) : ''
}

/**
 * The site's address: from the environment of this build, or from the configuration. Throws if the environment has one
 * without a host.
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
