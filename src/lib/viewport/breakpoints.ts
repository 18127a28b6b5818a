/** Up to this width, the titles of previous and next page get less space. */
const SMALL_PHONE_MAX_WIDTH_PX = 480

/** Up to this width, the top bar's menus are one button, and blocks extend to the edges. */
export const PHONE_MAX_WIDTH_PX = 720

/** Up to this width, mobile bars replace the sidebar and the fixed top bar. */
const MOBILE_MAX_WIDTH_PX = 1023

/**
 * From 1281px on, the outline has its own column. In em, so that it scales with the root font size like the content.
 */
const OUTLINE_COLUMN_MIN_WIDTH_EM = 80.0625

/** Up to this height, a phone in landscape has no space above its keyboard. */
const LOW_MAX_HEIGHT_PX = 500

/** Up to this width, code and picture are stacked. */
const STACKED_MAX_WIDTH_PX = 899

/** Code and picture side by side. */
export const SIDE_BY_SIDE_QUERY = `(min-width: ${STACKED_MAX_WIDTH_PX + 1}px)`

/** Sidebar and fixed top bar. */
export const DESKTOP_QUERY = `(min-width: ${MOBILE_MAX_WIDTH_PX + 1}px)`

export const NAMED_MEDIA_QUERIES: Readonly<Record<`--${string}`, string>> = {
  '--small-phone': `(max-width: ${SMALL_PHONE_MAX_WIDTH_PX}px)`,
  '--phone': `(max-width: ${PHONE_MAX_WIDTH_PX}px)`,
  '--above-phone': `(min-width: ${PHONE_MAX_WIDTH_PX + 1}px)`,
  '--phone-on-its-side': `(orientation: landscape) and (max-height: ${LOW_MAX_HEIGHT_PX}px)`,
  '--stacked': `(max-width: ${STACKED_MAX_WIDTH_PX}px)`,
  '--mobile': `(max-width: ${MOBILE_MAX_WIDTH_PX}px)`,
  '--desktop': DESKTOP_QUERY,
  '--outline-column': `(min-width: ${OUTLINE_COLUMN_MIN_WIDTH_EM}em)`,
}
