import type { SiteConfig } from '../config/siteConfig'

/** The policy that every plain text goes through on its way to where it would run. Its name is the browser's. */
export const OWN_ADDRESSES_POLICY = 'default'

/** The policy that vouches for the HTML that the build has made. */
export const FINISHED_HTML_POLICY = 'finished-html'

/** What a page holds that is allowed by its hash alone. */
type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** What the policy has to know of the site. */
type PolicySite = Pick<SiteConfig, 'baseUrl' | 'font' | 'iconUrl' | 'logoUrl'>

type Directives = [name: string, ...sources: string[]][]

const SELF = "'self'"

const FONT_SHEETS = 'https://fonts.googleapis.com'

const FONT_FILES = 'https://fonts.gstatic.com'

const FRAMING: Directives = [['frame-ancestors', SELF]]

/**
 * The content policy of every page: nothing from other hosts but what the configuration names, no script in the page but
 * those with a hash, and no text that becomes a script or markup on its way. Styles in attributes are allowed: the labels of
 * a table on a phone are custom properties, which no style sheet can know.
 */
export function contentPolicy(hashes: InlineHashes, site: PolicySite): string {
  return written([
    ['default-src', ...ownHosts(site)],
    ...directivesOf(hashes.scripts, site),
    ['style-src', ...ownHosts(site), ...hashes.styles.map(hashSource), ...(hasWebFont(site) ? [FONT_SHEETS] : [])],
    ['style-src-attr', "'unsafe-inline'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', OWN_ADDRESSES_POLICY, FINISHED_HTML_POLICY],
  ])
}

/**
 * The part of the policy that lasts from build to build, for hosts whose configuration is not published with the site. It
 * leaves out the styles, whose hash changes with every rule, and what would speak for them; each page carries the whole.
 */
export function headerPolicyForHost(scriptHashes: readonly string[], site: PolicySite): string {
  return written([...directivesOf(scriptHashes, site), ...FRAMING])
}

/**
 * The policy as a header. A page cannot say itself who may frame it, so the header does. It leaves to the page which styles
 * may stand in it, for each page has others, and who vouches for text that becomes a script: workers have no markup, and fetch
 * their parts before any code of theirs could vouch.
 */
export function headerPolicy(policy: string): string {
  const forAll = policy.split(';').filter((directive) => !/^(require-)?trusted-types/.test(directive))
  return `${forAll.map(withoutStyleHashes).join(';')};${written(FRAMING)}`
}

const withoutStyleHashes = (directive: string) =>
  directive.startsWith('style-src ') ? `${directive.replace(/ 'sha256-[^']*'/g, '')} 'unsafe-inline'` : directive

/** The addresses of other hosts that pages may show pictures of. */
export function pictureHosts({ iconUrl, logoUrl }: PolicySite): string[] {
  const pictures = [iconUrl, logoUrl].flatMap((picture) =>
    picture === undefined ? [] : typeof picture === 'string' ? [picture] : Object.values(picture),
  )
  return [...new Set(pictures.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin))]
}

function directivesOf(scriptHashes: readonly string[], site: PolicySite): Directives {
  const own = ownHosts(site)
  return [
    ['script-src', ...own, ...scriptHashes.map(hashSource)],
    ['worker-src', SELF],
    ['img-src', ...own, 'data:', ...pictureHosts(site)],
    ...(hasWebFont(site) ? [['font-src', ...own, FONT_FILES] as Directives[number]] : []),
    ['object-src', "'none'"],
    ['base-uri', ...own],
    ['form-action', SELF],
  ]
}

/** With a base address, the page asks that host for its files, wherever it is served. */
function ownHosts({ baseUrl }: PolicySite): string[] {
  return baseUrl ? [SELF, new URL(baseUrl).origin] : [SELF]
}

function hasWebFont({ font }: PolicySite): boolean {
  return Boolean(font?.default?.google ?? font?.mono?.google)
}

const hashSource = (hash: string) => `'sha256-${hash}'`

function written(directives: Directives): string {
  return directives.map((parts) => parts.join(' ')).join(';')
}

/** What browsers with Trusted Types offer, as far as this site uses it. */
type TrustedTypes = {
  createPolicy: <Name extends keyof PolicyRules>(
    name: string,
    rules: Pick<PolicyRules, Name>,
  ) => { [Rule in Name]: (text: string) => string }
}

type PolicyRules = {
  createHTML: (html: string) => string
  /** No address stands for: not trusted. */
  createScriptURL: (address: string) => string | undefined
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}
