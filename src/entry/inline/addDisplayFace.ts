import type { DISPLAY_FACE } from '../../lib/theme/displayFace'

/** Inlined as data, the face applies without a request, so headlines never change their typeface. */
export function addDisplayFace({ family, file }: typeof DISPLAY_FACE) {
  const data = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))
  document.fonts.add(new FontFace(family, data, { weight: '700' }))
  // Built HTML must not contain it
  document.currentScript?.remove()
}
