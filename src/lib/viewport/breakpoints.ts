/** Up to here previous and next leave their titles less room. */
const SMALL_PHONE_MAX_WIDTH_PX = 480

/** Up to here the menus of the top bar are one button, and blocks of the text go from edge to edge. */
export const PHONE_MAX_WIDTH_PX = 720

/** Up to here, where a sidebar would leave the text too little, mobile bars that scroll with the page take the place of the sidebar and the fixed top bar. */
const MOBILE_MAX_WIDTH_PX = 1023

/**
 * From 1281px on, the outline has a column of its own. In em, so that it waits for more where the reader has chosen larger
 * text: the content is measured in characters, too.
 */
const OUTLINE_COLUMN_MIN_WIDTH_EM = 80.0625

/** Up to here a phone that lies on its side has no room above its keyboard. */
const LOW_MAX_HEIGHT_PX = 500

/** Where the sidebar stands beside the text and the top bar is fixed. */
export const DESKTOP_QUERY = `(min-width: ${MOBILE_MAX_WIDTH_PX + 1}px)`

/** The breakpoints as style sheets call them: `@media (--phone)`. */
export const NAMED_MEDIA_QUERIES: Readonly<Record<`--${string}`, string>> = {
  '--small-phone': `(max-width: ${SMALL_PHONE_MAX_WIDTH_PX}px)`,
  '--phone': `(max-width: ${PHONE_MAX_WIDTH_PX}px)`,
  '--above-phone': `(min-width: ${PHONE_MAX_WIDTH_PX + 1}px)`,
  '--phone-on-its-side': `(orientation: landscape) and (max-height: ${LOW_MAX_HEIGHT_PX}px)`,
  '--mobile': `(max-width: ${MOBILE_MAX_WIDTH_PX}px)`,
  '--desktop': DESKTOP_QUERY,
  '--outline-column': `(min-width: ${OUTLINE_COLUMN_MIN_WIDTH_EM}em)`,
}
