import { displayFace } from '../../dom/displayFace'
import { storedValue } from '../../dom/storedValue'
import { DISPLAY_FACE_KEY } from '../../lib/storage/storageKeys'

/** Adds the headline face if it is stored, so that no page waits for it or shifts. */
export function addDisplayFace(address: string) {
  const [kept, file] = (storedValue(DISPLAY_FACE_KEY) ?? '').split(' ')
  if (kept !== address || file === undefined) return
  document.fonts.add(displayFace(Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))))
}
