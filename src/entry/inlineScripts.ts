import { withBasePath } from '../lib/address/paths'
import { bannerStorageKey, isDismissable } from '../lib/banner/banner'
import type { SiteConfig } from '../lib/config/siteConfig'
import { scriptLiteral } from '../lib/loading/scripts'
import { DISPLAY_FACE } from '../lib/theme/displayFace'
import { fixedTheme, showsThemeToggle } from '../lib/theme/theme'
import type { addDisplayFace } from './inline/addDisplayFace'
import type { hideDismissedBanner } from './inline/hideDismissedBanner'
import type { loadScripts } from './inline/loadScripts'
import type { makeAddressDecodable } from './inline/makeAddressDecodable'
import type { recordEarlyIntents } from './inline/recordEarlyIntents'
import type { setBaseAddress } from './inline/setBaseAddress'
import type { showTheme } from './inline/showTheme'
import type { trustOwnScripts } from './inline/trustOwnScripts'
import type { wrapCode } from './inline/wrapCode'

/** The functions that run inside a page, each named after its module in `inline`, which the build compiles to a script. */
type InlineFunctions = {
  addDisplayFace: typeof addDisplayFace
  hideDismissedBanner: typeof hideDismissedBanner
  loadScripts: typeof loadScripts
  makeAddressDecodable: typeof makeAddressDecodable
  recordEarlyIntents: typeof recordEarlyIntents
  setBaseAddress: typeof setBaseAddress
  showTheme: typeof showTheme
  trustOwnScripts: typeof trustOwnScripts
  wrapCode: typeof wrapCode
}

declare global {
  /** The inline scripts by name; defined only where pages are rendered (src/gatsby/constants.ts). */
  const __INLINE_SCRIPTS__: Record<keyof InlineFunctions, string>
}

/**
 * The script that runs before the first paint: as far as the configuration asks for it, it sets the base address and the
 * theme and hides a dismissed banner; it adds the face of headlines where the browser has it; it wraps code for readers who
 * chose so; and it remembers what the reader presses, however slowly the rest of the page comes in.
 */
export function beforePaintScript({
  baseUrl,
  colorScheme,
  banner,
  basePath,
}: Pick<SiteConfig, 'baseUrl' | 'colorScheme' | 'banner' | 'basePath'>): string {
  return [
    baseUrl ? callOf('setBaseAddress', baseUrl) : '',
    fixedTheme(colorScheme) ? '' : callOf('showTheme', showsThemeToggle(colorScheme)),
    banner && isDismissable(banner) ? callOf('hideDismissedBanner', bannerStorageKey(banner)) : '',
    callOf('addDisplayFace', withBasePath(DISPLAY_FACE.address, basePath)),
    callOf('wrapCode'),
    callOf('recordEarlyIntents'),
  ].join('')
}

/**
 * The script that stands where Gatsby's `async` scripts stood, and adds them when it is time. Before, it makes the address one
 * that the router can decode when it starts, and lets the site's own scripts pass its content policy.
 */
export function scriptLoader(): string {
  return callOf('makeAddressDecodable') + callOf('trustOwnScripts') + callOf('loadScripts')
}

/** The script that calls a function with its data. */
function callOf<Name extends keyof InlineFunctions>(name: Name, ...data: Parameters<InlineFunctions[Name]>): string {
  return `(${__INLINE_SCRIPTS__[name]})(${data.map(scriptLiteral).join()});`
}
