import type { SiteConfig } from '../config/siteConfig'

/** The Trusted Types policy for plain text; browsers prescribe its name. */
export const OWN_ADDRESSES_POLICY = 'default'

export const FINISHED_HTML_POLICY = 'finished-html'

type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

type PolicySite = Pick<SiteConfig, 'baseUrl' | 'font' | 'iconUrl' | 'logoUrl'>

type Directives = [name: string, ...sources: string[]][]

const SELF = "'self'"

const FONT_SHEETS = 'https://fonts.googleapis.com'

const FONT_FILES = 'https://fonts.gstatic.com'

const FRAMING: Directives = [['frame-ancestors', SELF]]

/**
 * Only configured hosts, no inline script without a hash, no text as script or markup. Style attributes are allowed,
 * because tables on phones set their labels as custom properties.
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
 * The part that is the same in every build, for host configurations that are not published with the site. Omits styles,
 * whose hashes change with every rule; each page has the full policy.
 */
export function headerPolicyForHost(scriptHashes: readonly string[], site: PolicySite): string {
  return written([...directivesOf(scriptHashes, site), ...FRAMING])
}

/**
 * Adds rules about framing, which a page cannot set itself. Leaves inline styles and Trusted Types to the page: workers
 * obey the header, and would load scripts before their code could add a policy.
 */
export function headerPolicy(policy: string): string {
  const forAll = policy.split(';').filter((directive) => !/^(require-)?trusted-types/.test(directive))
  return `${forAll.map(withoutStyleHashes).join(';')};${written(FRAMING)}`
}

const withoutStyleHashes = (directive: string) =>
  directive.startsWith('style-src ') ? `${directive.replace(/ 'sha256-[^']*'/g, '')} 'unsafe-inline'` : directive

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

/** With a base address, pages request files from that host, no matter where they are served. */
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

/** The part of the Trusted Types API that is used here. */
type TrustedTypes = {
  createPolicy: <Name extends keyof PolicyRules>(
    name: string,
    rules: Pick<PolicyRules, Name>,
  ) => { [Rule in Name]: (text: string) => string }
}

type PolicyRules = {
  createHTML: (html: string) => string
  /** Undefined means not trusted. */
  createScriptURL: (address: string) => string | undefined
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}
