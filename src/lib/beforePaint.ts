import { BANNER_DISMISSED_CLASS, BANNER_DISMISSED_VALUE, bannerStorageKey, isDismissable } from './banner'
import { scriptLiteral } from './inlineScript'
import type { Banner, SiteConfig } from './siteConfig'
import { themeScript } from './theme'

/** The inline script that runs before the first paint: it sets the theme and hides a dismissed banner. */
export function beforePaintScript({ colorScheme, banner }: Pick<SiteConfig, 'colorScheme' | 'banner'>) {
  return themeScript(colorScheme) + (banner ? bannerScript(banner) : '')
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
