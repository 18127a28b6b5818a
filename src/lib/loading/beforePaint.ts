import { BANNER_DISMISSED_CLASS, BANNER_DISMISSED_VALUE, bannerStorageKey, isDismissable } from '../banner/banner'
import { scriptLiteral } from '../script/scriptLiteral'
import type { Banner, SiteConfig } from '../config/siteConfig'
import { decodableAddress } from '../address/startAddress'
import { themeScript } from '../theme/theme'

/**
 * The inline script that runs before the first paint: it sets the theme, hides a dismissed banner, and makes the address
 * one that the router can decode when it starts.
 */
export function beforePaintScript({ colorScheme, banner }: Pick<SiteConfig, 'colorScheme' | 'banner'>) {
  return themeScript(colorScheme) + (banner ? bannerScript(banner) : '') + addressScript()
}

/** The script that hides a dismissed banner; empty if it cannot be dismissed. */
export function bannerScript(banner: Banner): string {
  if (!isDismissable(banner)) return ''
  const stored = `localStorage.getItem(${scriptLiteral(bannerStorageKey(banner))})`
  return [
    `try{if(${stored}===${scriptLiteral(BANNER_DISMISSED_VALUE)})`,
    `document.documentElement.classList.add(${scriptLiteral(BANNER_DISMISSED_CLASS)})`,
    '}catch(error){}',
  ].join('')
}

function addressScript(): string {
  return [
    `(function(l,d){var a=d(l.pathname)+l.search+d(l.hash);`,
    `if(a!==l.pathname+l.search+l.hash)history.replaceState(history.state,'',a)})`,
    `(location,${decodableAddress.toString().replace(/\s*\n\s*/g, ' ')})`,
  ].join('')
}
