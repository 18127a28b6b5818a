import type { SiteConfig } from '../lib/config/siteConfig'

/** The environment overrides the configuration. Throws if its address has no host. */
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
