import { BANNER_PREFIX } from '../storage/storageKeys'
import { lightDark, textColorOn } from '../theme/color'
import type { Banner } from '../config/siteConfig'

/** 32 px, and more where the reader has chosen larger text. */
const BANNER_HEIGHT = '2rem'

/** The class on the document's root that keeps a dismissed banner out of sight. */
export const BANNER_DISMISSED_CLASS = 'banner-dismissed'

/** What is stored for a dismissed banner: whether to show it. */
export const BANNER_DISMISSED_VALUE = 'false'

/** Whether the banner has a close button: unless it says `false`, as a boolean or as a word. */
export function isDismissable({ dismissable }: Banner): boolean {
  return dismissable !== false && dismissable !== 'false'
}

/** The storage key of a banner's dismissal; new content has a new key, so it is seen again. */
export function bannerStorageKey({ content }: Banner): string {
  return BANNER_PREFIX + hash(content)
}

/** The height of the banner as a CSS length. */
export function bannerHeight({ height }: Banner): string {
  return height ?? BANNER_HEIGHT
}

/** The colors of the banner: its own, with words that can be read, else those of the accent. */
export function bannerColors({ backgroundColor, textColor }: Banner) {
  if (backgroundColor === undefined) {
    return {
      backgroundColor: 'var(--color-accent)',
      textColor: textColor ?? 'var(--color-on-accent)',
    }
  }
  const { light, dark } =
    typeof backgroundColor === 'string' ? { light: backgroundColor, dark: backgroundColor } : backgroundColor
  const readable = () => lightDark(textColorOn(light), textColorOn(dark))
  return { backgroundColor: lightDark(light, dark), textColor: textColor ?? readable() }
}

function hash(text: string): string {
  let value = 5381
  for (let index = 0; index < text.length; index += 1) {
    value = (Math.imul(value, 33) ^ text.charCodeAt(index)) >>> 0
  }
  return value.toString(36)
}
