import { BANNER_PREFIX } from '../storage/storageKeys'
import { lightDark, textColorOn } from '../theme/color'
import type { Banner } from '../config/siteConfig'

/** 32 px, more with a larger root font size. */
const BANNER_HEIGHT = '2rem'

export const BANNER_DISMISSED_CLASS = 'banner-dismissed'

export const BANNER_DISMISSED_VALUE = 'false'

export function isDismissable({ dismissable }: Banner): boolean {
  return dismissable !== false && dismissable !== 'false'
}

/** Depends on the content, so that new content is shown again. */
export function bannerStorageKey({ content }: Banner): string {
  return BANNER_PREFIX + hash(content)
}

export function bannerHeight({ height }: Banner): string {
  return height ?? BANNER_HEIGHT
}

/** The configured colors with readable text, or the accent colors. */
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
