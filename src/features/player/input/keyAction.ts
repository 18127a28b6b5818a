import { slotsOfKey } from './keys'

/** A key press as far as the rule needs it. */
export type KeyPress = { code: string; key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean }

/**
 * What a key press on the canvas means. `take`: from now on keys go to the game. `leave`: the page gets them back. `play`: it
 * is the game's, and neither page nor browser hears of it. `browser`: the page hears nothing, the browser does what it always
 * does. `fill`: the picture fills the screen, or no longer; no player has that key. `release`: a command of the browser or the system, behind which some keys are never let go of. Nothing: not ours.
 */
export function keyAction(
  press: KeyPress,
  hasKeys: boolean,
): 'take' | 'leave' | 'play' | 'browser' | 'fill' | 'release' | undefined {
  const { key, ctrlKey, altKey, metaKey } = press
  if (ctrlKey || altKey || metaKey) return hasKeys ? 'release' : undefined
  if (key.toLowerCase() === 'f') return 'fill'
  if (!hasKeys) return key === 'Enter' ? 'take' : undefined
  if (key === 'Escape') return 'leave'
  // Signs are kept from the browser too, which may search for what is typed
  return key.length === 1 || slotsOfKey(press).length > 0 ? 'play' : 'browser'
}
