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
import type { reportCutDocument } from './inline/reportCutDocument'
import type { setBaseAddress } from './inline/setBaseAddress'
import type { showTheme } from './inline/showTheme'
import type { trustOwnScripts } from './inline/trustOwnScripts'
import type { wrapCode } from './inline/wrapCode'

/** Functions inside a page, named after their modules in `inline`. */
type InlineFunctions = {
  addDisplayFace: typeof addDisplayFace
  hideDismissedBanner: typeof hideDismissedBanner
  loadScripts: typeof loadScripts
  makeAddressDecodable: typeof makeAddressDecodable
  recordEarlyIntents: typeof recordEarlyIntents
  reportCutDocument: typeof reportCutDocument
  setBaseAddress: typeof setBaseAddress
  showTheme: typeof showTheme
  trustOwnScripts: typeof trustOwnScripts
  wrapCode: typeof wrapCode
}

declare global {
  /** Defined only where pages are rendered (src/gatsby/constants.ts). */
  const __INLINE_SCRIPTS__: Record<keyof InlineFunctions, string>
}

/** Base address, theme, dismissed banner, code wrapping, and recording of early actions, as configured. */
export function beforePaintScript({
  baseUrl,
  colorScheme,
  banner,
}: Pick<SiteConfig, 'baseUrl' | 'colorScheme' | 'banner'>): string {
  return [
    baseUrl ? callOf('setBaseAddress', baseUrl) : '',
    fixedTheme(colorScheme) ? '' : callOf('showTheme', showsThemeToggle(colorScheme)),
    banner && isDismissable(banner) ? callOf('hideDismissedBanner', bannerStorageKey(banner)) : '',
    callOf('wrapCode'),
    callOf('recordEarlyIntents'),
  ].join('')
}

/** The headline face and, on a page with a loader, the report of a document that was cut off. */
export function afterWordsScript({ hasLoader }: { hasLoader: boolean }): string {
  return callOf('addDisplayFace', DISPLAY_FACE) + (hasLoader ? callOf('reportCutDocument') : '')
}

/** Adds Gatsby's `async` scripts later. Before that, fixes the address for the router and sets up Trusted Types. */
export function scriptLoader(): string {
  return callOf('makeAddressDecodable') + callOf('trustOwnScripts') + callOf('loadScripts')
}

function callOf<Name extends keyof InlineFunctions>(name: Name, ...data: Parameters<InlineFunctions[Name]>): string {
  return `(${__INLINE_SCRIPTS__[name]})(${data.map(scriptLiteral).join()});`
}
